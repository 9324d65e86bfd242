/** Pushed onto the page's data layer: the items of what was clicked, always with an `event` key. */
export type DataLayerEntry = { event: string } & Record<string, string>;

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/**
 * Records clicks on everything that carries `data-layer`, innermost first: its items are pushed onto
 * `window.dataLayer`, with an empty `event` unless they name one. An element that also carries `data-layer-once` is
 * recorded once per page view (specification points 4 and 7).
 *
 * One listener for the page, at the capture phase, so that it runs before a link leads away or a handler stops the
 * event. Only started on the visitors' site, never on the canvas.
 */
export function recordClicks(): void {
  const sent = new WeakSet<Element>();
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      for (let at = closest(target); at; at = closest(at.parentElement)) {
        if (sent.has(at)) continue;
        if (at.hasAttribute('data-layer-once')) sent.add(at);
        const items: [string, string][] = JSON.parse(at.getAttribute('data-layer') ?? '[]');
        window.dataLayer ??= [];
        window.dataLayer.push({ event: '', ...Object.fromEntries(items) });
      }
    },
    { capture: true },
  );
}

function closest(element: Element | null): Element | null {
  return element?.closest('[data-layer]') ?? null;
}
