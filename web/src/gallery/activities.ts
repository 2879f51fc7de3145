export const CUDDLE = [
  {
    id: "palm",
    text: "Trace slow circles on your partner's palm while telling a memory of the two of you.",
    facts: ["you", "one minute"],
    heat: 1,
    heatLabel: "heat 1 of 5",
  },
  {
    id: "back",
    text: "Sit back to back and breathe together until you share one rhythm.",
    facts: ["both", "two minutes"],
    heat: 1,
    heatLabel: "heat 1 of 5",
  },
  {
    id: "hair",
    text: "Your partner rests their head in your lap; stroke their hair, and hum.",
    facts: ["you", "one minute"],
    heat: 2,
    heatLabel: "heat 2 of 5",
  },
  {
    id: "dance",
    text: "Dance without music, as close as you like.",
    facts: ["both", "ninety seconds"],
    heat: 2,
    heatLabel: "heat 2 of 5",
  },
];
