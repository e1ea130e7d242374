// What people and bots at a table are called.
import type { Catalogue, SeatInfo } from "./protocol";
import { words } from "./words.svelte";

/** The sign of each way to fill a seat. */
export const SEAT_ICONS = {
  person: "lu:user",
  bot: "lu:bot",
  hot_seat: "lu:users",
  open: "lu:door-open",
  invited: "lu:link",
} satisfies Record<SeatInfo["kind"], string>;

/** The name of each seat; the second bot of a kind gets a number, and its level where there is no room beside it. */
export function namesOf(seats: SeatInfo[], levels = false): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind !== "bot")
      return seat.name || seat.expected || words.t(seat.kind === "invited" ? "web.seat.invited" : "web.seat.open");
    const level = levelOf(seat);
    const name = level ? words.t("web.seat.bot") : botName(seat.name);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const bot = count > 1 ? `${name} ${count}` : name;
    return level && levels ? words.t("web.seat.of_level", { bot, level }) : bot;
  });
}

/** How strong a bot that is made for people is, in a word; nothing for everybody else. */
export function levelOf(seat: SeatInfo | undefined): string {
  return seat?.kind === "bot" && words.has(`bots.level.${seat.name}`) ? words.t(`bots.level.${seat.name}`) : "";
}

/** What a bot is called where its level belongs to the name: "Bot (hard)". */
export function botTitle(bot: string): string {
  const level = words.has(`bots.level.${bot}`) ? words.t(`bots.level.${bot}`) : "";
  return level ? words.t("web.seat.of_level", { bot: words.t("web.seat.bot"), level }) : botName(bot);
}

/** What there is to play, with only those bots that know a game. */
export function forGame(catalogue: Catalogue, game: string): Catalogue {
  const known = catalogue.games.find(({ name }) => name === game)?.bots ?? catalogue.bots;
  const knows = (bot: string) => known.includes(bot);
  return { ...catalogue, bots: catalogue.bots.filter(knows), levels: catalogue.levels.filter(knows) };
}

/** The bot for a seat that nobody has chosen one for: of the levels the one in the middle. */
export function usualBot({ levels, bots }: Catalogue): string {
  return levels[Math.floor(levels.length / 2)] ?? bots.at(-1) ?? "random";
}

/** What a bot does, in a line. */
export function botAbout(bot: string): string {
  const about = `bots.about.${bot.split(":")[0]}`;
  return words.has(about) ? words.t(about) : "";
}

/** What a bot is called: its kind in words, and what is said about it, as in planner:2s. */
export function botName(bot: string): string {
  const [kind, ...said] = bot.split(":");
  return words.has(`bots.name.${kind}`) ? [words.t(`bots.name.${kind}`), ...said].join(" ") : bot;
}

/** The reader's language with its customs, for lists and times. */
export function locale(): string {
  return words.language === "en" ? "en-GB" : words.language;
}

/** "Ada, Bob and Cleo" (or "Ada, Bob or Cleo") in the reader's language. */
export function listed(parts: string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type }).format(parts);
}

/** The names of all others, where one of them is mine. */
export function others(names: string[], mine: string): string[] {
  const at = names.indexOf(mine);
  return at < 0 ? names : names.toSpliced(at, 1);
}

/** How long ago, in words: "2 minutes ago". */
export function ago(seconds: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "short" });
  const past = Math.max(0, now / 1000 - seconds);
  if (past < 60) return words.t("web.just_now");
  if (past < 3600) return format.format(-Math.floor(past / 60), "minute");
  if (past < 86_400) return format.format(-Math.floor(past / 3600), "hour");
  return format.format(-Math.floor(past / 86_400), "day");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
