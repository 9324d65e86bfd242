/**
 * Calls back whenever the canvas scrolls, grows or loads a picture; at most once per frame.
 * @returns ends it
 */
export function followCanvas(page: HTMLElement, measure: () => void): () => void {
  const canvas = page.ownerDocument;
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const observer = new ResizeObserver(schedule);
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
