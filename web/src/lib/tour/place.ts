// Where the card of the tour stands: beside what it talks about, inside the window, never over it if that can be helped.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 10;

export function placeBeside(
  anchor: Box | null,
  card: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const right = window.width - card.width - EDGE;
  const bottom = window.height - card.height - EDGE;
  if (!anchor)
    return { left: Math.max(EDGE, (window.width - card.width) / 2), top: Math.max(EDGE, (window.height - card.height) / 2) };
  const middle = { left: anchor.left + anchor.width / 2 - card.width / 2, top: anchor.top + anchor.height / 2 - card.height / 2 };
  const tries = [
    { left: middle.left, top: anchor.top + anchor.height + GAP, fits: anchor.top + anchor.height + GAP <= bottom },
    { left: middle.left, top: anchor.top - card.height - GAP, fits: anchor.top - card.height - GAP >= EDGE },
    { left: anchor.left - card.width - GAP, top: middle.top, fits: anchor.left - card.width - GAP >= EDGE },
    { left: anchor.left + anchor.width + GAP, top: middle.top, fits: anchor.left + anchor.width + GAP <= right },
  ];
  // Where nothing is free the card stands at the bottom of the window.
  const { left, top } = tries.find(({ fits }) => fits) ?? { left: middle.left, top: bottom };
  return { left: Math.max(EDGE, Math.min(left, right)), top: Math.max(EDGE, Math.min(top, bottom)) };
}
