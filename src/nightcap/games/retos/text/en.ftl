### Retos

## Moves

retos-move-choose_partner = Ask { $seat } to join in
    .choose = Choose someone for the dare
retos-move-dare_accept = I'm in
retos-move-dare_done = Done
retos-move-draw = Draw a card
retos-move-lower_drinks = Lower my drink limit to { $limit }
    .choose = Lower my drink limit
retos-move-lower_garments = Lower my clothing limit to { $limit }
    .choose = Lower my clothing limit
retos-move-partner_accept = I'm in
retos-move-pass = Pass
retos-move-play = Play { $card }
retos-move-refuse = Turn it down
retos-move-safe_stop = Stop this dare (no penalty)
retos-move-stop_game = End the game for everyone
retos-move-take_penalty =
    Pay with { $kind ->
        [drinks] a drink
       *[other] { $kind }
    }
retos-move-time_out = Time's up

## Questions

retos-ask-ask_for_partner = Who's doing this dare with you? Choose someone, leave it to chance, or turn it down.
retos-ask-ask_for_penalty = How do you want to pay your penalty?
retos-ask-ask_one_in_time = Your move.
retos-ask-ask_partner = You're invited to join this dare. Are you in?
retos-ask-ask_to_accept = This dare is for you. Are you in?
retos-ask-ask_to_dare = Are you up for this dare?
retos-ask-ask_to_draw = Draw a card.
retos-ask-ask_to_play = Play a card of the same suit or rank. If you have none, pass.
retos-ask-ask_whether_done = Take your time. Say when the dare is done.

## Events

retos-event-card_played =
    { $direction ->
        [-1] { $seat } plays { $card }. Play goes to the left.
       *[1] { $seat } plays { $card }. Play goes to the right.
    }
retos-event-cards_seen = { $seat } gets { $cards }.
retos-event-cards_taken =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
retos-event-closed = Everyone has passed and there's nothing left to draw. The game is over.
retos-event-dare_accepted = { $seat } is in.
retos-event-dare_completed = { $performer } has done the dare.
retos-event-dare_given = { $thrower } gives { $performer } a dare: “{ $dare }”
retos-event-dare_lapsed = This dare doesn't work here, so { $performer } is off the hook.
retos-event-dare_refused =
    { $punished_count ->
        [one] { $seat } turns the dare down. { $punished } pays a penalty.
       *[other] { $seat } turns the dare down. { $punished } pay a penalty each.
    }
retos-event-dare_stopped = The dare stops here. Nobody pays anything.
retos-event-dealt =
    { $stock ->
        [one] Everyone has three cards. The draw pile has one card.
       *[other] Everyone has three cards. The draw pile has { $stock } cards.
    }
retos-event-draw_missed = { $seat } plays { $card } without drawing first, so they take it back and draw extra cards.
retos-event-game_ended =
    { $losers_count ->
        [one] { $winner } wins the prize. { $losers } owes the forfeit, if you agreed on one.
       *[other] { $winner } wins the prize. { $losers } share the forfeit, if you agreed on one.
    }
retos-event-game_stopped = The game ends here. Nobody wins or loses, and all hands stay hidden.
retos-event-hand_dealt = { $seat } is dealt { $cards }.
retos-event-hands_shown = Everyone shows their hand. Points, in seating order: { $sums }.
retos-event-limit_lowered = { $seat }'s new private limits: pieces of clothing { $garments }, drinks { $drinks }.
retos-event-partner_chosen =
    { $by_chance ->
        [yes] Chance picks { $partner } to join { $performer } in the dare.
       *[no] { $performer } asks { $partner } to join in the dare.
    }
retos-event-passed = { $seat } passes.
retos-event-penalty_paid =
    { $seat } pays with { $kind ->
        [drinks] a drink
       *[other] { $kind }
    }.
retos-event-penalty_settled = { $seat }'s penalty is settled.
retos-event-points_added =
    { $points ->
        [one] { $seat } gets one penalty point.
       *[other] { $seat } gets { $points } penalty points.
    }
retos-event-seat_drawn =
    { $round ->
        [1] { $seat } draws { $card } for a seat.
       *[other] Still tied, { $seat } draws again: { $card }.
    }
retos-event-seats_taken = The seats, from the highest card going right: { $order }.
retos-event-tie_drawn = To settle the tie, { $seat } draws { $card }.
retos-event-went_out = { $seat } plays their last card.

## House rules

retos-option-confirm_by = Who says a dare is done
    .help = Whoever does the dare, on trust, or whoever played the card.
retos-option-decision_seconds = Seconds to decide
    .help = 15 to 300, or 0 for no clock. If time runs out on a dare, that counts as turning it down, never as a yes.
retos-option-drink_max = Drink limit
    .help = 0 to 20 drinks for each player. Everyone can set a lower limit in private, even 0.
retos-option-final_dare = The winning card's dare
    .help = The dare on the last card is still played, or turned down and paid for, before the game ends. Or the game ends right away.
retos-option-forfeit = Forfeit for the loser
    .help = What the loser owes at the end, if anything. If you leave it empty, there's still a loser.
retos-option-free_passes = Free passes each
    .help = How many of your own penalties you can settle for nothing, 0 to 5.
retos-option-garment_max = Clothing limit
    .help = 0 to 10 pieces of clothing for each player. Everyone can set a lower limit in private, even 0.
retos-option-loser_tie = Tie for last place
    .help = If the highest hands tie, whoever holds the most cards loses. Still a tie? The highest card drawn loses. Or everyone tied loses together.
retos-option-max_heat = Heat limit
    .help = Counted from 0: 0 is sweet (heat 1), 1 warm (heat 2), 2 sensual (heat 3), 3 hot (heat 4 and up). Before the start, another dare within the limit takes the place of any hotter one.
retos-option-missed_draw = Playing before drawing
    .help = Either you can't, or you take the card back, draw two extra cards and carry on with your turn.
retos-option-must_play = Must play if possible
    .help = Yes: if you have a card that fits, you have to play one. No: you can always pass, except on the first card of the game.
retos-option-no_kind_left = When you have nothing left to pay with
    .help = Nothing happens, or you get penalty points. If you leave it open, you get points only if cards are the only way to pay.
retos-option-penalty_cards = Cards per penalty
    .help = How many cards you draw if you pay with cards, 1 to 4. If fewer are left, those will do.
retos-option-penalty_kinds = Ways to pay a penalty
    .help = Whoever pays chooses from these, within their private limits. You need at least one.
retos-option-penalty_points = Penalty points
    .help = 1 to 20, added to your hand at the end if you settle a penalty with points or run out of time to choose.
retos-option-prize = Prize for the winner
    .help = What the winner gets. Agree on it first: the game can't start without it.
retos-option-respect = Respect mode
    .help = Off: anyone can join a dare. For dares: only your own partner can. For penalties: anyone can, but only couples share a penalty.
retos-option-reverse_carries_dare = Cards that reverse the direction of play are dares too
    .help = Yes: they reverse the direction of play and are a dare. No: they only reverse it.
retos-option-reverse_ranks = Cards that reverse the direction of play
    .help = Playing one of these reverses the direction of play. Choose up to four ranks. With none, the direction never changes.
retos-option-stop_by = Who can end the game
    .help = A game that's ended early has no winner, loser, prize or forfeit. Anyone taking part in a dare can always stop it.

## Words

retos-word-2 = 2
retos-word-3 = 3
retos-word-5 = 5
retos-word-6 = 6
retos-word-8 = 8
retos-word-9 = 9
retos-word-T = 10
retos-word-J = jack
retos-word-Q = queen
retos-word-K = king
retos-word-A = ace
retos-word-act = acting
retos-word-all = dares for two only within couples
retos-word-any = anyone
retos-word-auto = costs two extra cards
retos-word-cards = cards
retos-word-closed = nobody could play any more
retos-word-clothing = clothing
retos-word-contact = touch
retos-word-drink = drinks
retos-word-free_pass = a free pass
retos-word-garment = a piece of clothing
retos-word-host = only the host
retos-word-lapse = nothing happens
retos-word-mirrored = most cards, then highest draw
retos-word-music = music
retos-word-off = off
retos-word-out = last card played
retos-word-penalties = shared penalties only within couples
retos-word-performed = still played
retos-word-performer = whoever does the dare
retos-word-points = penalty points
retos-word-prevented = not possible
retos-word-props = props
retos-word-random = someone at random
retos-word-shared = everyone tied loses
retos-word-skipped = left out
retos-word-stopped = ended early
retos-word-talk = talk
retos-word-thrower = whoever played the card

## Labels

retos-seen-harmless = harmless
retos-seen-around = seats from yours to the right
retos-seen-blocked = themes you rule out
retos-seen-bot = bot
retos-seen-card = card
retos-seen-card_penalties = penalties in cards
retos-seen-confirm_by = who says a dare is done
retos-seen-dare = dare
retos-seen-dares = dares
retos-seen-decision_seconds = seconds to decide
retos-seen-direction = direction (1 right, -1 left)
retos-seen-drink_limit = your drink limit
retos-seen-drink_max = drink limit
retos-seen-drinks = drinks had
retos-seen-fallback = stand-in dare
retos-seen-final_dare = the winning card's dare
retos-seen-forfeit = forfeit
retos-seen-forfeit_with = forfeit together with
retos-seen-free_passes = free passes left
retos-seen-garment_limit = your clothing limit
retos-seen-garment_max = clothing limit
retos-seen-garments = pieces of clothing lost
retos-seen-hand = hand
retos-seen-heat = heat
retos-seen-hidden = hidden cards
retos-seen-how = how it ended
retos-seen-id = name
retos-seen-loser_tie = tie for last place
retos-seen-losers = lost
retos-seen-max_heat = heat limit (0 to 3)
retos-seen-mine = only for you
retos-seen-missed_draw = playing before drawing
retos-seen-must_play = must play if possible
retos-seen-needs_partner = for two
retos-seen-no_kind_left = with nothing left to pay with
retos-seen-open_dare = dare on the last card
retos-seen-order = seats to the right
retos-seen-partner = partner
retos-seen-passes = passes in a row
retos-seen-penalty_cards = cards per penalty
retos-seen-penalty_kinds = ways to pay
retos-seen-penalty_points = points per penalty
retos-seen-performer = the dare is for
retos-seen-points = penalty points
retos-seen-prize = prize
retos-seen-prize_with = prize together with
retos-seen-props = props
retos-seen-queue = who still has a penalty to pay
retos-seen-remote = works at a distance
retos-seen-respect = respect mode
retos-seen-result = result
retos-seen-reverse_carries_dare = cards that reverse the direction of play are dares too
retos-seen-reverse_ranks = cards that reverse the direction of play
retos-seen-round = draw
retos-seen-scores = points in hand
retos-seen-seating = cards drawn for the seats
retos-seen-seconds = seconds
retos-seen-standings = final places
retos-seen-stock = draw pile
retos-seen-stop_by = who can end the game
retos-seen-tags = themes
retos-seen-thrower = card played by
retos-seen-turn = turn
retos-seen-turn_seat = whose turn
retos-seen-used = discard pile
retos-seen-winner = winner
retos-seen-winners = won

## The game

game-retos = Retos
    .pitch = Play your cards, hand out dares, and empty your hand before anyone else.
    .about = Get rid of your cards. Each one you play is a dare for the next player.
    .minutes = 60 min
    .how =
        Be the first to get rid of your cards and you win the prize you've agreed on. If nobody can play any more, the lowest hand wins. The highest hand owes the forfeit, if you've agreed on one.

        Everyone gets three cards. The rest is the draw pile. On your turn, draw a card, then play one of the same suit or rank as the last card played. The first card of the game can be any. If nothing fits, you pass. Play goes to the right, and an ace usually turns it round.

        Every card is a dare for the next player, who then takes their turn. If it's a dare for one, they say yes or no. If it's for two, they choose someone to do it with or leave it to chance, and that person says yes or no too.

        Turn a dare down and you pay a penalty, in the way you choose: a small drink you like, with or without alcohol, one piece of clothing, or two cards from the draw pile. (All your accessories count as one piece, and so do shoes with socks.) If the person you choose turns it down, you both pay. Your limits for drinks and clothing are private, and you can lower them at any time.

        Stopping is different, and always free. Until a dare is done, anyone taking part can stop it without a reason. The table hears only that it stopped, not who stopped it.

        When the draw pile is empty, you play on without drawing, and nobody pays with cards any more. Once everyone passes in a row, count your hands: 2 to 10 as printed, jack 11, queen 12, king 13, ace 14. If it's a tie, fewer cards win, then the lowest card drawn.


## Before the start

notice-couples = A dare can pair you with someone you didn't come with. Couples, talk first about what you're both fine with. House rules can keep dares within couples, and anything you rule out in private stays out.

## Why not

refusal-couple_needed = This house rule needs at least one couple. Say who came together first.
refusal-host_is_a_bot = A bot can't be the host. Someone has to be able to end the game.
refusal-kind_unavailable = You can't pay that way. You have nothing left of that kind, or your house rules leave it out.
refusal-named_twice = “{ $option }” lists the same thing twice.
refusal-no_clock = You didn't agree on a time limit.
refusal-no_match = That card isn't of the same suit or rank.
refusal-no_partner_in_dare = This dare is for one.
refusal-not_a_couple = You're a couple once you've both said so.
refusal-not_adult = Everyone has to be an adult.
refusal-not_eligible = You can't choose them for this dare.
refusal-one_host = Only one player can be the host.
refusal-only_lower = You can only lower a limit now. Yours can go from { $limit } down to { $paid }, which you've already used.
refusal-only_the_room = Only the table's clock can say that.
refusal-partner_needed = This dare is for two. Choose someone first.
refusal-prize_missing = Agree on a prize first, in your own words.
refusal-too_hurried = Give everyone at least { $least } seconds, or no limit.

## How to play, in four panels

game-retos-panel-1 = Get rid of your cards
    .text = Be the first to play your last card and win the prize. If nobody can play any more, the lowest hand wins. The highest hand owes the forfeit, if there is one.
game-retos-panel-2 = Draw one, play one
    .text = Draw a card, then play one of the same suit or rank as the last. If nothing fits, the turn moves on. Aces usually reverse the direction of play.
game-retos-panel-3 = Every card a dare
    .text = The next player gets the dare on your card. If it's for two, they choose someone or leave it to chance, and that person says yes or no too.
game-retos-panel-4 = Stopping is always free
    .text = Turn a dare down and you pay with a drink, a piece of clothing or two cards. You choose, within your private limits. Stopping costs nothing, and we never say who it was.
