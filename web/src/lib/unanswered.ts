// What I did in the game and do not know to be done yet: it is sent again when the connection is back.
import type { EndTurn, Pick, Picks, Redo, Restart, Undo } from "./protocol";

export type Act = Pick | Picks | Undo | Redo | Restart | EndTurn;

/** Name a request, unlike any other. */
export function requestName(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return [...random].map((part) => part.toString(36)).join("-");
}

export class Unanswered {
  /** The newest act that nobody has answered. */
  act: Act | null = null;

  /** Name an act, and keep it until it is answered. */
  sent(act: Act): Act {
    this.act = { ...act, request: requestName() };
    return this.act;
  }

  done(request: string): void {
    if (this.act?.request === request) this.act = null;
  }

  refused(): void {
    this.act = null;
  }
}
