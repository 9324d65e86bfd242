import { SYNCED_SECTION } from 'page-format';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryDesk, EntryTextChange } from '../src/plugins/page-builder/shared/entry-desk.ts';
import { isReady } from '../src/plugins/page-builder/shared/translation-board.ts';
import { type Answer, call } from './harness/client.ts';
import { create } from './harness/entries.ts';
import { createPage, newSlug, page, title } from './harness/pages.ts';
import { createPerson, PAGES, READ } from './harness/people.ts';
import { askBoard, findOnBoard } from './harness/translated-pages.ts';

/** Entries without a page, such as questions: on the board of translations, and translated by themselves. */

const FAQS = 'api::faq.faq';
const ENTRY = `/content-manager/collection-types/${FAQS}`;
const FIELDS = ['title', 'category', 'items.question', 'items.answer'];

const read = (token: string | undefined, path: string, query: object): Promise<Answer> =>
  call(`${path}?${new URLSearchParams({ ...query })}`, as(token));
const as = (token: string | undefined) =>
  token === undefined ? ({ as: 'admin' } as const) : { headers: { Authorization: `Bearer ${token}` } };

const save = async (id: string, locale: string, entry: object) => {
  const body = { force: true, ...entry };
  const answer = await call(`${ENTRY}/${id}?locale=${locale}`, { as: 'admin', method: 'PUT', body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const readStored = async (id: string, locale: string) =>
  (await call(`${ENTRY}/${id}?locale=${locale}`, { as: 'admin' })).body.data;

const items = [
  { question: 'Wat kost het?', answer: 'Niets' },
  { question: 'Hoe lang duurt het?', answer: 'Drie jaar' },
];

describe('an entry without a page', () => {
  let id: string;
  let name: string;
  const place = (locale = 'de') => ({ model: FAQS, documentId: id, locale });
  const load = async (token?: string, locale?: string): Promise<Answer> =>
    read(token, '/page-builder/entry-texts', place(locale));
  const put = (texts: Record<string, EntryTextChange>, token?: string): Promise<Answer> =>
    call('/page-builder/entry-texts', { ...as(token), method: 'PUT', body: { ...place(), texts } });
  const states = ({ texts }: EntryDesk) =>
    Object.fromEntries(texts.map(({ pair }) => [pair.source.place[0], pair.state]));
  const change = (source: string, before: string, value: string, noted: 'confirmed' | 'written' = 'confirmed') => ({
    ...{ source, before, value, noted },
  });

  beforeEach(async () => {
    name = newSlug();
    id = await create('faqs', { title: name, items }, '?locale=nl&status=draft');
    await save(id, 'de', { title: `${name} Fragen`, items });
  });

  it('is on the board with what is left, as pages are, and is found by its type', async () => {
    await createPage();
    const { cells, ...found } = (await findOnBoard(name)) ?? expect.fail();
    expect(found).toMatchObject({
      ...{ contentType: FAQS, kind: 'collectionType', typeName: 'FAQ', documentId: id, field: '$entry', title: name },
    });
    const counts = { all: { texts: 5, words: 12 }, new: { texts: 4, words: 10 }, outOfDate: { texts: 0, words: 0 } };
    expect(cells).toMatchObject({ nl: { origin: null }, de: { origin: 'nl', publication: 'draft', counts }, fr: null });
    const ofType = await askBoard({ search: name, type: FAQS });
    expect([ofType.data.length, (await askBoard({ search: name, type: PAGES })).data.length]).toEqual([1, 0]);
    expect(ofType.meta.types).toEqual(
      expect.arrayContaining([
        { uid: FAQS, name: 'FAQ' },
        { uid: PAGES, name: 'Page' },
      ]),
    );
    expect(ofType.meta.totals).toMatchObject({ de: { todoWords: 10 }, fr: { missing: 1 } });
  });

  it('has each text beside its original, and stores and confirms some of them', async () => {
    const { data } = (await load()).body as { data: EntryDesk };
    expect(data).toMatchObject({ contentType: FAQS, documentId: id, title: `${name} Fragen`, from: 'nl' });
    expect(data.texts.map(({ label, maxLength, canWrite }) => [label, maxLength, canWrite])).toEqual([
      ['Title', 200, true],
      ['Questions 1 › Question', 300, true],
      ['Questions 1 › Answer', 5_000, true],
      ['Questions 2 › Question', 300, true],
      ['Questions 2 › Answer', 5_000, true],
    ]);
    // What was written in the form of the entry counts as translated.
    expect(states(data)).toEqual({
      ...{ title: 'translated', 'items.0.question': 'new', 'items.0.answer': 'new' },
      ...{ 'items.1.question': 'new', 'items.1.answer': 'new' },
    });
    const written = {
      'items.1.question': change('Hoe lang duurt het?', 'Hoe lang duurt het?', 'Wie lange dauert es?'),
      'items.1.answer': change('Drie jaar', 'Drie jaar', 'Drei Jahre', 'written'),
      // The same in both languages.
      'items.0.answer': change('Niets', 'Niets', 'Niets'),
    };
    const saved = await put(written);
    expect([saved.status, states(saved.body.data)]).toEqual([
      200,
      {
        ...{ title: 'translated', 'items.0.question': 'new', 'items.0.answer': 'translated' },
        ...{ 'items.1.question': 'translated', 'items.1.answer': 'edited' },
      },
    ]);
    expect((await readStored(id, 'de')).items).toMatchObject([
      { question: 'Wat kost het?', answer: 'Niets' },
      { question: 'Wie lange dauert es?', answer: 'Drei Jahre' },
    ]);
    const deeds = ({ texts }: EntryDesk) => texts.map(({ pair: { by } }) => by && [by.name, by.deed]);
    const runner = 'Test Runner';
    expect(deeds(saved.body.data)).toEqual([
      ...[undefined, undefined, [runner, 'confirmed'], [runner, 'confirmed'], [runner, 'written']],
    ]);
    expect((await findOnBoard(name))?.cells.de?.counts).toMatchObject({
      ...{ new: { texts: 1 }, edited: { texts: 1, words: 2 } },
    });
  });

  it('asks again for exactly the text whose original changed, whoever wrote the translation', async () => {
    const german = [
      { question: 'Was kostet es?', answer: 'Nichts' },
      { question: 'Wie lange?', answer: 'Drei Jahre' },
    ];
    await save(id, 'de', { items: german });
    expect(isReady((await findOnBoard(name))?.cells.de?.counts ?? expect.fail())).toBe(true);
    await save(id, 'nl', { items: [items[0], { ...items[1], answer: 'Vier jaar' }] });
    expect((await findOnBoard(name))?.cells.de?.counts).toMatchObject({
      new: { texts: 0 },
      outOfDate: { texts: 1, words: 2 },
    });
    expect(states((await load()).body.data)['items.1.answer']).toBe('outOfDate');
    await put({ 'items.1.answer': change('Vier jaar', 'Drei Jahre', 'Vier Jahre') });
    expect(isReady((await findOnBoard(name))?.cells.de?.counts ?? expect.fail())).toBe(true);
  });

  it('begins what the language does not have yet, and keeps the rest', async () => {
    await save(id, 'de', { items: [{ question: 'Was kostet es?', answer: 'Nichts' }] });
    expect((await put({ 'items.1.answer': change('Drie jaar', '', 'Drei Jahre') })).status).toBe(200);
    expect((await readStored(id, 'de')).items).toMatchObject([
      { question: 'Was kostet es?', answer: 'Nichts' },
      { question: null, answer: 'Drei Jahre' },
    ]);
  });

  it('overwrites nobody unseen, and stores all of it or nothing', async () => {
    const mine = change('Niets', 'Niets', 'Nichts');
    await save(id, 'de', { items: [{ question: 'Was kostet es?', answer: 'Gar nichts' }, items[1]] });
    const stale = await put({ 'items.0.answer': mine, title: change(name, `${name} Fragen`, 'Mine') });
    expect([stale.status, stale.body.error.message]).toEqual([409, expect.stringContaining('“Questions 1 › Answer”')]);
    await save(id, 'nl', { items: [{ ...items[0], answer: 'Weinig' }, items[1]] });
    const other = await put({ 'items.0.answer': { ...mine, before: 'Gar nichts' } });
    expect([other.status, other.body.error.message]).toEqual([409, expect.stringContaining('the original of')]);
    expect(await readStored(id, 'de')).toMatchObject({
      title: `${name} Fragen`,
      items: [{ answer: 'Gar nichts' }, {}],
    });
  });

  it('is for those who may: translators write texts of their languages, others read or see nothing', async () => {
    const reads = { action: READ, subject: FAQS, properties: { fields: FIELDS, locales: ['nl', 'de'] } };
    const pages = { action: READ, subject: PAGES, properties: { fields: ['title', 'content'], locales: ['nl', 'de'] } };
    const translates = {
      action: 'plugin::page-builder.texts.translate',
      subject: FAQS,
      properties: { locales: ['de'] },
    };
    const translator = await createPerson([reads, pages, translates]);
    const reader = await createPerson([reads, pages]);
    const stranger = await createPerson([pages]);
    const text = { 'items.0.answer': change('Niets', 'Niets', 'Nichts') };

    const { data } = (await load(reader.token)).body as { data: EntryDesk };
    expect(data.texts.map(({ canWrite }) => canWrite)).toEqual(Array(5).fill(false));
    expect([(await put(text, reader.token)).status, (await put(text, stranger.token)).status]).toEqual([403, 403]);
    expect((await load(stranger.token)).status).toBe(403);
    expect((await put(text, translator.token)).status).toBe(200);
    expect((await readStored(id, 'de')).updatedBy.id).toBe(translator.id);
    // By no other way, and in no other language.
    const direct = { ...as(translator.token), method: 'PUT', body: { force: true, title: 'Mine' } } as const;
    expect((await call(`${ENTRY}/${id}?locale=de`, direct)).status).toBe(403);
    expect((await load(translator.token, 'fr')).status).toBe(404);
    const board = async (token: string) =>
      (await askBoard({ search: name }, (path) => call(path, as(token)) as never)).data.length;
    expect([await board(translator.token), await board(stranger.token)]).toEqual([1, 0]);
  });

  it('is named to who translates a page that shows it, also in a saved section, until it is ready', async () => {
    const block = (documentId: string) => ({
      ...{ id: newSlug(), type: 'FaqBlock', v: 1 },
      props: { source: 'list', faq: { $ref: FAQS, documentId, snapshot: { title: name } } },
    });
    const inSection = await create('faqs', { title: `${name} two`, items: [] }, '?locale=nl&status=draft');
    const unused = await create('faqs', { title: `${name} three` }, '?locale=nl&status=draft');
    const section = { name, content: page(block(inSection)) };
    const { body } = await call('/content-manager/collection-types/plugin::page-builder.section', {
      ...{ as: 'admin', body: section },
    });
    const reference = { $ref: 'plugin::page-builder.section', documentId: body.data.documentId, snapshot: { name } };
    const synced = { id: newSlug(), type: SYNCED_SECTION, v: 1, props: { section: reference } };
    const shown = await createPage({ content: page(title('Vragen'), block(id), synced) });
    const copy = { title: 'Fragen', slug: newSlug(), content: page(title('Fragen'), block(id), synced) };
    await call(`/api/pages/${shown}?locale=de&status=draft`, { as: 'api', method: 'PUT', body: { data: copy } });

    const list = async () => {
      const query = { model: PAGES, documentId: shown, locale: 'de', field: 'content' };
      const { data } = (await read(undefined, '/page-builder/shown-entries', query)).body;
      return (data as { documentId: string; cells: Record<string, unknown> }[]).map(({ documentId, cells }) => [
        ...[documentId, cells.de !== null],
      ]);
    };
    expect(await list()).toEqual([
      [id, true],
      [inSection, false],
    ]);
    expect(await list()).not.toContainEqual([unused, false]);
    await save(id, 'de', { items: [] });
    await save(id, 'nl', { items: [] });
    expect(await list()).toEqual([[inSection, false]]);
  });
});
