/** What a guide says at a moment of a first game. */
export interface Lesson<Step extends string = string> {
  /** Null: the lesson is over. */
  step: Step | null;
  number: number;
  /** Of how many. */
  steps: number;
  /** What to do now, by the name of its words. */
  doing: string;
  /** The part of the table that is lit, by its name in the tour. */
  lit: string | null;
}

/** The first step that is neither done nor skipped. */
export function lessonOf<Step extends string>(
  steps: readonly Step[],
  skipped: readonly string[],
  isDone: (step: Step) => boolean,
  doing: (step: Step) => string,
  lit: Readonly<Record<Step, string | null>>,
): Lesson<Step> {
  const step = steps.find((each) => !skipped.includes(each) && !isDone(each)) ?? null;
  if (!step) return { step, number: steps.length, steps: steps.length, doing: "over", lit: null };
  return { step, number: steps.indexOf(step) + 1, steps: steps.length, doing: doing(step), lit: lit[step] };
}
