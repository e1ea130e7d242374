// How this device shows the game: theme, motion, sound, warnings.
import { recall, remember } from "./device";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function oneOf<T extends string>(value: string | null, values: readonly T[], otherwise: T): T {
  return values.find((each) => each === value) ?? otherwise;
}

class Settings {
  #theme = $state<Theme>(oneOf(recall("theme"), ["system", "light", "dark"], "system"));
  #motion = $state<Motion>(oneOf(recall("motion"), ["system", "off"], "system"));
  #sound = $state(recall("sound") === "on");
  #warnings = $state(recall("warnings") !== "off");
  #muted = $state<string[]>((recall("muted") ?? "").split(" ").filter(Boolean));
  #systemDark = $state(dark.matches);
  #systemStill = $state(still.matches);
  #stillness: CSSStyleSheet | null = null;

  constructor() {
    dark.addEventListener("change", () => {
      this.#systemDark = dark.matches;
      this.apply();
    });
    still.addEventListener("change", () => {
      this.#systemStill = still.matches;
      this.apply();
    });
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.apply();
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    remember("motion", motion);
    this.apply();
  }

  /** One soft tone when it becomes my turn. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    remember("sound", sound ? "on" : "off");
  }

  /** What a choice would waste, said before it is made. */
  get warnings(): boolean {
    return this.#warnings;
  }

  set warnings(warnings: boolean) {
    this.#warnings = warnings;
    remember("warnings", warnings ? "on" : "off");
    this.#mute([]); // who switches them on again wants all of them
  }

  isMuted(key: string): boolean {
    return !this.#warnings || this.#muted.includes(key);
  }

  /** Never show this warning again. */
  mute(key: string): void {
    this.#mute([...this.#muted, key]);
  }

  #mute(keys: string[]): void {
    this.#muted = keys;
    remember("muted", keys.join(" "));
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.#theme === "system" ? this.#systemDark : this.#theme === "dark";
  }

  /** Whether things may move now. */
  get moves(): boolean {
    return this.#motion !== "off" && !this.#systemStill;
  }

  /** Put the settings onto the page. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#stillness);
    this.#stillness = this.moves ? null : (this.#stillness ?? stillness());
    document.adoptedStyleSheets = this.#stillness ? [...others, this.#stillness] : others;
  }
}

// Without motion everything changes at once. A rule for all elements costs each of them its time, so there is none else.
function stillness(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const times = ["animation-duration", "animation-delay", "transition-duration", "transition-delay"];
  sheet.replaceSync(`* { ${times.map((time) => `${time}: 0s !important;`).join(" ")} scroll-behavior: auto !important; }`);
  return sheet;
}

export const settings = new Settings();
