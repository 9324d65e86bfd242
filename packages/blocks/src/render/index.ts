import type { PageDocument } from 'page-format';
import { type RenderedPage, renderPage as render } from 'page-format/react/page';
import { createContext, type SiteContext } from '../site/site-context.ts';
import { renderer } from './render-block.ts';

export type { IslandPart, RenderedPage } from 'page-format/react/page';

/** A page of this site, drawn in one pass. */
export function renderPage(document: PageDocument, context: SiteContext): RenderedPage {
  return render(document, createContext(context), renderer);
}

/** True when something on a page records clicks, so that the page needs the data-layer script. */
export function recordsClicks({ parts }: Pick<RenderedPage, 'parts'>): boolean {
  return parts.some((part) => typeof part === 'string' && part.includes(' data-layer="'));
}
