import { describe, expect, it } from 'vitest';
import type { TermList, TermPair } from '../src/plugins/page-builder/shared/glossary.ts';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { newSlug } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';
import { PAGES, READ } from './harness/translated-pages.ts';

/** Words that are to be translated always alike, or never. */

describe('the glossary', () => {
  const TERMS = '/page-builder/glossary/terms';
  const create = (words: object) => call(TERMS, { as: 'admin', body: { words } });
  const pair = async (from: string, to: string): Promise<TermPair[]> =>
    (await call(`/page-builder/glossary?${new URLSearchParams({ from, to })}`, { as: 'admin' })).body.data;
  const list = async (search: string) =>
    (await call(`${TERMS}?${new URLSearchParams({ search })}`, { as: 'admin' })).body as TermList;

  it('says what a term is called in another language, in a variant until it has its own, and what is not translated', async () => {
    const [word, name] = [newSlug(), newSlug()];
    const words = { nl: [`${word} fiets`, `${word} fietsen`], de: [`${word} Rad`], 'de-AT': [`${word} Jobrad`] };
    expect((await create(words)).status).toBe(201);
    expect((await create({ '*': [name] })).status).toBe(201);
    const [from, to, kept] = [words.nl, words.de, [name]];
    expect(await pair('be', 'de')).toEqual(
      expect.arrayContaining([
        { from, to, isKept: false },
        { from: kept, to: kept, isKept: true },
      ]),
    );
    expect(await pair('nl', 'de-AT')).toContainEqual({ from, to: words['de-AT'], isKept: false });
    expect((await pair('nl', 'fr')).filter((term) => term.from.includes(`${word} fiets`))).toEqual([]);
    const { data, meta } = await list(`${word.toUpperCase()} JOB`);
    expect([data.length, data[0]?.words, meta.total]).toEqual([1, words, 1]);
    expect(meta.languages.map(({ code }) => code)).toContain('de-AT');
  });

  it('refuses with a sentence what is no term, or is one already, and changes nothing', async () => {
    const word = newSlug();
    await create({ de: [word] });
    const before = (await list('')).meta.total;
    const refused: readonly (readonly [object, RegExp])[] = [
      [{}, /a word in at least one language/],
      [{ de: [] }, /a word is missing/],
      [{ de: [' '] }, /a word is empty/],
      [{ de: ['x'.repeat(101)] }, /words\.de\.0/],
      [{ de: ['one, two'] }, /without a comma/],
      [{ xx: ['word'] }, /There is no language "xx" here/],
      [{ de: [word.toUpperCase()] }, /Another term has .* in de already/],
      [{ '*': [word] }, /already/],
      [{ '*': ['Name'], de: ['Name'] }, /not translated/],
    ];
    for (const [words, sentence] of refused) {
      const { status, body } = await create(words);
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(sentence)]);
    }
    expect((await list('')).meta.total).toBe(before);
    // By which the admin says it in its own language.
    const values = { word: word.toUpperCase(), language: 'de' };
    const { details } = (await create({ de: [word.toUpperCase()] })).body.error;
    expect(details).toEqual({ code: 'glossary.refused.double', values });
    const markup = `<b>${word}</b>`;
    expect((await create({ de: [markup] })).body.data.words).toEqual({ de: [markup] });
  });

  it('overwrites nothing that somebody else has changed, and lets go of what is deleted', async () => {
    const word = newSlug();
    const { id, version } = (await create({ de: [word] })).body.data;
    const change = (words: object, from: string) =>
      call(`${TERMS}/${id}`, { as: 'admin', method: 'PUT', body: { words, version: from } });
    const changed = await change({ de: [word], nl: [`${word} nl`] }, version);
    expect([changed.status, (await change({ de: [`${word} lost`] }, version)).status]).toEqual([200, 409]);
    expect((await list(word)).data[0]?.words).toEqual({ de: [word], nl: [`${word} nl`] });
    const remove = () => call(`${TERMS}/${id}`, { as: 'admin', method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status, (await list(word)).data]).toEqual([200, 404, []]);
    expect((await remove()).body.error.details).toEqual({ code: 'glossary.refused.gone' });
  });

  it('is changed by whoever has the right to it, and read by whoever reads pages', async () => {
    const { url, adminToken } = sharedCms();
    const permission = { action: READ, subject: PAGES, properties: { fields: ['title'], locales: ['nl'] } };
    const glossary = { action: 'plugin::page-builder.glossary.manage', subject: null };
    const statusesOf = async (permissions: (typeof permission | typeof glossary)[]) => {
      const askAs = createAsk(url, await createUser(url, adminToken, permissions));
      const answers = [await askAs(TERMS), await askAs(TERMS, { words: { de: [newSlug()] } })];
      return answers.map(({ status }) => status);
    };
    expect(await statusesOf([permission])).toEqual([200, 403]);
    expect(await statusesOf([permission, glossary])).toEqual([200, 201]);
    expect(await statusesOf([glossary])).toEqual([403, 403]);
  });
});
