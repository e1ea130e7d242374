// Everything the client asks the server for outside a table's socket.
import type {
  AllowHints,
  AnalysisState,
  Catalogue,
  Fork,
  Import,
  Join,
  Lobby,
  Me,
  Moment,
  NewMe,
  NewTable,
  ResultInfo,
  SeatLink,
  TableInfo,
  Text,
} from "./protocol";

/** What the server would not do, in words that are still without a language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
  ) {
    super(text.key);
  }
}

/** The message of anything that was thrown. */
export function troubleOf(error: unknown): Text {
  return error instanceof ApiError ? error.text : { key: "web.trouble.unreachable", args: {} };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function send(method: string, path: string, body?: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body,
    });
  } catch {
    throw new ApiError(0, { key: "web.trouble.unreachable", args: {} });
  }
  if (!answer.ok) throw new ApiError(answer.status, await reason(answer));
  return answer;
}

async function reason(answer: Response): Promise<Text> {
  try {
    const body = (await answer.json()) as Record<string, unknown>;
    for (const said of [body.message, body.detail, body]) {
      const text = said as Text | undefined;
      if (typeof text?.key === "string") return { key: text.key, args: text.args ?? {} };
    }
  } catch {
    // Not JSON: a proxy answered.
  }
  return { key: answer.status === 404 ? "web.trouble.missing" : "web.trouble.refused", args: {} };
}

const at = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  setMe: (me: NewMe) => ask<Me>("PUT", "/me", me),
  link: () => ask<SeatLink>("POST", "/me/link"),
  recover: (token: string) => ask<Me>("POST", "/me/recover", { token } satisfies SeatLink),
  logOut: () => ask<Me>("POST", "/me/log-out"),
  /** Be nobody in all other browsers. */
  logOutOthers: () => ask<Me>("POST", "/me/log-out-others"),
  catalogue: () => ask<Catalogue>("GET", "/catalogue"),
  lobby: () => ask<Lobby>("GET", "/lobby"),
  create: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  allowHints: (table: string, allowed: boolean) =>
    ask<TableInfo>("POST", `/tables/${at(table)}/hints`, { allowed } satisfies AllowHints),
  /** The table at which I learn a game by playing it. */
  createFirstGame: (game: string) => ask<TableInfo>("POST", `/first-games/${at(game)}`),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${at(id)}`),
  join: (id: string, join: Join = {}) => ask<TableInfo>("POST", `/tables/${at(id)}/join`, join),
  leave: (id: string) => ask<TableInfo>("POST", `/tables/${at(id)}/leave`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${at(id)}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${at(id)}/rematch`),
  fork: (id: string, fork: Fork) => ask<TableInfo>("POST", `/tables/${at(id)}/fork`, fork),
  /** Bring a save; it goes as it was written, since its numbers may be larger than this language counts. */
  importSave: async (save: string, seats: Import["seats"]): Promise<TableInfo> => {
    const answer = await send("POST", "/import", `{"save":${save},"seats":${JSON.stringify(seats)}}`);
    return (await answer.json()) as TableInfo;
  },
  /** The save file as it is written. */
  save: async (id: string): Promise<string> => (await send("GET", `/tables/${at(id)}/save`)).text(),
  /** The address of the save file, for a link that downloads it. */
  saveAddress: (id: string) => `/api/tables/${at(id)}/save`,
  moment: (id: string, number: number) => ask<Moment>("GET", `/tables/${at(id)}/moments/${number}`),
  result: (id: string) => ask<ResultInfo>("GET", `/tables/${at(id)}/result`),
  analysis: (id: string) => ask<AnalysisState>("GET", `/tables/${at(id)}/analysis`),
  analyse: (id: string) => ask<AnalysisState>("POST", `/tables/${at(id)}/analysis`),
  cancelAnalysis: (id: string) => ask<AnalysisState>("DELETE", `/tables/${at(id)}/analysis`),
};
