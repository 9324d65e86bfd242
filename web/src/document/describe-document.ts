import { renderer } from '@lumavelo/blocks/render-block';
import { createContext } from '@lumavelo/blocks/site';
import type { DocumentOptions } from 'page-builder-astro/document';
import type { SitePage } from '../delivery/site-content.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import type { Settings } from '../settings.ts';
import { createPageContext } from './page-context.ts';

/** How a page of this site is drawn: its blocks, where they ask, and what stands around them. */
export async function describeDocument(page: SitePage, settings: Settings): Promise<DocumentOptions> {
  const frame = await loadFrame(settings, page.locale);
  // What the page refers to is part of it already.
  const { refs: _, ...context } = createContext(createPageContext(page, settings, frame));
  return { renderer, delivery: deliveryOf(settings), context };
}
