### Nightcap in English

## Small words

nothing = –
yes = yes
no = no
seen-seat = player
seen-seats = players

## Notices

notice-safety =
    For consenting adults only. Play at your own risk, and play safe.
    Your own limits, your safety and the law outrank every card. Nobody ever has to do what a card says: a stop is free, at any moment, for any reason or none.
notice-clothes =
    { $pieces ->
        [0] You both begin without clothes.
        [one] Each of you wears exactly one piece of clothing. A pair of socks or shoes is one piece.
       *[other] Each of you wears exactly { $pieces } pieces of clothing. A pair of socks or shoes is one piece.
    }
notice-outfits =
    { $pieces ->
        [0] You both begin without clothes.
        [one] Decide each other's outfits: exactly one piece each. A pair of socks or shoes is one piece.
       *[other] Decide each other's outfits: exactly { $pieces } pieces each. A pair of socks or shoes is one piece.
    }
notice-couples = Dares can bring people close who did not come together. Couples: talk beforehand about what you are both fine with; house rules and private limits can keep dares within a couple.
notice-evening = Set aside two to three hours without interruption.

## The terminal table

terminal-player = Player { $number }
terminal-somebody = Somebody
terminal-before_you_begin = Before you begin
terminal-ready = All of you are adults, consent, and are ready? (y/N)
terminal-agree_on = { $what }, as you have agreed:
terminal-hand_over = Hand over to { $name }. { $name }, press Enter.
terminal-private = Now for { $name } alone: nobody else learns what you answer. Press Enter.
terminal-ceiling = The hottest you want, 1 (charming) to 5 (burning); Enter for 3:
terminal-never = Numbers of what you never want, with spaces between; Enter for none:
terminal-garments = How many pieces of clothing you are willing to stake, 0 to { $most }; Enter for { $most }:
terminal-drinks = How many drinks (of whatever you like) you are willing to take, 0 to { $most }; Enter for { $most }:
terminal-help =
    Type the number of an option. Behind it, or instead of it, the cards you choose: 1 2C 7D, or just 2C 7D.
    Enter alone takes the only answer there is. What is dim is never owed: it is there if you want it.
    A-43   a rule's number shows that rule
    h      what has happened so far, as far as you may know
    v      look at the table again
    !Name  somebody else speaks up: to stop, to withdraw, to concede
    g      how this game is played
    r      which hands are better, where there are hands
    ?      this help
    q      leave the table
terminal-leave = Leave the table? (y/N)
terminal-left = You have left the table.
terminal-left_before = You have left before the start.
terminal-saved = Saved. Go on with: { $command }
terminal-over = The game is over.
terminal-won_by = Won by: { $names }
terminal-unfinished = The game was not finished.
terminal-seconds = { $seconds } s
terminal-price =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
terminal-how_many =
    { $least ->
        [0] up to { $most } of { $of }:
       *[other] { $least } to { $most } of { $of }:
    }
terminal-own_words = In your own words (Enter for none):
terminal-really = Really: { $move }? (y/N)
terminal-nothing_happened = Nothing has happened.
terminal-which = Which? Cards with spaces between, Enter for none:
terminal-amount = How many, { $low } to { $high }?
terminal-unclear-nothing = Type the number of what you want to do, or the cards you choose, or none; ? for help.
terminal-unclear-number = There is no “{ $typed }” here: type a number from 1 to { $most }, or ? for help.
terminal-unclear-too_long = That is { $length } characters; there is room for { $most }.
terminal-unclear-amount = A whole number from { $low } to { $high }, please.
terminal-unclear-cards = You cannot choose { $typed }: choose among { $among }.
terminal-unclear-count = Choose { $least } to { $most } different ones.
terminal-nobody_called = There is no “{ $name }” here to speak up.
terminal-speak_up = Which of these? Enter for none:
terminal-not_set_up = That cannot be set up.

## Decks

deck-fine = Nothing is wrong with it.
deck-problems =
    { $count ->
        [one] One thing to put right:
       *[other] { $count } things to put right:
    }
deck-alike = These say nearly the same:
deck-written = Written: { $file }. Edit it, then: nightcap deck check { $file }
deck-exists = { $file } is there already; choose another name.
deck-cards = cards
deck-activities = activities
deck-heat = heat { $heat }
deck-tags = tags
deck-languages = languages
deck-longest = longest text, characters
deck-by = by { $author }

deck-problem-not_toml = This is not TOML: { $problem }. Texts stand between quotation marks, lists between brackets.
deck-problem-not_utf8 = This is no text in UTF-8. Save the file as UTF-8 in your editor.
deck-problem-too_large = The file is larger than { $most } kB. Split it into two decks.
deck-problem-too_many = There are { $count } entries of “{ $key }”; at most { $most } are read.
deck-problem-unknown_key =
    { $nearest ->
        [none] No deck has “{ $key }” here. Take it out.
       *[other] No deck has “{ $key }” here. Did you mean “{ $nearest }”?
    }
deck-problem-bad_value = “{ $value }” does not do for “{ $key }”: write { $expects }.
deck-problem-missing = “{ $key }” is missing: write { $expects }.
deck-problem-not_a_table = “{ $key }” must be a table of its own, such as [title].
deck-problem-not_a_list = “{ $key }” must be a list of tables: write [[{ $key }]] above each.
deck-problem-missing_text = The text in “{ $language }” is missing. Write it, or take “{ $language }” out of the languages.
deck-problem-language_not_promised = The languages at the top do not name “{ $language }”. Add it there, or take this text out.
deck-problem-not_plain = The character { $character } is markup or cannot be seen. Write plain words.
deck-problem-too_long = The text has { $length } characters; at most { $most } fit on a card. Make it shorter.
deck-problem-text_twice = “{ $other }” says exactly the same. Write something new.
deck-problem-id_twice = The id “{ $id }” is taken. Choose another, or leave it out.
deck-problem-unknown_tag =
    { $nearest ->
        [none] No tag is called “{ $tag }”. Use one of this deck's tags, or add it to them.
       *[other] No tag is called “{ $tag }”. Did you mean “{ $nearest }”?
    }
deck-problem-unknown_category =
    { $nearest ->
        [none] No category is called “{ $category }”: write talk, strip, cuddle, nude, hot, lust, climax or shop.
       *[other] No category is called “{ $category }”. Did you mean “{ $nearest }”?
    }
deck-problem-activity_count = Card “{ $card }” has { $count } activities. Give it 3 or 4.
deck-problem-same_price = Two activities of card “{ $card }” cost the same. Give each its own price.
deck-problem-price_elsewhere = Only shop activities have a price. Take it out.
deck-problem-takes_off_elsewhere = Only climax activities say what comes off; strip and nude cards do it by themselves. Take it out.
deck-problem-section_elsewhere = A deck for { $game } has no “{ $key }”. Take it out.
deck-problem-unknown_card = No playing card is called “{ $card }”. Write rank and suit, such as 7C, 10H or AS.
deck-problem-card_twice = There is already a dare for { $card }. Each card has one.
deck-problem-cards_without_dare =
    { $count ->
        [one] One card has no dare: { $cards }.
       *[other] { $count } cards have no dare, such as { $cards }.
    }

deck-expects-format = 1
deck-expects-id = small letters, digits and hyphens, such as "our-deck"
deck-expects-game = "couples" or "retos"
deck-expects-author = a name of at most 80 characters
deck-expects-languages = a list such as ["en"] or ["en", "fr", "es"]
deck-expects-title = a table [title] with a text for each language
deck-expects-category = one of talk, strip, cuddle, nude, hot, lust, climax, shop
deck-expects-heat = a whole number from 1 (charming) to 5 (burning)
deck-expects-tags = a list of at most 8 tags, such as ["kissing"]
deck-expects-actor = "drawer", "partner" or "both"
deck-expects-receiver = "drawer", "partner", "both" or "none"
deck-expects-seconds = a whole number of seconds: 10 to 600, for dares 0 to 300
deck-expects-takes_off = "drawer", "partner" or "both"
deck-expects-temporary_undress = true or false
deck-expects-private_room = true or false
deck-expects-props = a list of at most 8 things, such as ["scarf"]
deck-expects-remote = true or false
deck-expects-least_dressed = a whole number of pieces from 0 to 10
deck-expects-most_dressed = a whole number of pieces from 0 to 10
deck-expects-price = a whole number of coins from 1 to 6
deck-expects-card = a playing card, such as "7C"
deck-expects-with_partner = true or false
deck-expects-fallback = a table [fallback] with a harmless dare
deck-expects-en = a text between quotation marks
deck-expects-fr = a text between quotation marks
deck-expects-es = a text between quotation marks

## Why not

refusal-above_the_cap = That is more than may be bet now: { $least } to { $most }.
refusal-accepted_already = You have accepted it already. A stop is still free at any moment.
refusal-bad_deck = This deck does not fit the game.
refusal-bad_option = “{ $option }” cannot be that. What it can be stands beside it on the page, and in `nightcap games`.
refusal-bad_player = What a player brings does not fit: one entry for each seat, in its limits.
refusal-bots = Bots can take { $least } to { $most } seats here.
refusal-bought_already = You have bought that one already.
refusal-card_not_in_hand = That card is not in your hand.
refusal-card_twice = Each card can be chosen once.
refusal-couple_needed = This house rule needs at least one declared couple.
refusal-deck_size = Each reward deck has { $least } to { $most } cards, not { $total }.
refusal-exchanged_already = You have exchanged already.
refusal-game_over = The game is over.
refusal-host_is_a_bot = A bot cannot be the host: somebody must be able to stop the game.
refusal-kind_unavailable = You cannot pay in that way: you have none left, or it was not agreed.
refusal-locked = You kept your hand for coins, so you do not buy this round.
refusal-malformed = That is no move of this game.
refusal-must_draw_first = Draw a card first.
refusal-must_follow_suit = You hold a card of the suit that was led, so you must play one.
refusal-must_play = You hold a card that fits, and by these house rules you must play it.
refusal-naked_with_strip_cards = Without clothes there is nothing for strip cards to take off.
refusal-named_twice = “{ $option }” names something twice.
refusal-no_bails_left = You have no bails left. A stop is free all the same.
refusal-no_checking = In this round there is no checking.
refusal-no_clock = No time limit was agreed on.
refusal-no_match = That card matches neither suit nor rank.
refusal-no_partner_in_dare = This dare needs no partner.
refusal-no_such_seat = Nobody sits there.
refusal-nobody_to_raise = There is nobody left to raise.
refusal-not_a_couple = A couple is two people who both say so.
refusal-not_adult = Everybody must be an adult.
refusal-not_eligible = That person cannot be chosen for this dare.
refusal-not_enough_points = You do not have that many points: { $least } to { $most }.
refusal-not_in_the_shop = That card is not in the shop.
refusal-not_now = That cannot be done now.
refusal-not_on_this_card = This card has no such activity.
refusal-not_ready = Not everybody is ready.
refusal-not_your_turn = It is not your turn for that.
refusal-note_too_long = That is too long: at most { $most } characters.
refusal-nothing_else_left = It is the last activity left on this card, so it cannot be bailed. A stop is free all the same.
refusal-nothing_to_call = There is nothing to call; you can check.
refusal-nude_card_needed = While clothes are worn a nude card is needed.
refusal-number_of_cards =
    { $most ->
        [one] Choose at most one card.
       *[other] Choose at most { $most } cards.
    }
refusal-one_host = Only one player can be the host.
refusal-one_shop_card = You have begun with the other shop card; stay with it, or leave.
refusal-only_a_call =
    { $points ->
        [one] You can only call the one point.
       *[other] You can only call the { $points } points.
    }
refusal-only_lower = A limit can only be lowered: from { $limit } down to the { $paid } already given.
refusal-only_the_host = Only the host can do that.
refusal-only_the_room = Only the clock of the table can say that.
refusal-other_deck = “{ $deck }” is a deck for { $game }.
refusal-own_selection = You have chosen this yourself, so it is not yours to bail. A stop is free all the same.
refusal-own_tweak = You have proposed this yourself; the other answers.
refusal-partner_needed = This dare needs a partner: choose one first.
refusal-pawn_taken = The { $pawn } pawn is taken.
refusal-prize_missing = Agree on a prize first, in your own words.
refusal-raise_too_small = That raise is too small: { $least } to { $most }.
refusal-ruled_out = That activity is ruled out.
refusal-seat_count = { $seats } cannot play this: { $least } to { $most } can.
refusal-something_to_call =
    { $points ->
        [one] There is one point to call first.
       *[other] There are { $points } points to call first.
    }
refusal-start_clothes = With these cards each of you wears { $least } to { $most } pieces.
refusal-too_few_cards = This deck has { $cards } cards of { $category }; the game needs { $least }.
refusal-too_few_coins = You do not have enough coins for that.
refusal-too_few_left = Within everybody's boundaries too few cards of { $category } are left. A wider boundary, fewer house rules that need them, or another deck would help.
refusal-too_hurried = Give people at least { $least } seconds, or no limit.
refusal-tweak_open = A tweak waits for its answer first.
refusal-unknown_option = There is no house rule “{ $option }”. There are: { $known }.
refusal-wrong_pieces = { $needed } pieces of clothing are needed, not { $wears }.

### Rooms

refusal-adults_only = Only adults can play.
refusal-boundaries_first = First say in private how far it may go.
refusal-bad_deck_file = This deck cannot be played yet; see what to put right, line by line.
refusal-game_has_begun = The game has begun; that was for before.
refusal-game_has_not_begun = No game is being played yet.
refusal-in_already = You are in already.
refusal-leave_instead = To go yourself, leave the room.
refusal-name_taken = Somebody here is called { $name } already. Choose another name.
refusal-no_game_chosen = Choose a game first.
refusal-no_such_bot = There is no such bot for this game. There are: { $known }.
refusal-no_such_deck = There is no such deck. There are: { $known }.
refusal-no_such_game = There is no such game. There are: { $known }.
refusal-nobody_has_left = Nobody has left that seat.
refusal-nobody_knocks = Nobody of that kind is at the door.
refusal-nobody_there = Nobody sits there.
refusal-still_here = They are on the line.
refusal-not_agreed = Agree on “{ $option }” first, in your own words.
refusal-not_everybody_ready = Not everybody is ready yet.
refusal-not_let_in = The host has not let you in.
refusal-not_with_a_bot = A bot cannot be half of a couple.
refusal-not_your_seat = That seat is not on this device.
refusal-not_yours = That is not yours to say.
refusal-old_question = That was the answer to an earlier question; here is what is asked now.
refusal-paused = The game is paused. It goes on when everybody says so.
refusal-knocked_enough = You have knocked often enough. Ask them to open another room.
refusal-room_is_full = The room is full.
refusal-table_is_full = There is no free seat: { $most } can play.
refusal-too_many_rooms = This server has no room for another table just now. Try again later.
refusal-too_large = That message is too large.
refusal-unreadable = That message cannot be read.
refusal-too_fast = That was too much at once. Wait a moment.
refusal-not_confirmed = Confirm it by the code of this room.
refusal-not_durable = It could not be written down, so it has not happened. Try again in a moment.
refusal-other_origin = Only pages of this server may ask for that.
refusal-no_device = This device has no key to the table yet. Load the page anew.
refusal-too_many_joins = Too many tries from here. Wait a minute.
refusal-line_lost = The line is broken just now, so this was not heard. Try again in a moment.

## The server

serve-at = Nightcap is at { $url }
serve-ends = Ctrl+C ends it; rooms stay in { $folder }.
serve-only_here = Only this machine can reach it; with --lan everybody on your network can.
serve-certificate_and_key = A certificate needs its key: give both --certificate and --key, or --tls for one made here.
serve-own_certificate = The certificate was made here, so browsers will warn once. Its fingerprint: { $fingerprint }
serve-port_taken = Port { $port } is taken. Choose another: --port { $other }

## Open books

verify-other_secret = The secret is not the one whose hash was shown before the game.
verify-other_seed = The seed does not follow from the secret and the shares.
verify-other_moves = The log is not a game: { $problem }
verify-true =
    All is as it should be: the seed comes from the secret and { $shares ->
        [one] one share
       *[other] { $shares } shares
    }, and the log is that very game, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } long.
verify-commitment = The hash that was shown before must have been: { $commitment }

### Poker for Couples

## Moves

couples-move-accept = Accept the activity
couples-move-answer_tweak =
    { $agree ->
        [yes] Agree to the tweak
       *[no] Drop the tweak
    }
couples-move-bail = Bail out (uses one bail)
couples-move-buy_cards =
    { $cards_count ->
        [one] Replace { $cards } (1 coin)
       *[other] Replace { $cards } ({ $cards_count } coins)
    }
    .choose = Choose cards to replace
couples-move-complete_activity = Say it is done
couples-move-concede = End the game now
couples-move-deal = Deal the cards
couples-move-draw_climax = Draw the climax card
couples-move-draw_reward = Take your reward card
couples-move-exchange =
    { $cards_count ->
        [0] Exchange nothing
       *[other] Exchange { $cards }
    }
    .choose = Choose cards to exchange
couples-move-pass_buy = Pass, buy nothing
couples-move-play_card = Play { $card }
couples-move-propose_tweak = Propose: “{ $note }”
    .choose = Propose a tweak
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
couples-move-timer = Timer: { $action }
couples-move-turn_up = Turn up the card

## Questions

couples-ask-ask_about_tweak = Do you agree to this tweak?
couples-ask-ask_for_signs = Rock, paper or scissors? Choose your sign.
couples-ask-ask_to_accept = Accept this activity, or use a bail.
couples-ask-ask_to_buy = Replace cards for one coin each, or pass.
couples-ask-ask_to_complete = Say when the activity is done.
couples-ask-ask_to_deal = It is your turn to deal.
couples-ask-ask_to_draw_climax = You have won: draw a climax card.
couples-ask-ask_to_draw_reward = You have won the round: take the top card of your reward deck.
couples-ask-ask_to_exchange = Exchange up to five cards, or none.
couples-ask-ask_to_exchange_again = Exchange again, or keep all five for coins and buy no cards this round.
couples-ask-ask_to_follow = Follow suit if you can; otherwise play any card.
couples-ask-ask_to_lead = Lead any card.
couples-ask-ask_to_select = Choose one activity on the card.
couples-ask-ask_to_shop = Buy an activity with your coins, or leave the shop.
couples-ask-ask_to_turn_up = Turn up your next card.

## Events

couples-event-activity_accepted = { $seat } accepts the activity.
couples-event-activity_completed = The activity is over.
couples-event-activity_selected = { $seat } chooses: “{ $activity }”
couples-event-activity_started = The activity begins.
couples-event-activity_stopped = The activity is stopped, at no cost, and is set aside.
couples-event-bailed =
    { $seat } bails out of the activity and has { $bails_left ->
        [0] no bails left
        [one] one bail left
       *[other] { $bails_left } bails left
    }.
couples-event-card_drawn = { $seat } turns up a { $category } card.
couples-event-card_played = { $seat } plays { $card }.
couples-event-card_read = The card offers: “{ $activities }”
couples-event-card_used = { $seat } puts the { $category } card away; it leaves the game.
couples-event-cards_bought =
    { $seat } replaces { $coins ->
        [one] one card for one coin
       *[other] { $coins } cards for { $coins } coins
    }.
couples-event-cards_drawn = { $seat } lays { $discarded } aside and draws { $drawn }.
couples-event-climax_allowed = { $winner } holds the climax card and wins the game: from now on, climax is allowed.
couples-event-clothes_lost =
    { $seat } takes off { $pieces ->
        [one] one piece of clothing
       *[other] { $pieces } pieces of clothing
    } and has { $left ->
        [0] nothing left on
        [one] one piece left
       *[other] { $left } pieces left
    }.
couples-event-coins_paid =
    { $seat } receives { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } ({ $why }).
couples-event-completion_reported = { $seat } says the activity is done.
couples-event-conceded = { $seat } ends the game; nothing is owed.
couples-event-dealt = Round { $round }: { $dealer } deals.
couples-event-exchanged =
    { $seat } exchanges { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
couples-event-first_dealer = { $seat } deals first.
couples-event-game_ended =
    { $winner ->
        [none] The game is over, without a winner.
       *[other] The game is over: { $winner } wins.
    }
couples-event-hand_dealt = { $seat } picks up { $cards }.
couples-event-hand_shown = { $seat } shows { $cards }: { $category }.
couples-event-hands_tied = The hands are equal ({ $category }): nobody scores for them.
couples-event-line_passed = { $seat } passes the { $kind } line before space { $line }.
couples-event-passed_buying = { $seat } passes and buys nothing.
couples-event-pawn_moved =
    { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $why }) and { $position ->
        [71] reaches the finish
       *[other] moves to space { $position }
    }.
couples-event-round_ended = The round is over; { $next_dealer } deals next.
couples-event-round_tied = The hands are exactly equal: nobody takes a card, and the round is played again.
couples-event-round_won = { $seat } wins the round.
couples-event-shop_bought =
    { $seat } pays { $price ->
        [one] one coin
       *[other] { $price } coins
    } at the shop.
couples-event-shop_left =
    { $seat } leaves the shop, where { $remain_count ->
        [0] no card remains
        [one] one card remains
       *[other] { $remain_count } cards remain
    }.
couples-event-shop_refunded =
    { $seat } gets { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } back from the shop.
couples-event-sign_thrown = { $seat } has chosen a sign.
couples-event-signs_shown = Both signs are shown: { $signs }.
couples-event-skipped_buying = { $seat } cannot buy cards: { $because }.
couples-event-stood_pat =
    { $seat } keeps all five cards and receives { $coins ->
        [0] nothing, as the bank is empty
        [one] one coin
       *[other] { $coins } coins
    }{ $locked ->
        [yes] , so buys no cards this round
       *[no] {""}
    }.
couples-event-timer_touched = { $seat } uses the timer: { $action }.
couples-event-trick_taken = { $seat } takes trick { $number }.
couples-event-tweak_answered =
    { $agreed ->
        [yes] { $seat } agrees to the tweak.
       *[no] { $seat } would rather do without the tweak.
    }
couples-event-tweak_proposed = { $seat } proposes a tweak: “{ $note }”.
couples-event-tweak_withdrawn = { $seat } withdraws the tweak.
couples-event-winner_known = { $seat } wins the game, and draws a climax card once all other cards are done.

## House rules

couples-option-card_view = Drawn cards
    .help = Open: both of you read the whole card at once. Otherwise your partner sees only its kind, and the activities you choose from it.
couples-option-completion = Who says an activity is done
    .help = Either whoever drew the card, alone, or both of you, in any order.
couples-option-deck = Cards in each reward deck
    .help = How many cards of each kind, the same for both of you: 3 to 16 in all, the climax card always last. More cards make a longer game.
couples-option-first_dealer = Who deals first
    .help = The winner of rock-paper-scissors, somebody at random, or always the first or the second seat.
couples-option-limits = Activities to leave out
    .help = Themes you both want left out. A card with fewer than three activities left stays away altogether.
couples-option-start_clothes = Pieces of clothing at the start
    .help = Two for each strip card plus one, or up to two more; with two strip cards exactly five. None is possible only without strip cards.
couples-option-start_space = Starting space
    .help = Further ahead, the game is shorter and you wear less: 5 pieces up to space 10, 3 up to 24, 1 up to 37, then none. Lines behind you give nothing.
couples-option-strip_target = Who undresses
    .help = With strip and nude cards, clothes come off the partner of whoever drew the card, or off that person; the same all through the game.
couples-option-tie_dealer = Who deals again after equal hands
    .help = When the hands are exactly equal the round is played again: the same person deals, or the other one does.

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
couples-word-all = all that is left
couples-word-behind = pawn behind
couples-word-beige = beige
couples-word-both = both of you
couples-word-drawer = whoever drew
couples-word-drawer_only = only for whoever drew
couples-word-hand = better hand
couples-word-locked = coins already earned this round
couples-word-no_coins = no coins
couples-word-none = nobody
couples-word-open = open
couples-word-paper = paper
couples-word-partner = partner
couples-word-pause = pause
couples-word-pink = pink
couples-word-random = at random
couples-word-reset = reset
couples-word-rock = rock
couples-word-rps = rock-paper-scissors
couples-word-ruled_out = ruled out
couples-word-same = the same person
couples-word-scissors = scissors
couples-word-seat0 = first seat
couples-word-seat1 = second seat
couples-word-selected = chosen
couples-word-start = start
couples-word-strip_target = by house rule
couples-word-swap = the other person
couples-word-tricks = tricks

## Labels

couples-seen-activities = activities
couples-seen-activity = activity
couples-seen-actor = done by
couples-seen-agreed = agreed
couples-seen-bails = bails left
couples-seen-bank = bank
couples-seen-best_hand = better hand
couples-seen-bought = cards bought
couples-seen-by = proposed by
couples-seen-card = card
couples-seen-card_view = drawn cards
couples-seen-category = kind
couples-seen-climax_allowed = climax allowed
couples-seen-clothes = pieces worn
couples-seen-coins = coins
couples-seen-completion = said done by
couples-seen-dealer = dealer
couples-seen-discards = laid aside
couples-seen-done = done
couples-seen-drawer = drawn by
couples-seen-exchanged = cards exchanged
couples-seen-face_up = on the table
couples-seen-first_dealer = deals first
couples-seen-hand = hand
couples-seen-heat = heat
couples-seen-hidden = hidden cards
couples-seen-holds = poker hand
couples-seen-id = reference
couples-seen-index = place on the card
couples-seen-items = still to come
couples-seen-kind = kind
couples-seen-least_dressed = pieces worn, at least
couples-seen-limits = left out
couples-seen-line = line
couples-seen-locked = barred from buying
couples-seen-most_dressed = pieces worn, at most
couples-seen-note = note
couples-seen-pack = cards in the pack
couples-seen-pat_coins = coins for keeping all cards
couples-seen-pawn = pawn
couples-seen-pieces = pieces
couples-seen-pile = played
couples-seen-position = space
couples-seen-price = price
couples-seen-private_room = private room
couples-seen-props = props
couples-seen-receiver = for
couples-seen-remote = works at a distance
couples-seen-removes = comes off
couples-seen-replay = replays
couples-seen-reward_deck = reward deck
couples-seen-round = round
couples-seen-round_winner = round won by
couples-seen-ruled_out = ruled out
couples-seen-seconds = seconds
couples-seen-shop = shop cards
couples-seen-signs = signs
couples-seen-stacks = stacks
couples-seen-state = state
couples-seen-strip_target = who undresses
couples-seen-tags = themes
couples-seen-target = whose clothes
couples-seen-temporary_undress = undressed for a while
couples-seen-trick_winners = tricks won by
couples-seen-tricks = tricks
couples-seen-tweak = tweak
couples-seen-used = cards used
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
    .how =
        Each poker round you win gives you the top card of your own reward deck. Whoever first takes the climax card at the bottom of theirs wins.

        You both wear five pieces of clothing (a pair of socks or shoes counts as one) and have two bails. Each reward deck holds, from the top, two strip cards, one cuddle, one nude, two hot, one lust and one climax card. Rock-paper-scissors settles who deals first.

        In each round you both get five cards. Whoever did not deal exchanges any number of them, or none; then the dealer does. After a second exchange in the same order you show your hands, and the better poker hand wins. If they are exactly equal, the round is played again.

        The winner takes a reward card, which you both read, and chooses one of its activities. Then the card leaves the game and the deal passes on. A strip card takes two pieces off the winner's partner, a nude card all the rest; for most other activities clothes come off only for a while.

        If your partner's choice does not appeal to you, use a bail: they choose another activity on the same card. Two bails must last the whole game. You may also propose a tweak; it counts if you both agree.

        Once an activity is chosen, either of you can stop it at any moment, free and without giving a reason. You can also end the game whenever you like. Your own limits always come before the cards.

        Climax has to wait for the climax card. Drawing it wins the game, and one last activity closes it.
game-couples-advanced = Poker for Couples: advanced version
    .pitch = Poker, tricks, coins and a race of pawns: an evening for two that warms up line by line.
    .how =
        Score points, move your pawn and take a card for each line it passes. Crossing the finish wins the game.

        You choose each other's outfits, five pieces each, and both start with three coins and with two bails for the whole game.

        In each round you both get five cards and exchange twice, any number or none; whoever did not deal always goes first. Keeping all your cards the second time earns one coin, or two if you kept them the first time as well, but then you cannot buy. Otherwise you take turns to replace cards for one coin each, until there are two passes in a row.

        Five tricks without trumps come next. Follow suit if you can; the higher card of the suit led, ace high, takes the trick and leads the next. The last trick is worth two points, or four if you took all five. Then the better poker hand scores from one point (high card) to ten (royal flush); the best hands also pay coins. Each point is one step. Whoever is behind afterwards gets a coin.

        Turn up your cards one by one and choose one activity on each. A strip card takes two pieces off your partner, a nude card all the rest. At the shop line you may spend coins on the activities of one shop card.

        If your partner's choice does not appeal to you, use a bail: they choose another activity, or get their coins back at the shop. Once an activity is chosen, either of you can stop it at any moment, free and without giving a reason. You can also end the game whenever you like. Your own limits always come before the cards.

        If you both cross the finish in the same round, the better hand of that round wins. When all other cards are done, the winner draws a climax card; climax has to wait for it.

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

peekpoker-ask-ask_for_sealed_antes = Stay in for one point, or sit this round out; nobody sees it until all have answered.
peekpoker-ask-ask_to_ante = Stay in for one point, or sit this round out.
peekpoker-ask-ask_to_bet = Place your bet, or fold.
peekpoker-ask-ask_to_show = The pot is yours: show your dice, or keep them hidden.

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
peekpoker-event-die_tossed = { $seat } rolls a die for the first deal: { $face }.
peekpoker-event-eliminated = { $seat } has no points left and is out of the game.
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
peekpoker-event-round_began = Round { $round } begins; { $dealer } deals.
peekpoker-event-round_void =
    { $seat ->
        [none] Nobody stays in, so the round is void.
       *[other] Only { $seat } stays in and takes the point back: the round is void.
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
       *[no] { $seat } bets as much as can be matched, { $points ->
            [one] one point
           *[other] { $points } points
        }{ $by ->
            [0] {""}
           *[other] , a raise of { $by }
        }.
    }
peekpoker-event-won_by_default =
    { $points ->
        [one] Everyone else has folded: { $seat } takes the pot of one point.
       *[other] Everyone else has folded: { $seat } takes the pot of { $points } points.
    }

## House rules

peekpoker-option-allow_check = Checking allowed
    .help = Yes: with nothing to call, you may stay in without betting. No: you must raise or fold.
peekpoker-option-ante_order = How people stay in
    .help = One after the other, for all to see; or in secret, with all answers shown together.
peekpoker-option-bet_cap = Limit for bets
    .help = No bet may go beyond what the richest opponent in the round can match, or beyond what the poorest with points left can.
peekpoker-option-max_rounds = Most rounds
    .help = After so many rounds the most points win: 20 to 1000. 0: play on until one person has everything.
peekpoker-option-start_points = Points per person
    .help = From 5 to 96. Left empty, 192 points are shared evenly: 96 each for two people, 64 for three, 48 for four.
peekpoker-option-tie_break = Equal hands
    .help = What counts between hands of the same kind: all five dice, only those of the combination, or nothing, so that they share.

## Words

peekpoker-word-9 = 9
peekpoker-word-T = 10
peekpoker-word-J = J
peekpoker-word-Q = Q
peekpoker-word-K = K
peekpoker-word-A = A
peekpoker-word-ante = staying in
peekpoker-word-black = black
peekpoker-word-category = hands of the same kind share
peekpoker-word-clockwise = one after the other, openly
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
peekpoker-seen-bet_cap = limit for bets
peekpoker-seen-cap = highest bet possible
peekpoker-seen-category = hand
peekpoker-seen-community = community dice
peekpoker-seen-dealer = dealer
peekpoker-seen-dice = dice
peekpoker-seen-faces = combination
peekpoker-seen-hand = hand
peekpoker-seen-hidden = hidden dice
peekpoker-seen-kickers = other dice
peekpoker-seen-level = highest bet
peekpoker-seen-max_rounds = most rounds
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
    .how =
        Win all the points. Each round, make the best hand of five dice, or make the others fold.

        Everyone rolls three dice under a cup and peeks at them in secret. From the dealer's left on, each person pays one point to stay in, or sits the round out for nothing. If fewer than two stay in, the round is void. Otherwise the dealer rolls three community dice for all to see. Your hand is the best five out of your three and these three.

        Then comes one phase of betting, clockwise from the dealer's left. You may check if there is nothing to call, call (match the highest bet), raise by one point or more, go all in, or fold. Any raise gives the others another turn. No bet may go beyond what the richest opponent still in can match. Whoever folds loses what they have put in, and their dice stay hidden.

        If only one person is left, they take the pot and may show their dice or not. Otherwise all dice still in are shown, and the best hand wins. Between hands of the same kind, the dice of the combination are compared first, then the others; if all are equal, the pot is shared. Whoever is all in for less plays only for the part they matched; the rest goes into side pots.

        9 and K are red, 10 and Q black, J and A green; A is highest. From best to worst: five of a kind, large flush (five of one colour), large straight (five in a row), four of a kind, full house, three of a kind, two pairs, pair.

        The deal passes to the left. Without points you are out; the game ends when one person has them all, or at the round limit, when the most points win.

### Retos

## Moves

retos-move-choose_partner = Ask { $seat } to join
    .choose = Choose a partner for the dare
retos-move-dare_accept = Accept the dare
retos-move-dare_done = The dare is done
retos-move-draw = Draw a card
retos-move-lower_drinks = Limit my drinks to { $limit }
    .choose = Lower my drink limit
retos-move-lower_garments = Limit my garments to { $limit }
    .choose = Lower my garment limit
retos-move-partner_accept = Accept and join in
retos-move-pass = Pass
retos-move-play = Play { $card }
retos-move-refuse = Refuse the dare
retos-move-safe_stop = Stop this dare (no penalty)
retos-move-stop_game = Stop the game for everyone
retos-move-take_penalty = Pay the penalty: { $kind }
retos-move-time_out = Time is up

## Questions

retos-ask-ask_for_partner = Choose who does this dare with you, leave it to chance, or refuse.
retos-ask-ask_for_penalty = Choose how to pay your penalty.
retos-ask-ask_one_in_time = It is up to you now.
retos-ask-ask_partner = You are asked to join in this dare: accept or refuse.
retos-ask-ask_to_accept = This dare is for you: accept or refuse.
retos-ask-ask_to_dare = Will you take this dare?
retos-ask-ask_to_draw = Draw a card from the stock.
retos-ask-ask_to_play = Play a card that fits, by suit or rank; if none does, pass.
retos-ask-ask_whether_done = Say when the dare is done.

## Events

retos-event-card_played =
    { $direction ->
        [-1] { $seat } plays { $card }; play goes to the left.
       *[1] { $seat } plays { $card }; play goes to the right.
    }
retos-event-cards_seen = { $seat } gets { $cards }.
retos-event-cards_taken =
    { $count ->
        [one] { $seat } takes one card from the stock.
       *[other] { $seat } takes { $count } cards from the stock.
    }
retos-event-closed = Everyone has passed and there is nothing left to draw: the game is closed.
retos-event-dare_accepted = { $seat } accepts the dare.
retos-event-dare_completed = { $performer } completes the dare.
retos-event-dare_given = { $performer } gets a dare from { $thrower }: “{ $dare }”
retos-event-dare_lapsed = The dare cannot be done here, so it lapses at no cost to { $performer }.
retos-event-dare_refused =
    { $punished_count ->
        [one] { $seat } refuses the dare; one penalty, for { $punished }.
       *[other] { $seat } refuses the dare; a penalty each, for { $punished }.
    }
retos-event-dare_stopped = The dare is stopped, and nobody pays anything.
retos-event-dealt =
    { $stock ->
        [one] Everyone has three cards; one card is left in the stock.
       *[other] Everyone has three cards; { $stock } cards are left in the stock.
    }
retos-event-draw_missed = { $seat } plays { $card } without drawing first: the card goes back to the hand, and a fine in cards follows.
retos-event-game_ended =
    { $losers_count ->
        [one] { $winner } wins the prize, and { $losers } owes the forfeit, if one was agreed.
       *[other] { $winner } wins the prize, and { $losers } share the forfeit, if one was agreed.
    }
retos-event-game_stopped = { $seat } stops the game: nobody wins or loses, and the hands stay hidden.
retos-event-hand_dealt = { $seat } is dealt { $cards }.
retos-event-hands_shown = All hands are shown; points by seat number: { $sums }.
retos-event-limit_lowered = New private limits for { $seat }: garments { $garments }, drinks { $drinks }.
retos-event-partner_chosen =
    { $by_chance ->
        [yes] Chance picks { $partner } to join { $performer } in the dare.
       *[no] { $performer } asks { $partner } to join in the dare.
    }
retos-event-passed = { $seat } passes.
retos-event-penalty_paid = { $seat } pays the penalty: { $kind }.
retos-event-penalty_settled = The penalty for { $seat } is settled.
retos-event-points_added =
    { $points ->
        [one] { $seat } gets one penalty point.
       *[other] { $seat } gets { $points } penalty points.
    }
retos-event-seat_drawn =
    { $round ->
        [1] { $seat } draws { $card } for a place at the table.
       *[other] Still tied, { $seat } draws again: { $card }.
    }
retos-event-seats_taken = From the highest card to the right, the seats are: { $order }.
retos-event-tie_drawn = To settle the tie, { $seat } draws { $card }.
retos-event-went_out = { $seat } plays their last card.

## House rules

retos-option-confirm_by = Who says a dare is done
    .help = The one who does the dare, on trust, or the one who played the card.
retos-option-decision_seconds = Seconds to decide
    .help = 0: no clock; otherwise 15 to 300. If time runs out when a dare is offered, it counts as refused, never as accepted.
retos-option-drink_max = Most drinks per person
    .help = How many drink penalties anyone may take at most, 0 to 20. Each person may privately set a lower limit, even 0.
retos-option-final_dare = Dare of the winning card
    .help = The dare on the last card is still carried out, or refused and paid for, before the game ends; or the game ends at once.
retos-option-forfeit = Forfeit for the loser
    .help = What the loser owes at the end, if anything. Left empty, a loser is still named.
retos-option-free_passes = Free passes per person
    .help = How often each person may settle a penalty of their own at no cost, 0 to 5 times.
retos-option-garment_max = Most garments per person
    .help = How many garments anyone may stake at most, 0 to 10. Each person may privately set a lower limit, even 0.
retos-option-loser_tie = Tie for last place
    .help = With equal highest sums, the most cards lose, then the highest card drawn; or everyone tied loses together.
retos-option-max_heat = Highest heat
    .help = From 0 (tame) to 3 (hot). Any dare above it is replaced by a neutral one before the start.
retos-option-missed_draw = Playing before drawing
    .help = Not possible; or the card goes back to the hand, two cards are taken as a fine, and the turn goes on.
retos-option-must_play = Must play if possible
    .help = Yes: whoever holds a card that fits must play one. No: passing is always allowed, except on the first card of the game.
retos-option-no_kind_left = When nothing is left to pay with
    .help = Nothing happens, or penalty points are added to the hand. Left open: points only where cards are the one way to pay.
retos-option-penalty_cards = Cards per penalty
    .help = How many cards from the stock a penalty in cards costs, 1 to 4. If fewer are left, those will do.
retos-option-penalty_kinds = Ways to pay a penalty
    .help = Whoever has a penalty to pay chooses among these, within their own private limits. At least one is needed.
retos-option-penalty_points = Penalty points
    .help = Added to the final sum, 1 to 20, if a penalty is settled by points or the time to choose one runs out.
retos-option-prize = Prize for the winner
    .help = What the winner gets. Agree on it first: the game cannot start without it.
retos-option-respect = Respect mode
    .help = Off: anyone may join a dare. Dares: only one's declared partner may. Penalties: anyone may, but only couples share a penalty.
retos-option-reverse_carries_dare = Turning cards carry a dare too
    .help = Yes: a card that turns the direction gives its dare as well. No: it only turns the direction.
retos-option-reverse_ranks = Cards that turn the direction
    .help = Playing one of these turns the direction of play. Up to four ranks; with none, the direction never changes.
retos-option-stop_by = Who may stop the game
    .help = A stopped game has no winner, loser, prize or forfeit. A dare can always be stopped by those who are part of it.

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
retos-word-auto = costs two cards
retos-word-cards = cards
retos-word-closed = nobody could play any more
retos-word-clothing = clothing
retos-word-contact = touch
retos-word-drink = drink
retos-word-free_pass = free pass
retos-word-garment = garment
retos-word-host = only the host
retos-word-lapse = nothing happens
retos-word-mirrored = most cards, then highest draw
retos-word-music = music
retos-word-off = off
retos-word-out = last card played
retos-word-penalties = shared penalties only within couples
retos-word-performed = still carried out
retos-word-performer = whoever does the dare
retos-word-points = penalty points
retos-word-prevented = not possible
retos-word-props = props
retos-word-random = someone at random
retos-word-shared = everyone tied loses
retos-word-skipped = left out
retos-word-stopped = stopped early
retos-word-talk = talk
retos-word-thrower = whoever played the card

## Labels

retos-seen-around = seats from yours to the right
retos-seen-blocked = topics you avoid
retos-seen-bot = bot
retos-seen-card = card
retos-seen-card_penalties = penalties in cards
retos-seen-confirm_by = dare confirmed by
retos-seen-dare = dare
retos-seen-dares = dares
retos-seen-decision_seconds = seconds to decide
retos-seen-direction = direction (1 right, -1 left)
retos-seen-drink_limit = your drink limit
retos-seen-drink_max = most drinks
retos-seen-drinks = drinks taken
retos-seen-fallback = neutral dare
retos-seen-final_dare = dare of the winning card
retos-seen-forfeit = forfeit
retos-seen-forfeit_with = forfeit together with
retos-seen-free_passes = free passes left
retos-seen-garment_limit = your garment limit
retos-seen-garment_max = most garments
retos-seen-garments = garments given
retos-seen-hand = hand
retos-seen-heat = heat
retos-seen-hidden = hidden cards
retos-seen-how = how it ended
retos-seen-id = name
retos-seen-loser_tie = tie for last place
retos-seen-losers = lost
retos-seen-max_heat = highest heat
retos-seen-mine = only for you
retos-seen-missed_draw = playing before drawing
retos-seen-must_play = must play if possible
retos-seen-needs_partner = for two
retos-seen-no_kind_left = nothing left to pay with
retos-seen-open_dare = dare on the last card
retos-seen-order = seats to the right
retos-seen-partner = partner
retos-seen-passes = passes in a row
retos-seen-penalty_cards = cards per penalty
retos-seen-penalty_kinds = ways to pay
retos-seen-penalty_points = points per penalty
retos-seen-performer = dare for
retos-seen-points = penalty points
retos-seen-prize = prize
retos-seen-prize_with = prize together with
retos-seen-props = needed
retos-seen-queue = penalties still to pay
retos-seen-remote = works at a distance
retos-seen-respect = respect mode
retos-seen-result = result
retos-seen-reverse_carries_dare = turning cards carry a dare
retos-seen-reverse_ranks = cards that turn the direction
retos-seen-round = draw
retos-seen-scores = points in hand
retos-seen-seating = cards drawn for the seats
retos-seen-seconds = seconds
retos-seen-standings = final places
retos-seen-stock = stock
retos-seen-stop_by = game stopped by
retos-seen-tags = topics
retos-seen-thrower = card played by
retos-seen-turn = turn
retos-seen-turn_seat = whose turn
retos-seen-used = used cards
retos-seen-winner = winner
retos-seen-winners = won

## The game

game-retos = Retos
    .pitch = Play your cards, hand out dares, and empty your hand before anyone else.
    .how =
        Be the first to play your last card. If nobody can play any more, the lowest hand wins. The winner gets the prize agreed beforehand; the highest hand owes the forfeit, if there is one.

        Everyone gets three cards; the rest is the stock. On your turn draw a card, then play one of the same suit or rank as the last card played. The first card of the game may be any. If nothing fits, the turn moves on. Play goes to the right; an ace usually turns the direction.

        Every card carries a dare. It falls to the next person in the direction of play, who then takes the next turn. A dare for one is accepted or refused. For a dare for two, choose a partner or leave it to chance; the partner says yes or no.

        Refusing costs a penalty, and whoever pays chooses how: a small drink they like, with or without alcohol; one garment (all accessories count as one, shoes and socks together as one); or two cards from the stock. If the chosen partner refuses, both of you pay. Your limits for drinks and garments are private, and you may lower them at any time.

        Stopping is something else: until a dare is done, those who are part of it may stop it, free of charge and without a reason. The table only learns that it was stopped.

        With the stock empty, turns go on without drawing, and penalties in cards are over. Once everyone passes in a row, hands are counted: 2 to 10 as printed, jack 11, queen 12, king 13, ace 14. Between equals, fewer cards win, then the lowest card drawn.

### Game of Porns

## Moves

porns-move-discard = Discard { $card }
porns-move-draw = Draw from the { $source }
porns-move-exchange = Swap { $card } for { $film }'s joker
porns-move-hit = Add { $card } to { $film }'s film
porns-move-meld = Publish a film ({ $genre }): { $slots }
porns-move-pick_loot = Take { $card }
porns-move-play_defect = Play { $card } on { $target }
porns-move-play_negative = Lay { $card } before { $target }
porns-move-play_positive = Play { $card } for another turn
porns-move-play_spy = Play { $card } on { $target }
porns-move-play_thief = Play { $card } on { $target }
porns-move-select_defect = Replace { $cards }
    .choose = Choose cards to replace

## Questions

porns-ask-ask_to_discard = Discard one card, the stolen one or another; it has no effect.
porns-ask-ask_to_draw = Draw a card to begin your turn.
porns-ask-ask_to_pick_loot = Choose the card you steal from that hand.
porns-ask-ask_to_play = Publish, add or exchange as you like, then end your turn with a discard or an action card.
porns-ask-ask_to_select = Choose half of your hand, rounded down, to be replaced from the stock.

## Events

porns-event-card_hit = { $seat } adds { $card } to { $film }'s film.
porns-event-card_moved = { $thief } steals a card from { $victim }'s hand.
porns-event-card_seen = The card that { $seat } draws is { $card }.
porns-event-cards_replaced =
    { $count ->
        [one] { $seat } shuffles one card into the stock and draws another.
       *[other] { $seat } shuffles { $count } cards into the stock and draws as many.
    }
porns-event-deal_began = Deal { $deal }: { $dealer } deals; the discard pile opens with { $face_up }.
porns-event-deal_scored = Penalty points for this deal, by seat number: { $penalties }. In all: { $totals }.
porns-event-defect_played =
    { $count ->
        [0] { $seat } plays { $card } on { $target }, who has too few cards to replace any.
        [one] { $seat } plays { $card } on { $target }, who has to replace one card.
       *[other] { $seat } plays { $card } on { $target }, who has to replace { $count } cards.
    }
porns-event-discard_taken = { $seat } takes { $card } from the discard pile.
porns-event-discarded = { $seat } discards { $card }.
porns-event-film_published = { $seat } publishes a film ({ $genre }): { $slots }.
porns-event-game_ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }
porns-event-hand_dealt = { $seat } is dealt { $cards }.
porns-event-hand_spied = { $seat } sees { $target }'s hand: { $cards }.
porns-event-joker_exchanged = { $seat } puts { $card } into { $film }'s film and takes the joker that stood for it.
porns-event-loot_seen = The card that { $thief } steals from { $victim } is { $card }.
porns-event-negative_played = { $seat } lays { $card } before { $target }, whose next turn is cancelled.
porns-event-positive_played = { $seat } plays { $card } and gets another turn.
porns-event-reshuffled = The discard pile is shuffled and becomes the new stock of { $cards } cards.
porns-event-spy_played = { $seat } plays { $card } on { $target }.
porns-event-stalled = After { $turns } turns nobody is out: the deal ends here, and all hands are counted.
porns-event-stock_drawn = { $seat } draws a card from the stock.
porns-event-swap_seen = { $seat } gives up { $lost } and receives { $drawn }.
porns-event-thief_played = { $seat } plays { $card } on { $target }.
porns-event-turn_missed = { $seat } misses a turn; { $card } goes to the discard pile.
porns-event-went_out = { $seat } gets rid of the last card and wins the deal.

## House rules

porns-option-ban_return_discard = No returning the card just taken
    .help = Yes: a card taken from the discard pile cannot be discarded again in the same turn. No: it can.
porns-option-deals = Number of deals
    .help = 2 to 12. It only matters if a number of deals ends the game.
porns-option-defect_pick = Who picks for the Technical Defect
    .help = Half of a hand is replaced from the stock: the target chooses which cards, or chance does.
porns-option-exchange_before_meld = Exchange jokers before publishing
    .help = Yes: even without a film of your own you may exchange jokers, though not add cards. No: publish first.
porns-option-go_out = Where the last card may go
    .help = Only to the discard pile; or into a film as well, so that adding your last card wins the deal at once.
porns-option-match = What ends the game
    .help = One deal, won by going out; a target of penalty points that somebody reaches; or a number of deals. The fewest points win.
porns-option-min_naturals = Least basics that are no jokers
    .help = How many of the six cards of a film must be basics and no jokers when it is published, 1 to 6.
porns-option-negative_grace = Safe after a missed turn
    .help = Yes: after a missed turn nobody gets another negative card before a turn of their own. No: the next may follow at once.
porns-option-target_score = Target in penalty points
    .help = 50 to 500. If the target ends the game, the deal in which anybody's total reaches it is the last.
porns-option-thief_pick = Who picks the stolen card
    .help = Chance takes a card unseen, or the thief sees the whole hand and chooses.
porns-option-turn_limit = Most turns in a deal
    .help = 100 to 2000, or 0 for no limit. At the limit the deal ends without a winner, and all hands are counted.

## Words

porns-word-FEM = feminist
porns-word-ART = art-house
porns-word-COS = costume drama
porns-word-RET = retro
porns-word-PAR = parody
porns-word-any = discard pile or film
porns-word-blind = chance
porns-word-deals = a number of deals
porns-word-discard = discard pile
porns-word-open = the thief, seeing the hand
porns-word-out = last card gone
porns-word-single = a single deal
porns-word-stalled = turn limit reached
porns-word-stock = stock
porns-word-target = the target

porns-word-B-FEM-DIR-1 = Director (Feminist)
porns-word-B-FEM-DIR-2 = Director (Feminist)
porns-word-B-FEM-LEA-1 = Lead Performer (Feminist)
porns-word-B-FEM-LEA-2 = Lead Performer (Feminist)
porns-word-B-FEM-SUP-1 = Supporting Performer (Feminist)
porns-word-B-FEM-SUP-2 = Supporting Performer (Feminist)
porns-word-B-FEM-SCR-1 = Screenplay (Feminist)
porns-word-B-FEM-SCR-2 = Screenplay (Feminist)
porns-word-B-FEM-LOC-1 = Location (Feminist)
porns-word-B-FEM-LOC-2 = Location (Feminist)
porns-word-B-FEM-MUS-1 = Music (Feminist)
porns-word-B-FEM-MUS-2 = Music (Feminist)
porns-word-B-ART-DIR-1 = Director (Art-House)
porns-word-B-ART-DIR-2 = Director (Art-House)
porns-word-B-ART-LEA-1 = Lead Performer (Art-House)
porns-word-B-ART-LEA-2 = Lead Performer (Art-House)
porns-word-B-ART-SUP-1 = Supporting Performer (Art-House)
porns-word-B-ART-SUP-2 = Supporting Performer (Art-House)
porns-word-B-ART-SCR-1 = Screenplay (Art-House)
porns-word-B-ART-SCR-2 = Screenplay (Art-House)
porns-word-B-ART-LOC-1 = Location (Art-House)
porns-word-B-ART-LOC-2 = Location (Art-House)
porns-word-B-ART-MUS-1 = Music (Art-House)
porns-word-B-ART-MUS-2 = Music (Art-House)
porns-word-B-COS-DIR-1 = Director (Costume Drama)
porns-word-B-COS-DIR-2 = Director (Costume Drama)
porns-word-B-COS-LEA-1 = Lead Performer (Costume Drama)
porns-word-B-COS-LEA-2 = Lead Performer (Costume Drama)
porns-word-B-COS-SUP-1 = Supporting Performer (Costume Drama)
porns-word-B-COS-SUP-2 = Supporting Performer (Costume Drama)
porns-word-B-COS-SCR-1 = Screenplay (Costume Drama)
porns-word-B-COS-SCR-2 = Screenplay (Costume Drama)
porns-word-B-COS-LOC-1 = Location (Costume Drama)
porns-word-B-COS-LOC-2 = Location (Costume Drama)
porns-word-B-COS-MUS-1 = Music (Costume Drama)
porns-word-B-COS-MUS-2 = Music (Costume Drama)
porns-word-B-RET-DIR-1 = Director (Retro)
porns-word-B-RET-DIR-2 = Director (Retro)
porns-word-B-RET-LEA-1 = Lead Performer (Retro)
porns-word-B-RET-LEA-2 = Lead Performer (Retro)
porns-word-B-RET-SUP-1 = Supporting Performer (Retro)
porns-word-B-RET-SUP-2 = Supporting Performer (Retro)
porns-word-B-RET-SCR-1 = Screenplay (Retro)
porns-word-B-RET-SCR-2 = Screenplay (Retro)
porns-word-B-RET-LOC-1 = Location (Retro)
porns-word-B-RET-LOC-2 = Location (Retro)
porns-word-B-RET-MUS-1 = Music (Retro)
porns-word-B-RET-MUS-2 = Music (Retro)
porns-word-B-PAR-DIR-1 = Director (Parody)
porns-word-B-PAR-DIR-2 = Director (Parody)
porns-word-B-PAR-LEA-1 = Lead Performer (Parody)
porns-word-B-PAR-LEA-2 = Lead Performer (Parody)
porns-word-B-PAR-SUP-1 = Supporting Performer (Parody)
porns-word-B-PAR-SUP-2 = Supporting Performer (Parody)
porns-word-B-PAR-SCR-1 = Screenplay (Parody)
porns-word-B-PAR-SCR-2 = Screenplay (Parody)
porns-word-B-PAR-LOC-1 = Location (Parody)
porns-word-B-PAR-LOC-2 = Location (Parody)
porns-word-B-PAR-MUS-1 = Music (Parody)
porns-word-B-PAR-MUS-2 = Music (Parody)
porns-word-E-FEM-1 = Eye-Level Shot (Feminist)
porns-word-E-FEM-2 = Good Light for All (Feminist)
porns-word-E-FEM-3 = Signed Contract (Feminist)
porns-word-E-FEM-4 = Real Pockets (Feminist)
porns-word-E-FEM-5 = Equal Screen Time (Feminist)
porns-word-E-FEM-6 = Comfortable Chairs (Feminist)
porns-word-E-FEM-7 = Crew Photo (Feminist)
porns-word-E-ART-1 = Nine-Minute Static Shot (Art-House)
porns-word-E-ART-2 = One Bare Bulb (Art-House)
porns-word-E-ART-3 = Symbolic Goldfish (Art-House)
porns-word-E-ART-4 = Black Turtleneck (Art-House)
porns-word-E-ART-5 = Black-and-White Stock (Art-House)
porns-word-E-ART-6 = Hand-Cranked Camera (Art-House)
porns-word-E-ART-7 = Empty Corridor Still (Art-House)
porns-word-E-COS-1 = Ballroom Crane Shot (Costume Drama)
porns-word-E-COS-2 = Two Hundred Candles (Costume Drama)
porns-word-E-COS-3 = Fainting Couch (Costume Drama)
porns-word-E-COS-4 = Powdered Wig (Costume Drama)
porns-word-E-COS-5 = Slow Curtsy (Costume Drama)
porns-word-E-COS-6 = Wind Machine (Costume Drama)
porns-word-E-COS-7 = Portrait in Oils (Costume Drama)
porns-word-E-RET-1 = Crash Zoom (Retro)
porns-word-E-RET-2 = Orange Gel (Retro)
porns-word-E-RET-3 = Rotary Telephone (Retro)
porns-word-E-RET-4 = Bell-Bottoms (Retro)
porns-word-E-RET-5 = Film Grain (Retro)
porns-word-E-RET-6 = Reel-to-Reel (Retro)
porns-word-E-RET-7 = Faded Polaroid (Retro)
porns-word-E-PAR-1 = Shaky Cam (Parody)
porns-word-E-PAR-2 = Lens Flare (Parody)
porns-word-E-PAR-3 = Rubber Chicken (Parody)
porns-word-E-PAR-4 = Ill-Fitting Cape (Parody)
porns-word-E-PAR-5 = Fourth-Wall Break (Parody)
porns-word-E-PAR-6 = Fog Machine (Parody)
porns-word-E-PAR-7 = Blooper Still (Parody)
porns-word-J-1 = Joker
porns-word-J-2 = Joker
porns-word-J-3 = Joker
porns-word-J-4 = Joker
porns-word-J-5 = Joker
porns-word-J-6 = Joker
porns-word-J-7 = Joker
porns-word-J-8 = Joker
porns-word-J-9 = Joker
porns-word-J-10 = Joker
porns-word-P-1 = Rave Review
porns-word-P-2 = Festival Selection
porns-word-P-3 = Streaming Deal
porns-word-P-4 = Cult Following
porns-word-P-5 = Viral Clip
porns-word-P-6 = Tax Credit
porns-word-P-7 = Surprise Investor
porns-word-N-1 = Opinion-Page Backlash
porns-word-N-2 = Subtitles Missing
porns-word-N-3 = Wig Shortage
porns-word-N-4 = Worn-Out Reel
porns-word-N-5 = Copyright Letter
porns-word-N-6 = Ratings Board Review
porns-word-N-7 = Crew Strike
porns-word-I-SPY-1 = The Spy
porns-word-I-SPY-2 = The Spy
porns-word-I-THF-1 = The Thief
porns-word-I-THF-2 = The Thief
porns-word-I-DEF-1 = The Technical Defect
porns-word-I-DEF-2 = The Technical Defect

## Labels

porns-seen-ban_return_discard = no returning the card just taken
porns-seen-card = card
porns-seen-cards = cards
porns-seen-deal = deal
porns-seen-dealer = dealer
porns-seen-deals = number of deals
porns-seen-defect_pick = picks for the Technical Defect
porns-seen-drawn = cards received
porns-seen-exchange_before_meld = exchange jokers before publishing
porns-seen-extras = extras
porns-seen-film = film
porns-seen-genre = genre
porns-seen-go_out = last card to
porns-seen-grace = just missed a turn
porns-seen-hand = hand
porns-seen-hidden = hidden cards
porns-seen-how = how it ended
porns-seen-losers = lost
porns-seen-lost = cards given up
porns-seen-match = game ended by
porns-seen-min_naturals = least basics that are no jokers
porns-seen-negative = negative card
porns-seen-negative_grace = safe after a missed turn
porns-seen-pile = discard pile
porns-seen-result = result
porns-seen-scores = penalty points
porns-seen-secrets = only for you
porns-seen-slots = basics
porns-seen-stock = stock
porns-seen-taken = taken from the pile
porns-seen-target = target
porns-seen-target_score = target in penalty points
porns-seen-thief = thief
porns-seen-thief_pick = picks the stolen card
porns-seen-total = penalty points
porns-seen-turn = turn
porns-seen-turn_limit = most turns in a deal
porns-seen-turn_seat = whose turn
porns-seen-victim = stolen from
porns-seen-winners = won

## Why not

refusal-action_card_on_top = An action card lies on top of the discard pile: draw from the stock.
refusal-already_drawn = You have already drawn in this turn.
refusal-already_published = You have already published a film: there is one per deal for each of you.
refusal-ambiguous = With fewer than seven extras in that film, nobody can tell which one a joker is: add your card instead.
refusal-another_player = Choose somebody else at this table.
refusal-does_not_fit = This card does not work on a film of that genre.
refusal-exactly_half =
    { $cards ->
        [one] Choose exactly one card: half of your hand, rounded down.
       *[other] Choose exactly { $cards } different cards: half of your hand, rounded down.
    }
refusal-film_full = That film already has its seven extras.
refusal-grace = After a missed turn everybody is safe until they have had one of their own.
refusal-just_taken = By these house rules the card just taken from the pile cannot be this turn's discard: keep another for it.
refusal-keep_one_to_discard = Keep this one: your last card must be discarded.
refusal-last_card = It is your last card: simply discard it, and the deal is yours.
refusal-never_in_a_film = Action cards are never part of a film.
refusal-no_film_there = There is no film there.
refusal-no_joker_there = In that film no joker stands for this card.
refusal-no_seventh_basic = That film already has its six basics: another one can only take the place of its joker.
refusal-not_in_that_hand = That card is not in the hand you steal from.
refusal-not_published = That needs a published film first: your own, or for a negative card that of its target.
refusal-one_at_a_time = A negative card lies there already: only one at a time.
refusal-only_a_discard = After a theft you can only discard a card.
refusal-only_by_exchange = That film has seven extras already: exchange your card for a joker among them.
refusal-pile_empty = The discard pile is empty: draw from the stock.
refusal-same_card_twice = Each of the six cards must be a different one.
refusal-too_few_naturals =
    { $least ->
        [one] At least one of the six cards must be a basic and no joker.
       *[other] At least { $least } of the six cards must be basics and no jokers.
    }
refusal-wrong_card = That card cannot be used in this way.
refusal-wrong_genre = An extra only goes into a film of its own genre.

## The game

porns-rankings =
    A film: director, lead performer, supporting performer, screenplay, location and music, all of one genre.

    Positive, for another turn if your own film fits
    Rave Review: feminist, art-house
    Festival Selection: art-house, costume drama
    Streaming Deal: costume drama, retro
    Cult Following: retro, parody
    Viral Clip: parody, feminist
    Tax Credit, Surprise Investor: any genre

    Negative, for a missed turn if the target's film fits
    Opinion-Page Backlash: feminist, costume drama
    Subtitles Missing: art-house, retro
    Wig Shortage: costume drama, parody
    Worn-Out Reel: retro, feminist
    Copyright Letter: parody, art-house
    Ratings Board Review, Crew Strike: any genre

    Whatever the genre, instead of a discard: The Spy, The Thief, The Technical Defect

    Left in hand: 5 points for a basic or an extra, 10 for an action card, 20 for a joker
game-game-of-porns = Game of Porns
    .pitch = Run a film studio, publish your masterpiece, and empty your hand before the critics wake up.
    .how =
        Each of you runs a studio in a trade without mercy. Be the first to get rid of all your cards.

        Everybody gets ten cards. The rest is the stock, and its top card opens the discard pile. Play goes to the left. On your turn draw the top card of either; only an action card cannot be taken from the pile. Then play what you like, and end your turn with one discard.

        Once per deal you may publish a film: six basics of one genre, namely director, lead performer, supporting performer, screenplay, location and music. Jokers may replace any of them, but not all six. From then on you may add jokers, and extras of the right genre, to any film on the table, up to seven for each. You may also exchange a basic for the joker that stands for it in a film or, once a film has all seven extras, an extra for a joker among them.

        An action card can take the place of your discard. A positive card gives you another turn, a negative one makes somebody else miss theirs, but only if the film of whoever it affects has the right genre. The Spy sees somebody's hand. The Thief takes a card from it at random; the victim draws another, and you discard one. The Technical Defect makes somebody replace half of their hand.

        Keep a card for the end: discarding your last one wins the deal, and usually the game. Over several deals, or if nobody has managed it after 400 turns, cards left in hand cost points: 5 each, action cards 10, jokers 20. The fewest points win.

        No card asks you to do anything in person, so there is nothing to refuse or to bail out of. You can stop whenever you like, for any reason or none.

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

sexopolitan-ask-ask_to_catch = An affair. Catch them red-handed, or let it pass? Everybody answers in secret.
sexopolitan-ask-ask_to_play = Play a card; your turn goes on until three are left in your hand.
sexopolitan-ask-ask_to_search = You are single: roll the die and search for a partner.
sexopolitan-ask-ask_to_win_back = Your couple has been split up. Roll two dice? A double brings your partner back.

## Events

sexopolitan-event-cancelled = Removed from in front of { $seat }: { $cards }.
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
sexopolitan-event-characters_dealt = The characters, seat by seat: { $characters }.
sexopolitan-event-game_ended = The game is over: { $winner } wins ({ $how }).
sexopolitan-event-hand_dealt = { $seat } is dealt { $cards }.
sexopolitan-event-main_pile_renewed =
    The main discard is shuffled into a new main pile of { $size ->
        [one] one card
       *[other] { $size } cards
    }.
sexopolitan-event-nobody_caught = The affair goes unnoticed.
sexopolitan-event-nobody_found = { $seat } finds nobody this time and stays single.
sexopolitan-event-partner_found = { $seat } forms a couple with { $partner }.
sexopolitan-event-partner_lost =
    { $taken_by ->
        [none] { $seat } and { $partner } part ways; the card goes to the partner discard.
       *[other] { $partner } leaves { $seat } for { $taken_by }.
    }
sexopolitan-event-partner_pile_renewed =
    The partner discard is shuffled into a new partner pile of { $size ->
        [one] one card
       *[other] { $size } cards
    }.
sexopolitan-event-partner_returned =
    { $partner } comes back to { $seat }, and { $attacker } loses { $lost ->
        [0] no points
        [one] one point
       *[other] { $lost } points
    }.
sexopolitan-event-partner_turned = Turned over: { $card }.
sexopolitan-event-practice_rolled =
    { $seat } rolls { $dice }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
sexopolitan-event-scored =
    { $seat } scores { $points ->
        [one] one pleasure point
       *[other] { $points } pleasure points
    }: { $score } in all.
sexopolitan-event-search_rolled =
    { $seat } searches for a partner and rolls { $die }: { $die ->
        [one] one card is turned over
       *[other] { $die } cards are turned over
    }.
sexopolitan-event-start_rolled = { $seat } rolls { $dice } for the start.
sexopolitan-event-started = { $seat } begins.
sexopolitan-event-surplus_discarded = { $seat } discards { $cards }.
sexopolitan-event-turn_began = Round { $round }: it is the turn of { $seat }.
sexopolitan-event-win_back_declined = { $seat } moves on without rolling.
sexopolitan-event-win_back_rolled = { $seat } rolls { $dice }; only a double brings the partner back.

## House rules

sexopolitan-option-affair_pairing = Who can have an affair
    .help = Which of your cards can have an affair, and with which of somebody else's. If only your character counts, its own Power Cut does not matter.
sexopolitan-option-caught_takes = What Caught Red-Handed takes
    .help = Only the share of whoever played the One-Night Stand, so that the other party keeps theirs; or both shares.
sexopolitan-option-couples = Who can be a couple
    .help = A man and a woman, as this game usually has it; or anyone with anyone, in couples and affairs alike. Power Cuts still go by the sex on the card.
sexopolitan-option-deck = Play cards of each kind
    .help = How many cards of each kind: exactly 103 in all, at least 20 of them intimacy cards (Romp, Solo, One-Night Stand).
sexopolitan-option-discard_policy = When to discard surplus cards
    .help = Only when nothing else must be played, or whenever you like in your turn. No one ever has to break up, have an affair or roll again.
sexopolitan-option-lover_may_catch = The other party may catch too
    .help = Yes: the other party of an affair may also play Caught Red-Handed, and then takes both shares. No: they are not asked.
sexopolitan-option-negative_scores = Scores below zero
    .help = A partner who is won back costs the attacker points. Yes: their score may fall below 0. No: it stops at 0.
sexopolitan-option-reaction_seconds = Seconds to react
    .help = How long there is to answer an affair with Caught Red-Handed, 3 to 30 seconds. No answer lets it pass.
sexopolitan-option-reconciliation_dice = Dice for a reconciliation
    .help = A reconciliation Romp ends Trouble Brewing. 2: it ends first, so two dice are rolled. 1: this Romp still rolls one die.
sexopolitan-option-round_limit = Most rounds
    .help = After so many rounds, 20 to 500, the highest score wins. Most games need fewer than ten.
sexopolitan-option-target = Points to win
    .help = Whoever first has this many pleasure points wins at once: 30 to 150.

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
sexopolitan-word-stuck = only when nothing must be played
sexopolitan-word-free = whenever you like in your turn
sexopolitan-word-active = only the share of whoever played the card
sexopolitan-word-both = both shares
sexopolitan-word-target = enough points
sexopolitan-word-rounds = highest score after the last round

## Labels

sexopolitan-seen-active = whose turn
sexopolitan-seen-affair = affair
sexopolitan-seen-affair_pairing = who can have an affair
sexopolitan-seen-breakdown_m = Power Cut (him)
sexopolitan-seen-breakdown_w = Power Cut (her)
sexopolitan-seen-breakup = Break-Up
sexopolitan-seen-card = card
sexopolitan-seen-catchers = caught somebody this turn
sexopolitan-seen-caught = Caught Red-Handed
sexopolitan-seen-caught_takes = Caught Red-Handed takes
sexopolitan-seen-character = character
sexopolitan-seen-condom = Condom
sexopolitan-seen-couples = who can be a couple
sexopolitan-seen-deck = play cards
sexopolitan-seen-dice = dice
sexopolitan-seen-discard_policy = discarding surplus
sexopolitan-seen-front = in front
sexopolitan-seen-hand = hand
sexopolitan-seen-hidden = hidden cards
sexopolitan-seen-how = how it ended
sexopolitan-seen-losers = lost
sexopolitan-seen-lover_may_catch = the other party may catch
sexopolitan-seen-main = main pile
sexopolitan-seen-main_discard = main discard
sexopolitan-seen-negative_scores = scores below zero
sexopolitan-seen-not_tonight = Not Tonight, Dear
sexopolitan-seen-obstacle_played = obstacle played this turn
sexopolitan-seen-one_night = One-Night Stand
sexopolitan-seen-other = other party
sexopolitan-seen-own_answer = you catch them
sexopolitan-seen-partner = partner
sexopolitan-seen-partner_discard = partner discard
sexopolitan-seen-phase = phase
sexopolitan-seen-pile = partner pile
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
sexopolitan-seen-round_limit = most rounds
sexopolitan-seen-score = pleasure points
sexopolitan-seen-scores = pleasure points
sexopolitan-seen-sexologist = Sexologist
sexopolitan-seen-slot = on
sexopolitan-seen-solo = Solo
sexopolitan-seen-starter = began
sexopolitan-seen-super = Super Swimmer
sexopolitan-seen-target = points to win
sexopolitan-seen-tested = Tested Couple
sexopolitan-seen-top = next Partner card
sexopolitan-seen-trouble = Trouble Brewing
sexopolitan-seen-winners = won

## Why not

refusal-already_coupled = You have a partner already.
refusal-already_tested = Tested Couple lies in front of you already.
refusal-breakdown = A Power Cut is in the way. Only a Sexologist can end it.
refusal-condom_needed = This takes a Condom as well.
refusal-few_practices = The deck needs at least { $least } intimacy cards, not { $total }.
refusal-must_search_first = Search for a partner first.
refusal-no_breakdown = There is no Power Cut in front of you.
refusal-no_condom = You have no Condom in your hand.
refusal-no_condom_needed = No Condom is needed here: keep it for another time.
refusal-no_partner = You are single, and this takes a partner.
refusal-no_trouble = There is no Trouble Brewing in front of you.
refusal-nobody_to_name = For this use of Super Swimmer, no one is chosen.
refusal-not_an_opponent = Choose somebody else at the table.
refusal-not_compatible = By the rules of this table, these cards do not go together.
refusal-not_single = You have a partner; only singles can steal one.
refusal-not_tonight = Not Tonight, Dear: nothing with your partner this turn.
refusal-nothing_to_repeat = There is nothing to roll again: Super Swimmer must follow an intimacy card at once, and only once.
refusal-one_obstacle_a_turn = You can play one obstacle each turn, and you have played yours.
refusal-one_play_left = That takes two cards, and you have one play left.
refusal-only_partners = At this table, an affair can only be with somebody's partner, not with a character.
refusal-play_deck_size = There must be exactly { $needed } play cards, not { $total }.
refusal-same_nature = There is an obstacle of this kind in front of them already.
refusal-search_is_over = The time to search is over; you can do it on your next turn.
refusal-target_is_single = That person is single now.
refusal-wrong_number = Discard exactly so many that three cards stay in your hand.
refusal-wrong_sex = This Power Cut does not fit that card.

## The game

game-sexopolitan = Sexopolitan
    .pitch = Find a partner, sidestep the mishaps, and be the first with 69 pleasure points.
    .how =
        Whoever first has 69 pleasure points wins at once. It all happens with cards and dice: nobody has to do anything for real, and you can leave the table whenever you like.

        You get six cards and a character, which need not resemble you. In the usual rules a couple is a man and a woman; your table may also choose anyone with anyone.

        If your turn begins while you are single, search: roll a die and turn over that many Partner cards. If the last one suits your character, you are a couple.

        Then play three cards, and draw three. Every card you use counts. Solo rolls one die; Romp rolls two and takes a partner. The condom symbol asks for a Condom, unless you have Tested Couple. With a One-Night Stand you choose your own partner, or somebody else's card: such an affair always takes a Condom, and you both score. But if you are in a couple, the others may secretly play Caught Red-Handed and take your points.

        Doubles on two dice: 1-1 loses you your partner, 2-2 scores 6 and 3-3 scores 9; after 4-4, 5-5 or 6-6 you draw and play one, two or three more cards.

        Once a turn you may lay an obstacle on a couple. Not Tonight, Dear forbids acts with the partner for one turn; Trouble Brewing leaves one die for them until a reconciliation Romp or a Super Swimmer; Power Cut forbids them until a Sexologist comes. Break-Up parts them; if you are single, you take the partner, provided that suits your character. But if the victim then rolls a double, the partner comes back and you lose the points rolled.

        Super Swimmer also repeats a roll, or steals a partner for a single. If nothing can be played, discard until three cards are left.

### The page

## Cards

page-card =
    { $rank ->
        [T] ten
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## Small words

page-close = Close
page-back = Back
page-no = Cancel
page-done = Done
page-save = Keep
page-more = More
page-less = Less
page-dismiss = Understood
page-try_again = Try again

## The way in: for adults only

page-gate = A table for playful evenings: card and dice games for couples and friends, some of them with dares. It is for adults of 18 or older, who all want to be here.
page-gate-promise = Nothing has to be done. A stop is free at any moment, nobody learns your boundaries, and rooms vanish without a trace.
page-gate-enter = I am 18 or older: come in
page-gate-leave = Leave

## Choosing a game

page-games = A game for tonight
    .subtitle = Choose one, and open a room
page-games-players = { $least } to { $most } players
page-games-two = for two
page-games-heat = heat { $low } to { $high }
page-games-no_dares = no dares
page-games-join = Join a room
page-games-code = Code of the room
    .hint = Ten letters and digits, from whoever invites you.
page-games-code_wrong = A code has ten letters and digits. Look again, or open the link.
page-games-go = To the door
page-game-couples-quick = Draw poker with rewards. It needs no table; a bed will do.
    .minutes = 90 min
page-game-couples-advanced = Poker, tricks and a race with rewards on the way.
    .minutes = 2–3 hours
page-game-peekpoker = Three dice under your cup, three on the table, and a straight face.
    .minutes = 20 min
page-game-retos = Shed your cards; what you play may be a dare for the next.
    .minutes = 60 min
page-game-game-of-porns = Studio rummy: publish your film before the others do.
    .minutes = 20 min
page-game-sexopolitan = Find a partner, keep a partner, be first to 69.
    .minutes = 40 min

## At the door

page-door = At the door
    .subtitle = Knock, and the host lets you in
page-door-name = Your name
    .hint = As the others will see it. A nickname is fine.
page-door-knock = Knock
page-door-screen = This is our shared screen
    .hint = A TV or a tablet for all of you. It takes no seat and shows only what everybody may see.
page-door-screen_name = Shared screen
page-door-waiting = You have knocked. Somebody will open in a moment.
page-door-again = Knock again, by another name
page-door-playing = If a game is on, you can watch it on this device until the next one begins.

## The line to the room

page-connecting = One moment…
page-line_lost = The connection is lost; we are trying again. Your game is safe.
page-server_closing = The server is taking a short break. This page comes back by itself, and your game with it.
page-not_loaded = We could not fetch the table. Please try once more.
page-gone-burnt = This room is gone. Nothing of it is left.
page-gone-turned_away = The host has closed the door for this device.
page-gone-no_such_room = There is no such room, or it is gone. Ask for the link again.
page-gone-elsewhere = This room is open in other windows of this device. Use it here instead?
page-gone-use_here = Use it here
page-gone-home = To the games

## The lobby: inviting

page-lobby = The room
    .subtitle = Before the game
page-invite = Invite
    .text = Show this to your friends. They scan it or open the link, and knock.
page-invite-code = Code
page-invite-qr = QR code with the link to this room
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-share = Share the link
page-knocking = { $name } is at the door.
page-knocking-screen = A shared screen is at the door.
page-knocking-admit = Let in
    .label = Let { $name } in
page-knocking-decline = Not tonight
    .label = Do not let { $name } in

## The lobby: places

page-seats = Round the table
page-seats-free =
    { $count ->
        [0] Every seat is taken.
        [one] One more can sit down.
       *[other] { $count } more can sit down.
    }
page-seats-needed =
    { $count ->
        [one] One more is needed.
       *[other] { $count } more are needed.
    }
page-seats-you = you
page-seats-here = on this device
page-seats-host = host
page-seats-bot = bot
page-seats-away = away
page-seats-ready = ready
page-seats-not_ready = not ready yet
page-seats-sit = Sit down
page-seats-add = One more on this device
    .hint = You pass it round; a curtain hides each hand from the others.
page-seats-rename = Change the name
page-seats-stand_up = Give up the seat
page-seats-send_out = Ask to leave
page-seats-add_bot = Add a bot
page-seats-remove_bot = Remove { $name }
page-bot-sensible = Plays well
page-bot-random = Plays at random
page-bot-greedy = Takes what it can get
page-bot-always-calls = Always calls
page-bot-always-raises = Always raises
page-bot-folds-below-two-pairs = Folds below two pairs

## The lobby: the game and its rules

page-lobby-game = Tonight's game
page-lobby-choose_game = Choose a game
page-lobby-no_game = No game is chosen yet; the host chooses.
page-lobby-host_decides = The host decides on game, rules and deck. Speak up if you want it otherwise.
page-rules = House rules
    .text = Change what you like. Whenever something changes, everybody is asked again whether they are ready.
page-rules-usual = You play by the usual rules.
page-rules-changed =
    { $count ->
        [0] You play by the usual rules.
        [one] One rule differs from the usual ones.
       *[other] { $count } rules differ from the usual ones.
    }
page-rules-usually = usually { $value }
page-rules-reset = Back to the usual
page-rules-range = { $low } to { $high }
page-rules-out_of_range = It can be { $low } to { $high }; the number before still holds.
page-rules-as_game = as the game has it
page-rules-agree = To be agreed among you, in your own words
page-rules-prize = Something you are all glad to give, such as breakfast in bed

## The lobby: decks

page-deck = Deck
page-deck-built_in = Comes with Nightcap
page-deck-bring = Bring your own
    .hint = A text file in the deck format. It is checked at once, and everybody in the room can read it.
page-deck-taken = { $title } is on the table.
page-deck-line = Line { $line }

## Private boundaries: calm, for one person alone

page-bounds = Your boundaries
    .subtitle = for { $name } alone
page-bounds-private = Only you see this. Nobody learns what you choose, and nothing on the table shows it. A few cards always stay away by chance, so a missing card tells nothing.
page-bounds-turn = Now { $name }, alone. The others look away.
page-bounds-heat = How hot may it get?
page-heat-1 = charming
page-heat-2 = warm
page-heat-3 = sensual
page-heat-4 = hot
page-heat-5 = burning
page-bounds-themes = What may come up?
    .hint = What you rule out will not come up for anybody tonight.
page-bounds-fine = fine
page-bounds-never = never
page-bounds-garments = Pieces of clothing you would stake
page-bounds-drinks = Drinks you would take, of whatever you like
page-bounds-as_house = as many as the house allows
page-bounds-save = Keep this to myself
page-bounds-kept = Kept. Only you can see it.
page-bounds-later = You can change this until the game begins. After that, a stop is always free.
page-bounds-open = Say what you want, in private

## Couples

page-couples = Who came together?
    .hint = Two are a couple when both say so. House rules can keep dares within couples.
page-couples-alone = on my own
page-couples-with = with { $name }
page-couples-waiting = { $name } has not said so yet.
page-couples-both = { $one } and { $other } are a couple.

## Ready

page-ready-before = Before you begin
page-ready-adult = I am an adult, I want to play, and I know that a stop is free at any moment.
page-ready-yes = I am ready
page-ready-named = { $name } is ready
page-ready-undo = Wait, not yet
page-ready-waiting = Waiting for { $names }
page-ready-host = The host starts the game.
page-ready-asked_again = Something has changed, so everybody is asked again.
page-start = Start the game

## At the table: the menu

page-menu = Menu
page-menu-how = How to play
page-menu-reference = Which hand wins
page-menu-log = What has happened
page-menu-rules = House rules
page-menu-look = Language, look and sound
page-menu-invite = Invite somebody
page-menu-end = End the game
page-menu-leave = Leave the room
page-menu-burn = Burn the room
page-confirm-end = End the game here?
    .text = It ends without a result once everybody says so.
    .yes = Enough for tonight
page-confirm-leave = Leave the room?
    .text = Your seat is kept: you can come back with this device. Meanwhile a bot may play for you.
    .yes = Leave
page-confirm-go = Leave the room?
    .text = You can come back with this device as long as the room is kept.
    .yes = Leave
page-confirm-burn = Burn the room?
    .text = The room is deleted for everybody, at once and for good. Nothing of tonight stays on the server.
    .yes = Burn it
page-confirm-send_out = Ask { $name } to leave?
    .text = The device is sent out. Its people can knock again.
    .yes = Send out
page-log-open = Show all
page-log-fold = Show less
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-es = Español
page-not_this_language = We could not fetch { $language } just now, so the page stays as it is. Try again in a moment.
page-theme = Appearance
page-theme-system = as on this device
page-theme-dark = dark
page-theme-light = light
page-large_text = Large text
page-sound = Sound

## At the table: stop, pause and the ways out

page-stop = Stop
    .text = A stop costs nothing, asks no reason and names nobody.
page-pause = Pause
page-paused = Paused
    .subtitle = nothing is urgent
    .text = Everything rests. A glass of water, some air, a few words. It goes on when all of you say so.
page-paused-ready = would like to go on
page-paused-waiting = takes a moment
page-resume = I would like to go on
page-resume-named = { $name } would like to go on
page-ending = { $names } would like to end the game here. It ends when everybody says so.
page-ending-agree = End it here
page-quick_exit = Leave this page at once
page-away = { $name } has left. The table waits.
page-away-bot = A bot plays for { $name }.
page-away-play_for = Let a bot play for { $name }
page-away-you = You have left the table. Your seat is kept.
page-away-come_back = Come back to the table
page-silent = { $name } is not connected.
page-silent-go_on = Go on without { $name }
page-silent-host = The host is not connected.
    .go_on = Go on without the host

## At the table: whose turn, what can be done, and why not

page-turn-waiting = Waiting for { $names }
page-turn-sealed = Your answer is kept until everybody has answered.
page-rule = Rule { $number }
page-the_rule = The rule

## At the table: activities

page-activity-both = both of you
page-activity-time =
    { $seconds ->
        [60] one minute
        [90] a minute and a half
        [120] two minutes
        [180] three minutes
        [240] four minutes
        [300] five minutes
        [600] ten minutes
       *[other] { $seconds } seconds
    }
page-activity-props = with: { $props }
page-activity-private_room = in a room of your own
page-activity-price =
    { $count ->
        [0] free
        [one] one coin
       *[other] { $count } coins
    }
page-activity-this = This one
page-timer = Timer
page-timer-start = Start the timer
page-timer-pause = Hold the timer
page-timer-reset = Set the timer back
page-timer-over = Time is up. Go on as long as you both like.

## The couples' table

page-confirm-concede = End the game now?
    .text = The game ends at once, for both of you. Nothing is owed, and no reason is needed.
    .yes = End the game
page-prop-blanket = blanket
page-prop-bowl = bowl
page-prop-chair = chair
page-prop-chocolate = chocolate
page-prop-cloth = cloth
page-prop-coin = coin
page-prop-cream = cream
page-prop-dessert = dessert
page-prop-drink = drink
page-prop-fruit = fruit
page-prop-glass = glass
page-prop-honey = honey
page-prop-ice_cube = ice cube
page-prop-mirror = mirror
page-prop-music = music
page-prop-napkin = napkin
page-prop-oil = oil
page-prop-paper = paper
page-prop-pen = pen
page-prop-scarf = scarf
page-prop-shampoo = shampoo
page-prop-shower = shower
page-prop-snack = snack
page-prop-soap = soap
page-prop-sponge = sponge
page-prop-spoon = spoon
page-prop-sweet = sweet
page-prop-towel = towel
page-prop-tray = tray
page-prop-water = water
page-couples-also = Also on this card
page-couples-away = away
page-couples-bail =
    { $count ->
        [0] Bail out (none left)
        [one] Bail out (one left)
       *[other] Bail out ({ $count } left)
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
page-couples-cards_of = Cards of { $name }
page-couples-choose_one = Choose one of them
page-couples-climax = Climax
    .waits = Climax has to wait for its card
    .allowed = Climax is allowed now
page-couples-closing = The cards have said enough. The rest of the night is yours.
page-couples-comes_off =
    { $pieces ->
        [all] { $name }: everything comes off
       *[other] { $name }: { $pieces } pieces come off
    }
page-couples-costs =
    { $count ->
        [one] costs one coin
       *[other] costs { $count } coins
    }
page-couples-deals = deals
page-couples-deck_of = Reward deck of { $name }
page-couples-earns =
    { $count ->
        [one] earns one coin
       *[other] earns { $count } coins
    }
page-couples-exchange =
    { $count ->
        [one] Exchange one card
       *[other] Exchange { $count } cards
    }
page-couples-finish = finish
page-couples-hand_of =
    { $cards ->
        [one] Hand of { $name }: one card
       *[other] Hand of { $name }: { $cards } cards
    }
page-couples-heat = heat { $heat } of 5
page-couples-keep_all = Keep all five
page-couples-laid_aside =
    { $count ->
        [one] one laid aside
       *[other] { $count } laid aside
    }
page-couples-line = { $kind } at { $space }
page-couples-next = next: { $kind }
page-couples-pack = pack { $count }
page-couples-phase-buying = buying cards
page-couples-phase-cards = cards
page-couples-phase-deal = the deal
page-couples-phase-exchange_1 = first exchange
page-couples-phase-exchange_2 = second exchange
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
       *[other] came to space { $space }
    }
page-couples-replace =
    { $count ->
        [one] Replace one card
       *[other] Replace { $count } cards
    }
page-couples-reward_deck = Reward deck of { $name }, the next card first: { $kinds }
page-couples-rewards =
    { $game ->
        [advanced] Board and shop
       *[quick] Reward decks
    }
page-couples-round = Round { $round }
page-couples-shop = The shop
page-couples-shop_card = Shop card { $number }
page-couples-shop_empty = No card is left in the shop.
page-couples-sign = { $name }: { $sign }
page-couples-stacks = Cards left
page-couples-stop_here = Stop this
page-couples-together =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, and { $count ->
        [0] an evening of cards
        [one] one thing done together
       *[other] { $count } things done together
    }.
page-couples-took = { $card }, takes the trick
page-couples-track = Track: { $places }. The finish is at { $finish }.
    .place = { $name } on { $space }
page-couples-tricks =
    { $count ->
        [0] no trick yet
        [one] one trick
       *[other] { $count } tricks
    }
page-couples-tweak = How would you rather do it?
    .help = A few words. It counts if you both agree.
    .send = Propose it
    .open = A tweak that { $name } proposes
    .agreed = You both agree to this tweak of { $name }
page-couples-waiting-ask_about_tweak = { $name } is thinking about the tweak.
page-couples-waiting-ask_for_signs = Rock, paper or scissors: waiting for { $name }.
page-couples-waiting-ask_to_accept = { $name } may accept it, or bail out.
page-couples-waiting-ask_to_buy = { $name } may buy cards.
page-couples-waiting-ask_to_complete = Take your time. Waiting for { $name } to say it is done.
page-couples-waiting-ask_to_deal = Waiting for { $name } to deal.
page-couples-waiting-ask_to_draw_climax = { $name } has won and draws the climax card.
page-couples-waiting-ask_to_draw_reward = { $name } takes a reward card.
page-couples-waiting-ask_to_exchange = { $name } is choosing cards to exchange.
page-couples-waiting-ask_to_exchange_again = { $name } is choosing cards to exchange.
page-couples-waiting-ask_to_follow = { $name } is choosing a card to follow.
page-couples-waiting-ask_to_lead = { $name } is choosing a card to lead.
page-couples-waiting-ask_to_select = { $name } is choosing an activity.
page-couples-waiting-ask_to_shop = { $name } is looking round the shop.
page-couples-waiting-ask_to_turn_up = { $name } turns up the next card.
page-couples-wins =
    { $count ->
        [0] no round won
        [one] one round won
       *[other] { $count } rounds won
    }
page-couples-withdraw = Withdraw the tweak
page-couples-you = you
page-couples-you_hold_it = you hold this now
page-couples-your_hand = Your hand:

## Passing the device round, and the shared screen

page-pass_to = Pass to { $name }
page-curtain = Pass the device to { $name }.
page-curtain-open = I am { $name }
page-curtain-peek = Hold to peek
page-screen-waiting = Sit down and make yourselves comfortable.

## The end

page-end = The game is over
page-end-broken_off = You have ended the game here. Nobody has lost anything.
page-end-thanks = Thank you for playing. Be kind to each other.
page-end-look_back = Look at the table once more
page-end-again = Once more
page-end-host_may = The host can start another game.
page-books = Open the books
    .hint = Shows every card and, where a game has them, everybody's limits, so that anybody can check the shuffle. Only if everybody agrees.
    .waiting = You have agreed; the others have not all done so yet.
page-books-open = Save the open books
    .hint = A file with every card of this game; `nightcap verify` checks it.

## News, said in passing

page-news-game = Tonight: { $game }.
page-news-rules = The house rules have changed.
page-news-deck = On the table now: { $deck }.

## For those who listen

page-hand = Your hand
page-die = a die that shows { $face }
page-coins =
    { $count ->
        [0] no coins
        [one] one coin
       *[other] { $count } coins
    }
page-bails =
    { $count ->
        [0] no bails left
        [one] one bail left
       *[other] { $count } bails left
    }
page-clothes =
    { $count ->
        [0] nothing on
        [one] one piece on
       *[other] { $count } pieces on
    }
page-others = The others
page-yours = Yours

## The lobby: arriving, and what is still to be done

page-arrival = How do you play?
page-arrival-own = On my own phone
    .hint = The others use theirs: you invite them in a moment.
page-arrival-round = We pass this device round
    .hint = Two or more of you on one device. A curtain hides each hand from the others.
page-name-ask = What shall we call you?
page-name-missing = Write a name first; any will do.
page-names = Who plays on this device?
page-names-first = First name
page-names-next = Next name
page-names-add = Add
page-names-done = That is everybody
page-seats-screen = A screen without a seat
page-seats-empty = a free seat
page-bots = A bot takes a seat and plays by the rules. It never gets or gives a dare.
page-agree-on = Agree on: { $what }
page-agree-missing = not agreed yet
page-ready-before_hint = What everybody should know
page-rules-all_usual = All rules back to the usual
page-bounds-of = The boundaries of { $name }
page-couples-count =
    { $count ->
        [0] nobody has said so
        [one] one couple
       *[other] { $count } couples
    }
page-screen-no_more = I want to play on this device

## The plain table

page-plain-choose_card = Tap a card to see what it can do.
page-plain-direction =
    { $way ->
        [1] Direction: right
       *[other] Direction: left
    }
page-plain-for_good = This cannot be taken back.
page-plain-known_cards = Cards you know of
page-plain-lately = What happened last
page-plain-own_words = In your own words
page-plain-pot = in the pot
page-plain-secret = Only you see this
page-plain-several =
    { $count ->
        [one] One way
       *[other] Choose one of { $count }
    }
page-plain-time_left = Time to answer
