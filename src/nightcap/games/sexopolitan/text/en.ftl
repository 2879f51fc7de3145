### Sexopolitan

## Moves

sexopolitan-move-discard_surplus = Discard { $cards }
    .choose = Choose cards to discard
sexopolitan-move-play_break_up = Play Break-Up on { $seat }
sexopolitan-move-play_breakdown = Play Power Cut ({ $sex }) on { $seat } ({ $slot })
sexopolitan-move-play_not_tonight = Play Not Tonight, Dear on { $seat }
sexopolitan-move-play_one_night =
    { $condom ->
        [yes] Play One-Night Stand + Condom: { $target }
       *[no] Play One-Night Stand: { $target }
    }
sexopolitan-move-play_romp =
    { $condom ->
        [yes] Play { $card } + Condom
       *[no] Play { $card }
    }
sexopolitan-move-play_sexologist = Play Sexologist
sexopolitan-move-play_solo = Play Solo
sexopolitan-move-play_super =
    { $seat ->
        [none] Play Super Swimmer: { $use }
       *[other] Play Super Swimmer: steal { $seat }'s partner
    }
sexopolitan-move-play_tested = Play Tested Couple
sexopolitan-move-play_trouble = Play Trouble Brewing on { $seat }
sexopolitan-move-react =
    { $catch ->
        [yes] Play Caught Red-Handed
       *[no] Let it pass
    }
sexopolitan-move-search_partner = Search for a partner
sexopolitan-move-win_back =
    { $roll ->
        [yes] Roll to win your partner back
       *[no] Move on without rolling
    }

## Questions

sexopolitan-ask-ask_to_catch = An affair. Do you catch them red-handed, or let it pass? Everyone answers in secret.
sexopolitan-ask-ask_to_play = Play a card. Keep going until you have three left.
sexopolitan-ask-ask_to_search = You're single. Roll the die and search for a partner.
sexopolitan-ask-ask_to_win_back = Someone has split you up. Roll two dice? A double brings your partner back.

## Events

sexopolitan-event-cancelled = { $seat } no longer has { $cards } in front of them.
sexopolitan-event-cards_drawn =
    { $seat } draws { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
sexopolitan-event-cards_played =
    { $target ->
        [none] { $seat } plays { $cards }.
       *[other]
            { $slot ->
                [none] { $seat } plays { $cards } on { $target }.
               *[other]
                    { $cards_count ->
                        [one] { $seat } plays { $cards } on { $target } ({ $slot }).
                       *[other] { $seat } plays { $cards } with { $target } ({ $slot }).
                    }
            }
    }
sexopolitan-event-cards_seen = { $seat } gets { $cards }.
sexopolitan-event-caught_red_handed = { $seat } bursts in with Caught Red-Handed and takes points from the affair.
sexopolitan-event-characters_dealt = The characters, in seating order: { $characters }.
sexopolitan-event-game_ended = The game is over. { $winner } wins with { $how }.
sexopolitan-event-hand_dealt = { $seat } is dealt { $cards }.
sexopolitan-event-main_pile_renewed =
    The main discard pile is shuffled into a new main draw pile of { $size ->
        [one] one card
       *[other] { $size } cards
    }.
sexopolitan-event-nobody_caught = The affair goes unnoticed.
sexopolitan-event-nobody_found = { $seat } finds nobody this time and stays single.
sexopolitan-event-partner_found = { $seat } and { $partner } are a couple now.
sexopolitan-event-partner_lost =
    { $taken_by ->
        [none] { $seat } and { $partner } part ways. The card goes to the Partner discard pile.
       *[other] { $partner } leaves { $seat } for { $taken_by }.
    }
sexopolitan-event-partner_pile_renewed =
    The Partner discard pile is shuffled into a new Partner pile of { $size ->
        [one] one card
       *[other] { $size } cards
    }.
sexopolitan-event-partner_returned =
    { $partner } comes back to { $seat }, and { $attacker } loses { $lost ->
        [0] no points
        [one] one point
       *[other] { $lost } points
    }.
sexopolitan-event-partner_turned = The next Partner card is { $card }.
sexopolitan-event-practice_rolled =
    { $seat } rolls { $dice }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
sexopolitan-event-scored =
    { $seat } scores { $points ->
        [one] one pleasure point
       *[other] { $points } pleasure points
    } and has { $score }.
sexopolitan-event-search_rolled =
    { $seat } searches for a partner, rolls { $die } and turns over { $die ->
        [one] one card
       *[other] { $die } cards
    }.
sexopolitan-event-start_rolled = { $seat } rolls { $dice } to see who starts.
sexopolitan-event-started = { $seat } starts.
sexopolitan-event-surplus_discarded = { $seat } discards { $cards }.
sexopolitan-event-turn_began = Round { $round }: { $seat }'s turn.
sexopolitan-event-win_back_declined = { $seat } moves on without rolling.
sexopolitan-event-win_back_rolled = { $seat } rolls { $dice }. Only a double brings the partner back.

## House rules

sexopolitan-option-affair_pairing = Who can have an affair
    .help = Which of your cards can have an affair, and with which of someone else's. If only your character counts, a Power Cut on it doesn't matter.
sexopolitan-option-caught_takes = What Caught Red-Handed takes
    .help = Whoever played the One-Night Stand loses their share. Choose whether the player they had it with loses theirs too.
sexopolitan-option-couples = Who can be a couple
    .help = A man and a woman, as this game usually has it. Or anyone with anyone, in couples and in affairs. Power Cuts still go by the sex on the card.
sexopolitan-option-deck = Play cards of each kind
    .help = How many cards of each kind. Exactly 103 in all, with at least 20 intimacy cards (Romp, Solo, One-Night Stand).
sexopolitan-option-discard_policy = When to discard surplus cards
    .help = Only when there's nothing you have to play, or whenever you like in your turn. You never have to break up, have an affair or roll again.
sexopolitan-option-lover_may_catch = Lovers can catch too
    .help = Yes: the player someone has an affair with can also play Caught Red-Handed, and then takes both shares. No: they aren't asked.
sexopolitan-option-negative_scores = Scores below zero
    .help = When someone wins their partner back from you, you lose points. Yes: your score can fall below 0. No: it stops at 0.
sexopolitan-option-reaction_seconds = Seconds to react
    .help = How long you have to play Caught Red-Handed on an affair, 3 to 30 seconds. Without an answer, it passes.
sexopolitan-option-reconciliation_dice = Dice for a reconciliation
    .help = A reconciliation Romp ends Trouble Brewing. With 2, Trouble Brewing ends first, so you roll two dice. With 1, you still roll one.
sexopolitan-option-round_limit = Round limit
    .help = 20 to 500. After that many rounds, the highest score wins. Most games need fewer than ten.
sexopolitan-option-target = Points to win
    .help = The first with this many pleasure points wins, 30 to 150.

## Words

sexopolitan-word-search = search
sexopolitan-word-cards = cards
sexopolitan-word-react = reaction
sexopolitan-word-winback = win-back
sexopolitan-word-over = over
sexopolitan-word-romp = Romp
sexopolitan-word-romp_c = Romp (condom)
sexopolitan-word-romp_r = Romp (reconciliation)
sexopolitan-word-romp_cr = Romp (condom + reconciliation)
sexopolitan-word-solo = Solo
sexopolitan-word-one_night = One-Night Stand
sexopolitan-word-condom = Condom
sexopolitan-word-tested = Tested Couple
sexopolitan-word-sexologist = Sexologist
sexopolitan-word-super = Super Swimmer
sexopolitan-word-not_tonight = Not Tonight, Dear
sexopolitan-word-trouble = Trouble Brewing
sexopolitan-word-breakup = Break-Up
sexopolitan-word-breakdown_m = Power Cut (him)
sexopolitan-word-breakdown_w = Power Cut (her)
sexopolitan-word-caught = Caught Red-Handed
sexopolitan-word-M01 = Hugo the baker (man)
sexopolitan-word-M02 = Omar the astronomer (man)
sexopolitan-word-M03 = Felix the florist (man)
sexopolitan-word-M04 = Kenji the dancer (man)
sexopolitan-word-M05 = Bruno the librarian (man)
sexopolitan-word-M06 = Mateo the juggler (man)
sexopolitan-word-M07 = Ravi the gardener (man)
sexopolitan-word-M08 = Oscar the beekeeper (man)
sexopolitan-word-M09 = Noah the nurse (man)
sexopolitan-word-M10 = Ivan the potter (man)
sexopolitan-word-M11 = Kofi the pianist (man)
sexopolitan-word-M12 = Leo the watchmaker (man)
sexopolitan-word-W01 = Clara the sailor (woman)
sexopolitan-word-W02 = Lina the carpenter (woman)
sexopolitan-word-W03 = Alma the pilot (woman)
sexopolitan-word-W04 = Hana the drummer (woman)
sexopolitan-word-W05 = Iris the magician (woman)
sexopolitan-word-W06 = Nadia the architect (woman)
sexopolitan-word-W07 = Julia the climber (woman)
sexopolitan-word-W08 = Maya the painter (woman)
sexopolitan-word-W09 = Olga the detective (woman)
sexopolitan-word-W10 = Amina the inventor (woman)
sexopolitan-word-W11 = Rosa the mechanic (woman)
sexopolitan-word-W12 = Eva the poet (woman)
sexopolitan-word-char = character
sexopolitan-word-partner = partner
sexopolitan-word-m = him
sexopolitan-word-w = her
sexopolitan-word-own = your own partner
sexopolitan-word-again = roll again
sexopolitan-word-calm = clear Trouble Brewing
sexopolitan-word-steal = steal a partner
sexopolitan-word-opposite = a man and a woman
sexopolitan-word-any = anyone with anyone
sexopolitan-word-couple = either of your cards, with either of theirs
sexopolitan-word-character = only your character, with either of their cards
sexopolitan-word-strict = only your character, and only with their partner
sexopolitan-word-stuck = only when there's nothing you have to play
sexopolitan-word-free = whenever you like in your turn
sexopolitan-word-active = only the share of whoever played the card
sexopolitan-word-both = both shares
sexopolitan-word-target = enough points
sexopolitan-word-rounds = the highest score after the last round

## Labels

sexopolitan-seen-active = whose turn
sexopolitan-seen-affair = affair
sexopolitan-seen-affair_pairing = who can have an affair
sexopolitan-seen-breakdown_m = Power Cut (him)
sexopolitan-seen-breakdown_w = Power Cut (her)
sexopolitan-seen-breakup = Break-Up
sexopolitan-seen-card = card
sexopolitan-seen-catchers = has caught someone this turn
sexopolitan-seen-caught = Caught Red-Handed
sexopolitan-seen-caught_takes = Caught Red-Handed takes
sexopolitan-seen-character = character
sexopolitan-seen-condom = Condom
sexopolitan-seen-couples = who can be a couple
sexopolitan-seen-deck = play cards
sexopolitan-seen-dice = dice
sexopolitan-seen-discard_policy = discarding surplus cards
sexopolitan-seen-front = in front
sexopolitan-seen-hand = hand
sexopolitan-seen-hidden = hidden cards
sexopolitan-seen-how = how it ended
sexopolitan-seen-losers = lost
sexopolitan-seen-lover_may_catch = lovers can catch too
sexopolitan-seen-main = main draw pile
sexopolitan-seen-main_discard = main discard pile
sexopolitan-seen-negative_scores = scores below zero
sexopolitan-seen-not_tonight = Not Tonight, Dear
sexopolitan-seen-obstacle_played = obstacle played this turn
sexopolitan-seen-one_night = One-Night Stand
sexopolitan-seen-other = lover
sexopolitan-seen-own_answer = you catch them
sexopolitan-seen-partner = partner
sexopolitan-seen-partner_discard = Partner discard pile
sexopolitan-seen-phase = phase
sexopolitan-seen-pile = Partner pile
sexopolitan-seen-plays_left = plays left
sexopolitan-seen-points = points at stake
sexopolitan-seen-ranks = final places
sexopolitan-seen-reaction_seconds = seconds to react
sexopolitan-seen-reconciliation_dice = dice for a reconciliation
sexopolitan-seen-repeatable = can be rolled again
sexopolitan-seen-result = result
sexopolitan-seen-romp = Romp
sexopolitan-seen-romp_c = Romp (condom)
sexopolitan-seen-romp_cr = Romp (condom + reconciliation)
sexopolitan-seen-romp_r = Romp (reconciliation)
sexopolitan-seen-round = round
sexopolitan-seen-round_limit = round limit
sexopolitan-seen-score = pleasure points
sexopolitan-seen-scores = pleasure points
sexopolitan-seen-sexologist = Sexologist
sexopolitan-seen-slot = on
sexopolitan-seen-solo = Solo
sexopolitan-seen-starter = started
sexopolitan-seen-super = Super Swimmer
sexopolitan-seen-target = points to win
sexopolitan-seen-tested = Tested Couple
sexopolitan-seen-top = next Partner card
sexopolitan-seen-trouble = Trouble Brewing
sexopolitan-seen-winners = won

## Why not

refusal-already_coupled = You already have a partner.
refusal-already_tested = You already have Tested Couple in front of you.
refusal-breakdown = There's a Power Cut in the way. Only a Sexologist can end it.
refusal-condom_needed = You need a Condom for this as well.
refusal-few_practices = You need at least { $least } intimacy cards, not { $total }.
refusal-must_search_first = Search for a partner first.
refusal-no_breakdown = You have no Power Cut in front of you.
refusal-no_condom = You don't have a Condom in your hand.
refusal-no_condom_needed = You don't need a Condom here. Keep it for another time.
refusal-no_partner = You're single, and this takes a partner.
refusal-no_trouble = You have no Trouble Brewing in front of you.
refusal-nobody_to_name = You don't choose anyone for this use of Super Swimmer.
refusal-not_an_opponent = Choose someone else at the table.
refusal-not_compatible = Under your house rules, these cards don't go together.
refusal-not_single = You have a partner. Only singles can steal one.
refusal-not_tonight = You have Not Tonight, Dear in front of you, so nothing with your partner this turn.
refusal-nothing_to_repeat = There's nothing to roll again. Play Super Swimmer right after an intimacy card, and only once.
refusal-one_obstacle_a_turn = You can play one obstacle each turn, and you've played yours.
refusal-one_play_left = That takes two cards, and you can only play one more.
refusal-only_partners = Under your house rules, you can only have an affair with someone's partner, not with a character.
refusal-play_deck_size = You need exactly { $needed } play cards, not { $total }.
refusal-same_nature = They already have an obstacle of this kind in front of them.
refusal-search_is_over = It's too late to search this turn. You can search on your next one.
refusal-target_is_single = They're single now.
refusal-wrong_number = Discard until you have exactly three cards left.
refusal-wrong_sex = This Power Cut doesn't fit that card.

## The game

game-sexopolitan = Sexopolitan
    .pitch = Find a partner, sidestep the mishaps, and be the first with 69 pleasure points.
    .about = Find a partner, keep a partner, be first to 69.
    .minutes = 40 min
    .how =
        The first with 69 pleasure points wins. It's all cards and dice: nobody has to do anything for real, and you can leave the table whenever you like.

        You get six cards and a character, who doesn't have to be like you. Usually a couple is a man and a woman. House rules can make it anyone with anyone.

        If you're single when your turn starts, search: roll a die and turn over that many Partner cards. If the last one suits your character, you're a couple.

        Then play three cards and draw three. Every card you use counts as one of the three. Solo rolls one die. Romp rolls two and takes a partner. A condom symbol means you play a Condom too, unless you have Tested Couple. With a One-Night Stand you choose your own partner, or someone else's card for an affair. An affair always takes a Condom, and you both score. But if you're in a couple, the others can secretly play Caught Red-Handed and take your points.

        Doubles on two dice: 1-1 costs you your partner, 2-2 scores 6 and 3-3 scores 9. After 4-4, 5-5 or 6-6 you draw and play one, two or three more cards.

        Once a turn you can lay an obstacle on a couple:
        Not Tonight, Dear: nothing happens with the partner for one turn.
        Trouble Brewing: they roll only one die together, until a reconciliation Romp or a Super Swimmer.
        Power Cut: nothing works between them until a Sexologist comes.
        Break-Up: they part. If you're single and the partner suits your character, they come to you. But if your victim then rolls a double, the partner goes back and you lose the points rolled.

        Super Swimmer also repeats a roll, or steals a partner if you're single. If you can't play anything, discard until you have three cards.


## How to play, in four panels

game-sexopolitan-panel-1 = Be first to 69
    .text = Find a partner, score pleasure points with cards and dice, and trip up the other couples. The first to reach 69 points wins.
game-sexopolitan-panel-2 = Three cards a turn
    .text = If you're single, roll a die to search for a partner. Then play three cards and draw three. Solo rolls one die, a Romp rolls two and needs a partner.
game-sexopolitan-panel-3 = Affairs and obstacles
    .text = Have an affair with someone else's card and you both score. If you're in a couple, someone might catch you and take your points. Once a turn, you can play an obstacle.
game-sexopolitan-panel-4 = Only on the cards
    .text = It all happens with cards and dice. Nobody does anything for real, so there's nothing to turn down. Stopping is free at any moment, no reason needed.
