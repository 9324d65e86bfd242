import type { Block } from 'page-format';
import { expect, test, vi } from 'vitest';
import type { PageTexts } from '../../../../shared/page-texts.ts';
import { card, registry } from '../../../../shared/translation/testing/card.ts';
import { versionOf } from '../../../../shared/version.ts';
import { readFile, writeFile } from '../../editor/languages/files/read-file.ts';
import {
  compareFile,
  type DocumentPlace,
  type FilePart,
  type FileUnit,
  nameDocument,
  writeUnits,
} from '../../editor/languages/files/translation-file.ts';
import { type Loaded, type LoadedPage, loadPages } from './load-pages.ts';
import { storeTexts } from './store-texts.ts';

/** A file of several pages, from their loading to what is stored of each. */

const place = (documentId: string): DocumentPlace => ({
  ...{ model: 'api::page.page', documentId, field: 'content' },
  ...{ from: 'en', to: 'nl' },
});
const page = (...blocks: Block[]) => ({ format: 'page', formatVersion: 1, blocks });
const text = { path: 'title', kind: 'line', maxLength: 255, label: 'Title of the entry' } as const;

/** A page that is taken over as it is, with another title of its card where somebody has written one. */
const stored = (title: string, entry = 'Lamps'): PageTexts => ({
  ...{ title: 'Lamps', origin: 'en', sources: {}, texts: [text] },
  original: { content: page(card('Lamps', ['One'], { a: 'Fast' })), values: { title: 'Lamps' } },
  translation: { content: page(card(title, ['One'], { a: 'Fast' })), values: { title: entry } },
  basedOn: { content: versionOf(title), title: versionOf(entry) },
});

type Stored = Record<string, PageTexts | { problem: 'unknown' }>;

/** Answers as the route does; a name that is none is refused with all that is asked for beside it. */
const serve = (pages: Stored) => ({
  post: vi.fn(async (_path: string, body?: object) => {
    const asked = (body as { pages: { documentId: string }[] }).pages;
    if (asked.some(({ documentId }) => documentId === '../x')) throw Object.assign(new Error(), { status: 400 });
    return { data: { data: asked.map(({ documentId }) => pages[documentId] ?? { problem: 'unknown' }) } as never };
  }),
});

async function load(pages: Stored, ids = Object.keys(pages)): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  const { signal } = new AbortController();
  const onLoaded = ({ documentId }: DocumentPlace, found: Loaded) => void loaded.set(documentId, found);
  await loadPages(serve(pages), ids.map(place), registry, { signal, onLoaded });
  return loaded;
}

const nameOf = () => '';
const find = async (pages: Stored, id = 'a') => (await load(pages)).get(id) as LoadedPage;

/** The file of a page, with each text in capitals. */
async function translate(pages: readonly LoadedPage[]): Promise<FilePart[]> {
  const parts = pages.map(({ pairs, place: of }) => ({
    ...{ document: nameDocument(of), title: '' },
    units: writeUnits(pairs, nameOf).map((unit): FileUnit => ({ ...unit, target: unit.source.toUpperCase() })),
  }));
  return readFile(writeFile({ from: 'en', to: 'nl', parts }, 'xliff2').content);
}

const refuse = (status: number, issues: object[] = []) =>
  Object.assign(new Error(), { name: 'FetchError', status, response: { data: { error: { details: { issues } } } } });

test('pages are loaded a few at a time, and one that is gone or is no name keeps no other back', async () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`p${index}`, stored('Lamps')]));
  const loaded = await load(pages, [...Object.keys(pages), 'gone', '../x']);
  expect(loaded.size).toBe(14);
  expect([loaded.get('gone'), loaded.get('../x')]).toEqual([{ problem: 'unknown' }, { problem: 'unknown' }]);
  expect([...loaded.values()].filter((found) => 'pairs' in found)).toHaveLength(12);
});

test('of three pages each gets its own texts, those of its entry too, and what is noted of them', async () => {
  const pages = [...(await load({ a: stored('Lamps'), b: stored('Lamps'), c: stored('Lamps') })).values()];
  const parts = await translate(pages as LoadedPage[]);
  expect(parts).toHaveLength(3);
  for (const [index, part] of parts.entries()) {
    const found = pages[index] as LoadedPage;
    const { changes, problems } = compareFile(part.units, found.pairs);
    expect([changes.length, problems]).toEqual([4, []]);
    const put = vi.fn(async () => ({ data: undefined as never }));
    const told = await storeTexts(found, part, changes, { server: { put }, registry, reload: vi.fn() });
    expect(told).toEqual({ stored: 4, left: 0 });
    expect(put).toHaveBeenCalledExactlyOnceWith(
      '/page-builder/texts',
      expect.objectContaining({
        ...{ model: 'api::page.page', documentId: found.place.documentId, locale: 'nl', field: 'content' },
        texts: { title: 'LAMPS' },
        basedOn: found.basedOn,
        value: expect.objectContaining({
          ...page(card('LAMPS', ['ONE'], { a: 'FAST' })),
          basedOn: versionOf('Lamps'),
          sources: { $entry: expect.anything(), c: expect.objectContaining({ locale: 'en', open: expect.anything() }) },
        }),
      }),
    );
  }
});

test('foreign texts and lost tags are named, page by page', async () => {
  const found = await find({ a: stored('Lamps') });
  const [part] = (await translate([found])) as [FilePart];
  const [first, second] = part.units as [FileUnit, FileUnit];
  const { problems } = compareFile(
    [
      { ...first, id: 'elsewhere/title/0#1@v' },
      { ...second, target: 'Lampen <x id="9">!</x>' },
    ],
    found.pairs,
  );
  expect(problems).toMatchObject([{ problem: 'foreign' }, { problem: 'tags' }]);
});

test('what somebody else saves meanwhile stays, and the other texts are put into their page', async () => {
  const found = await find({ a: stored('Lamps') });
  const [part] = (await translate([found])) as [FilePart];
  const { changes } = compareFile(part.units, found.pairs);
  const put = vi
    .fn(async () => ({ data: undefined as never }))
    .mockRejectedValueOnce(refuse(409, [{ code: 'stale', field: 'content' }]));
  const reload = () => find({ a: stored('Onze lampen') });
  const told = await storeTexts(found, part, changes, { server: { put }, registry, reload });
  expect(told).toEqual({ stored: 3, left: 1 });
  expect(put).toHaveBeenLastCalledWith(
    '/page-builder/texts',
    expect.objectContaining({
      value: expect.objectContaining({ ...page(card('Onze lampen', ['ONE'], { a: 'FAST' })) }),
    }),
  );
});

test('a paragraph that the page does not have is no text of it, and the others are stored', async () => {
  const before = stored('Lamps');
  const content = page(card('Lamps', [], { a: 'Fast' }));
  const found = await find({ a: { ...before, translation: { ...before.translation, content } } });
  const [part] = (await translate([found])) as [FilePart];
  const { changes } = compareFile(part.units, found.pairs);
  const put = vi.fn(async () => ({ data: undefined as never }));
  const told = await storeTexts(found, part, changes, { server: { put }, registry, reload: vi.fn() });
  expect(told).toEqual({ stored: 3, left: 1 });
  expect(put).toHaveBeenCalledWith(
    '/page-builder/texts',
    expect.objectContaining({ value: expect.objectContaining(page(card('LAMPS', [], { a: 'FAST' }))) }),
  );
});

test('what the server refuses is told to whoever stores', async () => {
  const found = await find({ a: stored('Lamps') });
  const [part] = (await translate([found])) as [FilePart];
  const { changes } = compareFile(part.units, found.pairs);
  const put = vi.fn(async () => {
    throw refuse(403);
  });
  const store = storeTexts(found, part, changes, { server: { put }, registry, reload: vi.fn() });
  await expect(store).rejects.toMatchObject({ status: 403 });
});
