// How each game looks in lists: its picture, the tint behind it, and how long it usually takes.
export interface Look {
  icon: string;
  tint: "green" | "sand" | "blue";
  minutes: number | null;
}

const LOOKS: Record<string, Look> = {
  zooloretto: { icon: "ff:zebra", tint: "sand", minutes: 45 },
  ark_nova: { icon: "ff:panda", tint: "green", minutes: 90 },
  sanctuary: { icon: "ff:flamingo", tint: "blue", minutes: 60 },
};

export function lookOf(game: string): Look {
  return LOOKS[game] ?? { icon: "gi:paw-print", tint: "green", minutes: null };
}
