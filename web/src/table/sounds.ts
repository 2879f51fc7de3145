/** A card, a coin, a soft bell: made of a few tones, and only where somebody has asked for sound. */

import { preferences } from "../preferences.svelte";

interface Tone {
  pitch: number;
  loudness: number;
  seconds: number;
  after?: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  card: [{ pitch: 190, loudness: 0.06, seconds: 0.07, shape: "triangle" }],
  coin: [
    { pitch: 1760, loudness: 0.05, seconds: 0.12 },
    { pitch: 2350, loudness: 0.05, seconds: 0.3, after: 0.07 },
  ],
  bell: [
    { pitch: 660, loudness: 0.12, seconds: 2 },
    { pitch: 1320, loudness: 0.04, seconds: 2 },
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  if (!preferences.sound || typeof AudioContext === "undefined") return;
  const air = new AudioContext();
  const tones: readonly Tone[] = SOUNDS[name];
  for (const tone of tones) play(air, tone);
  const longest = Math.max(...tones.map(({ seconds, after = 0 }) => seconds + after));
  setTimeout(() => void air.close(), longest * 1000 + 500);
}

function play(air: AudioContext, { pitch, loudness, seconds, after = 0, shape = "sine" }: Tone) {
  const start = air.currentTime + after;
  const tone = air.createOscillator();
  const fade = air.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(fade).connect(air.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
