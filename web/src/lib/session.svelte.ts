// Who I am, as the server knows me.
import { api, troubleOf } from "./api";
import type { Me, NewMe, Preferences, Text } from "./protocol";

class Session {
  me = $state.raw<Me | null>(null);
  trouble = $state.raw<Text | null>(null);

  /** Whether the server knows me by a name. */
  get known(): boolean {
    return this.me?.known ?? false;
  }

  async start(): Promise<void> {
    await this.#keep(api.me());
  }

  /** Take a name; the first one makes a guest of me. */
  async call(name: string): Promise<boolean> {
    return this.#change({ name });
  }

  async prefer(preferences: Partial<Preferences>): Promise<boolean> {
    if (!this.me) return false;
    return this.#change({ preferences: { ...this.me.preferences, ...preferences } });
  }

  /** Take over the seats behind a private link. */
  async recover(token: string): Promise<boolean> {
    return this.#keep(api.recover(token));
  }

  /** Be nobody in this browser. */
  async logOut(): Promise<boolean> {
    return this.#keep(api.logOut());
  }

  /** Be nobody in all others; asking once more shows the server that the new cookie is here, and ends the old one. */
  async logOutOthers(): Promise<boolean> {
    return (await this.#keep(api.logOutOthers())) && this.#keep(api.me());
  }

  async #change(change: NewMe): Promise<boolean> {
    return this.#keep(api.setMe(change));
  }

  async #keep(answer: Promise<Me>): Promise<boolean> {
    try {
      this.me = await answer;
      this.trouble = null;
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    }
  }
}

export const session = new Session();
