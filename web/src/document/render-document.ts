import { collectRequests, type RenderedPage, renderPage } from '@lumavelo/blocks/render';
import type { Loadable } from 'page-format';
import { type AnswerCache, loadAnswers } from '../delivery/load-answers.ts';
import type { SitePage } from '../delivery/site-content.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { createPageContext } from './page-context.ts';

const buildAnswers: AnswerCache = new Map();

/**
 * A page as parts to write: markup, and islands between them.
 * @throws Error naming the page, when a block cannot be drawn
 */
export async function renderDocument(page: SitePage, settings: Settings): Promise<RenderedPage> {
  try {
    const answers = await loadPageAnswers(page, settings);
    const frame = await loadFrame(settings, page.locale);
    return renderPage(page.document, createPageContext(page, settings, answers, frame));
  } catch (error) {
    const place = `${settings.country} ${page.path}`;
    throw new Error(`The page ${place} ("${page.title}", ${page.documentId}) cannot be drawn: ${error}`, {
      cause: error,
    });
  }
}

/** What the CMS answers to the blocks of a page that ask it something, by address. */
export function loadPageAnswers(page: SitePage, settings: Settings): Promise<Readonly<Record<string, Loadable>>> {
  const requests = collectRequests(page.document, createPageContext(page, settings));
  const cache = DRAWS_ON_REQUEST ? new Map() : buildAnswers;
  return loadAnswers(settings.deliveryUrl, requests, cache);
}
