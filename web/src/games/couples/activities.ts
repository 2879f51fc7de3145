/** An activity in words: what to do, who does it, how long, how hot, what comes off, what it costs. */

import { propInWords } from "../../text/props";
import { texts } from "../../text/texts.svelte";
import type { Activity, Seat } from "../../wire";
import type { CouplesPlaying } from "./couples";

export interface ActivityInWords {
  id: string;
  text: string;
  facts: string[];
  heat: number;
  heatLabel: string;
}

export function inWords(
  playing: CouplesPlaying,
  activity: Activity,
  drawer: Seat | null,
): ActivityInWords {
  const facts = [
    activity.price === null ? "" : texts.say("page-activity-price", { count: activity.price }),
    drawer === null || speaksToEach(playing, activity) ? "" : who(playing, activity.actor, drawer),
    activity.seconds === null ? "" : texts.say("page-activity-time", { seconds: activity.seconds }),
    drawer === null ? "" : comesOff(playing, activity, drawer),
    activity.props.length
      ? texts.say("page-activity-props", {
          props: playing.speaker.listed(activity.props.map(propInWords)),
        })
      : "",
    activity.private_room ? texts.say("page-activity-private_room") : "",
  ];
  return {
    id: activity.id,
    text: playing.speaker.activity(activity, { drawer, partner: null }, playing.seat),
    facts: facts.filter((fact) => fact !== ""),
    heat: activity.heat,
    heatLabel: texts.say("page-couples-heat", { heat: activity.heat }),
  };
}

/** A card with readings says by itself who does it. */
function speaksToEach(playing: CouplesPlaying, activity: Activity): boolean {
  return Boolean(playing.speaker.readings(activity)?.seen);
}

/** "you", a name, or both. */
function who(playing: CouplesPlaying, actor: Activity["actor"], drawer: Seat): string {
  if (actor === "both") return texts.say("page-activity-both");
  const seat = actor === "drawer" ? drawer : 1 - drawer;
  return seat === playing.seat ? texts.say("page-couples-you") : playing.name(seat);
}

function comesOff(playing: CouplesPlaying, { removes }: Activity, drawer: Seat): string {
  if (removes.target === "none" || removes.pieces === 0) return "";
  const target =
    removes.target === "strip_target" ? playing.view.house.strip_target : removes.target;
  const facts = { pieces: removes.pieces, name: who(playing, target, drawer) };
  return texts.say("page-couples-comes_off", facts);
}
