### Poker for Couples

## Moves

couples-move-accept = Yes, let's
couples-move-answer_tweak =
    { $agree ->
        [yes] Yes, like that
       *[no] No, stick to the card
    }
couples-move-bail = Bail (uses one bail)
couples-move-buy_cards =
    { $cards_count ->
        [one] Buy a new card in place of { $cards } (1 coin)
       *[other] Buy new cards in place of { $cards } ({ $cards_count } coins)
    }
    .choose = Buy new cards
couples-move-complete_activity = Done
couples-move-concede = End the game now
couples-move-deal = Deal the cards
couples-move-draw_climax = Draw the climax card
couples-move-draw_reward = Take my reward card
couples-move-exchange =
    { $cards_count ->
        [0] Keep all five
       *[other] Swap { $cards }
    }
    .choose = Swap cards
couples-move-pass_buy = Pass, buy nothing
couples-move-play_card = Play { $card }
couples-move-propose_tweak = Suggest: “{ $note }”
    .choose = Suggest a tweak
couples-move-safe_stop = Stop here, no reason needed
couples-move-select_activity =
    { $index ->
        [0] Choose the first activity
        [1] Choose the second activity
        [2] Choose the third activity
       *[other] Choose the fourth activity
    }
couples-move-shop_buy =
    { $index ->
        [0] Buy the first activity ({ $card })
        [1] Buy the second activity ({ $card })
        [2] Buy the third activity ({ $card })
       *[other] Buy the fourth activity ({ $card })
    }
couples-move-shop_leave = Leave the shop
couples-move-throw_sign = Throw { $sign }
couples-move-timer =
    { $action ->
        [start] Start the timer
        [pause] Pause the timer
       *[restart] Restart the timer
    }
couples-move-turn_up = Turn over the card

## Questions

couples-ask-ask_about_tweak = Do you agree to this tweak?
couples-ask-ask_for_signs = Rock, paper or scissors?
couples-ask-ask_to_accept = Do you fancy this one? Say yes, or use a bail.
couples-ask-ask_to_buy = Buy new cards at one coin each, or pass.
couples-ask-ask_to_complete = Take your time. Say when you're done.
couples-ask-ask_to_deal = Your turn to deal.
couples-ask-ask_to_draw_climax = You've won. Draw a climax card.
couples-ask-ask_to_draw_reward = You've won the round. Take your next reward card.
couples-ask-ask_to_exchange = Swap up to five cards, or keep them all.
couples-ask-ask_to_exchange_again = Swap again, or keep all five and earn coins instead of buying cards this round.
couples-ask-ask_to_follow = Follow suit if you can. If not, play any card.
couples-ask-ask_to_lead = Lead any card.
couples-ask-ask_to_select = Choose one activity on the card.
couples-ask-ask_to_shop = Buy an activity with your coins, or leave the shop.
couples-ask-ask_to_turn_up = Turn over your next card.

## Events

couples-event-activity_accepted = { $seat } says yes.
couples-event-activity_completed = The activity is done.
couples-event-activity_selected = { $seat } chooses: “{ $activity }”
couples-event-activity_started = The activity starts.
couples-event-activity_stopped = The activity stops here, free of charge. It won't come up again on this card.
couples-event-bailed =
    { $seat } bails, with { $bails_left ->
        [0] no bails left
        [one] one bail left
       *[other] { $bails_left } bails left
    }.
couples-event-card_drawn = { $seat } turns over a { $category } card.
couples-event-card_played = { $seat } plays { $card }.
couples-event-card_read = The card offers: “{ $activities }”
couples-event-card_used = { $seat } puts the { $category } card away for good.
couples-event-cards_bought =
    { $seat } buys { $coins ->
        [one] one new card for one coin
       *[other] { $coins } new cards for { $coins } coins
    }.
couples-event-cards_drawn = { $seat } discards { $discarded } and draws { $drawn }.
couples-event-climax_allowed = { $winner } draws the climax card and wins the game. From now on, climax is allowed.
couples-event-clothes_lost =
    { $seat } loses { $pieces ->
        [one] one piece of clothing
       *[other] { $pieces } pieces of clothing
    } and has { $left ->
        [0] nothing left on
        [one] one piece left
       *[other] { $left } pieces left
    }.
couples-event-coins_paid =
    { $seat } earns { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } for { $why }.
couples-event-completion_reported = { $seat } says it's done.
couples-event-conceded = The game ends here. Nobody owes anything.
couples-event-dealt = Round { $round }: { $dealer } deals.
couples-event-exchanged =
    { $count ->
        [0] { $seat } keeps every card.
        [one] { $seat } swaps one card.
       *[other] { $seat } swaps { $count } cards.
    }
couples-event-first_dealer = { $seat } deals first.
couples-event-game_ended =
    { $winner ->
        [none] The game is over, without a winner.
       *[other] The game is over. { $winner } wins.
    }
couples-event-hand_dealt = { $seat } picks up { $cards }.
couples-event-hand_shown = { $seat } shows { $cards }: { $category }.
couples-event-hands_tied = An exact tie ({ $category }). Nobody scores for the hand.
couples-event-line_passed = { $seat } crosses the { $kind } line at space { $line }.
couples-event-passed_buying = { $seat } passes and buys nothing.
couples-event-pawn_moved =
    { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for { $why } and { $position ->
        [71] reaches the finish
       *[other] moves to space { $position }
    }.
couples-event-round_ended = The round is over. { $next_dealer } deals next.
couples-event-round_tied = An exact tie. Nobody takes a card, and the round starts over.
couples-event-round_won = { $seat } wins the round.
couples-event-shop_bought =
    { $seat } pays { $price ->
        [one] one coin
       *[other] { $price } coins
    } at the shop.
couples-event-shop_left =
    { $seat } leaves the shop, with { $remain_count ->
        [0] no cards left in it
        [one] one card left in it
       *[other] { $remain_count } cards left in it
    }.
couples-event-shop_refunded =
    { $seat } gets { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } back from the shop.
couples-event-sign_thrown = { $seat } has chosen a sign.
couples-event-signs_shown = Both show their signs: { $signs }.
couples-event-skipped_buying = { $seat } can't buy cards: { $because }.
couples-event-stood_pat =
    { $seat } keeps all five cards and earns { $coins ->
        [0] nothing, as the bank is empty
        [one] one coin
       *[other] { $coins } coins
    }.{ $locked ->
        [yes] {""} They can't buy cards this round.
       *[no] {""}
    }
couples-event-timer_touched =
    { $action ->
        [start] { $seat } starts the timer.
        [pause] { $seat } pauses the timer.
       *[restart] { $seat } restarts the timer.
    }
couples-event-trick_taken = { $seat } takes trick { $number }.
couples-event-tweak_answered =
    { $agreed ->
        [yes] { $seat } likes the tweak. It's agreed.
       *[no] { $seat } would rather stick to the card.
    }
couples-event-tweak_proposed = { $seat } suggests a tweak: “{ $note }”
couples-event-tweak_withdrawn = { $seat } takes the tweak back.
couples-event-winner_known = { $seat } wins the game. Once every other card is done, { $seat } draws a climax card.

## House rules

couples-option-card_view = Drawn cards
    .help = Open: you both read the whole card. Otherwise your partner sees only its kind, and the activities you choose from it.
couples-option-completion = Who says an activity is done
    .help = Whoever drew the card, or both of you in any order.
couples-option-deck = Cards in each reward pile
    .help = How many cards of each kind, the same for both of you. 3 to 16 in all, with the climax card always last. More cards make a longer game.
couples-option-first_dealer = Who deals first
    .help = The winner of rock-paper-scissors, someone at random, or always the first or the second seat.
couples-option-limits = Themes to leave out
    .help = Themes you both want left out. A card with fewer than three activities left stays out altogether.
couples-option-start_clothes = Pieces of clothing at the start
    .help = With two strip cards, exactly five. Otherwise, two for each strip card and then one to three more. You can start with none only if there are no strip cards.
couples-option-start_space = Starting space
    .help = Start further ahead for a shorter game in fewer clothes: 5 pieces up to space 10, 3 up to 24, 1 up to 37, then none. Lines already behind you give nothing.
couples-option-strip_target = Who undresses
    .help = On strip and nude cards, whoever drew the card undresses, or their partner does. It stays the same all game.
couples-option-tie_dealer = Who deals again after a tie
    .help = After an exact tie you play the round again. The same dealer deals, or their partner does.

## Words

couples-word-talk = talk
couples-word-strip = strip
couples-word-cuddle = cuddle
couples-word-nude = nude
couples-word-hot = hot
couples-word-lust = lust
couples-word-climax = climax
couples-word-shop = shop
couples-word-royal_flush = royal flush
couples-word-straight_flush = straight flush
couples-word-four_of_a_kind = four of a kind
couples-word-full_house = full house
couples-word-flush = flush
couples-word-straight = straight
couples-word-three_of_a_kind = three of a kind
couples-word-two_pair = two pair
couples-word-pair = pair
couples-word-high_card = high card
couples-word-all = everything left
couples-word-behind = being behind
couples-word-beige = beige
couples-word-both = both of you
couples-word-drawer = whoever drew the card
couples-word-drawer_only = only for whoever drew the card
couples-word-hand = the better hand
couples-word-locked = they earned coins for keeping their hand
couples-word-no_coins = they're out of coins
couples-word-none = nobody
couples-word-open = open
couples-word-paper = paper
couples-word-partner = their partner
couples-word-pause = pause
couples-word-pink = pink
couples-word-random = at random
couples-word-reset = restart
couples-word-rock = rock
couples-word-rps = rock-paper-scissors
couples-word-ruled_out = ruled out
couples-word-same = the same dealer
couples-word-scissors = scissors
couples-word-seat0 = first seat
couples-word-seat1 = second seat
couples-word-selected = chosen
couples-word-start = start
couples-word-strip_target = as the house rules say
couples-word-swap = the dealer's partner
couples-word-tricks = tricks
couples-word-undresses = whoever undresses

## Labels

couples-seen-activities = activities
couples-seen-activity = activity
couples-seen-actor = done by
couples-seen-agreed = agreed
couples-seen-bails = bails left
couples-seen-bank = bank
couples-seen-best_hand = better hand
couples-seen-bought = cards bought
couples-seen-by = suggested by
couples-seen-card = card
couples-seen-card_view = drawn cards
couples-seen-category = kind
couples-seen-climax_allowed = climax allowed
couples-seen-clothes = pieces worn
couples-seen-coins = coins
couples-seen-completion = who says it's done
couples-seen-dealer = dealer
couples-seen-discards = discard pile
couples-seen-done = done
couples-seen-drawer = drawn by
couples-seen-exchanged = cards swapped
couples-seen-face_up = on the table
couples-seen-first_dealer = who deals first
couples-seen-hand = hand
couples-seen-heat = heat
couples-seen-hidden = hidden cards
couples-seen-holds = poker hand
couples-seen-id = reference
couples-seen-index = place on the card
couples-seen-items = still to come
couples-seen-kind = kind
couples-seen-least_dressed = fewest pieces worn
couples-seen-limits = themes left out
couples-seen-line = line
couples-seen-locked = can't buy cards
couples-seen-most_dressed = most pieces worn
couples-seen-note = note
couples-seen-pack = cards in the draw pile
couples-seen-pat_coins = coins for keeping all five
couples-seen-pawn = pawn
couples-seen-pieces = pieces
couples-seen-pile = played
couples-seen-position = space
couples-seen-price = price
couples-seen-private_room = somewhere private
couples-seen-props = props
couples-seen-receiver = for
couples-seen-remote = works at a distance
couples-seen-removes = comes off
couples-seen-replay = replays
couples-seen-reward_deck = reward pile
couples-seen-round = round
couples-seen-round_winner = round won by
couples-seen-ruled_out = ruled out
couples-seen-seconds = seconds
couples-seen-shop = shop cards
couples-seen-standing = agreed before
couples-seen-thrown = your sign
couples-seen-signs = signs
couples-seen-stacks = cards left
couples-seen-state = state
couples-seen-strip_target = who undresses
couples-seen-tags = themes
couples-seen-target = whose clothes come off
couples-seen-temporary_undress = clothes off for a while
couples-seen-trick_winners = tricks won by
couples-seen-tricks = tricks
couples-seen-tweak = tweak
couples-seen-used = cards done
couples-seen-visit = at the shop
couples-seen-winner = winner
couples-seen-wins = rounds won

## The game

couples-rankings =
    Royal flush: A♠ K♠ Q♠ J♠ 10♠
    Straight flush: 9♥ 8♥ 7♥ 6♥ 5♥
    Four of a kind: Q♠ Q♥ Q♦ Q♣ 3♦
    Full house: 8♠ 8♥ 8♦ K♣ K♥
    Flush: A♦ J♦ 8♦ 5♦ 2♦
    Straight: 9♣ 8♦ 7♠ 6♥ 5♣
    Three of a kind: 7♠ 7♥ 7♦ K♣ 2♠
    Two pair: J♠ J♦ 4♥ 4♣ 9♠
    Pair: 10♥ 10♣ A♠ 6♦ 3♣
    High card: K♥ J♠ 8♣ 6♦ 2♥
game-couples-quick = Poker for Couples: quick version
    .pitch = Win poker rounds, take your rewards one by one, and reach your climax card before your partner does.
    .about = Draw poker with rewards. It needs no table. A bed will do.
    .minutes = 90 min
    .how =
        Win a round of poker, take a reward. Each of you has a pile of eight reward cards, and the first to reach the climax card at the bottom wins.

        Start in five pieces of clothing each (a pair of socks or shoes counts as one) and with two bails each. Rock-paper-scissors decides who deals.

        You each get five cards. The dealer's partner swaps as many as they like, then the dealer. Do that once more, then show your hands. The better one wins. If it's an exact tie, play the round again.

        If you won, take your next reward card. You both read it, and you choose one activity. A strip card costs your partner two pieces, a nude card everything else. On most other cards, anything you take off can go back on afterwards. Then the deal passes to the dealer's partner.

        Don't fancy what your partner chose? Use a bail and they choose again from the same card. You have two for the whole game. Or suggest a tweak: if you both agree, do it your way.

        Either of you can stop an activity at any moment, free, without a reason. You can also end the game whenever you like. Your limits come before any card.

        Climax waits for the climax card. Draw it and you've won, and one last activity ends the game.
game-couples-advanced = Poker for Couples: advanced version
    .pitch = Poker, tricks, coins and a race of pawns: an evening for two that warms up line by line.
    .about = Poker, tricks and a race, with rewards on the way.
    .minutes = 2–3 hours
    .how =
        Score points and race your pawn along the track. Every line you cross brings a card, and the first across the finish wins.

        Choose each other's outfits, five pieces each. You both start with three coins, and with two bails for the whole game.

        You each get five cards and swap twice, as many as you like. The dealer's partner always goes first. Keep all five the second time and you earn a coin, or two if you kept them the first time as well, but then you can't buy cards. Otherwise take turns buying new cards at one coin each, until there are two passes in a row.

        Then play five tricks without trumps. Follow suit if you can. The higher card of the suit led takes the trick (aces are high) and leads the next. The last trick scores two points, or four if you took all five. Next, the better poker hand scores from one point (high card) to ten (royal flush). The best hands pay coins too. Each point is one step. Whoever is behind after that gets a coin.

        Turn over your cards one by one and choose one activity on each. A strip card costs your partner two pieces, a nude card everything else. At the shop line you can spend coins on the activities of one shop card.

        Don't fancy what your partner chose? Use a bail and they choose again, or get their coins back at the shop. Either of you can stop an activity at any moment, free, without a reason. You can also end the game whenever you like. Your limits come before any card.

        If you both cross the finish in the same round, the better hand of that round wins. When all other cards are done, the winner draws a climax card. Climax waits for it.

## Before the start

notice-clothes =
    { $pieces ->
        [0] You both start without clothes.
        [one] Start in exactly one piece of clothing each. A pair of socks or shoes counts as one.
       *[other] Start in exactly { $pieces } pieces of clothing each. A pair of socks or shoes counts as one.
    }
notice-outfits =
    { $pieces ->
        [0] You both start without clothes.
        [one] Choose each other's outfits: exactly one piece each. A pair of socks or shoes counts as one.
       *[other] Choose each other's outfits: exactly { $pieces } pieces each. A pair of socks or shoes counts as one.
    }
notice-evening = Set aside two to three hours without interruption.

## Why not

refusal-accepted_already = You've already said yes. You can still stop at any moment, and it's free.
refusal-bought_already = You've already bought that one.
refusal-card_twice = You can choose each card only once.
refusal-deck_size = Each reward pile has { $least } to { $most } cards, not { $total }.
refusal-exchanged_already = You've already swapped.
refusal-locked = You earned coins for keeping your hand, so you can't buy cards this round.
refusal-must_follow_suit = You have a card of the suit that was led, so you have to play one.
refusal-naked_with_strip_cards = Strip cards need clothes to take off. Start with some, or play without strip cards.
refusal-no_bails_left = You're out of bails. Stopping is still free.
refusal-not_in_the_shop = That card isn't in the shop.
refusal-not_on_this_card = There's no such activity on this card.
refusal-note_too_long = That's too long. There's room for { $most } characters.
refusal-nothing_else_left = This is the last activity on the card, so you can't bail. Stopping is still free.
refusal-nude_card_needed = If you start with clothes on, you need a nude card.
refusal-one_shop_card = You've already bought from the other card. Stick with that one, or leave the shop.
refusal-own_selection = You chose this one, so only your partner can bail. Stopping is still free.
refusal-own_tweak = You suggested this tweak, so your partner answers.
refusal-pawn_taken = The { $pawn } pawn is taken.
refusal-ruled_out = That activity is out for this card.
refusal-start_clothes = With these cards you each start in { $least } to { $most } pieces.
refusal-too_few_cards = This deck has { $cards } { $category } cards. The game needs { $least }.
refusal-too_few_coins = You don't have enough coins for that.
refusal-tweak_open = There's a tweak to answer first.
refusal-wrong_pieces = You start in { $needed } pieces of clothing, not { $wears }.

## The page

page-couples-also = Also on this card
page-couples-away = away
page-couples-bail =
    { $count ->
        [0] Bail (none left)
        [one] Bail (one left)
       *[other] Bail ({ $count } left)
    }
page-couples-bank =
    { $count ->
        [0] the bank: no coins
        [one] the bank: one coin
       *[other] the bank: { $count } coins
    }
    .caption = bank
page-couples-better_hand = the better hand
page-couples-buy_this = Buy this one
page-couples-card_of = { $kind } · { $name }
page-couples-cards_of = { $name }'s cards
page-couples-choose_one = Choose one
page-couples-climax = Climax
    .waits = Climax waits for its card
    .allowed = Climax is allowed now
page-couples-closing = The cards have said enough. The rest of the night is yours.
page-couples-comes_off =
    { $pieces ->
        [all] { $name } loses the rest
        [one] { $name } loses one piece
       *[other] { $name } loses { $pieces } pieces
    }
page-couples-costs =
    { $count ->
        [one] costs one coin
       *[other] costs { $count } coins
    }
page-couples-deals = deals
page-couples-deck_of = { $name }'s reward pile
page-couples-earns =
    { $count ->
        [one] earns one coin
       *[other] earns { $count } coins
    }
page-couples-exchange =
    { $count ->
        [one] Swap one card
       *[other] Swap { $count } cards
    }
page-couples-finish = finish
page-couples-hand_of =
    { $cards ->
        [one] { $name }'s hand: one card
       *[other] { $name }'s hand: { $cards } cards
    }
page-couples-heat = heat { $heat } of 5
page-couples-keep_all = Keep all five
page-couples-laid_aside =
    { $count ->
        [one] one discarded
       *[other] { $count } discarded
    }
page-couples-line = { $kind } at { $space }
page-couples-next = next: { $kind }
page-couples-pack = draw pile: { $count }
page-couples-phase-buying = buying cards
page-couples-phase-cards = cards
page-couples-phase-deal = the deal
page-couples-phase-exchange_1 = first swap
page-couples-phase-exchange_2 = second swap
page-couples-phase-over = the end
page-couples-phase-shop = the shop
page-couples-phase-showdown = the showdown
page-couples-phase-signs = who deals first
page-couples-phase-tricks = tricks
page-couples-play_card = Choose a card to play
page-couples-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
page-couples-reached =
    { $space ->
        [71] reached the finish
       *[other] reached space { $space }
    }
page-couples-replace =
    { $count ->
        [one] Buy one new card
       *[other] Buy { $count } new cards
    }
page-couples-reward_deck = { $name }'s reward pile, next card first: { $kinds }
page-couples-rewards =
    { $game ->
        [advanced] Board and shop
       *[quick] Reward piles
    }
page-couples-round = Round { $round }
page-couples-shop = The shop
page-couples-shop_card = Shop card { $number }
page-couples-shop_empty = There are no cards left in the shop.
page-couples-sign = { $name }: { $sign }
page-couples-stacks = Cards left
page-couples-stop_here = Stop this
page-couples-together =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, and { $count ->
        [0] an evening of cards
        [one] one activity together
       *[other] { $count } activities together
    }.
page-couples-took = { $card } takes the trick
page-couples-track = Track: { $places }. The finish is at { $finish }.
    .place = { $name } on { $space }
page-couples-tricks =
    { $count ->
        [0] no tricks yet
        [one] one trick
       *[other] { $count } tricks
    }
page-couples-tweak = How would you rather do it?
    .help = A few words. If you both agree, do it your way.
    .send = Suggest it
    .open = { $name } suggests a tweak
    .agreed = Agreed: { $name }'s tweak
page-couples-waiting-ask_about_tweak = { $name } is thinking about the tweak.
page-couples-waiting-ask_for_signs = Rock, paper or scissors: waiting for { $name }.
page-couples-waiting-ask_to_accept = { $name } is making up their mind.
page-couples-waiting-ask_to_buy = { $name } is deciding whether to buy cards.
page-couples-waiting-ask_to_complete = Take your time. { $name } says when you're done.
page-couples-waiting-ask_to_deal = Waiting for { $name } to deal.
page-couples-waiting-ask_to_draw_climax = { $name } has won and is drawing the climax card.
page-couples-waiting-ask_to_draw_reward = { $name } is taking a reward card.
page-couples-waiting-ask_to_exchange = { $name } is choosing cards to swap.
page-couples-waiting-ask_to_exchange_again = { $name } is choosing cards to swap.
page-couples-waiting-ask_to_follow = { $name } is choosing a card to follow with.
page-couples-waiting-ask_to_lead = { $name } is choosing a card to lead.
page-couples-waiting-ask_to_select = { $name } is choosing an activity.
page-couples-waiting-ask_to_shop = { $name } is looking round the shop.
page-couples-waiting-ask_to_turn_up = { $name } is turning over the next card.
page-couples-wins =
    { $count ->
        [0] no rounds won
        [one] one round won
       *[other] { $count } rounds won
    }
page-couples-withdraw = Take my tweak back
page-couples-you = you
page-couples-you_hold_it = you hold this now
page-couples-your_hand = Your hand:

## How to play, in four panels

game-couples-quick-panel-1 = First to the climax card
    .text = Win a round of poker and take the next card from your reward pile. The first to reach the climax card at the bottom wins.
game-couples-quick-panel-2 = Five cards, two swaps
    .text = You each get five cards. Swap as many as you like, twice, the dealer's partner first. Then show your hands: the better one takes a reward.
game-couples-quick-panel-3 = Choose your reward
    .text = Each reward offers three or four activities, and you choose one. A strip card costs your partner two pieces, a nude card the rest. Climax waits for its card.
game-couples-quick-panel-4 = Stopping is free
    .text = You can stop any activity at any moment, no reason needed. Don't fancy your partner's choice? Use one of your two bails, or suggest a tweak.

game-couples-advanced-panel-1 = Race to the finish
    .text = Points move your pawn, and every line it crosses gives you a card. Cross the finish first and you win, with a climax card to close the game.
game-couples-advanced-panel-2 = Poker, then tricks
    .text = Swap twice, then buy cards for a coin each. Play five tricks: the last scores two points, all five score four. The better hand scores one to ten more.
game-couples-advanced-panel-3 = Cards, coins and a shop
    .text = For each line, turn over a card and choose one activity. Keeping your cards, a top hand or being behind earns coins. Spend them on cards or at the shop.
game-couples-advanced-panel-4 = Stopping is free
    .text = You can stop any activity at any moment, no reason needed. Your two bails turn down your partner's choice. At the shop, your partner then gets their coins back.
