// The windows that can be opened from anywhere.
import type { TableInfo } from "./protocol";

class Ui {
  preferences = $state(false);
  keys = $state(false);
  /** Whether hints are allowed at the table that is open, and how its host changes that; null where there is none. */
  hints = $state.raw<{ allowed: boolean; allow: ((allowed: boolean) => Promise<void>) | null } | null>(null);
  /** The table whose game is open; null where there is none. */
  table = $state.raw<TableInfo | null>(null);
  /** Leave the running game I sit in; null where there is none. */
  leave = $state.raw<(() => Promise<void>) | null>(null);
}

export const ui = new Ui();

/** Whether a key press belongs to a text the person is writing. */
export function isWriting(event: Event): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox", "button", "range"].includes(target.type);
}
