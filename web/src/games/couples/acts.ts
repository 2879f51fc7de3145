/** What the buttons of a couples' table say and do. What is not offered now is there too, and answers why. */

import type { IconName } from "../../design/icons";
import type { Filled } from "../../table/answers";
import { texts } from "../../text/texts.svelte";
import type { Couples, CouplesPlaying } from "./couples";
import type { CouplesMove } from "./wire";

export interface Act {
  /** Stable over updates. */
  id: string;
  label: string;
  hint?: string;
  icon?: IconName;
  main?: boolean;
  /** The move that it stands for; without it something must be chosen first. */
  meant?: CouplesMove;
  /** The option that makes this move; null: it is not offered now. */
  offer: Filled<Couples> | null;
}

export interface Chosen {
  /** Cards in the hand. */
  cards: readonly string[];
  /** An activity on a reward card, or in the shop. */
  activity: CouplesMove | null;
}

/** The answer to what is asked: usually one large button. */
export function answers(playing: CouplesPlaying, chosen: Chosen): Act[] {
  const { view } = playing;
  const act = (meant: CouplesMove, more: Partial<Act> = {}): Act => ({
    id: meant.type,
    label: playing.speaker.move(meant),
    main: true,
    meant,
    offer: playing.offered(meant),
    ...more,
  });
  const first = (id: string, label: string): Act => ({ id, label, main: true, offer: null });
  switch (view.asked) {
    case "ask_to_deal":
      return [act({ type: "deal" })];
    case "ask_to_exchange":
    case "ask_to_exchange_again":
      return [act({ type: "exchange", cards: chosen.cards }, exchanging(playing, chosen.cards))];
    case "ask_to_buy":
      return chosen.cards.length ? [act(...buying(chosen.cards))] : [act({ type: "pass_buy" })];
    case "ask_to_lead":
    case "ask_to_follow": {
      const [card] = chosen.cards;
      if (card) return [act({ type: "play_card", card })];
      const own = view.seats[view.seat ?? -1]?.hand[0];
      const label = texts.say("page-couples-play_card");
      if (playing.isAsked || !own) return [first("play_card", label)];
      return [act({ type: "play_card", card: own }, { label })];
    }
    case "ask_to_turn_up":
      return [act({ type: "turn_up" }, { hint: nextItem(playing) })];
    case "ask_to_draw_reward":
      return [act({ type: "draw_reward" })];
    case "ask_to_draw_climax":
      return [act({ type: "draw_climax" })];
    case "ask_to_select":
      if (!playing.isAsked) return [];
      if (!chosen.activity) return [first("select_activity", texts.say("page-couples-choose_one"))];
      return [act(chosen.activity, { label: texts.say("page-activity-this") })];
    case "ask_to_shop":
      return playing.isAsked ? shopping(playing, chosen, act) : [];
    case "ask_to_accept":
      return [act(playing.isAsked ? { type: "accept" } : { type: "complete_activity" })];
    case "ask_about_tweak":
      if (!playing.isAsked) return [];
      return [
        act({ type: "answer_tweak", agree: true }),
        act({ type: "answer_tweak", agree: false }, { id: "drop_tweak", main: false }),
      ];
    case "ask_to_complete":
      return [act({ type: "complete_activity" })];
    default:
      return [];
  }
}

/** What can be done besides while an activity is chosen or carried out: each small, none of them owed. */
export function asides(playing: CouplesPlaying): Act[] {
  const { view } = playing;
  const up = view.face_up;
  if (!up || view.seat === null || !up.activities.some(({ state }) => state === "selected"))
    return [];
  const act = (meant: CouplesMove, label: string, icon: IconName): Act => {
    return { id: meant.type, label, icon, meant, offer: playing.offered(meant) };
  };
  const acts = [act({ type: "safe_stop" }, texts.say("page-couples-stop_here"), "stop")];
  const tweak: CouplesMove = { type: "propose_tweak", note: "" };
  const withdrawal: CouplesMove = { type: "answer_tweak", agree: false };
  if (up.tweak && !up.tweak.agreed && up.tweak.by === view.seat)
    acts.unshift(act(withdrawal, texts.say("page-couples-withdraw"), "close"));
  else acts.unshift(act(tweak, playing.speaker.kind("propose_tweak"), "talk"));
  if (up.drawer !== view.seat) {
    const count = view.seats[view.seat]?.bails ?? 0;
    acts.unshift(act({ type: "bail" }, texts.say("page-couples-bail", { count }), "bail"));
  }
  return acts;
}

function exchanging(playing: CouplesPlaying, cards: readonly string[]): Partial<Act> {
  const { view } = playing;
  if (cards.length) return { label: texts.say("page-couples-exchange", { count: cards.length }) };
  const earns = view.game === "couples-advanced" && playing.isAsked ? view.pat_coins : 0;
  return {
    label: texts.say("page-couples-keep_all"),
    hint: earns ? texts.say("page-couples-earns", { count: earns }) : undefined,
  };
}

function buying(cards: readonly string[]): [CouplesMove, Partial<Act>] {
  const count = cards.length;
  return [
    { type: "buy_cards", cards },
    {
      label: texts.say("page-couples-replace", { count }),
      hint: texts.say("page-couples-costs", { count }),
    },
  ];
}

function shopping(
  playing: CouplesPlaying,
  { activity }: Chosen,
  act: (move: CouplesMove, more?: Partial<Act>) => Act,
): Act[] {
  const leave = act({ type: "shop_leave" }, { main: activity === null });
  if (activity?.type !== "shop_buy" || playing.view.game !== "couples-advanced") return [leave];
  const card = playing.view.shop.find((other) => other.card === activity.card);
  const count = card?.activities[activity.index]?.price ?? 0;
  const label = texts.say("page-couples-buy_this");
  return [act(activity, { label, hint: texts.say("page-couples-costs", { count }) }), leave];
}

/** The kind of card that is turned up next. */
function nextItem({ view, speaker }: CouplesPlaying): string | undefined {
  if (view.game !== "couples-advanced") return undefined;
  const item = view.items.find(({ seat }) => seat === view.waiting[0]);
  return item && speaker.word(item.kind);
}
