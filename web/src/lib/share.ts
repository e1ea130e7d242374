type Branch = Record<string, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}

/**
 * Give what the server says now, but made of the very parts that were there before wherever they are equal: what shows
 * such a part has nothing to draw again. What is new is put together in place, so it must belong to nobody else yet.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (!isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shared(before[name], now[name]);
    if (part !== before[name] || !(name in before)) same = false;
    (now as Branch)[name] = part;
  }
  return same ? (before as T) : now;
}

/** Hold on to what a computation gave, so that its next result is made of the same parts wherever they are equal. */
export function keeper<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = shared(before, now));
}
