/** How large tiles may be. */

/** The largest size at which so many tiles lie in a box, in rows from left to right; the least where none is small enough. */
export function fitting(count: number, width: number, height: number, gap: number, most: number, least: number): number {
  for (let size = most; size > least; size -= 1) {
    const columns = Math.floor((width + gap) / (size + gap));
    if (columns > 0 && Math.ceil(count / columns) * (size + gap) - gap <= height) return size;
  }
  return least;
}
