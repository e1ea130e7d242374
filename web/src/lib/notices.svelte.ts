// Telling a person that it is their turn: the tab's title and icon, and one soft tone where they want it.
import { settings } from "./settings.svelte";

const NAME = "Menagerie";

/** Name the page in its tab; a mark before it says that somebody waits for me. */
export function titled(text: string, mine: boolean): void {
  document.title = `${mine ? "● " : ""}${text ? `${text} – ` : ""}${NAME}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = mine ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.href = address;
}

/** Sound a soft tone, where it is wanted and the browser lets us. */
export function chime(): void {
  if (!settings.sound) return;
  try {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.12, context.currentTime + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.9);
    volume.connect(context.destination);
    for (const [frequency, delay] of [
      [523.25, 0],
      [659.25, 0.12],
    ]) {
      const tone = context.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume);
      tone.start(context.currentTime + delay);
      tone.stop(context.currentTime + 1);
    }
    setTimeout(() => void context.close(), 1500);
  } catch {
    // No sound here.
  }
}
