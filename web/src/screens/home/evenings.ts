import type { GameOnMenu, PresetOnMenu } from "../../wire";

/** The evening that most people want; none where a game has only its usual rules. */
export function usualPreset(game: GameOnMenu): PresetOnMenu | undefined {
  return game.presets.find(({ name }) => name === "classic") ?? game.presets[0];
}
