import { registry } from '@lumavelo/blocks/registry';
import type { Block } from 'page-format';
import { expect } from 'vitest';
import { sourcesOf } from '../../src/plugins/page-builder/shared/translation/sources-of.ts';
import type { BoardAnswer, BoardPage } from '../../src/plugins/page-builder/shared/translation-board.ts';
import { call } from './client.ts';
import { createPage, newSlug, page, title } from './pages.ts';

/** Pages that are translated from Dutch, and what the board of translations says of them. */

export const PAGES = 'api::page.page';
const ENTRY = `/content-manager/collection-types/${PAGES}`;

/** What a role may do with pages. */
export const READ = 'plugin::content-manager.explorer.read';
export const UPDATE = 'plugin::content-manager.explorer.update';
export const CREATE = 'plugin::content-manager.explorer.create';

export type AskBoard = (path: string) => Promise<{ status: number; body: BoardAnswer }>;

const asAdmin: AskBoard = (path) => call(path, { as: 'admin' });

/** The board, as it answers a question such as `{ search: 'a title', state: 'missing' }`. */
export const askBoard = async (query: object, who = asAdmin): Promise<BoardAnswer> =>
  (await who(`/page-builder/translations?${new URLSearchParams({ ...query })}`)).body;

/** The page on the board that a word of its title finds. */
export const findOnBoard = async (search: string, who = asAdmin): Promise<BoardPage | undefined> =>
  (await askBoard({ search }, who)).data[0];

/** Saves a page in a language, whatever is stored. */
export async function saveIn(locale: string, id: string, entry: object): Promise<void> {
  const { status, body } = await call(`${ENTRY}/${id}?locale=${locale}`, {
    ...{ as: 'admin', method: 'PUT' },
    body: { force: true, ...entry },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Deletes a page in one language, or in all of them (`*`). */
export const removeIn = (locale: string, id: string) =>
  call(`${ENTRY}/${id}?locale=${encodeURIComponent(locale)}`, { as: 'admin', method: 'DELETE' });

/** The same title with other words. */
export const says = (block: Block, text: string): Block => ({ ...block, props: { title: text } });

/** What a page in another language stores of the Dutch blocks that its own were made from. */
export const sources = (blocks: Block[], how: 'taken' | 'translated') =>
  Object.fromEntries(sourcesOf(blocks, 'nl', registry, how));

/**
 * A page of six words, with four in the title and the address of its entry, translated into German and, but for these two,
 * taken over as it is into English.
 */
export async function createTranslated(name: string) {
  const blocks = [title('Fietsen voor iedereen'), title('Nu op afbetaling')];
  const [one, two] = blocks as [Block, Block];
  const id = await createPage({ title: name, content: page(one, two) });
  const german = page(says(one, 'Räder für alle'), says(two, 'Jetzt auf Raten'));
  await saveIn('de', id, {
    ...{ title: `${name} de`, slug: newSlug() },
    content: { ...german, sources: sources(blocks, 'translated') },
  });
  await saveIn('en', id, {
    ...{ title: `${name} en`, slug: newSlug() },
    content: { ...page(one, two), sources: sources(blocks, 'taken') },
  });
  return { id, one, two, german };
}
