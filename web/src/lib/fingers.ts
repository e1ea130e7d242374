/** Whether people point with a finger: then at nothing before they press. */
export const byFinger = (): boolean => matchMedia("(pointer: coarse)").matches;
