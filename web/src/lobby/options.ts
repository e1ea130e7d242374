// The options of a game in words.
import { capital, listed } from "../lib/people";
import type { GameInfo, OptionInfo } from "../lib/protocol";
import { words } from "../lib/words.svelte";

/** The first of some keys that there is a phrase for, tried for a game and then for those it is made of. */
function found(game: GameInfo, keys: (of: string) => string[]): string | undefined {
  return [game.name, ...game.made_of].flatMap(keys).find((key) => words.has(key));
}

export function optionName(game: GameInfo, option: OptionInfo): string {
  const short = found(game, (of) => [`${of}_web.option_name.${option.name}`, `web.option_name.${option.name}`]);
  return short ? words.t(short) : optionAbout(game, option);
}

/** The option in full. */
export function optionAbout(game: GameInfo, option: OptionInfo): string {
  return capital(words.t(`${game.name}.option.${option.name}`));
}

/** Say a value of an option; seats are called by their names. */
export function valueName(game: GameInfo, option: OptionInfo, value: unknown, names: string[]): string {
  if (value === "random" && option.kind !== "way_or_each") return words.t("web.option.random");
  if (option.kind === "seat_or_random") return names[Number(value)] ?? words.t("web.seat.number", { number: Number(value) + 1 });
  if (Array.isArray(value)) return listed(value.map((each) => valueName(game, option, each, names)));
  if (typeof value === "boolean") return words.t(value ? "web.option.yes" : "web.option.no");
  const key = found(game, (of) => [
    `${of}_web.value.${option.name}.${value}`,
    `${of}.${option.things}.${value}`,
    `${of}_cards.${option.name}.${value}`,
  ]);
  return key ? words.t(key) : String(value);
}

/** Expansions come first, each with the options that it brings: they change a game most. */
export function expansionsFirst(options: OptionInfo[]): OptionInfo[] {
  const expansions = options.filter(({ name }) => options.some(({ needs }) => needs === name));
  const withTheirs = expansions.flatMap((each) => [each, ...options.filter(({ needs }) => needs === each.name)]);
  return [...new Set([...withTheirs, ...options])];
}

/** Say every option that is not as usual. */
export function changedOptions(game: GameInfo, options: Record<string, unknown>, names: string[]): string[] {
  return game.options
    .filter(({ name, default: usual }) => {
      const value = options[name] ?? usual;
      return !(Array.isArray(value) && value.length === 0) && JSON.stringify(value) !== JSON.stringify(usual);
    })
    .map((option) =>
      words.t("web.sum.option", {
        option: optionName(game, option),
        value: valueName(game, option, options[option.name], names),
      }),
    );
}
