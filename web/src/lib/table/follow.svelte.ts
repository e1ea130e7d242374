/** What happens at every table with each new position. */
import { untrack } from "svelte";
import type { Question } from "./question";

/** Tell the choosing of a new position, or of a new question in the same one, and of trouble. */
export function follow(question: Question, asked: () => unknown): void {
  const { connection } = question;
  $effect(() => {
    void [connection.position?.number, question.decision?.seat, asked()];
    untrack(() => question.arrived());
  });
  $effect(() => {
    if (connection.trouble || !connection.online) untrack(() => question.troubled());
  });
}
