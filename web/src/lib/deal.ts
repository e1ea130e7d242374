// What vouches for a deal, and how anybody checks it.
import type { TableInfo } from "./protocol";

/** The command that works out the fingerprint of a seed; null while the seed is a secret, or where there is no fingerprint. */
export function checkOf({ seed, commitment }: Pick<TableInfo, "seed" | "commitment">): string | null {
  return seed && commitment ? `printf ${seed} | sha256sum` : null;
}
