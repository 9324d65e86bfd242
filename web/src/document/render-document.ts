import { findMissingReferences, findProblems, type Loadable } from '@lumavelo/blocks/core';
import { registry } from '@lumavelo/blocks/registry';
import { collectRequests, type RenderedPage, renderPage } from '@lumavelo/blocks/render';
import { type AnswerCache, loadAnswers } from '../delivery/load-answers.ts';
import type { SitePage } from '../delivery/site-content.ts';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { createPageContext } from './page-context.ts';

const buildAnswers: AnswerCache = new Map();

/**
 * A page as parts to write: markup, and islands between them. What an editor should repair goes to the log, because a
 * page with a problem is still better than none.
 * @throws Error naming the page, when a block cannot be drawn
 */
export async function renderDocument(page: SitePage, settings: Settings): Promise<RenderedPage> {
  const place = `${settings.country} ${page.path}`;
  let rendered: RenderedPage;
  try {
    const answers = await loadPageAnswers(page, settings);
    rendered = renderPage(page.document, createPageContext(page, settings, answers));
  } catch (error) {
    throw new Error(`The page ${place} ("${page.title}", ${page.documentId}) cannot be drawn: ${error}`, {
      cause: error,
    });
  }
  for (const warning of listWarnings(page, rendered)) console.warn(`${place}: ${warning}`);
  return rendered;
}

/** What the CMS answers to the blocks of a page that ask it something, by address. */
export function loadPageAnswers(page: SitePage, settings: Settings): Promise<Readonly<Record<string, Loadable>>> {
  const requests = collectRequests(page.document, createPageContext(page, settings));
  const cache = DRAWS_ON_REQUEST ? new Map() : buildAnswers;
  return loadAnswers(settings.deliveryUrl, requests, cache);
}

function listWarnings(page: SitePage, rendered: RenderedPage): string[] {
  const problems = [
    ...findProblems(page.document, registry),
    ...findMissingReferences(page.document, registry, page.refs),
  ]
    // Blocks that render nothing are among the renderer's own warnings.
    .filter(({ path }) => path.length > 0)
    .map(
      ({ blockId, blockType, path, message }) => `Block ${blockId} (${blockType}), ${path.join('.')}: ${message.en}`,
    );
  return [...rendered.warnings, ...problems];
}
