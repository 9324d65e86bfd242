import { collectRequests as collect, type PageDocument } from 'page-format';
import { type RenderedPage as Rendered, renderPage as render } from 'page-format/react/page';
import { registry } from '../registry.ts';
import { createContext, type SiteContext } from '../site/site-context.ts';
import { renderer } from './render-block.ts';

export type { IslandPart } from 'page-format/react/page';

/** A page as the site writes it. */
export interface RenderedPage extends Rendered {
  /** True when something on the page records clicks, so that the page needs the data-layer script. */
  recordsClicks: boolean;
}

/** A page of this site, drawn in one pass. */
export function renderPage(document: PageDocument, context: SiteContext): RenderedPage {
  const page = render(document, createContext(context), renderer);
  const recordsClicks = page.parts.some((part) => typeof part === 'string' && part.includes(' data-layer="'));
  return { ...page, recordsClicks };
}

/** Addresses on the CMS that the blocks of a page ask for; the site fetches them before it renders. */
export function collectRequests(document: PageDocument, context: SiteContext): string[] {
  return collect(document, registry, createContext(context));
}
