import { collectRequests, type Loadable, type ViewEnv } from 'page-format';
import type { RenderContext, Renderer } from 'page-format/react';
import { type RenderedPage, renderPage } from 'page-format/react/page';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Page } from '../delivery/read-responses.ts';

/** What is drawn of a page. */
export type DrawnPage = Pick<Page, 'documentId' | 'title' | 'locale' | 'document' | 'refs'>;

export interface DocumentOptions {
  /** The project's blocks and their Views: `createRenderer(registry, views)` of `page-format/react`. */
  renderer: Renderer;
  /** Where blocks' requests go, and, unless `context.env` says otherwise, where files are. */
  delivery: Pick<Delivery, 'url' | 'readResponses'>;
  /** Styles by block type; a page gets those of the blocks that it holds, in this order. */
  styles?: Readonly<Record<string, string>>;
  /**
   * What stands around the blocks. Unless it says otherwise, the language tag is the page's locale, pages are at their
   * slugs, and images have no smaller versions.
   */
  context?: Partial<Omit<RenderContext, 'env' | 'refs' | 'responses'>> & { env?: Partial<ViewEnv> };
}

/** A page as `<Document>` takes it. */
export interface RenderedDocument extends RenderedPage {
  /** For the page's head; empty without `styles`. */
  styles: string;
}

/**
 * Draws a page: markup, and islands between it.
 * @throws Error naming the page, when a block cannot be drawn
 * @throws DeliveryError in builds, when the CMS cannot be asked for what a block shows
 */
export async function renderDocument(page: DrawnPage, options: DocumentOptions): Promise<RenderedDocument> {
  try {
    const responses = await loadPageResponses(page, options);
    const rendered = renderPage(page.document, { ...contextOf(page, options), responses }, options.renderer);
    return { ...rendered, styles: chooseStyles(rendered.types, options.styles) };
  } catch (error) {
    const which = [page.locale, page.documentId].filter(Boolean).join(', ');
    throw new Error(`The page "${page.title}" (${which}) cannot be drawn: ${error}`, { cause: error });
  }
}

/** What the CMS responds to the blocks of a page that ask it something, by path. */
export function loadPageResponses(
  page: DrawnPage,
  options: DocumentOptions,
): Promise<Readonly<Record<string, Loadable>>> {
  const { renderer, delivery } = options;
  return delivery.readResponses(collectRequests(page.document, renderer.registry, contextOf(page, options)));
}

function contextOf(page: DrawnPage, { delivery, context = {} }: DocumentOptions): RenderContext {
  const locale = page.locale ?? 'en';
  return {
    pageAddress: ({ slug }) => `/${slug}`,
    ...context,
    env: { mode: 'site', locale, lang: locale, cmsUrl: delivery.url, ...context.env },
    refs: page.refs,
  };
}

function chooseStyles(types: ReadonlySet<string>, styles: Readonly<Record<string, string>> = {}): string {
  return Object.entries(styles)
    .filter(([type]) => types.has(type))
    .map(([, css]) => css)
    .join('');
}
