/**
 * Calls back whenever the canvas scrolls, grows or loads a picture; at most once per frame.
 * @param measured the page's geometry (see `geometryOf`) when it was last measured, for who measures with each edit as well:
 * the page that has grown or was scrolled by an edit needs no second look
 * @returns ends it
 */
export function followCanvas(page: HTMLElement, measure: () => void, measured?: () => string): () => void {
  const canvas = page.ownerDocument;
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const scheduleIfMoved = () => {
    if (measured?.() !== geometryOf(page)) schedule();
  };
  const observer = new ResizeObserver(scheduleIfMoved);
  observer.observe(page);
  // What scrolls within the page moves blocks, too.
  const scroll = ({ target }: Event) => (target === canvas ? scheduleIfMoved() : schedule());
  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('scroll', scroll, { capture: true, signal });
  canvas.addEventListener('load', schedule, { capture: true, signal });
  canvas.defaultView?.addEventListener('resize', schedule, { signal });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    listening.abort();
  };
}

/** Width and height of the page, and how far it is scrolled; to be compared. */
export function geometryOf(page: HTMLElement): string {
  const { scrollX = 0, scrollY = 0 } = page.ownerDocument.defaultView ?? {};
  return `${page.offsetWidth} ${page.offsetHeight} ${scrollX} ${scrollY}`;
}
