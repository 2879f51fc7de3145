// Written by tools/wire_types.py from the Python types: change those, not this file.

/** The id of a game. */
export type Game = keyof Views;

/** By game; the folder of each adds to it. */
export interface Views {}

/** By game; the folder of each adds to it. */
export interface Moves {}

/** By game; the folder of each adds to it. */
export interface Events {}

/** By game; the folder of each adds to it. */
export interface Houses {}

/** By game; the folder of each adds to it. */
export interface Players {}

/** A device at the door. */
export interface Knocking {
  readonly device: string;
  readonly name: string;
  readonly screen: boolean;
}

/** A place at the table, counted from 0; marked, so that a screen can put a name in its place. */
export type Seat = number;

/** Somebody at the table, as everybody in the room sees them. */
export interface SeatOfRoom {
  readonly name: string;
  /** On this device. */
  readonly mine: boolean;
  /** On the host's device. */
  readonly host: boolean;
  /** For the host, who may send it away; null: a bot's seat. */
  readonly device: string | null;
  readonly bot: string;
  readonly ready: boolean;
  readonly away: boolean;
  readonly partner: Seat | null;
}

/** What one player has said in private. Nobody else ever sees it, or what follows from it alone. */
export interface Boundaries {
  /** The hottest they want. */
  readonly ceiling: number;
  /** Themes they do not want at all. */
  readonly never: readonly string[];
  /** Retos: how many they are willing to stake; null: as many as the house allows. */
  readonly garments: number | null;
  readonly drinks: number | null;
  /** Whether noise hides what they have ruled out; without it they have more of the deck. */
  readonly covered: boolean;
  /** Counts the times they have wished for fresh noise on this device. */
  readonly mix: number;
  /** Blanks that make what is sent equally long, whatever was said: a line can be watched. */
  readonly pad: string;
}

/** What only the person on this seat sees, while the device shows that seat. */
export interface Mine {
  readonly seat: Seat;
  /** null: not said yet, or sealed. */
  readonly boundaries: Boundaries | null;
  /** On a device that is passed round they are not shown again, and writing them anew only narrows them. */
  readonly sealed: boolean;
  /** Whether they were said since the deck was chosen; another one may have what nobody has thought of. */
  readonly of_this_deck: boolean;
}

/** The same text by language; at least one. */
export type Words = Readonly<Record<string, string>>;

/** What the room plays with; its words are fetched once for each `since`. */
export interface DeckOfRoom {
  readonly id: string;
  readonly title: Words;
  /** The news that chose it. */
  readonly since: number;
  /** Who brought it; empty: it came with the game. */
  readonly by: string;
}

/** A device with people on it, and its part in the luck of the next game. */
export interface PartyOfRoom {
  readonly seats: readonly Seat[];
  /** The hash of its share; empty: it has sent none yet. */
  readonly commitment: string;
  readonly revealed: boolean;
  /** Empty until all have shown theirs. */
  readonly share: string;
}

export type WhyVoid = "silent" | "left" | "turned_away" | "taken_back";

/** A start that came to nothing, and on whose account: nobody keeps silent unnoticed. */
export interface Voided {
  readonly names: readonly string[];
  readonly why: WhyVoid;
}

/** What everybody has committed to, so that nobody can choose what is dealt. */
export interface LuckOfRoom {
  /** Which try at starting this game it is. */
  readonly attempt: number;
  /** The hash of the room's secret. */
  readonly commitment: string;
  readonly parties: readonly PartyOfRoom[];
  /** Of what the game is dealt from; empty until it is settled. */
  readonly setup_hash: string;
  /** How many starts were void in this room. */
  readonly voids: number;
  /** The last start, if it was void. */
  readonly voided: Voided | null;
  /** Binds the room to the whole game; empty until it is over. */
  readonly record: string;
}

export interface RoomView {
  /** The number of the last news; a device that comes back says it, and hears what it has missed. */
  readonly news: number;
  readonly phase: "lobby" | "revealing" | "playing" | "over";
  /** Whether this device is the host's. */
  readonly host: boolean;
  /** For the host. */
  readonly knocking: readonly Knocking[];
  /** For the host, who may send them away: everybody else who was let in and has no seat. */
  readonly screens: readonly string[];
  readonly seats: readonly SeatOfRoom[];
  readonly mine: Mine | null;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The options of the game that is on, or was: shorter than agreed where cards were few. */
  readonly played: Readonly<Record<string, unknown>>;
  readonly apart: boolean;
  /** Props of the deck that are not at hand. */
  readonly lacking: readonly string[];
  /** How warm it gets at most tonight. */
  readonly heat: number;
  /** What the winner gets, in people's own words; empty: nothing. */
  readonly stake: string;
  /** Why the game could not begin by itself, as a refusal's code: everybody is asked again. */
  readonly hitch: string;
  /** Changes with whatever everybody agrees to; `be_ready` names it. */
  readonly agreement: string;
  /** Of clothing, that everybody begins with by these house rules: for the notices in the lobby. */
  readonly pieces: number;
  readonly deck: DeckOfRoom | null;
  readonly luck: LuckOfRoom;
  readonly paused: boolean;
  readonly resuming: readonly Seat[];
  readonly ending: readonly Seat[];
  readonly opening: readonly Seat[];
  readonly ended: boolean;
  /** Everybody who played agrees to show the books: they can be fetched. */
  readonly books: boolean;
}

/** Exactly this move: a button. */
export interface Just<G extends Game = Game> {
  readonly type: "just";
  readonly move: Moves[G];
}

/** This move with words of the player's own: a button with a text field. */
export interface Note<G extends Game = Game> {
  readonly type: "note";
  readonly move: Moves[G];
  readonly at_most: number;
}

/** This move, or the same with equal cards in its last field: the other copy, another joker. */
export interface Alike<G extends Game = Game> {
  readonly type: "alike";
  readonly move: Moves[G];
  /** For each place of that field, what may lie there; nothing in two places. */
  readonly equals: readonly (readonly unknown[])[];
}

/** This kind of move with some of these cards, in any order: a hand to choose from. */
export interface Pick<G extends Game = Game> {
  readonly type: "pick";
  readonly kind: Moves[G]["type"];
  readonly among: readonly unknown[];
  readonly at_least: number;
  readonly at_most: number;
}

/** This kind of move with a whole number from low to high: a slider. */
export interface Amount<G extends Game = Game> {
  readonly type: "amount";
  readonly kind: Moves[G]["type"];
  readonly low: number;
  readonly high: number;
}

export type Option<G extends Game = Game> = Just<G> | Note<G> | Alike<G> | Pick<G> | Amount<G>;

export type Options<G extends Game = Game> = readonly Option<G>[];

/** The open question of one seat, and what it may do. */
export interface Asked<G extends Game = Game> {
  readonly seat: Seat;
  readonly question: number;
  readonly answers: Options<G>;
  readonly asides: Options<G>;
  /** Of each kind of move whose cards or amount are chosen: the name of the field they go into. */
  readonly fields: Readonly<Record<string, string>>;
  /** How long the room waits, from when the question was put; 0: as long as it takes. */
  readonly seconds: number;
}

/** Everything this device may know now, and what has just happened. */
export interface Update<G extends Game = Game> {
  readonly type: "update";
  readonly room: RoomView;
  readonly seat: Seat | null;
  /** As `seat` sees it, or as everybody does; null in the lobby. */
  readonly table: Views[G] | null;
  readonly events: readonly Events[G][];
  readonly asked: Asked<G> | null;
  /** The seats of this device that have something to answer. */
  readonly owing: readonly Seat[];
  /** How many seconds ago each of `events` happened; empty: just now. */
  readonly ages: readonly number[];
  /** Seconds since the open question was put, or since the pause after that. */
  readonly passed: number;
  /** Those whose device has had no open line for a while. */
  readonly absent: readonly Seat[];
  /** The host's device has had none. */
  readonly hostless: boolean;
  /** Seconds until the game begins by itself, because everybody is ready; 0: it does not. */
  readonly begins: number;
  /** A stop holds that the disk has not taken: until it does, nothing else can be done. */
  readonly unwritten: boolean;
}

/** Not let in: knock, or wait. */
export interface AtTheDoor {
  readonly type: "at_the_door";
  readonly device: string;
  readonly knocking: boolean;
  /** The host has said "not tonight". */
  readonly declined: boolean;
  /** Who invites. */
  readonly host: string;
  readonly game: string;
  /** How warm it gets at most. */
  readonly heat: number;
}

/** Chosen by the device for each thing it says: replies name it, and what is said twice is done once. */
export type ClientId = string;

/** It is done, and durable. A stop holds before that: everybody hears of it in an update. */
export interface Accepted {
  readonly type: "accepted";
  readonly client: ClientId;
}

/** Not done. Nothing has changed. */
export interface Sorry {
  readonly type: "sorry";
  readonly client: ClientId;
  /** docs/protocol.md lists them all. */
  readonly code: string;
  /** The number of the rule in the game's catalogue; empty: no rule says so. */
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What stands against a move, and by which rule; no code: nothing does. */
export interface Because {
  readonly type: "because";
  readonly client: ClientId;
  /** docs/protocol.md lists them all. */
  readonly code: string;
  /** The number of the rule in the game's catalogue; empty: no rule says so. */
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** There is nothing here for this device any more, or not on this line. */
export interface Gone {
  readonly type: "gone";
  readonly why:
    | "burnt"
    | "turned_away"
    | "no_such_room"
    | "closing"
    | "elsewhere"
    | "damaged_room";
}

/** Yes. */
export interface Pong {
  readonly type: "pong";
}

export type ToClient<G extends Game = Game> =
  | Update<G>
  | AtTheDoor
  | Accepted
  | Sorry
  | Because
  | Gone
  | Pong;

/** A built-in deck. */
export interface DeckOnMenu {
  readonly id: string;
  readonly title: Words;
  readonly usual: boolean;
  readonly mildest: number;
  readonly hottest: number;
}

export type PresetName = "short" | "gentle" | "classic" | "long" | "bold";

/** An evening to begin with. */
export interface PresetOnMenu {
  readonly name: PresetName;
  readonly minutes: number;
  readonly heat: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Switch {
  readonly type: "switch";
  readonly usual: boolean;
}

export interface HowMany {
  readonly type: "how_many";
  readonly usual: number | null;
  readonly low: number;
  /** null: the other rules set the limit. */
  readonly high: number | null;
  /** It may be left to the game: null. */
  readonly open: boolean;
}

export interface OneOf {
  readonly type: "one_of";
  readonly usual: string | number | null;
  readonly among: readonly (string | number)[];
  /** It may be left to the game: null. */
  readonly open: boolean;
}

export interface SomeOf {
  readonly type: "some_of";
  readonly usual: readonly string[];
  readonly among: readonly string[];
  readonly at_least: number;
  readonly at_most: number;
}

/** Some of the tags that the deck in use has. */
export interface TagsOfDeck {
  readonly type: "tags_of_deck";
  readonly usual: readonly string[];
}

export interface OwnWords {
  readonly type: "own_words";
  readonly usual: string | null;
  readonly at_most: number;
}

/** A number for each of these. */
export interface HowManyEach {
  readonly type: "how_many_each";
  readonly parts: Readonly<Record<string, HowMany>>;
}

export type AnyChoice = Switch | HowMany | OneOf | SomeOf | TagsOfDeck | OwnWords | HowManyEach;

export interface HouseRule {
  readonly name: string;
  /** Its number in the game's catalogue. */
  readonly rule: string;
  readonly choice: AnyChoice;
  /** To be shown beside the number of seats, because the evening depends on it. */
  readonly up_front: boolean;
  /** To be settled in people's own words before they play. */
  readonly to_agree: boolean;
}

export interface GameOnMenu {
  readonly id: string;
  /** Where the page keeps what is this game's own: its words, its picture, its table. */
  readonly folder: string;
  readonly title: Words;
  readonly about: Words;
  /** How long it takes, in words. */
  readonly minutes: Words;
  readonly least: number;
  readonly most: number;
  readonly bots: readonly string[];
  /** Those that fit; none: it is played without, and nobody is asked for boundaries. */
  readonly decks: readonly DeckOnMenu[];
  /** What is said before the start. */
  readonly notices: readonly string[];
  /** Whether people say who came with whom. */
  readonly couples: boolean;
  /** Whether people say how much clothing they would stake. */
  readonly garments: boolean;
  readonly drinks: boolean;
  readonly presets: readonly PresetOnMenu[];
  readonly rules: readonly HouseRule[];
}

export interface Menu {
  readonly games: readonly GameOnMenu[];
}

/** One text in one language. A text without places is read by everybody as it stands. */
export interface Readings {
  readonly does: string;
  readonly gets?: string;
  readonly seen?: string;
}

/** What a deck says, as it was chosen: it tells nothing of anybody's boundaries. */
export interface WordsOfDeck {
  readonly id: string;
  readonly title: Words;
  readonly since: number;
  /** Every tag that can be ruled out; without words, where the game itself has them. */
  readonly tags: Readonly<Record<string, Words>>;
  /** Of these, the ones in the words of whoever wrote the deck. */
  readonly own: readonly string[];
  /** What some of it needs, in the order of the deck. */
  readonly props: readonly string[];
  readonly activities: Readonly<Record<string, Readonly<Record<string, Readings>>>>;
}

/** A hash, or thirty-two random bytes. */
export type Hex = string;

/** A device with people on it, and its part in the luck. */
export interface Party {
  readonly seats: readonly Seat[];
  readonly commitment: Hex;
  readonly share: Hex;
}

/** What stays away from a game: all that anybody can ever learn of anybody's boundaries. */
export interface Away {
  /** In alphabetical order. */
  readonly themes: readonly string[];
  readonly ceiling: number;
  /** Everybody is somewhere else. This and `lacking` are nobody's secret: they are set for all. */
  readonly apart: boolean;
  /** Props that are not at hand. */
  readonly lacking: readonly string[];
}

/** Everything a game is dealt from, but for luck. It is settled before anybody shows a share. */
export interface Setup {
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  /** Which try at starting this game it was: those before it were void. */
  readonly attempt: number;
  /** The seats of each device that has people on it. */
  readonly devices: readonly (readonly Seat[])[];
  /** By seat: the bot that sits there; empty: a person. */
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** What each seat brings, as far as the game asks for it. */
  readonly players: readonly Readonly<Record<string, unknown>>[];
  /** The hash of the deck as it was chosen; empty: the game has none. */
  readonly deck: string;
  /** What everybody's boundaries come to together. */
  readonly away: Away | null;
}

export type Language = "en" | "fr" | "es";

export type Who = "drawer" | "partner" | "both";

/** Who does it. `undresses`: whoever's clothes come off; a table knows by its house rules which of the two. */
export type Actor = Who | "undresses";

/** What comes off for good. */
export interface Removes {
  readonly target: "strip_target" | "drawer" | "partner" | "both" | "none";
  readonly pieces: 0 | 2 | "all";
}

/** One of the things a card lets its drawer choose. */
export interface Activity {
  readonly id: string;
  readonly actor: Actor;
  readonly receiver: Who | "none";
  readonly seconds: number | null;
  readonly removes: Removes;
  readonly temporary_undress: boolean;
  readonly heat: number;
  readonly private_room: boolean;
  readonly props: readonly string[];
  readonly tags: readonly string[];
  readonly least_dressed: number | null;
  readonly most_dressed: number | null;
  readonly price: number | null;
  /** Suited to people in different places. */
  readonly remote: boolean;
}

/** A card with three or four activities. */
export interface ActivityCard {
  readonly id: string;
  readonly category: string;
  readonly activities: readonly Activity[];
}

/** A set of activity cards, by their ids. */
export interface Deck {
  readonly type: "activities";
  readonly id: string;
  readonly cards: Readonly<Record<string, ActivityCard>>;
}

export type Card = string;

/** What a playing card asks of somebody, alone or with a partner. */
export interface Dare {
  readonly id: string;
  /** The card it lies on; none for a spare one, and for the fallback. */
  readonly card: Card | null;
  /** Advice for a timer; 0: none. */
  readonly seconds: number;
  readonly needs_partner: boolean;
  readonly heat: number;
  readonly tags: readonly string[];
  readonly props: readonly string[];
  /** Suited to people in different places. */
  readonly remote: boolean;
  /** For anybody, alone and anywhere: of no theme that could be ruled out. */
  readonly harmless: boolean;
  /** The neutral dare that stands in for one the table does not want. */
  readonly fallback: boolean;
}

/** A dare for every card of a pack, spare ones for those that stay away, and one to fall back on. */
export interface DareDeck {
  readonly type: "dares";
  readonly id: string;
  readonly dares: readonly Dare[];
  readonly fallback: Dare;
}

export type AnyDeck = Deck | DareDeck;

/** A deck with its words. A game gets `deck` alone: ids and metadata. */
export interface WrittenDeck {
  readonly id: string;
  /** The name of its `DeckKind`. */
  readonly kind: string;
  readonly title: Words;
  readonly author: string;
  readonly languages: readonly Language[];
  /** What each tag stands for, where the deck says it in its own words. */
  readonly tags: Readonly<Record<string, Words>>;
  /** The themes that are not of the house: whose noise keeps each of them away. */
  readonly own_themes: Readonly<Record<string, readonly string[]>>;
  readonly deck: AnyDeck;
  /** The text of each activity or dare, by id and language. */
  readonly words: Readonly<Record<string, Readonly<Record<string, Readings>>>>;
  /** 1 to 5, by id. */
  readonly heats: Readonly<Record<string, number>>;
}

export type Maker = "seat" | "bot" | "clock" | "somebody";

/** A move, and where it came from. */
export interface Made {
  readonly seat: Seat;
  /** The person on that seat, a bot in their place, the clock because their time was up; or somebody: of a stop nobody keeps who said it. */
  readonly by: Maker;
  readonly move: unknown;
}

/** Everything it takes to check a game. Shown only when everybody who played agrees: it holds what was bluffed, the limits that people brought, and what they wanted left out together. */
export interface Books {
  readonly format: number;
  readonly secret: Hex;
  /** The hash of the secret, as it was shown. */
  readonly commitment: Hex;
  readonly parties: readonly Party[];
  readonly setup: Setup;
  readonly setup_hash: Hex;
  /** As it was chosen; `setup` has its hash. */
  readonly deck: WrittenDeck | null;
  readonly seed: Hex;
  readonly moves: readonly Made[];
  /** How the game ended by its rules; null: it was broken off. */
  readonly result: unknown;
  /** Who has said that it was enough, if the game was broken off. */
  readonly agreed: readonly Seat[];
  readonly record: Hex;
}

/** A move that was sent from this device. */
export interface Said {
  readonly seat: Seat;
  /** Of the move, keyed by the share: whoever gets the device next does not read it. */
  readonly hash: Hex;
  /** Whether the room has said that it is done; otherwise it may have been, or not. */
  readonly sure: boolean;
}

/** The hash of a table or of an event. */
export type Seen = string;

/** Kept by the page while its tab lives. Stops are not in it: nobody keeps who said one. */
export interface Receipt {
  readonly format: number;
  /** Of this device. */
  readonly seats: readonly Seat[];
  readonly share: Hex;
  /** The hash of the room's secret, as this device saw it before it showed its share. */
  readonly commitment: Hex;
  readonly setup_hash: Hex;
  /** How many this device has shown for this game: all but the last came to nothing. */
  readonly shares: number;
  /** How many games it had taken part in before, in this room. */
  readonly games: number;
  /** Everybody's commitments as this device saw them before it showed its share, and their shares. */
  readonly parties: readonly Party[];
  readonly said: readonly Said[];
  /** The table each time that it was shown to this device, and before it each event that was new; empty on a device that is passed round, where the next one could try out which cards have such a hash. */
  readonly saw: readonly Seen[];
  /** While the game was on, the room showed another commitment or setup than at its start, or none. */
  readonly altered: boolean;
  /** The seats for which this device has said that the game may end. */
  readonly enough: readonly Seat[];
  /** This device has left the game at some time. */
  readonly left: boolean;
  /** As it was shown when the game was over; empty: this device did not see the end. */
  readonly record: string;
}

export type Name = string;

/** Somebody is at the door, or a screen that everybody shall see. */
export interface Knock {
  readonly type: "knock";
  readonly name: Name;
  /** It takes no seat. */
  readonly screen?: boolean;
}

/** The host lets a device in. */
export interface Admit {
  readonly type: "admit";
  readonly device: string;
}

/** The host does not let a device in, or sends it out. */
export interface TurnAway {
  readonly type: "turn_away";
  readonly device: string;
}

/** This device goes; its people may come back with it. */
export interface Leave {
  readonly type: "leave";
}

/** This device is here again. */
export interface ComeBack {
  readonly type: "come_back";
}

/** Count somebody out whose device has gone silent; they can come back. */
export interface GoOnWithout {
  readonly type: "go_on_without";
  /** null: the host, who may have no seat. */
  readonly seat?: Seat | null;
}

/** One more person on this device. */
export interface Sit {
  readonly type: "sit";
  readonly name: Name;
}

export interface Rename {
  readonly type: "rename";
  readonly seat: Seat;
  readonly name: Name;
}

/** A person or a bot gives up a seat before the game. */
export interface StandUp {
  readonly type: "stand_up";
  readonly seat: Seat;
}

export interface AddBot {
  readonly type: "add_bot";
  readonly bot: string;
}

/** A bot plays for somebody who has left, until they come back. */
export interface PlayFor {
  readonly type: "play_for";
  readonly seat: Seat;
  readonly bot: string;
}

export interface ChooseGame {
  readonly type: "choose_game";
  readonly game: string;
}

/** House rules that differ from the usual ones, all of them. */
export interface SetOptions {
  readonly type: "set_options";
  readonly options: Readonly<Record<string, unknown>>;
}

/** What everybody can see for themselves: whether you are in one place, what is not at hand, and how warm it gets at most tonight. */
export interface SetPlaces {
  readonly type: "set_places";
  readonly apart: boolean;
  readonly lacking?: readonly string[];
  readonly heat?: number;
}

/** What the winner gets, in people's own words: anybody with a seat may suggest it. Empty: nothing. */
export interface SetStake {
  readonly type: "set_stake";
  readonly words?: string;
}

/** One of the built-in decks, or the text of a file. */
export interface ChooseDeck {
  readonly type: "choose_deck";
  readonly deck?: string;
  readonly text?: string;
  /** The hash of a text that this room has read before; the log has every text once. */
  readonly known?: string;
}

/** Private: for one seat, known to nobody else. */
export interface SetBoundaries {
  readonly type: "set_boundaries";
  readonly seat: Seat;
  readonly boundaries: Boundaries;
  /** The `since` of the deck that they were asked about: said of another, it does not count. */
  readonly deck?: number | null;
}

/** Two seats are a couple when both say so; null: not any more. */
export interface DeclareCouple {
  readonly type: "declare_couple";
  readonly seat: Seat;
  readonly partner: Seat | null;
}

/** An adult, and ready for what is agreed. */
export interface BeReady {
  readonly type: "be_ready";
  readonly seat: Seat;
  readonly adult: boolean;
  readonly ready?: boolean;
  /** `room.agreement` as this person has seen it, so that a yes counts for nothing else; empty: whatever it is by now. */
  readonly agreement?: string;
}

/** The hash of this device's part in the luck of the next game; the last one counts. */
export interface CommitShare {
  readonly type: "commit_share";
  readonly commitment: Hex;
}

/** The host starts what all are ready for: it is settled now, and every device shows its share. */
export interface Start {
  readonly type: "start";
}

/** The share whose hash this device has sent. The last one makes the table. */
export interface RevealShare {
  readonly type: "reveal_share";
  readonly share: Hex;
}

/** A move of one's seat; `question` is what it answers. */
export interface Answer<G extends Game = Game> {
  readonly type: "answer";
  readonly seat: Seat;
  readonly question: number;
  readonly move: Moves[G];
}

/** Anybody, at once. */
export interface Pause {
  readonly type: "pause";
}

/** It goes on when everybody has said so. */
export interface Resume {
  readonly type: "resume";
  readonly seat: Seat;
}

/** Free, for any reason or none; nobody is named. */
export interface Stop {
  readonly type: "stop";
  readonly seat: Seat;
}

/** Enough for tonight: the game ends without a result once everybody has said so. */
export interface EndGame {
  readonly type: "end_game";
  readonly seat: Seat;
}

/** Back to the lobby, with everything as it was agreed; all must be ready anew. */
export interface PlayAgain {
  readonly type: "play_again";
}

/** After the game: show the seed and every card, if everybody agrees. */
export interface OpenTheBooks {
  readonly type: "open_the_books";
  readonly seat: Seat;
}

export type OfDevice<G extends Game = Game> =
  | Knock
  | Admit
  | TurnAway
  | Leave
  | ComeBack
  | GoOnWithout
  | Sit
  | Rename
  | StandUp
  | AddBot
  | PlayFor
  | ChooseGame
  | SetOptions
  | SetPlaces
  | SetStake
  | ChooseDeck
  | SetBoundaries
  | DeclareCouple
  | BeReady
  | CommitShare
  | Start
  | RevealShare
  | Answer<G>
  | Pause
  | Resume
  | Stop
  | EndGame
  | PlayAgain
  | OpenTheBooks;

/** Say something to the room. */
export interface Act<G extends Game = Game> {
  readonly type: "act";
  readonly action: OfDevice<G>;
  readonly client?: ClientId;
}

/** Which of this device's seats it shows now; null: only what everybody may see. */
export interface Look {
  readonly type: "look";
  readonly seat?: Seat | null;
  /** The last news that this seat has seen: what has happened since is told with the update. */
  readonly after?: number | null;
}

/** Why can this seat not do that? Nothing is done. */
export interface Why {
  readonly type: "why";
  readonly seat: Seat;
  readonly move: unknown;
  readonly client?: ClientId;
}

/** Delete this room for everybody. The confirmation is the room's code. */
export interface Burn {
  readonly type: "burn";
  readonly code: string;
}

/** Is anybody there? */
export interface Ping {
  readonly type: "ping";
}

export type ToServer<G extends Game = Game> = Act<G> | Look | Why | Burn | Ping;
