/** Unsaved work as a browser keeps it on the server, for the tests of it. */
import { createId } from 'page-format';
import { expect } from 'vitest';
import { createAsk } from './create-ask.ts';
import { page, title } from './pages.ts';
import { sharedCms } from './shared-cms.ts';
import { createUserWith } from './sign-in.ts';

export const COPIES = '/page-builder/safety-copies';
export const ENTRY = '/content-manager/collection-types/api::page.page';
export const MODEL = 'api::page.page';

export type Ask = ReturnType<typeof createAsk>;

export const place = (documentId: string, locale = 'nl') => ({ model: MODEL, documentId, locale, field: 'content' });

/** Where copies of somebody's work on a page are listed. */
export const at = (documentId: string, locale = 'nl') => `${COPIES}?${new URLSearchParams(place(documentId, locale))}`;

export const base = page(title('Stored'));
export const typed = (text = 'Typed') => page(title(text));

export const copyOf = (documentId: string, more: object = {}) => ({
  ...place(documentId),
  ...{ session: createId(), basedOn: 'a1', step: 1, editedAt: Date.now() },
  work: { document: typed(), sources: {}, fields: {} },
  base,
  ...more,
});

/** Somebody new with one of Strapi's roles. */
export const userOf = async (role: string): Promise<Ask> =>
  createAsk(sharedCms().url, await createUserWith(sharedCms().url, sharedCms().adminToken, role));

/** The copies that somebody is offered. */
export async function found(ask: Ask, documentId: string) {
  const { status, body } = await ask(at(documentId));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
