# What only the terminal says: the page never fetches it.

terminal-player = Player { $number }
terminal-somebody = Someone
terminal-before_you_begin = Before you begin
terminal-ready = Are you all adults, do you all want to play, and are you ready? (y/N)
terminal-agree_on = { $what }: what have you agreed on?
terminal-hand_over = Pass the device to { $name }. { $name }, press Enter.
terminal-private = { $name }, this is for your eyes only. Nobody else sees your answers. Press Enter.
terminal-ceiling = How hot can it get? 1 (sweet) to 5 (scorching), Enter for 3:
terminal-never = Which themes do you rule out? Type their numbers with spaces between, or Enter for none:
terminal-garments = Up to how many pieces of clothing would you take off? 0 to { $most }, Enter for { $most }:
terminal-drinks = Up to how many drinks would you have, with or without alcohol? 0 to { $most }, Enter for { $most }:
terminal-help =
    Type the number of an option. To choose cards, type them after it or on their own: 1 2C 7D, or just 2C 7D.
    If there's only one answer, Enter is enough. The dim options are there if you want them. You never have to use them.
    A-43   any rule, by its number
    h      the story so far, as you know it
    v      look at the table again
    !Name  someone else speaks up: to stop, to take back a tweak, to end the game
    g      how to play this game
    r      which hand wins, in games with hands
    ?      this help
    q      leave the table
terminal-leave = Leave the table? (y/N)
terminal-left = You've left the table.
terminal-left_before = You left before the game started.
terminal-shorter = Tonight's cards make a slightly shorter game. Part of that is chance.
terminal-saved = Saved. Carry on with: { $command }
terminal-over = The game is over.
terminal-won_by = Won by { $names }
terminal-unfinished = The game wasn't finished.
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
terminal-own_words = Say it in your own words, or Enter for none:
terminal-really = Confirm: { $move }? (y/N)
terminal-nothing_happened = All right, nothing has changed.
terminal-which = Which cards? Type them with spaces between, or Enter for none:
terminal-amount = How many, { $low } to { $high }?
terminal-unclear-nothing = Type the number of what you want to do, or the cards you choose. ? shows the help.
terminal-unclear-number = There's no “{ $typed }” here. Type a number from 1 to { $most }, or ? for help.
terminal-unclear-too_long = That's { $length } characters. There's room for { $most }.
terminal-unclear-amount = A whole number from { $low } to { $high }, please.
terminal-unclear-cards = You can't choose { $typed }. Choose from { $among }.
terminal-unclear-count = Choose { $least } to { $most } different cards.
terminal-nobody_called = There's no “{ $name }” here to speak up.
terminal-speak_up = Which of these? Enter for none:
terminal-not_set_up = We can't set that up.
deck-fine = This deck is fine.
deck-alike = These say nearly the same thing:
deck-written = We've written { $file }. Edit it, then: ./play deck check { $file }
deck-exists = There's already a file called { $file }. Choose another name.
deck-cards = cards
deck-activities = activities
deck-heat = heat { $heat }
deck-tags = themes
deck-languages = languages
deck-longest = longest text, in characters
deck-by = by { $author }
serve-at = Nightcap is at { $url }
serve-ends = Ctrl+C ends it. Rooms stay in { $folder } for a while.
serve-ends_forgetting = Ctrl+C ends it. Rooms are in memory only: once it ends, there's nothing left of them.
serve-stays = Rooms stay in { $folder } for { $hours } hours after they were last used. To erase them now: { $command }
serve-forgotten = Every room is gone. Only the server's own keys stay in { $folder }. They say nothing about anyone.
forget-sure = Erase every room in { $folder }, for good? (yes/no)
forget-yes = y yes
forget-not_done = We haven't erased anything.
forget-done = Every room in { $folder } is gone. The server's own keys stay. They say nothing about anyone.
forget-nothing = There are no rooms in { $folder }.
forget-in_use = Nightcap is still using { $folder }. End it first (Ctrl+C), then try again.
serve-only_here = Only this machine can reach it. With --lan, everyone on your network can.
serve-certificate_and_key = A certificate needs its key. Give both --certificate and --key, or --tls to have one made here.
serve-own_certificate = We made the certificate here, so browsers will warn once. Its fingerprint: { $fingerprint }
serve-port_taken = Port { $port } is taken. Choose another: --port { $other }
serve-port_denied = Port { $port } is for programs with special rights. Choose another: --port { $other }
serve-journal_in_use = Another Nightcap is already using { $folder }. End that one first (Ctrl+C), or keep the rooms of this one elsewhere: --data another-folder
serve-journal_out_of_reach = We can't keep rooms in { $folder }: { $reason }. Choose a folder you can write to: --data another-folder
serve-journal_unreadable = We can't read the rooms in { $file } ({ $reason }). The file is damaged, or belongs to another program. To erase it and start afresh: { $command } To leave it and keep rooms elsewhere: --data another-folder
serve-key_replaced = The server's key in { $file } was damaged, so we've made a new one. We no longer recognise any device, so everyone has to knock again, and older rooms have no host.
serve-disk_full = The disk is full, so we can't save anything. Until we can, people can only stop. Free some space, and the games carry on by themselves.
serve-disk_fails = We can't write to the disk ({ $reason }). Until we can, people can only stop. The games carry on by themselves when it works again.
serve-disk_well = We can write to the disk again. All games carry on.
verify-true =
    Everything checks out. { $devices ->
        [one] The device took part in the shuffle, with a share
       *[other] All { $devices } devices took part in the shuffle, each with a share
    } promised before anyone could know what would come. The deck, the house rules and everyone's limits were settled before that. { $moves ->
        [one] The one move was
       *[other] All { $moves } moves were
    } allowed.
verify-broken_off = The game has no result: everyone agreed to end it.
verify-voids =
    { $count ->
        [one] One earlier start was void.
       *[other] { $count } earlier starts were void.
    }
verify-fingerprint = Every page should have shown this fingerprint during the game: { $digits }.
verify-without_receipt = Checked without a receipt. These books hold together, but whoever runs the server could have made up others that hold together too. With a player's receipt (--receipt) we can tell whether these are the books of the game they played.
verify-with_receipt =
    Checked with a receipt. These are the books of the game this device played. Its share is in the shuffle, everyone's promises are the ones it saw, and { $moves ->
        [0] nobody made a move
        [one] its one move is there. Nobody made another
       *[other] its { $moves } moves are there, in order. Nobody made another
    } in its name.
verify-saw =
    According to these books, its seat was shown the table { $tables ->
        [one] once
       *[other] { $tables } times
    }. The device noted { $count } of those times, and { $events ->
        [one] one event
       *[other] { $events } events
    } besides. All of it matches, so nobody could have picked what it was shown.
verify-saw_nothing = Devices that are passed round keep no note of the cards they show. Compare them from memory.
verify-counted =
    It gave { $shares ->
        [one] one share
       *[other] { $shares } shares
    } for this game. Before that, it took part in { $games ->
        [0] no other game
        [one] one game
       *[other] { $games } games
    } in this room. If you remember fewer games, someone hid some starts from you.
verify-earlier = This receipt comes from an earlier version. It didn't count shares or note events, so we couldn't compare those.
verify-doubtful = These books hold together, but they prove nothing to this device.
verify-blind =
    { $tables ->
        [one] Its page should have noted the table once,
       *[other] Its page should have noted the table { $tables } times,
    } but never did, so nothing shows that it saw these cards.
verify-altered = During the game, the server changed the promise it had shown this device, or showed none. An honest server never does that.
verify-by_clock =
    { $count ->
        [one] The clock made one move for its seats, because time was up.
       *[other] The clock made { $count } moves for its seats, because time was up.
    }
verify-by_bot =
    { $count ->
        [one] A bot made one move for its seats. That's right only if they were away.
       *[other] A bot made { $count } moves for its seats. That's right only if they were away.
    }
verify-no_record = This device didn't see the end of the game, so it can't say whether the game ended like this.
verify-no_books = There are no books to check in that file, or no receipt: { $problem }
verify-other_rules = This game was played by rules that this program doesn't have: { $rules }
verify-other_game = This receipt belongs to another game. These aren't the books of that game, whatever anyone says.
verify-false = These books are false.
verify-lie-format = They're in a format that this program doesn't know: { $format }
verify-lie-malformed = Something is missing from them, or doesn't belong there: { $problem }
verify-lie-secret = The room's secret isn't the one whose hash was shown.
verify-lie-setup = The game, its house rules, everyone's limits or the deck aren't what was settled at the start.
verify-lie-deck = The deck isn't the one you chose.
verify-lie-seats = The devices don't hold the seats that people took.
verify-lie-shares = A device's share is missing, or there's one that belongs to nobody.
verify-lie-share = The share of seat { $seats } isn't the one that was promised.
verify-lie-seed = The shuffle doesn't follow from the secret and everyone's shares.
verify-lie-game = There's no such game: { $game }
verify-lie-dealt = Nobody could have dealt this game: { $problem }
verify-lie-move = Seat { $seat } can't have made move { $number }: { $problem }
verify-lie-unknown_move = Move { $number } isn't a move in this game.
verify-lie-seat = Move { $number } came from seat { $seat }, which doesn't exist.
verify-lie-anonymous = Move { $number } is a stop with a name on it, or another move without one.
verify-lie-clock = Move { $number } says it came from the clock, but seat { $seat } still had time.
verify-lie-bot = Move { $number } says it came from a bot, but no bot can answer that for seat { $seat }.
verify-lie-person = Move { $number } says it came from a person, but seat { $seat } has a bot.
verify-lie-result = The game didn't end like that.
verify-lie-not_over = The game wasn't over yet, and nobody agreed to end it. Moves are missing at the end.
verify-lie-agreed = The players named here couldn't have ended the game.
verify-lie-record = Something has changed since the game ended: these books don't match the record.
verify-lie-receipt_secret = Before the game, this device was shown the hash of a different secret.
verify-lie-receipt_setup = This isn't what this device saw settled at the start. The game, a rule, a limit or the deck changed afterwards.
verify-lie-receipt_seats = This device held different seats in the game.
verify-lie-receipt_share = This device's share isn't in the shuffle of this game.
verify-lie-receipt_shares = The others' promises or shares aren't the ones this device saw.
verify-lie-receipt_hidden =
    This device gave { $shares } shares for this game, but these books count only { $attempt ->
        [one] one start
       *[other] { $attempt } starts
    }. Unless a whole game was played without this device, someone hid void starts, and whoever runs the server could choose among them.
verify-lie-receipt_record = This device saw a different record when the game ended. The books have changed since.
verify-lie-receipt_move = These books have a move by seat { $seat } that this device didn't make, or not at that point. It's number { $number } of the moves in its name.
verify-lie-receipt_missing =
    { $count ->
        [one] One of this device's moves is missing.
       *[other] { $count } of this device's moves are missing.
    }
verify-lie-receipt_view = This device was shown a different table from the one in these books. Its cards, dice or points didn't come from the shuffle. It's number { $number } of the things this device noted.
verify-lie-receipt_end = Seat { $seat } hadn't agreed to end the game.
