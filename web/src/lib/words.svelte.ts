// Messages in the reader's language; the phrases come from the server, the same as in the terminal.
import { recall, remember } from "./device";
import type { Text } from "./protocol";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
type Phrases = Record<string, string>;

// {name} is an argument; {name#one|many} is a number with the word that goes with it ("3 coins").
// French "de" and "que" before it lose their vowel where its word begins with one.
const SLOT = /(\b(?:[Dd]|[Qq]u)e )?\{(\w+)(?:#([^|}]*)\|([^}]*))?\}/g;
const VOWEL = /^[aeiouàâäéèêëîïôöûüœæ]/i;

function preferred(): Language {
  const wanted = [recall("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((each) => each === tag)).find((each) => each) ?? "en";
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && typeof (value as Text).key === "string";
}

class Words {
  #language = $state<Language>(preferred());
  #phrases = $state.raw<Phrases>({});
  #books: Partial<Record<Language, Phrases>> = {};

  get language(): Language {
    return this.#language;
  }

  /** Change the language at once, and remember it on this device. */
  set language(language: Language) {
    remember("language", language);
    void this.#open(language);
  }

  /** Fetch the first phrasebook. */
  async start(): Promise<void> {
    await this.#open(this.#language);
  }

  async #open(language: Language): Promise<void> {
    try {
      this.#books[language] ??= await fetchPhrases(language);
    } catch {
      if (Object.keys(this.#phrases).length === 0) setTimeout(() => void this.#open(language), 2000);
      return;
    }
    this.#phrases = this.#books[language];
    this.#language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return key in this.#phrases;
  }

  /** Say a phrase by its key. */
  t(key: string, args: Record<string, unknown> = {}): string {
    return this.#say(key, args, []);
  }

  /** Say a message; players are called by their names where these are given. */
  say(text: Text, names: string[] = []): string {
    return this.#word(text, names);
  }

  #say(key: string, args: Record<string, unknown>, names: string[]): string {
    const phrase = this.#phrases[key];
    if (phrase === undefined) return `[${key}]`;
    return phrase.replace(SLOT, (_, little = "", name: string, one?: string, many?: string) => {
      const value = args[name];
      const word = this.#word(value, names);
      if (one !== undefined) return `${little}${word} ${this.#isSingular(Number(value)) ? one : many}`;
      return little && this.#language === "fr" && VOWEL.test(word) ? `${little.slice(0, -2)}'${word}` : little + word;
    });
  }

  #word(value: unknown, names: string[]): string {
    if (isText(value)) {
      if (value.key === "kernel.player") {
        const name = names[Number(value.args.seat)];
        if (name) return name;
      }
      return this.#say(value.key, value.args, names);
    }
    if (Array.isArray(value)) return value.map((part) => this.#word(part, names)).join(", ");
    return typeof value === "number" && value < 0 ? `−${-value}` : String(value); // a proper minus
  }

  #isSingular(number: number): boolean {
    // In French nought is singular too.
    return this.#language === "fr" ? Math.abs(number) < 2 : Math.abs(number) === 1;
  }
}

async function fetchPhrases(language: Language): Promise<Phrases> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return (await answer.json()) as Phrases;
}

export const words = new Words();
