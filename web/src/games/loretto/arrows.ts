/** Arrow keys walk from one thing that can be chosen to the nearest one in that direction. */
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const centre = (element: Element): [number, number] => {
  const rect = element.getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
};

export function walk(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (!way || !from) return false;
  const targets = [...root.querySelectorAll<HTMLElement>("[data-target]:not(:disabled)")].filter((one) => one.offsetParent);
  if (!targets.length) return false;
  if (!(from instanceof HTMLElement) || !root.contains(from) || !from.matches("[data-target], [data-choice]")) {
    if (from !== document.body && !from.matches("[data-rest]")) return false;
    targets[0].focus();
    return true;
  }
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target === from) continue;
    const [tx, ty] = centre(target);
    const along = (tx - x) * way[0] + (ty - y) * way[1];
    const across = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
    if (along > 4 && along + 2 * across < least) {
      least = along + 2 * across;
      best = target;
    }
  }
  best?.focus();
  return best !== null;
}
