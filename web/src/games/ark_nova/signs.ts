/** Where each sign on the table is explained: icons in the reference, everything else in a section of the rules. */
import { words } from "../../lib/words.svelte";
import { capital, iconName, ICONS } from "./box";

const SECTIONS: Readonly<Record<string, string>> = {
  animals: "animals",
  appeal: "aim",
  association: "association",
  break: "break",
  build: "build",
  card: "cards",
  cards: "cards",
  conservation: "conservation",
  constriction: "attacks",
  display: "display",
  donation: "donations",
  hand: "break",
  income: "income",
  money: "income",
  multiplier: "abilities",
  partner_zoo: "partners",
  points: "scoring",
  project: "projects",
  reputation: "reputation",
  sponsors: "sponsors",
  university: "partners",
  upgraded: "turn",
  venom: "attacks",
  wave: "marine",
  workers: "association",
  x_token: "x-tokens",
};
const OTHER_BONUS = "bonuses";

export interface Explained {
  title: string;
  /** What it is for; empty where the title says all there is. */
  text: string;
  address: string;
  /** The words of the way there. */
  way: string;
}

/** Explain a sign; what is said of it where it stands becomes the title, unless it is an icon with a name of its own. */
export function explain(sign: string, said: string): Explained {
  if ((ICONS as readonly string[]).includes(sign)) {
    const text = words.t(`ark_nova_web_cards.explain.${sign}`);
    return {
      title: capital(iconName(sign)),
      text,
      address: `/reference/ark_nova#icon-${sign}`,
      way: words.t("ark_nova_web_cards.in_reference"),
    };
  }
  const section = SECTIONS[sign] ?? OTHER_BONUS;
  return {
    title: capital(said),
    text: "",
    address: `/rules/ark_nova#${section}`,
    way: capital(words.t("ark_nova_web_cards.rule")),
  };
}
