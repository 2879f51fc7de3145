import type { IconName } from "../design/icons";

const KINDS: [number, IconName, string][] = [
  [5, "talk", "talk"],
  [11, "shirt", "strip"],
  [14, "talk", "talk"],
  [19, "heart", "cuddle"],
  [25, "shirt", "strip"],
  [28, "talk", "talk"],
  [33, "heart", "cuddle"],
  [38, "moon", "nude"],
  [43, "flame", "hot"],
  [48, "bag", "shop"],
  [53, "flame", "hot"],
  [58, "flame", "hot"],
  [62, "lips", "lust"],
  [67, "lips", "lust"],
  [71, "flag", "finish"],
];

export const LINES = KINDS.map(([at, icon, label]) => ({ at, icon, label }));
