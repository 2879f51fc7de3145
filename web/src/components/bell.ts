/** A soft bell: two sine waves that fade in two seconds. Silence where there is no sound. */
export function bell(): void {
  if (typeof AudioContext === "undefined") return;
  const sound = new AudioContext();
  for (const [pitch, loudness] of [
    [660, 0.12],
    [1320, 0.04],
  ] as const) {
    const tone = sound.createOscillator();
    const fade = sound.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(loudness, sound.currentTime);
    fade.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 2);
    tone.connect(fade).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 2);
  }
  setTimeout(() => sound.close(), 2500);
}
