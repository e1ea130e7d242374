import type { ZooView } from "../things";

/** The money of the next break that is sure already. */
export function incomeTotal(zoo: ZooView): number {
  return Object.values(zoo.income).reduce((all, each) => all + each, 0);
}
