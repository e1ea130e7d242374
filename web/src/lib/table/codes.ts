// The code of somebody at a shared screen: a courtesy of this device, which the next hand has to know before it looks.
import { forget, recall, remember } from "../device";

const CODE = /^\d{4}$/;

export const isCode = (text: string): boolean => CODE.test(text);

export class Code {
  readonly #name: string;

  constructor(table: string, seat: number) {
    this.#name = `code.${table}.${seat}`;
  }

  get set(): boolean {
    return recall(this.#name) !== null;
  }

  fits(text: string): boolean {
    return recall(this.#name) === text;
  }

  change(text: string): void {
    if (isCode(text)) remember(this.#name, text);
  }

  remove(): void {
    forget(this.#name);
  }
}
