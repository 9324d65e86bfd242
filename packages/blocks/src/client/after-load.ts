/**
 * Starts what a page does without at first, once everything that its first sight is made of has come: pictures and fonts
 * then have the line to themselves.
 */
export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
