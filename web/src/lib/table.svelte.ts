// One page's connection to a table: what the server last said, and what I say to it.
import type {
  ChatLine,
  EventInfo,
  FromClient,
  FromServer,
  HintInfo,
  Impossible,
  PlanInfo,
  Position,
  PreviewInfo,
  TableInfo,
  Text,
} from "./protocol";
import { afterPaint } from "./frames";
import { recall, remember } from "./device";
import { session } from "./session.svelte";
import { shared } from "./share";
import { Unanswered, type Act } from "./unanswered";

const SLOWEST = 15_000;
const REFUSED = 1008;
const LOGGED_OUT = 4401;
const NO_TABLE = "server.error.no_such_table";

const planName = (key: string, wishes: string[]): string => [key, ...wishes].join(" ");

export class TableConnection {
  position = $state.raw<Position | null>(null);
  previews = $state.raw<Record<string, PreviewInfo>>({});
  /** What plans for this position come to, by their names. */
  plans = $state.raw<Record<string, PlanInfo>>({});
  impossible = $state.raw<Impossible[]>([]);
  /** What the game adds to the reasons, in a form of its own. */
  extra = $state.raw<Record<string, unknown>>({});
  /** The position whose reasons have been told; another one's are on their way, or nobody has asked. */
  reasoned = $state(-1);
  /** Sensible turns for this position, the best first; null: nobody has asked for them. */
  hints = $state.raw<HintInfo[] | null>(null);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  table = $state.raw<TableInfo | null>(null);
  watchers = $state(0);
  /** The names of those who look on, where they have one. */
  onlookers = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  #read = $state(0);
  /** Lines of the chat that nobody at this screen has seen. */
  unread = $derived(this.chat.slice(this.#read).filter(({ seat }) => !this.#isMine(seat)).length);
  events = $state.raw<EventInfo[]>([]);
  online = $state(false);
  trouble = $state.raw<Text | null>(null);
  /** What everybody at the table should know. */
  notice = $state.raw<Text | null>(null);
  /** There is no such table. */
  lost = $state(false);

  #socket: WebSocket | null = null;
  #closed = false;
  #unanswered = new Unanswered();
  /** The plans that were asked about. */
  #planned = new Set<string>();
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #waiting: FromServer[] = [];
  #drawing = false;

  constructor(readonly id: string) {
    const [table, lines] = (recall("chat") ?? "").split(" ");
    if (table === id) this.#read = Number(lines);
    this.#connect();
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  pick(seat: number, key: string): void {
    this.#act({ type: "pick", number: this.#number, seat, key });
  }

  /** Take several options, one after the other: all of them or none. */
  picks(seat: number, keys: string[]): void {
    this.#act({ type: "picks", number: this.#number, seat, keys });
  }

  undo(): void {
    this.#act({ type: "undo", number: this.#number });
  }

  redo(): void {
    this.#act({ type: "redo", number: this.#number });
  }

  restart(): void {
    this.#act({ type: "restart", number: this.#number });
  }

  endTurn(): void {
    this.#act({ type: "end_turn", number: this.#number });
  }

  askWhyNot(seat: number): void {
    this.#send({ type: "why_not", number: this.#number, seat });
  }

  /** Ask once what would come of an option and the wishes after it. */
  askPlan(seat: number, key: string, wishes: string[]): void {
    const name = planName(key, wishes);
    if (!this.online || this.#planned.has(name)) return;
    this.#planned.add(name);
    this.#send({ type: "plan", number: this.#number, seat, key, wishes });
  }

  /** What would come of it; null: the server has not said so yet. */
  plan(key: string, wishes: string[]): PlanInfo | null {
    return this.plans[planName(key, wishes)] ?? null;
  }

  askHint(seat: number): void {
    if (!this.online || this.hinting) return;
    this.hinting = true;
    this.#send({ type: "hint", number: this.#number, seat });
  }

  /** Note that all lines of the chat have been seen. */
  readChat(): void {
    this.#read = this.chat.length;
    remember("chat", `${this.id} ${this.#read}`);
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  /** Come in again as who I am now, after I got a name or a seat. */
  reconnect(): void {
    clearTimeout(this.#again);
    const before = this.#socket;
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #isMine(seat: number | null): boolean {
    return this.table?.seats.some((each) => each.mine && each.seat === seat) ?? false;
  }

  get #number(): number {
    return this.position?.number ?? 0;
  }

  // What is done in the game carries a name, so that it can be sent again when nobody knows whether it was heard.
  #act(act: Act): void {
    this.#send(this.#unanswered.sent(act));
  }

  #send(said: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.trouble = null;
      this.#socket.send(JSON.stringify(said));
    }
  }

  #connect(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#waiting = [];
    socket.onopen = () => {
      this.#planned.clear();
      this.online = true;
      this.#failures = 0;
      this.#send({ type: "hello", events: this.events.length });
      if (this.#unanswered.act) this.#send(this.#unanswered.act);
    };
    socket.onmessage = (message) => {
      this.#waiting.push(JSON.parse(String(message.data)) as FromServer);
      if (!this.#drawing) this.#hearAll();
    };
    socket.onclose = (closing) => {
      if (this.#socket !== socket) return;
      this.online = false;
      this.hinting = false;
      // Refused before anything was told; who only asked too much at once may try again.
      if (closing.code === REFUSED && this.table === null && this.trouble?.key === NO_TABLE) this.lost = true;
      else if (!this.#closed) {
        if (closing.code === LOGGED_OUT) void session.start();
        this.#retry();
      }
    };
  }

  #retry(): void {
    clearTimeout(this.#again);
    const wait = Math.min(SLOWEST, 500 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  // The network or the tab is back: do not wait for the next try.
  #hurry = (): void => {
    if (this.#closed || this.lost || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#again);
      this.#connect();
    }
  };

  // A position is shown before what is said about it, or after it, is heard: that comes together with the next frame.
  #hearAll(): void {
    const said = this.#waiting;
    this.#waiting = [];
    for (const each of said) this.#hear(each);
    this.#drawing = said.some(({ type }) => type === "position");
    if (this.#drawing) afterPaint(() => this.#hearAll());
  }

  #hear(said: FromServer): void {
    if (said.type === "position") this.#move(said);
    else if (said.type === "previews") {
      if (said.number !== this.position?.number) return;
      this.previews = { ...this.previews, ...Object.fromEntries(said.previews.map((each) => [each.key, each])) };
    } else if (said.type === "plan") {
      if (said.number !== this.position?.number) return;
      said.view = shared(this.position.view, said.view);
      this.plans = { ...this.plans, [planName(said.key, said.wishes)]: said };
    } else if (said.type === "why_not") {
      if (said.number !== this.position?.number) return;
      this.impossible = said.things;
      this.extra = said.extra;
      this.reasoned = said.number;
    } else if (said.type === "hints") {
      if (said.number !== this.position?.number) return;
      this.hints = said.hints;
      this.hinting = false;
    } else if (said.type === "table") {
      this.table = shared(this.table, said.table);
      this.watchers = said.watchers;
      this.onlookers = said.onlookers;
    } else if (said.type === "chat") this.#listen(said.lines);
    else if (said.type === "done") this.#unanswered.done(said.request);
    else if (said.type === "notice") this.notice = said.message;
    else if (said.type === "trouble") {
      this.#unanswered.refused();
      this.trouble = said.message;
      this.hinting = false;
    }
  }

  #move(position: Position): void {
    if (position.number !== this.position?.number) {
      this.previews = {};
      this.plans = {};
      this.#planned.clear();
      this.impossible = [];
      this.reasoned = -1;
      this.hints = null;
      this.hinting = false;
      this.trouble = null;
    }
    this.events = [...this.events.slice(0, position.events_from), ...position.events];
    position.view = shared(this.position?.view, position.view);
    this.position = position;
  }

  // After a lost connection the server may repeat lines that are known.
  #listen(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => `${line.at} ${line.who} ${line.text}`));
    const fresh = lines.filter((line) => !known.has(`${line.at} ${line.who} ${line.text}`));
    this.chat = [...this.chat, ...fresh];
  }
}
