// What can wait until the next frame is painted.

const NO_FRAME = 500; // milliseconds without a frame: the page is out of sight

/** Do something when the next frame is painted; soon where nobody sees it. */
export function afterPaint(then: () => void): void {
  const late = setTimeout(once, document.hidden ? 0 : NO_FRAME);
  const frame = requestAnimationFrame(() => setTimeout(once));
  let due = true;
  function once(): void {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    if (due) then();
    due = false;
  }
}
