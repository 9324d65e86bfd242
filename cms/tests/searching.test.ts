/** What lists find of what people type, on every database: without regard to case and accents. */
import { expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { newWord } from './harness/entries.ts';
import { paint, send } from './harness/images.ts';
import { createPage } from './harness/pages.ts';

const LIST = '/content-manager/collection-types/api::page.page?locale=nl';
const CHOICE = '/content-manager/relations/api::redirect.redirect/page?locale=nl';

async function titles(path: string): Promise<string[]> {
  const { status, body } = await call(path, { as: 'admin' });
  expect([status, body.error?.message]).toEqual([200, undefined]);
  expect(body.pagination.total).toBe(body.results.length);
  return body.results.map((entry: { title?: string; name?: string }) => entry.title ?? entry.name);
}

it.each([
  ['the list of pages', (typed: string) => `${LIST}&_q=${typed}`],
  ['its filter and pickers', (typed: string) => `${LIST}&filters[$and][0][title][$containsi]=${typed}`],
  ['the choice of a related page', (typed: string) => `${CHOICE}&_q=${typed}`],
])('%s: by letters of any case, with accents or without', async (_name, ask) => {
  const word = newWord();
  const found = `${word} d’ÉTÉ à la Straße – ${word} d’été 100%`;
  for (const title of [found, `${word} other`]) await createPage({ title });
  const search = (typed: string) => titles(ask(encodeURIComponent(typed)));
  for (const typed of [`${word} d'ete`, `D'ÉTÉ A LA STRASSE - ${word}`, `à la straße – ${word} d’ete 100%`])
    expect(await search(typed), typed).toEqual([found]);
  for (const typed of [`${word}%100`, `_${word} d`, `${word}d’été`]) expect(await search(typed), typed).toEqual([]);
  expect((await search(word)).sort()).toEqual([found, `${word} other`].sort());
});

it('the list of pages: by the number in a title, and within the other conditions', async () => {
  const number = String(Date.now());
  const page = await createPage({ title: `Nº ${number}` });
  await createPage({ title: `Ñ ${number}` }, { locale: 'de' });
  expect(await titles(`${LIST}&_q=${number}`)).toEqual([`Nº ${number}`]);
  expect(await titles(`${LIST}&_q=${number}&filters[$not][documentId][$eq]=${page}`)).toEqual([]);
  expect(await titles(`${LIST}&filters[$not][title][$containsi]=n&_q=${number}`)).toEqual([]);
});

it('files: by name, alternative text and caption', async () => {
  const word = newWord();
  const picture = await paint({ width: 2, height: 2, format: 'png' });
  await send(`${word}-Été.png`, 'image/png', picture, { alternativeText: 'Een fiets', caption: '' });
  await send(`${word}-b.png`, 'image/png', picture, { alternativeText: `Ærø ${word}` });
  await send(`${word}-c.png`, 'image/png', picture, { caption: `Łódź, ${word}` });
  const files = async (typed: string) => {
    const { body } = await call(`/page-builder/files?name=${encodeURIComponent(typed)}`, { as: 'admin' });
    return body.map(({ name }: { name: string }) => name.normalize('NFC'));
  };
  expect(await files(`${word}-ete`)).toEqual([`${word}-Été.png`]);
  expect(await files(`AERO ${word}`)).toEqual([`${word}-b.png`]);
  expect(await files(`lodz, ${word}`)).toEqual([`${word}-c.png`]);
  expect(await titles(`/upload/files?_q=${encodeURIComponent(`lódz, ${word}`)}`)).toEqual([`${word}-c.png`]);
});
