### PeekPoker

## Moves

peekpoker-move-all_in = Go all in
peekpoker-move-ante = Stay in for 1 point
peekpoker-move-call = Call
peekpoker-move-check = Check
peekpoker-move-fold = Fold
peekpoker-move-pass = Sit this round out
peekpoker-move-raise = Raise by { $by }
    .choose = Choose how much to raise
peekpoker-move-show =
    { $reveal ->
        [yes] Show my dice
       *[no] Keep my dice hidden
    }

## Questions

peekpoker-ask-ask_for_sealed_antes = Stay in for one point, or sit this round out? Nobody sees your answer until everyone has answered.
peekpoker-ask-ask_to_ante = Stay in for one point, or sit this round out?
peekpoker-ask-ask_to_bet = Place your bet, or fold.
peekpoker-ask-ask_to_show = The pot is yours. Show your dice, or keep them hidden.

## Events

peekpoker-event-ante_answered = { $seat } has decided.
peekpoker-event-anted =
    { $all_in ->
        [yes] { $seat } stays in with their last point, all in.
       *[no] { $seat } stays in for one point.
    }
peekpoker-event-called =
    { $all_in ->
        [yes] { $seat } calls all in, with { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $seat } calls with { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
peekpoker-event-checked = { $seat } checks.
peekpoker-event-community_die =
    { $place ->
        [0] First community die: { $face }.
        [1] Second community die: { $face }.
       *[other] Third community die: { $face }.
    }
peekpoker-event-cup_shaken = { $seat } peeks under the cup: { $dice }.
peekpoker-event-die_tossed = { $seat } rolls { $face } for the first deal.
peekpoker-event-eliminated = { $seat } is out of points, and out of the game.
peekpoker-event-first_dealer = { $seat } deals first.
peekpoker-event-folded = { $seat } folds.
peekpoker-event-game_ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }
peekpoker-event-hand_shown = { $seat } shows { $dice }: { $hand_category } ({ $hand_dice }).
peekpoker-event-passed = { $seat } sits this round out.
peekpoker-event-points_returned =
    { $points ->
        [one] { $seat } takes back one point that nobody matched.
       *[other] { $seat } takes back { $points } points that nobody matched.
    }
peekpoker-event-pot_won =
    { $winners_count ->
        [one] { $winners } wins a pot of { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[other] { $winners } share a pot of { $points } points: { $shares }.
    }
peekpoker-event-raised =
    { $all_in ->
        [yes] { $seat } raises by { $by } and is all in, with { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $seat } raises by { $by }, putting in { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
peekpoker-event-round_began = Round { $round }: { $dealer } deals.
peekpoker-event-round_void =
    { $seat ->
        [none] Nobody stays in, so the round is void.
       *[other] Only { $seat } stays in and takes the point back. The round is void.
    }
peekpoker-event-went_all_in =
    { $all_in ->
        [yes] { $seat } goes all in with { $points ->
            [one] one point
           *[other] { $points } points
        }{ $by ->
            [0] {""}
           *[other] , a raise of { $by }
        }.
       *[no] { $seat } bets as much as anyone can match, { $points ->
            [one] one point
           *[other] { $points } points
        }{ $by ->
            [0] {""}
           *[other] , a raise of { $by }
        }.
    }
peekpoker-event-won_by_default =
    { $points ->
        [one] Everyone else has folded. { $seat } takes the pot of one point.
       *[other] Everyone else has folded. { $seat } takes the pot of { $points } points.
    }

## House rules

peekpoker-option-allow_check = Checking allowed
    .help = Yes: with nothing to call, you can stay in without betting. No: you raise or fold.
peekpoker-option-ante_order = How you stay in
    .help = One after the other, for all to see. Or in secret, with all the answers shown together.
peekpoker-option-bet_cap = Bet limit
    .help = The most anyone can bet: what the richest opponent in the round can match, or only what the poorest one with points left can match.
peekpoker-option-max_rounds = Round limit
    .help = 20 to 1000. After that many rounds, the most points win. With 0 you play until one player has them all.
peekpoker-option-start_points = Points each
    .help = 5 to 96. Leave it empty to share out 192 points: 96 each for two players, 64 for three, 48 for four.
peekpoker-option-tie_break = Equal hands
    .help = What counts between hands of the same kind: all five dice, only those of the combination, or nothing, so that you share the pot.

## Words

peekpoker-word-9 = 9
peekpoker-word-T = 10
peekpoker-word-J = J
peekpoker-word-Q = Q
peekpoker-word-K = K
peekpoker-word-A = A
peekpoker-word-ante = staying in
peekpoker-word-black = black
peekpoker-word-category = nothing, they share the pot
peekpoker-word-clockwise = one after the other, for all to see
peekpoker-word-faces = only the dice of the combination
peekpoker-word-five_of_a_kind = five of a kind
peekpoker-word-folded = folded
peekpoker-word-four_of_a_kind = four of a kind
peekpoker-word-full_house = full house
peekpoker-word-green = green
peekpoker-word-kickers = all five dice
peekpoker-word-large_flush = large flush
peekpoker-word-large_straight = large straight
peekpoker-word-live = in the round
peekpoker-word-out = out of the game
peekpoker-word-pair = pair
peekpoker-word-pass = sitting out
peekpoker-word-passed = sitting out
peekpoker-word-poorest = what the poorest opponent can match
peekpoker-word-red = red
peekpoker-word-richest = what the richest opponent can match
peekpoker-word-sealed = all together, in secret
peekpoker-word-three_of_a_kind = three of a kind
peekpoker-word-two_pairs = two pairs
peekpoker-word-undecided = yet to decide

## Labels

peekpoker-seen-all_in = all in
peekpoker-seen-allow_check = checking allowed
peekpoker-seen-ante_order = staying in
peekpoker-seen-bet = bet
peekpoker-seen-bet_cap = bet limit
peekpoker-seen-cap = highest bet possible
peekpoker-seen-category = hand
peekpoker-seen-community = community dice
peekpoker-seen-dealer = dealer
peekpoker-seen-dice = dice
peekpoker-seen-faces = dice in the combination
peekpoker-seen-hand = hand
peekpoker-seen-hidden = hidden dice
peekpoker-seen-kickers = other dice
peekpoker-seen-level = highest bet
peekpoker-seen-max_rounds = round limit
peekpoker-seen-own_answer = your answer
peekpoker-seen-own_dice = your dice
peekpoker-seen-own_hand = your hand
peekpoker-seen-points = points
peekpoker-seen-pots = pots
peekpoker-seen-round = round
peekpoker-seen-shown = dice shown
peekpoker-seen-standing = this round
peekpoker-seen-start_points = points at the start
peekpoker-seen-tie_break = equal hands
peekpoker-seen-to_call = to call

## The game

peekpoker-rankings =
    Five of a kind: A A A A A
    Large flush (one colour): K K 9 9 9
    Large straight: 9 10 J Q K
    Four of a kind: J J J J K
    Full house: Q Q Q K K
    Three of a kind: Q Q Q K J
    Two pairs: J J 9 9 Q
    Pair: 9 9 A K J

game-peekpoker = PeekPoker
    .pitch = Three dice under your cup, three for everyone: peek, bet, bluff, and win all the points.
    .about = Three dice under your cup, three on the table, and a straight face.
    .minutes = 20 min
    .how =
        Win all the points. Each round, make the best hand of five dice, or make the others fold.

        Everyone rolls three dice under a cup and peeks at their own. Going round from the dealer's left, you pay one point to stay in, or sit the round out for nothing. If fewer than two of you stay in, the round doesn't count. Otherwise the dealer rolls three community dice for all to see. Your hand is the best five of your three and those three.

        Then you bet, clockwise from the dealer's left. Check if there's nothing to call, call (match the highest bet), raise by one point or more, go all in, or fold. A raise gives the others another turn. You can't bet more than the richest opponent still in can match. Fold and you lose what you've put in, but nobody sees your dice.

        If you're the only one left, you take the pot and can show your dice or not. Otherwise everyone still in shows theirs, and the best hand wins. Between hands of the same kind, compare the dice of the combination first, then the rest. If they're all equal, you share the pot. All in for less? You play only for the part you matched. The rest goes into side pots.

        9 and K are red, 10 and Q black, J and A green. A is highest. From best to worst: five of a kind, large flush (five of one colour), large straight (five in a row), four of a kind, full house, three of a kind, two pairs, pair.

        The deal passes to the left. Run out of points and you're out. The game ends when one player has them all, or at the round limit, when whoever has the most points wins.

## Why not

refusal-above_the_cap = That's over the limit. You can raise by { $least } to { $most }.
refusal-no_checking = Under your house rules you can't check. Raise or fold.
refusal-nobody_to_raise = There's nobody left to raise.
refusal-not_enough_points = You don't have that many points. You can raise by { $least } to { $most }.
refusal-nothing_to_call = There's nothing to call. You can check.
refusal-only_a_call =
    { $points ->
        [one] Your one point is only enough to call.
       *[other] Your { $points } points are only enough to call.
    }
refusal-raise_too_small = That raise is too small. You can raise by { $least } to { $most }.
refusal-something_to_call =
    { $points ->
        [one] There's one point to call first.
       *[other] There are { $points } points to call first.
    }

## Bots

page-bot-always-calls = Always calls
page-bot-always-raises = Always raises
page-bot-folds-below-two-pairs = Folds below two pairs

## The page

page-peekpoker-pot = in the pot

## How to play, in four panels

game-peekpoker-panel-1 = Win all the points
    .text = Make the best hand of five dice, or bluff until everyone else folds. Run out of points and you're out of the game. Hold them all and you've won.
game-peekpoker-panel-2 = Roll, pay, bet
    .text = Roll three dice under your cup. Pay one point to play the round, or sit it out for free. Then check, call, raise, go all in or fold.
game-peekpoker-panel-3 = Only you can peek
    .text = Nobody else sees the dice under your cup. Three community dice lie open for everyone. Your hand is the best five of your three and those three.
game-peekpoker-panel-4 = Fold whenever you like
    .text = Folding costs only the points you've put in, and nobody sees your dice. It's all dice and points, nothing for real. Pause or stop whenever you like.
