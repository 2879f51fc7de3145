### Game of Porns

## Moves

game-of-porns-move-discard = Discard { $card }
game-of-porns-move-draw = Draw from the { $source }
game-of-porns-move-exchange = Swap { $card } for { $film }'s joker
game-of-porns-move-hit = Add { $card } to { $film }'s film
game-of-porns-move-meld = Release a film ({ $genre }): { $slots }
game-of-porns-move-pick_loot = Take { $card }
game-of-porns-move-play_defect = Play { $card } on { $target }
game-of-porns-move-play_negative = Play { $card } on { $target }
game-of-porns-move-play_positive = Play { $card } for another turn
game-of-porns-move-play_spy = Play { $card } on { $target }
game-of-porns-move-play_thief = Play { $card } on { $target }
game-of-porns-move-select_defect = Swap { $cards }
    .choose = Choose cards to swap

## Questions

game-of-porns-ask-ask_to_discard = Discard one card, the stolen one or another. It has no effect.
game-of-porns-ask-ask_to_draw = Draw a card to start your turn.
game-of-porns-ask-ask_to_pick_loot = Which card do you steal?
game-of-porns-ask-ask_to_play = Release a film, add or swap as you like, then end your turn with a discard or an action card.
game-of-porns-ask-ask_to_select = Choose half of your hand, rounded down. You'll draw new cards for them.

## Events

game-of-porns-event-card_hit = { $seat } adds { $card } to { $film }'s film.
game-of-porns-event-card_moved = { $thief } steals a card from { $victim }'s hand.
game-of-porns-event-card_seen = { $seat }'s card is { $card }.
game-of-porns-event-cards_replaced =
    { $count ->
        [one] { $seat } shuffles one card into the draw pile and draws another.
       *[other] { $seat } shuffles { $count } cards into the draw pile and draws as many.
    }
game-of-porns-event-deal_began = Deal { $deal }: { $dealer } deals. The discard pile opens with { $face_up }.
game-of-porns-event-deal_scored = Penalty points in this deal, in seating order: { $penalties }. In all: { $totals }.
game-of-porns-event-defect_played =
    { $count ->
        [0] { $seat } plays { $card } on { $target }, who has too few cards to swap any.
        [one] { $seat } plays { $card } on { $target }, who has to swap one card.
       *[other] { $seat } plays { $card } on { $target }, who has to swap { $count } cards.
    }
game-of-porns-event-discard_taken = { $seat } takes { $card } from the discard pile.
game-of-porns-event-discarded = { $seat } discards { $card }.
game-of-porns-event-film_published = { $seat } releases a film ({ $genre }): { $slots }.
game-of-porns-event-game_ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    }
game-of-porns-event-hand_dealt = { $seat } is dealt { $cards }.
game-of-porns-event-hand_spied = { $seat } sees { $target }'s hand: { $cards }.
game-of-porns-event-joker_exchanged = { $seat } puts { $card } into { $film }'s film and takes the joker that stood in for it.
game-of-porns-event-loot_seen = The card { $thief } takes from { $victim } is { $card }.
game-of-porns-event-negative_played = { $seat } plays { $card } on { $target }, who will miss a turn.
game-of-porns-event-positive_played = { $seat } plays { $card } and gets another turn.
game-of-porns-event-reshuffled = The discard pile is shuffled into a new draw pile of { $cards } cards.
game-of-porns-event-spy_played = { $seat } plays { $card } on { $target }.
game-of-porns-event-stalled = Nobody has gone out after { $turns } turns. The deal ends here, and all hands count.
game-of-porns-event-stock_drawn = { $seat } draws a card.
game-of-porns-event-swap_seen = { $seat } swaps { $lost } for { $drawn }.
game-of-porns-event-thief_played = { $seat } plays { $card } on { $target }.
game-of-porns-event-turn_missed = { $seat } misses a turn. { $card } goes to the discard pile.
game-of-porns-event-went_out = { $seat } gets rid of the last card and wins the deal.

## House rules

game-of-porns-option-ban_return_discard = No returning the card just taken
    .help = Yes: a card you take from the discard pile can't go back in the same turn. No: it can.
game-of-porns-option-deals = Number of deals
    .help = 2 to 12. It only matters if the game ends after a number of deals.
game-of-porns-option-defect_pick = Who picks for the Technical Defect
    .help = Half of a hand is swapped for new cards. The target chooses which, or it's left to chance.
game-of-porns-option-exchange_before_meld = Swap jokers before releasing a film
    .help = Yes: you can swap jokers without a film of your own, but not add cards. No: release one first.
game-of-porns-option-go_out = Where the last card can go
    .help = Only to the discard pile. Or into a film as well, so that adding your last card wins the deal.
game-of-porns-option-match = What ends the game
    .help = One deal, won by whoever goes out first. Or you play until someone reaches a target of penalty points, or for a number of deals. Then the fewest points win.
game-of-porns-option-min_naturals = Real basics needed
    .help = How many of a film's six cards have to be real basics, not jokers, when you release it. 1 to 6.
game-of-porns-option-negative_grace = Safe after a missed turn
    .help = Yes: if you've missed a turn, nobody can play another negative card on you until you've had a turn. No: they can.
game-of-porns-option-target_score = Target in penalty points
    .help = 50 to 500. If you play to a target, the game ends after the deal in which someone reaches it.
game-of-porns-option-thief_pick = Who picks the stolen card
    .help = Chance takes a card unseen, or the thief sees the whole hand and chooses.
game-of-porns-option-turn_limit = Turn limit
    .help = 100 to 2000 turns in a deal, or 0 for no limit. At the limit the deal ends without a winner, and all hands count.

## Words

game-of-porns-word-FEM = feminist
game-of-porns-word-ART = art-house
game-of-porns-word-COS = costume drama
game-of-porns-word-RET = retro
game-of-porns-word-PAR = parody
game-of-porns-word-any = discard pile or film
game-of-porns-word-blind = chance
game-of-porns-word-deals = a number of deals
game-of-porns-word-discard = discard pile
game-of-porns-word-open = the thief, seeing the hand
game-of-porns-word-out = last card gone
game-of-porns-word-single = a single deal
game-of-porns-word-stalled = turn limit reached
game-of-porns-word-stock = draw pile
game-of-porns-word-target = the target

game-of-porns-word-B-FEM-DIR-1 = Director (Feminist)
game-of-porns-word-B-FEM-DIR-2 = Director (Feminist)
game-of-porns-word-B-FEM-LEA-1 = Lead Performer (Feminist)
game-of-porns-word-B-FEM-LEA-2 = Lead Performer (Feminist)
game-of-porns-word-B-FEM-SUP-1 = Supporting Performer (Feminist)
game-of-porns-word-B-FEM-SUP-2 = Supporting Performer (Feminist)
game-of-porns-word-B-FEM-SCR-1 = Screenplay (Feminist)
game-of-porns-word-B-FEM-SCR-2 = Screenplay (Feminist)
game-of-porns-word-B-FEM-LOC-1 = Location (Feminist)
game-of-porns-word-B-FEM-LOC-2 = Location (Feminist)
game-of-porns-word-B-FEM-MUS-1 = Music (Feminist)
game-of-porns-word-B-FEM-MUS-2 = Music (Feminist)
game-of-porns-word-B-ART-DIR-1 = Director (Art-House)
game-of-porns-word-B-ART-DIR-2 = Director (Art-House)
game-of-porns-word-B-ART-LEA-1 = Lead Performer (Art-House)
game-of-porns-word-B-ART-LEA-2 = Lead Performer (Art-House)
game-of-porns-word-B-ART-SUP-1 = Supporting Performer (Art-House)
game-of-porns-word-B-ART-SUP-2 = Supporting Performer (Art-House)
game-of-porns-word-B-ART-SCR-1 = Screenplay (Art-House)
game-of-porns-word-B-ART-SCR-2 = Screenplay (Art-House)
game-of-porns-word-B-ART-LOC-1 = Location (Art-House)
game-of-porns-word-B-ART-LOC-2 = Location (Art-House)
game-of-porns-word-B-ART-MUS-1 = Music (Art-House)
game-of-porns-word-B-ART-MUS-2 = Music (Art-House)
game-of-porns-word-B-COS-DIR-1 = Director (Costume Drama)
game-of-porns-word-B-COS-DIR-2 = Director (Costume Drama)
game-of-porns-word-B-COS-LEA-1 = Lead Performer (Costume Drama)
game-of-porns-word-B-COS-LEA-2 = Lead Performer (Costume Drama)
game-of-porns-word-B-COS-SUP-1 = Supporting Performer (Costume Drama)
game-of-porns-word-B-COS-SUP-2 = Supporting Performer (Costume Drama)
game-of-porns-word-B-COS-SCR-1 = Screenplay (Costume Drama)
game-of-porns-word-B-COS-SCR-2 = Screenplay (Costume Drama)
game-of-porns-word-B-COS-LOC-1 = Location (Costume Drama)
game-of-porns-word-B-COS-LOC-2 = Location (Costume Drama)
game-of-porns-word-B-COS-MUS-1 = Music (Costume Drama)
game-of-porns-word-B-COS-MUS-2 = Music (Costume Drama)
game-of-porns-word-B-RET-DIR-1 = Director (Retro)
game-of-porns-word-B-RET-DIR-2 = Director (Retro)
game-of-porns-word-B-RET-LEA-1 = Lead Performer (Retro)
game-of-porns-word-B-RET-LEA-2 = Lead Performer (Retro)
game-of-porns-word-B-RET-SUP-1 = Supporting Performer (Retro)
game-of-porns-word-B-RET-SUP-2 = Supporting Performer (Retro)
game-of-porns-word-B-RET-SCR-1 = Screenplay (Retro)
game-of-porns-word-B-RET-SCR-2 = Screenplay (Retro)
game-of-porns-word-B-RET-LOC-1 = Location (Retro)
game-of-porns-word-B-RET-LOC-2 = Location (Retro)
game-of-porns-word-B-RET-MUS-1 = Music (Retro)
game-of-porns-word-B-RET-MUS-2 = Music (Retro)
game-of-porns-word-B-PAR-DIR-1 = Director (Parody)
game-of-porns-word-B-PAR-DIR-2 = Director (Parody)
game-of-porns-word-B-PAR-LEA-1 = Lead Performer (Parody)
game-of-porns-word-B-PAR-LEA-2 = Lead Performer (Parody)
game-of-porns-word-B-PAR-SUP-1 = Supporting Performer (Parody)
game-of-porns-word-B-PAR-SUP-2 = Supporting Performer (Parody)
game-of-porns-word-B-PAR-SCR-1 = Screenplay (Parody)
game-of-porns-word-B-PAR-SCR-2 = Screenplay (Parody)
game-of-porns-word-B-PAR-LOC-1 = Location (Parody)
game-of-porns-word-B-PAR-LOC-2 = Location (Parody)
game-of-porns-word-B-PAR-MUS-1 = Music (Parody)
game-of-porns-word-B-PAR-MUS-2 = Music (Parody)
game-of-porns-word-E-FEM-1 = Eye-Level Shot (Feminist)
game-of-porns-word-E-FEM-2 = Good Light for All (Feminist)
game-of-porns-word-E-FEM-3 = Signed Contract (Feminist)
game-of-porns-word-E-FEM-4 = Real Pockets (Feminist)
game-of-porns-word-E-FEM-5 = Equal Screen Time (Feminist)
game-of-porns-word-E-FEM-6 = Comfortable Chairs (Feminist)
game-of-porns-word-E-FEM-7 = Crew Photo (Feminist)
game-of-porns-word-E-ART-1 = Nine-Minute Static Shot (Art-House)
game-of-porns-word-E-ART-2 = One Bare Bulb (Art-House)
game-of-porns-word-E-ART-3 = Symbolic Goldfish (Art-House)
game-of-porns-word-E-ART-4 = Black Turtleneck (Art-House)
game-of-porns-word-E-ART-5 = Black-and-White Stock (Art-House)
game-of-porns-word-E-ART-6 = Hand-Cranked Camera (Art-House)
game-of-porns-word-E-ART-7 = Empty Corridor Still (Art-House)
game-of-porns-word-E-COS-1 = Ballroom Crane Shot (Costume Drama)
game-of-porns-word-E-COS-2 = Two Hundred Candles (Costume Drama)
game-of-porns-word-E-COS-3 = Fainting Couch (Costume Drama)
game-of-porns-word-E-COS-4 = Powdered Wig (Costume Drama)
game-of-porns-word-E-COS-5 = Slow Curtsy (Costume Drama)
game-of-porns-word-E-COS-6 = Wind Machine (Costume Drama)
game-of-porns-word-E-COS-7 = Portrait in Oils (Costume Drama)
game-of-porns-word-E-RET-1 = Crash Zoom (Retro)
game-of-porns-word-E-RET-2 = Orange Gel (Retro)
game-of-porns-word-E-RET-3 = Rotary Telephone (Retro)
game-of-porns-word-E-RET-4 = Bell-Bottoms (Retro)
game-of-porns-word-E-RET-5 = Film Grain (Retro)
game-of-porns-word-E-RET-6 = Reel-to-Reel (Retro)
game-of-porns-word-E-RET-7 = Faded Polaroid (Retro)
game-of-porns-word-E-PAR-1 = Shaky Cam (Parody)
game-of-porns-word-E-PAR-2 = Lens Flare (Parody)
game-of-porns-word-E-PAR-3 = Rubber Chicken (Parody)
game-of-porns-word-E-PAR-4 = Ill-Fitting Cape (Parody)
game-of-porns-word-E-PAR-5 = Fourth-Wall Break (Parody)
game-of-porns-word-E-PAR-6 = Fog Machine (Parody)
game-of-porns-word-E-PAR-7 = Blooper Still (Parody)
game-of-porns-word-J-1 = Joker
game-of-porns-word-J-2 = Joker
game-of-porns-word-J-3 = Joker
game-of-porns-word-J-4 = Joker
game-of-porns-word-J-5 = Joker
game-of-porns-word-J-6 = Joker
game-of-porns-word-J-7 = Joker
game-of-porns-word-J-8 = Joker
game-of-porns-word-J-9 = Joker
game-of-porns-word-J-10 = Joker
game-of-porns-word-P-1 = Rave Review
game-of-porns-word-P-2 = Festival Selection
game-of-porns-word-P-3 = Streaming Deal
game-of-porns-word-P-4 = Cult Following
game-of-porns-word-P-5 = Viral Clip
game-of-porns-word-P-6 = Tax Credit
game-of-porns-word-P-7 = Surprise Investor
game-of-porns-word-N-1 = Opinion-Page Backlash
game-of-porns-word-N-2 = Subtitles Missing
game-of-porns-word-N-3 = Wig Shortage
game-of-porns-word-N-4 = Worn-Out Reel
game-of-porns-word-N-5 = Copyright Letter
game-of-porns-word-N-6 = Ratings Board Review
game-of-porns-word-N-7 = Crew Strike
game-of-porns-word-I-SPY-1 = The Spy
game-of-porns-word-I-SPY-2 = The Spy
game-of-porns-word-I-THF-1 = The Thief
game-of-porns-word-I-THF-2 = The Thief
game-of-porns-word-I-DEF-1 = The Technical Defect
game-of-porns-word-I-DEF-2 = The Technical Defect

## Labels

game-of-porns-seen-ban_return_discard = no returning the card just taken
game-of-porns-seen-card = card
game-of-porns-seen-cards = cards
game-of-porns-seen-deal = deal
game-of-porns-seen-dealer = dealer
game-of-porns-seen-deals = number of deals
game-of-porns-seen-defect_pick = who picks for the Technical Defect
game-of-porns-seen-drawn = cards drawn
game-of-porns-seen-exchange_before_meld = swap jokers before releasing a film
game-of-porns-seen-extras = extras
game-of-porns-seen-film = film
game-of-porns-seen-genre = genre
game-of-porns-seen-go_out = where the last card can go
game-of-porns-seen-grace = just missed a turn
game-of-porns-seen-hand = hand
game-of-porns-seen-hidden = hidden cards
game-of-porns-seen-how = how it ended
game-of-porns-seen-losers = lost
game-of-porns-seen-lost = cards swapped
game-of-porns-seen-match = what ends the game
game-of-porns-seen-min_naturals = real basics needed
game-of-porns-seen-negative = negative card
game-of-porns-seen-negative_grace = safe after a missed turn
game-of-porns-seen-pile = discard pile
game-of-porns-seen-result = result
game-of-porns-seen-scores = penalty points
game-of-porns-seen-secrets = only for you
game-of-porns-seen-slots = basics
game-of-porns-seen-stock = draw pile
game-of-porns-seen-taken = taken from the discard pile
game-of-porns-seen-target = target
game-of-porns-seen-target_score = target in penalty points
game-of-porns-seen-thief = thief
game-of-porns-seen-thief_pick = who picks the stolen card
game-of-porns-seen-total = penalty points
game-of-porns-seen-turn = turn
game-of-porns-seen-turn_limit = turn limit
game-of-porns-seen-turn_seat = whose turn
game-of-porns-seen-victim = stolen from
game-of-porns-seen-winners = won

## Why not

refusal-action_card_on_top = There's an action card on top of the discard pile. Draw from the draw pile.
refusal-already_drawn = You've already drawn this turn.
refusal-already_published = You've already released a film. You each get one per deal.
refusal-ambiguous = With fewer than seven extras in that film, nobody can tell which one a joker stands in for. Add your card instead.
refusal-another_player = Choose someone else at the table.
refusal-does_not_fit = This card doesn't work on a film of that genre.
refusal-exactly_half =
    { $cards ->
        [one] Choose exactly one card: half of your hand, rounded down.
       *[other] Choose exactly { $cards } different cards: half of your hand, rounded down.
    }
refusal-film_full = That film already has its seven extras.
refusal-grace = They've just missed a turn, so they're safe until they've had one.
refusal-just_taken = Under your house rules you can't discard the card you've just taken from the pile. Choose another.
refusal-keep_one_to_discard = Keep this one. You need a last card to discard.
refusal-last_card = It's your last card. Just discard it, and the deal is yours.
refusal-never_in_a_film = Action cards never go into a film.
refusal-no_film_there = There's no film there.
refusal-no_joker_there = In that film, no joker stands in for this card.
refusal-no_seventh_basic = That film already has its six basics. Another one can only take a joker's place.
refusal-not_in_that_hand = That card isn't in the hand you're stealing from.
refusal-not_published = There has to be a film first: yours or, for a negative card, your target's.
refusal-one_at_a_time = They already have a negative card. Only one at a time.
refusal-only_a_discard = After a theft you can only discard a card.
refusal-only_by_exchange = That film already has seven extras. Swap your card for a joker among them.
refusal-pile_empty = The discard pile is empty. Draw from the draw pile.
refusal-same_card_twice = You need six different cards.
refusal-too_few_naturals =
    { $least ->
        [one] At least one of the six cards has to be a real basic, not a joker.
       *[other] At least { $least } of the six cards have to be real basics, not jokers.
    }
refusal-wrong_card = You can't use that card like this.
refusal-wrong_genre = An extra only goes into a film of its own genre.

## The game

game-of-porns-rankings =
    A film: director, lead performer, supporting performer, screenplay, location and music, all of one genre.

    Positive: another turn, if your own film fits
    Rave Review: feminist, art-house
    Festival Selection: art-house, costume drama
    Streaming Deal: costume drama, retro
    Cult Following: retro, parody
    Viral Clip: parody, feminist
    Tax Credit, Surprise Investor: any genre

    Negative: your target misses a turn, if their film fits
    Opinion-Page Backlash: feminist, costume drama
    Subtitles Missing: art-house, retro
    Wig Shortage: costume drama, parody
    Worn-Out Reel: retro, feminist
    Copyright Letter: parody, art-house
    Ratings Board Review, Crew Strike: any genre

    Instead of a discard, whatever the genre: The Spy, The Thief, The Technical Defect

    Left in hand: 5 points for a basic or an extra, 10 for an action card, 20 for a joker

game-game-of-porns = Game of Porns
    .pitch = Run a film studio, release your masterpiece, and empty your hand before the critics wake up.
    .about = Studio rummy: release your film before the others do.
    .minutes = 20 min
    .how =
        Each of you runs a film studio. The first to get rid of all their cards wins.

        Everyone gets ten cards. The rest is the draw pile, and its top card opens the discard pile. Play goes to the left. On your turn, draw the top card of either pile, but you can't take an action card from the discard pile. Then play what you like, and end your turn with one discard.

        Once per deal you can release a film: six basics of one genre, namely director, lead performer, supporting performer, screenplay, location and music. Jokers can stand in for some of them, but not for all six. From then on you can add jokers, and extras of the right genre, to any film on the table, up to seven each. You can also swap a basic for the joker that stands in for it. Once a film has all seven extras, you can swap an extra for a joker among them too.

        Instead of discarding, you can play an action card. A positive card gives you another turn, if it fits the genre of your film. A negative card makes someone else miss theirs, if it fits their film. The Spy lets you see someone's hand. The Thief takes a random card from it. They draw another, and you discard one. The Technical Defect makes someone swap half of their hand.

        Keep a card for the end: discard your last one and you win the deal, and usually the game. If you play several deals, or nobody has gone out after 400 turns, the cards left in your hand cost points: 5 each, action cards 10, jokers 20. The fewest points win.

        It's all on the cards: nobody has to do anything for real. You can stop whenever you like.


## How to play, in four panels

game-game-of-porns-panel-1 = Be first to empty your hand
    .text = You run a film studio in a merciless trade. Release your film, get rid of your cards, and discard the last one to win.
game-game-of-porns-panel-2 = Draw, play, discard
    .text = Draw a card from the draw pile or the discard pile. Play what you like. Then end your turn with one discard, or an action card.
game-game-of-porns-panel-3 = Release your film
    .text = Six basics of one genre make a film, and jokers help. Once yours is out, add extras and jokers to any film. Action cards win you turns or spoil someone else's.
game-game-of-porns-panel-4 = Only on the cards
    .text = It's all on the cards. Nobody has to do anything for real, so there's nothing to turn down. Stopping is free at any moment, no reason needed.
