import { useEffect } from 'react';
import { useServer } from '../../host/editor-host.tsx';
import { loadSiteAddresses } from '../../publishing/load-site-addresses.ts';
import { scrollCanvas } from '../canvas/scroll-canvas.ts';

/**
 * Makes links of the preview open in a new tab, on the page's own site where they lead there. The admin itself is never
 * led away, and no form is sent.
 */
export function usePreviewPage(page: HTMLElement | null, site: string): void {
  const { get } = useServer();

  useEffect(() => {
    if (!page) return;
    const document = page.ownerDocument;
    const sites = loadSiteAddresses(get);

    const follow = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      const href = link?.getAttribute('href') ?? '';
      // Scripts of blocks have had their say about the click already.
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      if (href.startsWith('#')) {
        // Followed by the browser, it would lead to the admin's address, which is this document's base.
        const target = document.getElementById(decodeURIComponent(href.slice(1)));
        if (target) scrollCanvas(target, 'start');
        return;
      }
      void sites.then((known) => {
        const address = new URL(href, known[site] ?? window.location.origin);
        window.open(address, '_blank', 'noopener');
      });
    };
    // On the page and not on its document: React hears events here too, and lets none of them go further up.
    const listening = new AbortController();
    const { signal } = listening;
    page.addEventListener('click', follow, { signal });
    page.addEventListener('auxclick', follow, { signal });
    page.addEventListener('submit', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [page, site, get]);
}
