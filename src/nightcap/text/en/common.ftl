### Nightcap in English

## Small words

someone = someone
nothing = –
yes = yes
no = no
seen-seat = player
seen-seats = players

## Notices

notice-safety =
    For consenting adults only. Play safe, and at your own risk.
    Your limits, your safety and the law come before any card. You never have to do what a card says. You can stop at any moment, for any reason or none.

## Decks

deck-problems =
    { $count ->
        [one] One thing to put right:
       *[other] { $count } things to put right:
    }

deck-problem-not_toml = This isn't TOML: { $problem }. Put texts in quotation marks and lists in brackets.
deck-problem-not_utf8 = This isn't UTF-8 text. Save the file as UTF-8 in your editor.
deck-problem-too_large = The file is larger than { $most } kB. Split it into two decks.
deck-problem-too_many = There are { $count } entries of “{ $key }”. We read { $most } at most.
deck-problem-unknown_key =
    { $nearest ->
        [none] Decks have no “{ $key }” here. Take it out.
       *[other] Decks have no “{ $key }” here. Did you mean “{ $nearest }”?
    }
deck-problem-bad_value = “{ $value }” doesn't work for “{ $key }”. Write { $expects }.
deck-problem-missing = “{ $key }” is missing. Write { $expects }.
deck-problem-not_a_table = “{ $key }” has to be a table of its own, such as [title].
deck-problem-not_a_list = “{ $key }” has to be a list of tables. Write [[{ $key }]] above each one.
deck-problem-missing_text = The text in “{ $language }” is missing. Write it, or take “{ $language }” out of the languages.
deck-problem-language_not_promised = The languages at the top don't include “{ $language }”. Add it there, or take this text out.
deck-problem-not_plain = The character { $character } is markup or invisible. Write plain words.
deck-problem-too_long = The text has { $length } characters, and at most { $most } fit on a card. Make it shorter.
deck-problem-reading_missing = “{ $reading }” is missing in { $language }. “does” is for whoever does it, “gets” for their partner, and “seen” for everyone else.
deck-problem-reading_person = “{ $reading }” can't name “{ $person }”. Write one of { $known }. The reader is “you”.
deck-problem-reading_nobody = “{ $reading }” doesn't say who does it. Put { "{" }{ $person }{ "}" } in it.
deck-problem-reading_you = Everyone looking on reads “{ $reading }”, so it can't say “{ $word }”. Use names.
deck-problem-not_harmless = A harmless dare is for one player. It has no theme, no card and no props, and it works at a distance (remote = true).
deck-problem-text_twice = “{ $other }” says exactly the same. Write something new.
deck-problem-id_twice = There's already an id “{ $id }”. Choose another, or leave it out.
deck-problem-unknown_tag =
    { $nearest ->
        [none] No theme is called “{ $tag }”. Use one of this deck's themes, or add this one to them.
       *[other] No theme is called “{ $tag }”. Did you mean “{ $nearest }”?
    }
deck-problem-unknown_category =
    { $nearest ->
        [none] No category is called “{ $category }”. Write talk, strip, cuddle, nude, hot, lust, climax or shop.
       *[other] No category is called “{ $category }”. Did you mean “{ $nearest }”?
    }
deck-problem-activity_count = Card “{ $card }” has { $count } activities. Give it 3 or 4.
deck-problem-same_price = Two activities on card “{ $card }” cost the same. Give each its own price.
deck-problem-price_elsewhere = Only shop activities have a price. Take it out.
deck-problem-takes_off_elsewhere = Only climax activities need “takes_off”. Strip and nude cards always take clothes off, and other cards never do. Take it out.
deck-problem-undresses_elsewhere = Nobody undresses on a { $category } card. Only strip and nude cards have the actor "undresses".
deck-problem-undresses_receiver = If the actor is "undresses", the receiver is "both" or "none".
deck-problem-section_elsewhere = A deck for { $game } has no “{ $key }”. Take it out.
deck-problem-unknown_card = No playing card is called “{ $card }”. Write rank and suit, such as 7C, 10H or AS.
deck-problem-card_twice = There's already a dare for { $card }. Each card can have only one.
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
deck-expects-harmless = true or false
deck-expects-heat = a whole number from 1 (sweet) to 5 (scorching)
deck-expects-tags = a list of at most 8 themes, such as ["kissing"]
deck-expects-actor = "drawer", "partner" or "both"; on strip and nude cards also "undresses"
deck-expects-receiver = "drawer", "partner", "both" or "none"
deck-expects-seconds = a whole number of seconds: 10 to 600, or 0 to 300 for dares
deck-expects-takes_off = "drawer", "partner" or "both"
deck-expects-temporary_undress = true or false
deck-expects-private_room = true or false
deck-expects-props = a list of at most 8 props, such as ["scarf"]
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

refusal-bad_deck = This deck doesn't fit the game.
refusal-bad_option = That won't work for “{ $option }”. The choices are beside it on the page, and in “./play games”.
refusal-bad_player = The players' details don't fit this game. Each seat needs one entry, within its limits.
refusal-bots = Bots can take { $least } to { $most } seats here.
refusal-card_not_in_hand = That card isn't in your hand.
refusal-game_over = The game is over.
refusal-malformed = Sorry, we didn't understand that move.
refusal-must_draw_first = Draw a card first.
refusal-must_play = You have a card that fits, and under your house rules you have to play it.
refusal-no_such_seat = Nobody is sitting there.
refusal-not_now = You can't do that right now.
refusal-not_ready = Not everyone is ready.
refusal-not_your_turn = It's not your turn yet.
refusal-number_of_cards =
    { $most ->
        [one] Choose at most one card.
       *[other] Choose at most { $most } cards.
    }
refusal-only_the_host = Only the host can do that.
refusal-other_deck = “{ $deck }” is a deck for { $game }.
refusal-seat_count =
    { $most ->
        [2] This game is for two players, not { $seats }.
       *[other] This game is for { $least } to { $most } players, not { $seats }.
    }
refusal-start_later = You've tried to start several times. Wait { $seconds } seconds, then try again.
refusal-too_few_left = Sorry, the cards left tonight don't make a game. Part of that is chance. You can choose another deck, other house rules or another game.
refusal-unknown_option = There's no house rule “{ $option }”. Choose from { $known }.

### Rooms

refusal-adults_only = Only adults can play.
refusal-agreement_changed = What you're agreeing to has just changed. Have another look, then say yes again.
refusal-deck_changed = The deck changed while you were answering. Have a look at the new one, and set your boundaries again.
refusal-boundaries_first = Set your boundaries first. Nobody else sees them.
refusal-bad_deck_file = This deck isn't ready to play. See what to put right, line by line.
refusal-game_has_begun = The game has already started, so that can't change now.
refusal-game_has_not_begun = The game hasn't started yet.
refusal-in_already = You're already in.
refusal-leave_instead = That's your own device. To go, leave the room.
refusal-name_taken = There's already a { $name } here, or a name very like it. Choose another.
refusal-name_unreadable = Nobody could read that name. Choose another.
refusal-name_of_bots = Names like { $name } are for bots. Choose another name.
refusal-no_game_chosen = Pick a game first.
refusal-no_such_bot = We don't have that bot for this game. Choose from { $known }.
refusal-no_such_deck = We don't have that deck. Choose from { $known }.
refusal-no_such_game = We don't have that game. Choose from { $known }.
refusal-nobody_has_left = Nobody has left that seat.
refusal-nobody_knocks = They're no longer at the door.
refusal-nobody_there = Nobody is sitting there.
refusal-still_here = They're still connected.
refusal-not_agreed = Agree on “{ $option }” first, in your own words.
refusal-not_everybody_ready = Not everyone is ready yet.
refusal-not_let_in = The host hasn't let you in.
refusal-not_with_a_bot = A bot can't be half of a couple.
refusal-not_your_seat = That seat isn't on this device.
refusal-not_yours = Sorry, you can't do that from here.
refusal-old_question = The game had already moved on. Here's the question now.
refusal-paused = The game is paused. You'll carry on when everyone's ready.
refusal-knocked_enough = You've knocked too often here. Ask the host to open another room.
refusal-room_is_full = The room is full.
refusal-door_is_busy = Others from your network are already waiting at the door. Try again in a moment.
refusal-rooms_enough = You've opened several rooms from here already. Burn one, or use one again.
refusal-work_first = Sorry, this room takes a little longer to open. Try again.
refusal-log_full = Sorry, this room's record is full. You can still stop, pause, leave or end the game. For another game, open a new room.
refusal-decks_enough = You've brought { $most } decks to this room. Choose one of them again, or open a new room.
refusal-table_is_full = Every seat is taken. Up to { $most } can play.
refusal-books_closed = The books open once everyone who played agrees.
refusal-no_commitment = Not yet. We still need { $names } in the shuffle. Their page joins by itself once it's open.
refusal-other_share = That isn't the share this device promised.
refusal-revealing = One moment, we're shuffling.
refusal-too_many_rooms = Sorry, this server has no space for another room just now. Try again later.
refusal-too_large = Sorry, that message is too large.
refusal-unreadable = Sorry, we couldn't read that message.
refusal-too_fast = Sorry, we couldn't keep up. Give us a moment.
refusal-not_confirmed = Enter the room code to confirm.
refusal-others_were_faster = Sorry, others got in first each time, so that didn't count. Try again.
refusal-not_durable = Sorry, we couldn't save that, so it didn't count. The server's disk may be full. Try again in a moment.
refusal-not_readable = Sorry, we can't read this room just now. Try again in a moment.
refusal-other_origin = Only this server's own pages can ask for that.
refusal-no_device = Sorry, we don't know this device yet. Please reload the page.
refusal-too_many_joins = Too many tries from here. Wait a minute, then try again.
refusal-not_three_words = A room code is three words, like copper-lantern-fig. The link works too.
refusal-no_such_word = “{ $word }”? No room code has that word. Check how it's spelled, or use the link.
refusal-which_word = “{ $word }”? That could be one of these: { $near }. Enter the right one.
refusal-line_lost = We've lost the connection, so that didn't reach us. Try again in a moment.

## Open books

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
page-save = Save
page-more = More
page-less = Less
page-dismiss = Got it
page-try_again = Try again

## The way in: for adults only

page-gate = Card and dice games for couples and friends, some of them with dares. For adults of 18 and over who all want to be here.
page-gate-promise = You never have to do anything. Stopping is always free, your boundaries stay private, and you can burn the room when you're done.
page-gate-enter = I'm 18 or over
page-gate-leave = Leave

## Choosing a game

page-games = A game for tonight
    .subtitle = Pick one and open a room
page-games-players = { $least } to { $most } players
page-games-two = for two
page-games-heat = heat { $low } to { $high }
page-games-join = Join a room
page-games-code = Room code
    .hint = Three words. Whoever invited you has them.
page-games-working = You've opened several rooms from here, so this one takes a moment longer.

## At the door

page-door = At the door
    .subtitle = Knock, and the host lets you in
page-door-name = Your name
    .hint = As the others will see it. A nickname is fine.
    .asked = What shall { $host } call you?
page-door-knock = Knock
page-door-screen = This is our shared screen
    .hint = A TV or tablet for all of you. It doesn't take a seat, and it never shows anything private.
page-door-screen_name = Shared screen
page-door-waiting = Knock, knock. Waiting for the host to let you in.
    .host = { $host } sees your name and opens.
page-door-again = Knock again under another name
page-door-playing = If they've already started, you can watch until the next game.
page-door-not_for_me = Not for me
page-door-adult = I'm 18 or over and I want to be here
page-door-leave = Leave
page-door-own_table = Open a table of my own
page-door-invited = You're invited
page-door-invites = { $host } invites you
page-door-meanwhile = Meanwhile: { $game }
page-door-knocked = You've knocked, { $name }.
page-door-waiting_screen = This screen has knocked.
page-door-declined = Not tonight.
    .host = { $host }'s table stays as it is this evening.
    .text = The table stays as it is this evening.

## The line to the room

page-connecting = One moment…
page-line_lost = We've lost the connection and are trying again. Your game is safe.
page-server_closing = The server is taking a short break. This page comes back by itself, and so does your game.
page-unwritten = Sorry, the game has to wait. The server's disk is full, so we can't save anything yet.
page-not_loaded = Sorry, we couldn't load the table. Please try again.
page-gone-burnt = This room has been burnt.
    .text = There's nothing left of it.
page-gone-turned_away = Not tonight, sorry.
    .text = The host isn't letting this device in. A room of your own is a tap away.
page-gone-no_such_room = We can't find that room.
    .text = It may have closed. Ask for the link again.
page-gone-damaged_room = Sorry, this room can't carry on.
    .text = Its record is damaged. Other rooms are fine, so open a new one.
page-gone-elsewhere = This room is open elsewhere.
    .text = You have it open in other windows on this device. Use it here instead?
page-gone-use_here = Use it here
page-gone-home = Back to the games

## The lobby: inviting

page-invite = Invite
    .text = Scan the code or open the link, then knock.
page-invite-qr = QR code with the link to this room
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-send = Send the invitation
page-invite-only_here = No phone can come in yet.
    .text = Nightcap was started for this computer only. To let phones in, start it with
page-knocking = { $name } is at the door.
    .text = Do you know this name? Only you can open.
page-knocking-screen = A shared screen is at the door.
    .text = A TV or tablet for all of you. It shows nothing private.
page-knocking-admit = Let in
    .label = Let { $name } in
page-knocking-decline = Not tonight
    .label = Don't let { $name } in
page-knocking-later = In a moment

## The lobby: places

page-seats = Round the table
page-seats-free =
    { $count ->
        [0] The table is full.
        [one] Room for one more.
       *[other] Room for { $count } more.
    }
page-seats-needed =
    { $count ->
        [one] You need one more player.
       *[other] You need { $count } more players.
    }
page-seats-you = you
page-seats-host = host
page-seats-bot = bot
page-seats-away = away
page-seats-ready = ready
page-seats-sit = Take a seat
page-seats-add = Add someone on this device
    .hint = Pass it round. A curtain hides each hand.
page-seats-rename = Change the name
page-seats-stand_up = Leave the seat
page-seats-send_out = Ask them to leave
page-seats-screen_how = A TV can join as a shared screen: open this address on it, enter “{ $words }” and say that it's a screen.
page-seats-count =
    { $count ->
        [1] A table of your own.
        [2] Two at the table.
       *[other] { $count } at the table.
    }
page-seats-fill = Fill a seat
page-seats-add_bot = Add a bot
page-seats-remove_bot = Remove { $name }
page-bot-sensible = Plays well
page-bot-random = Plays at random
page-bot-greedy = Takes what it can get

## The lobby: the game and its rules

page-lobby-game = Tonight's game
page-lobby-choose_game = Pick a game
page-lobby-no_game = No game yet. The host picks one.
page-lobby-complete = That's everyone
page-lobby-last_steps = A few private steps, and it begins.
page-lobby-everyone = Everyone is here.
page-lobby-host_decides = The host picks the game, the rules and the deck. Fancy something else? Say so.
page-rules = House rules
    .text = Change what you like. After a change, everyone confirms again that they're ready.
page-rules-usual = The usual rules.
page-rules-changed =
    { $count ->
        [0] The usual rules.
        [one] One rule changed.
       *[other] { $count } rules changed.
    }
page-rules-usually = usually { $value }
page-rules-reset = Put it back
page-rules-range = { $low } to { $high }
page-rules-out_of_range = Choose from { $low } to { $high }. We've kept the number you had.
page-rules-as_game = set by the game

## The lobby: decks

page-deck = Deck
page-deck-built_in = Comes with Nightcap
page-deck-bring = Bring your own
    .hint = A text file in the deck format. We check it right away, and everyone in the room can read it.
page-deck-taken = You're playing with { $title }.
page-deck-by = brought by { $name }
page-deck-line = Line { $line }

## Private boundaries: calm, for one person alone

page-bounds = Your boundaries
    .subtitle = for { $name }'s eyes only
page-bounds-private = Only you see this. We always leave out about a third of the themes at random, so a missing theme proves nothing.
page-bounds-up_to_here = up to here
page-bounds-sealed = Sealed: nobody can open what you said before, not even you. What you ruled out stays out. To begin afresh, leave your seat and sit down again.
page-bounds-promise = What you rule out never comes up.
page-bounds-turn = { $name }'s turn. Everyone else, look away.
page-bounds-heat = How hot can it get?
page-heat-1 = sweet
    .sample = Say three things you noticed today.
page-heat-2 = warm
    .sample = Hold hands until someone laughs.
page-heat-3 = sensual
    .sample = Two minutes for tired shoulders.
page-heat-4 = hot
    .sample = A long kiss. Whoever breaks it loses.
page-heat-5 = scorching
    .sample = One of you leads, for five minutes.
page-bounds-own = Some of these themes are in the author's own words. Your cover depends on those words, so if another deck puts the same theme differently, your answer there gives the others a second clue.
page-bounds-themes = What's fine, and what isn't?
    .hint = Anything you rule out stays out for everyone tonight.
page-bounds-fine = fine
page-bounds-never = never
page-bounds-garments = Up to how many pieces of clothing would you take off?
page-bounds-drinks = Up to how many drinks would you have? Anything counts, with or without alcohol.
page-bounds-as_house = as many as the house rules allow
page-bounds-cover = Cover for what I rule out
    .help = To protect you, we also leave out one in { $share } of the themes you didn't rule out, the same ones for about two months. Whatever the others try, the odds that you ruled out a missing theme rise by a factor of { $share } at most. Without cover you get more of the deck, but what you rule out is easier to guess.
page-bounds-mix = Draw fresh cover
    .hint = We leave out other themes for you
page-bounds-mix-ask = Draw fresh cover?
    .text = It costs privacy. Anyone who plays with you before and after can compare. For a theme that's missing both times, the odds rise by another factor of { $share }.
    .yes = Draw it
    .no = Keep mine
page-bounds-mixed = You'll have fresh cover once you save this.
page-bounds-passed_round = You're passing this device round, so your cover is thinner: anyone playing alone on it can find out what we leave out at random. A phone of your own covers you fully.
page-bounds-save = Keep this to myself
page-bounds-save_and_yes = Keep this, and yes
page-bounds-kept = Saved. Only you can see this.
page-bounds-later = You can change this until the game starts. After that, stopping is always free.
page-bounds-open = Set your boundaries

## Couples

page-couples = Who came together?
    .hint = You're a couple once you've both said so. House rules can keep dares within couples.
page-couples-alone = on my own
page-couples-with = with { $name }
page-couples-waiting = Waiting for { $name } to say so too.
page-couples-both = { $one } and { $other } are a couple.

## Ready

page-ready-before = Before you begin
    .subtitle = the last step
page-ready-adult = I'm an adult, I want to play, and I know I can stop at any moment.
page-ready-yes = Yes, I want to play
    .hint = it begins once everyone has said so
page-ready-later = Give me a moment
page-ready-we = Yes, we want to play
page-ready-undo = Wait, not yet
page-ready-waiting = Waiting for { $names }
page-ready-asked_again = Something has changed, so we're asking everyone again.

## At the table: the menu

page-menu = Menu
page-menu-how = How to play
page-menu-reference = Which hand wins
page-menu-log = The story so far
page-menu-rules = House rules
page-menu-luck = Is the shuffle fair?
page-menu-look = Language, look and sound
page-menu-invite = Invite someone
page-menu-end = End the game
page-menu-leave = Leave the room
page-menu-burn = Burn the room
    .brief = Cards, words, boundaries: nothing is left.
page-confirm-end = End the game here?
    .text = Once everyone agrees, the game ends without a winner.
    .yes = Enough for tonight
page-confirm-concede = End the game now?
    .text = The game ends now, for both of you. You owe nothing, not even a reason.
    .yes = End the game
page-confirm-leave = Leave the room?
    .text = We'll keep your seat. Come back any time on this device. A bot might play for you meanwhile.
    .yes = Leave
page-confirm-go = Leave the room?
    .text = You can come back on this device for as long as the room is there.
    .yes = Leave
page-confirm-burn = Burn everything from tonight?
    .text = This deletes the room for everyone, right now and for good. Nothing from tonight stays on the server.
    .yes = Burn it
    .no = Keep it
page-confirm-send_out = Ask { $name } to leave?
    .text = Everyone on that device leaves the room. They can knock again.
    .yes = Ask them to leave
page-log-open = Show all
page-log-fold = Show less
page-language = Language
page-language-en = English
page-language-fr = Français
page-language-es = Español
page-not_this_language = Sorry, we couldn't load { $language } just now, so the page stays as it is. Try again in a moment.
page-theme = Appearance
page-theme-system = same as this device
page-theme-dark = dark
page-theme-light = light
page-large_text = Large text
page-sound = Sound

## At the table: stop, pause and the ways out

page-stop = Stop
    .text = Stopping is free. You don't need a reason, and we never say who stopped.
page-pause = Pause
page-paused = Paused
    .subtitle = no hurry
    .text = Everything's on hold. Get some water or some air, or have a talk. You'll carry on when everyone's ready.
page-paused-ready = ready to carry on
page-paused-waiting = taking a moment
page-resume = I'm ready to carry on
page-resume-named = { $name } is ready to carry on
page-ending = { $names } would like to call it a night. The game ends when everyone agrees.
page-ending-agree = I agree, let's end it
page-quick_exit = Quick exit
page-away = { $name } has stepped away. The game waits.
page-away-bot = A bot is playing for { $name }.
page-away-play_for = Let a bot play for { $name }
page-away-you = You've left the table. We've kept your seat.
page-away-come_back = Come back to the table
page-silent = { $name } has lost the connection.
page-silent-go_on = Carry on without { $name }
page-silent-host = The host has lost the connection.
    .go_on = Carry on without the host

## At the table: whose turn, what can be done, and why not

page-turn-waiting = Waiting for { $names }
page-turn-sealed = Your answer stays secret until everyone has answered.
page-how-long = The long version
page-places-none = Nothing at all
page-places-are_apart = Apart, on a call
    .help = cards that work over a call
page-places-are_together = In one place
    .help = any card can come up
page-places-lacking =
    { $count ->
        [one] without one prop
       *[other] without { $count } props
    }
page-shorter = Tonight's cards make a slightly shorter game. Part of that is chance.
page-rule-exact = The exact rule
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
        [360] six minutes
        [600] ten minutes
       *[other] { $seconds } seconds
    }
page-activity-props = props: { $props }
page-activity-private_room = somewhere private
page-activity-price =
    { $count ->
        [0] free
        [one] one coin
       *[other] { $count } coins
    }
page-activity-this = This one
page-timer = Timer
page-timer-start = Start the timer
page-timer-pause = Pause the timer
page-timer-reset = Restart the timer
page-timer-over = Time's up. Stop here, or carry on as long as you both like.

## Passing the device round, and the shared screen

page-pass_to = Pass to { $name }
page-curtain = Pass the device to { $name }.
page-curtain-open = I'm { $name }
page-curtain-peek = Hold to peek
page-screen-waiting = Sit down and make yourselves comfortable.
page-screen-title = { $game }, at { $host }'s table

## The end

page-end = Good night
page-end-broken_off = You've called it a night. Nobody won, and nobody lost.
page-end-thanks =
    { $count ->
        [1] Thank you for playing.
        [2] Thank you, both of you.
       *[other] Thank you, all of you.
    }
page-end-kind = Be kind to each other.
page-end-lasted =
    { $span ->
        [hour] You played for about an hour.
        [hour_and_half] You played for about an hour and a half.
        [hours] You played for about { $count } hours.
       *[minutes] You played for about { $count } minutes.
    }
page-end-stake = For { $names }, as agreed
page-end-stake-open = What you were playing for
page-end-look_back = Look back at the table
page-end-again = Once more
page-end-another = Another game
page-end-host_may = The host can start another game.
page-books = Open the books
    .brief = If you all agree, check the shuffle.
    .hint = Shows everyone's cards and moves, so you can check that the shuffle was fair. In Retos it also shows the limits people brought. It never shows who ruled out what. It only opens if you all agree.
    .waiting = You've agreed. Waiting for the others.
page-books-asked = { $names } would like to open the books: everyone's cards and moves, and in Retos the limits people brought, so you can check the shuffle.
page-books-agree = I agree, open them
page-books-open = Save the books
    .hint = A file with every card and move of this game, and what this device kept of it. “./play verify” checks it move by move.
page-luck-shuffling = One moment. Everyone's device takes part in the shuffle.
page-luck-voided-silent = We couldn't deal: { $names } didn't take part in the shuffle in time. If that page is still open, start again.
page-luck-voided-left = We couldn't deal: { $names } left during the shuffle.
page-luck-voided-turned_away = We couldn't deal: the host asked { $names } to leave during the shuffle.
page-luck-voided-taken_back = We haven't dealt: { $names } asked for a moment to think.
page-luck-voids =
    { $count ->
        [one] It's the first time in this room.
       *[other] That makes { $count } times in this room.
    }
page-luck-voids-own =
    { $own ->
        [one] Your device took part in one void shuffle for this game.
       *[other] Your device took part in { $own } void shuffles for this game.
    }
page-luck-hidden =
    { $own ->
        [one] Your device has taken part in one void shuffle for this game,
       *[other] Your device has taken part in { $own } void shuffles for this game,
    } but this server { $count ->
        [0] counts none
        [one] counts only one
       *[other] counts only { $count }
    }. Unless a whole game was played without you, it's hiding shuffles that someone didn't like. Don't play here.
page-luck-altered = This game wasn't dealt from the shuffle your page took part in. Perhaps another game started without you, or in another tab. Otherwise, whoever runs this server is cheating, so don't play on.
page-luck-ask =
    Your device has taken part in { $own } shuffles for this game, and nothing was dealt. Each new one gives whoever runs this server another choice.
    .yes = Take part once more
page-luck-count =
    Your device counts { $shares ->
        [one] one shuffle
       *[other] { $shares } shuffles
    } for this game, and { $games ->
        [0] no games
        [one] one game
       *[other] { $games } games
    } before this one in this room.
page-luck-wronged = This server says your device didn't take part in the shuffle in time. It did. If that happens again, don't play here.
page-luck-fingerprint = Fingerprint of this game
    .hint = Read these numbers aloud. If they're the same on all your screens, everyone was promised the same shuffle, and nobody could choose it. After the game, the books show whether the promise was kept.
page-luck-true = Checked on this device: your share is in the shuffle, and everyone kept their promise. To replay every move too, run “./play verify” on the file below.
page-luck-alone = Checked on this device: these books hold together. This device kept nothing of the game to compare them with.
page-luck-false = These books are false: someone changed something in them.
page-luck-other = These aren't the books of the game you played: someone changed them.
page-luck-uncounted = These books hide void starts: your device took part in more shuffles for this game than they count. Unless a whole game was played without you, whoever runs the server could choose among them.
page-luck-doubtful = These books hold together, but during the game this server changed the promise it had shown your device, or showed none. Don't rely on them.
page-luck-unseen = These books hold together, but this device kept no note of what its page showed, so it can't say whether these were your cards.

## News, said in passing

page-news-game = Tonight: { $game }.
page-news-places = The host has changed where you're playing, or which props you have at hand.
page-news-rules = The house rules have changed.
page-news-deck = Tonight's deck: { $deck }.

## For those who listen

page-hand = Your hand
page-die = a die showing { $face }
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

page-arrival = How are you playing?
page-name-ask = What shall we call you?
page-name-missing = Enter a name first. Any will do.
page-names = Who's playing on this device?
page-names-first = First player
page-names-next = Next player
page-names-nth = Player { $number }
page-names-add = Add
page-seats-screen = Shared screen
page-seats-empty = a free seat
page-bots = Bots fill empty seats and play by the rules. They never do dares, and nobody does one with them.
page-ready-before_hint = What everyone should know
page-rules-all_usual = Put all rules back
page-bounds-of = { $name }'s boundaries
page-couples-count =
    { $count ->
        [0] no couples yet
        [one] one couple
       *[other] { $count } couples
    }
page-screen-no_more = Play on this device instead

## The plain table

page-plain-choose_card = Tap a card to see what it can do.
page-plain-direction =
    { $way ->
        [1] Direction: right
       *[other] Direction: left
    }
page-plain-for_good = You can't undo this.
page-plain-known_cards = Cards you know about
page-plain-lately = What just happened
page-plain-own_words = In your own words
page-plain-secret = Only you see this
page-plain-several =
    { $count ->
        [one] One choice
       *[other] Choose one of { $count }
    }
page-plain-time_left = Time left to answer

## Props

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

## Home

page-home-greeting = Good evening, { $name }
page-home-company = Who's playing?
page-home-company-two = The two of us
page-home-company-friends = A few friends
page-home-waits = Your game is waiting
page-home-table_waits = Your table is waiting
page-home-return = Return
page-home-tonight = An evening for tonight
page-home-play = Play this tonight
page-home-shelf = The shelf
    .count =
        { $count ->
            [one] one game
           *[other] { $count } games
        }
page-home-words = Invited? Three words
page-home-join = Join
page-minutes =
    { $minutes ->
        [60] about an hour
        [90] about an hour and a half
        [120] about two hours
        [150] about two and a half hours
       *[other] about { $minutes } minutes
    }

## A game's page

page-game-how = How it goes
page-game-all_rules = All the rules
page-game-how_long = What kind of evening?
page-game-evening =
    { $preset }, { $minutes ->
        [60] about an hour
        [90] about an hour and a half
        [120] about two hours
        [150] about two and a half hours
       *[other] about { $minutes } minutes
    }
page-game-open = Open the room
page-game-phones = Our own phones
page-game-round = One, passed round
page-preset-short = Short
page-preset-gentle = Gentle
page-preset-classic = Classic
page-preset-long = Long
page-preset-bold = Bold
page-preset-heat = gets { $heat } at most
page-preset-as_warm_as = At its warmest:
page-preset-boundaries = Each of you can set your own limit lower, in private.

## The evening you agree on

page-evening = Our evening
    .subtitle = anyone at the table can change it
page-evening-at_hand = What's at hand?
page-evening-everything = Everything
page-evening-more =
    { $count ->
        [one] One more thing
       *[other] { $count } more things
    }
page-evening-fewer = Show fewer
page-evening-where = Where are you?
page-evening-details = The game and its rules
page-evening-done = That's our evening
page-evening-agree = I agree
page-stake = For whoever wins
page-stake-idea = Breakfast in bed, with the good cups
page-stake-change = Something else
page-stake-suggest = Suggest something
page-stake-missing = This game is played for something. Anything you'd be glad to give will do.
page-stake-none = Nothing but the glory. That's fine too.
page-news-stake = There's a new idea for the prize.
page-before-pieces =
    { $pieces ->
        [one] You each wear one piece.
        [5] You each wear five pieces.
       *[other] You each wear { $pieces } pieces.
    }
    .text = A pair of socks or shoes counts as one.
page-before-stop = Stopping is free, at any moment, for any reason or none.
page-before-free = You never have to do what a card says. Your own limits come first.
page-before-private = What happens here stays here.
page-before-more = Read all of it
page-tile-private = in private
page-tile-evening = our evening
page-tile-rules = house rules
page-tile-how = how to play
page-begins = Everyone is ready.
    .soon = Here it comes.
page-hitch = That didn't work out.
