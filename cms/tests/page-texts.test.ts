import { beforeAll, describe, expect, it } from 'vitest';
import type { PageTextsAnswer } from '../src/plugins/page-builder/shared/page-texts.ts';
import { versionOf } from '../src/plugins/page-builder/shared/version.ts';
import { type Answer, call } from './harness/client.ts';
import { createPage, newSlug, page, title } from './harness/pages.ts';
import { allow, createPerson, PAGES, READ, UPDATE } from './harness/people.ts';
import { createTranslated, removeIn, saveIn, says } from './harness/translated-pages.ts';

/** Texts of many pages at once, as files for translators take and bring them: who gets which, and who stores which. */

describe('texts of many pages', () => {
  const TRANSLATE = 'plugin::page-builder.texts.translate';
  const address = (documentId: string, more: object = {}) => ({
    ...{ contentType: PAGES, documentId, field: 'content' },
    ...more,
  });
  type Asked = Answer & { body: PageTextsAnswer };
  const find = (token: string, pages: object[], to = 'de', from = 'nl'): Promise<Asked> =>
    call('/page-builder/translations/texts', {
      headers: { Authorization: `Bearer ${token}` },
      body: { from, to, pages },
    });
  const put = (token: string, body: object): Promise<Answer> =>
    call('/page-builder/texts', { method: 'PUT', headers: { Authorization: `Bearer ${token}` }, body });
  const name = newSlug();
  let translated: Awaited<ReturnType<typeof createTranslated>>;
  let alone = '';
  const tokens = { editor: '', translator: '', reader: '' };

  beforeAll(async () => {
    translated = await createTranslated(name);
    alone = await createPage({ title: 'Alleen' });
    const both = ['nl', 'de'];
    tokens.editor = (await createPerson([allow(READ, both), allow(UPDATE, ['de'])])).token;
    const translate = { action: TRANSLATE, subject: PAGES, properties: { locales: ['de'] } };
    tokens.translator = (await createPerson([allow(READ, both), translate])).token;
    tokens.reader = (await createPerson([allow(READ, both)])).token;
  });

  it('come beside their originals, and of each that does not it is said why', async () => {
    const gone = await createPage({ title: 'Weg' });
    await removeIn('*', gone);
    const asked = [
      address(translated.id),
      address(alone),
      address(gone),
      address('none'),
      address(translated.id, { field: 'title' }),
      address(translated.id, { contentType: 'api::menu.menu' }),
    ];
    for (const token of [tokens.editor, tokens.translator]) {
      const { status, body } = await find(token, asked);
      expect(status).toBe(200);
      const [first, ...others] = body.data;
      expect(others).toEqual([{ problem: 'missing' }, ...Array(4).fill({ problem: 'unknown' })]);
      expect(first).toMatchObject({
        ...{ title: name, origin: 'nl' },
        original: { content: page(translated.one, translated.two), values: { title: name } },
        translation: { content: translated.german, values: { title: `${name} de` } },
        texts: [
          { path: 'title', kind: 'line', label: 'Title' },
          { path: 'slug', kind: 'slug' },
        ],
        basedOn: { content: versionOf(translated.german) },
      });
    }
    // From a language that the page has not, and into its original.
    expect((await find(tokens.editor, [address(alone)], 'nl', 'de')).body.data).toEqual([{ problem: 'noOriginal' }]);
  });

  it('are for nobody who may not read both languages, or not change the texts', async () => {
    expect((await find(tokens.reader, [address(translated.id)])).body.data).toEqual([{ problem: 'forbidden' }]);
    for (const token of [tokens.editor, tokens.translator]) {
      expect((await find(token, [address(translated.id)], 'nl', 'de')).body.data).toEqual([{ problem: 'forbidden' }]);
      expect((await find(token, [address(translated.id)], 'en')).body.data).toEqual([{ problem: 'unknown' }]);
    }
    const { token } = await createPerson([allow(READ, ['de']), allow(UPDATE, ['de'])]);
    expect((await find(token, [address(translated.id)])).body.data).toEqual([{ problem: 'unknown' }]);
    const many = Array(11).fill(address(translated.id));
    expect((await find(tokens.editor, many)).status).toBe(400);
  });

  it('are stored by who may change the page or its texts, with the versions that they came with', async () => {
    const { id, german, one } = translated;
    for (const [token, words] of [
      [tokens.editor, 'Räder für jeden'],
      [tokens.translator, 'Fahrräder für jeden'],
    ] as const) {
      const [found] = (await find(token, [address(id)])).body.data;
      if (!found || 'problem' in found) throw new Error('The page is not there.');
      const value = { ...page(says(one, words), ...german.blocks.slice(1)), basedOn: found.basedOn.content };
      const sent = { model: PAGES, documentId: id, locale: 'de', field: 'content', basedOn: found.basedOn };
      const texts = { title: `${words} ${name}` };
      expect((await put(token, { ...sent, value, texts })).status).toBe(200);
      // A second time it is another version, and a page with more than other texts is nobody's here.
      expect((await put(token, { ...sent, value: { ...value, ...german }, texts: { title: 'x' } })).status).toBe(409);
      const more = page(says(one, words), ...german.blocks.slice(1), title('Mehr'));
      expect((await put(token, { ...sent, value: more, texts: {}, force: true })).status).toBe(403);
      const [now] = (await find(token, [address(id)])).body.data;
      expect(now).toMatchObject({
        translation: { content: page(says(one, words), ...german.blocks.slice(1)), values: texts },
      });
    }
    const sent = { model: PAGES, documentId: id, locale: 'de', field: 'content', value: german, force: true };
    expect((await put(tokens.reader, sent)).status).toBe(403);
    await saveIn('de', id, { content: german, title: `${name} de` });
  });

  it('are, of the entry, those that the role lets somebody change', async () => {
    const update = { ...allow(UPDATE), properties: { locales: ['de'], fields: ['content'] } };
    const { token } = await createPerson([allow(READ, ['nl', 'de']), update]);
    const [found] = (await find(token, [address(translated.id)])).body.data;
    expect(found).toMatchObject({ texts: [] });
    const sent = { model: PAGES, documentId: translated.id, locale: 'de', field: 'content', force: true };
    expect((await put(token, { ...sent, value: translated.german, texts: { title: 'Nie' } })).status).toBe(403);
    expect((await put(token, { ...sent, value: translated.german })).status).toBe(200);
  });
});
