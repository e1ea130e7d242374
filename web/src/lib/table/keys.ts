/** The keys that do the same at every table. */
import { isWriting } from "../ui.svelte";
import type { Question } from "./question";

/** Whether a key is for the table, not for a text, a window or a button that has taken it. */
export function forTable(event: KeyboardEvent): boolean {
  const held = event.repeat && event.key === " "; // since the screen was covered
  return !held && !event.defaultPrevented && !isWriting(event) && !document.querySelector("dialog[open], [popover]:popover-open");
}

export interface Opens {
  /** All options as text. */
  list: () => void;
  chat: () => void;
  /** The next zoo of the others. */
  others: () => void;
  /** Sensible turns, where the table allows it. */
  hint: () => void;
}

/** Undo, redo, back, end of turn and what can be opened; true: the key was one of these, or belongs to the browser. */
export function sharedKey(event: KeyboardEvent, question: Question, opens: Opens): boolean {
  const { connection } = question;
  const { position } = connection;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === "z") {
    if (event.shiftKey) position?.can_redo && !position.over && connection.redo();
    else if (!question.back() && position?.can_undo && !position.over) connection.undo();
  } else if (event.ctrlKey || event.metaKey || event.altKey) return true;
  else if (key === "escape") question.back();
  else if (key === "e") position?.can_end_turn && connection.endTurn();
  else if (key === "l") opens.list();
  else if (key === "c") opens.chat();
  else if (key === "o") opens.others();
  else if (key === "s") opens.hint();
  else return false;
  event.preventDefault();
  return true;
}
