// What is printed on a key, on the keyboards of each language.
import { words } from "./words.svelte";

export function keycap(key: string): string {
  const named = `web.key.${key}`;
  return words.has(named) ? words.t(named) : key;
}
