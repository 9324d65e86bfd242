/**
 * Calls back whenever the canvas scrolls, grows or loads a picture; at most once per frame.
 * @param measuredSize size of the page (see `sizeOf`) when it was last measured, for who measures with each edit as well:
 * the page that has grown by an edit needs no second look
 * @returns ends it
 */
export function followCanvas(page: HTMLElement, measure: () => void, measuredSize?: () => string): () => void {
  const canvas = page.ownerDocument;
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const observer = new ResizeObserver(() => {
    if (measuredSize?.() !== sizeOf(page)) schedule();
  });
  observer.observe(page);
  canvas.addEventListener('scroll', schedule, true);
  canvas.addEventListener('load', schedule, true);
  canvas.defaultView?.addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    canvas.removeEventListener('scroll', schedule, true);
    canvas.removeEventListener('load', schedule, true);
    canvas.defaultView?.removeEventListener('resize', schedule);
  };
}

/** Width and height of the page, to be compared. */
export function sizeOf(page: HTMLElement): string {
  return `${page.offsetWidth} ${page.offsetHeight}`;
}
