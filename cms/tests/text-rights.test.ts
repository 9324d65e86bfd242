import { beforeAll, describe, expect, it } from 'vitest';
import { versionOf } from '../src/plugins/page-builder/shared/version.ts';
import { type Answer, call } from './harness/client.ts';
import { createPage, newSlug, page, readDraft, title } from './harness/pages.ts';
import { allow, ask, createPerson, PAGES, type Person, READ } from './harness/people.ts';

/** Who may change the texts of pages in a language, and nothing else of them. */

describe('a translator, who may change texts in one language', () => {
  const TRANSLATE = 'plugin::page-builder.texts.translate';
  const ENTRY = '/content-manager/collection-types';
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Rijd', marks: [linkTo('/rijden')] }] };
  const heading = title('Fietsen', { uniqueId: 'fietsen' });
  const body = {
    ...{ id: 'body', type: 'RichText', v: 1 },
    props: { content: { type: 'doc', content: [paragraph] } },
  };
  const image = { id: 'image', type: 'Image', v: 1, props: { alt: 'Een fiets' } };
  const content = page(heading, body, image);
  const written = { ...heading, props: { ...heading.props, title: 'Onze fietsen' } };
  let id: string;
  let translator: Person;
  const at = (locale = 'nl') => ({ model: PAGES, documentId: id, locale, field: 'content' });
  const send = (token: string, method: string, path: string, sent?: object): Promise<Answer> =>
    call(path, { method, headers: { Authorization: `Bearer ${token}` }, ...(sent && { body: sent }) });
  const save = (value: object, more: object = { force: true }) =>
    send(translator.token, 'PUT', '/page-builder/texts', { ...at(), value, ...more });
  const SEEN = ['title', 'slug', 'countries', 'content', 'seo.metaTitle'];
  const readEntry = async () =>
    (await call(`/content-manager/collection-types/${PAGES}/${id}?locale=nl`, { as: 'admin' })).body.data;
  const stored = async (locale = 'nl') => (await readDraft(id, locale)).content;

  beforeAll(async () => {
    id = await createPage({ content, title: 'Fietsen' });
    for (const locale of ['de', 'en']) {
      const data = { title: locale, slug: newSlug(), content };
      await call(`/api/pages/${id}?locale=${locale}&status=draft`, { as: 'api', method: 'PUT', body: { data } });
    }
    translator = await createPerson([
      allow(READ, ['nl', 'de']),
      { action: TRANSLATE, subject: PAGES, properties: { locales: ['nl', 'en'] } },
      { action: 'plugin::page-builder.versions.see', subject: PAGES, properties: { locales: ['nl'] } },
      { action: 'plugin::page-builder.shares.manage', subject: null },
    ]);
  });

  it('writes texts and says by whom, and is told which version it is by then', async () => {
    const image2 = { ...image, props: { alt: 'Onze fiets' } };
    const { status, body: answer } = await save(page(written, body, image2));
    expect([status, answer.data]).toEqual([200, { documentId: id }]);
    expect(await stored()).toEqual(page(written, body, image2));
    expect(answer.meta.basedOn.content).toBe(versionOf(page(written, body, image2)));
    const { data } = (await ask(translator.token, `${ENTRY}/${PAGES}/${id}?locale=nl`)).body;
    expect(data.updatedBy.id).toBe(translator.id);
    expect((await save(content)).status).toBe(200);
  });

  it.each<[string, () => object, string, string]>([
    [
      'a property',
      () => page({ ...heading, props: { ...heading.props, uniqueId: 'bikes' } }, body, image),
      heading.id,
      'uniqueId',
    ],
    ['a link', () => page(heading, { ...body, props: withLink('/kopen') }, image), 'body', 'content'],
    ['the order', () => page(body, heading, image), 'body', ''],
    ['which blocks there are', () => page(heading, body), 'image', ''],
    ['who sees a block', () => page({ ...written, hidden: true }, body, image), heading.id, '$hidden'],
  ])('changes nothing else: %s', async (_, change, block, prop) => {
    const { status, body: answer } = await save(change());
    expect([status, answer.error.name]).toEqual([403, 'ValidationError']);
    expect(answer.error.details).toMatchObject({
      errors: [{ path: ['content'] }],
      issues: [{ code: 'texts-only', blockId: block, path: prop ? [prop] : [] }],
    });
    expect(answer.error.message).toContain('Your role changes texts in this language, nothing else');
    expect(await stored()).toEqual(content);
  });

  it('overwrites nobody unseen', async () => {
    const basedOn = versionOf(content);
    expect((await save(page(written, body, image), {})).status).toBe(428);
    const other = page({ ...heading, props: { ...heading.props, uniqueId: 'other' } }, body, image);
    const change = (value: object) =>
      call(`/api/pages/${id}?locale=nl&status=draft`, {
        as: 'api',
        method: 'PUT',
        body: { force: true, data: { content: value } },
      });
    expect((await change(other)).status).toBe(200);
    const stale = await save({ ...page(written, body, image), basedOn }, {});
    expect([stale.status, stale.body.error.details.issues[0].code]).toEqual([409, 'stale']);
    expect((await change(content)).status).toBe(200);
    expect((await save({ ...page(written, body, image), basedOn }, {})).status).toBe(200);
    expect((await save(content)).status).toBe(200);
  });

  it('writes in no other language, begins none, and by no other way', async () => {
    const { token } = translator;
    const value = page(written, body, image);
    const texts = (locale: string) => send(token, 'PUT', '/page-builder/texts', { ...at(locale), value, force: true });
    // One that they may read, one that they may not, and one that is not there.
    for (const locale of ['de', 'en', 'fr']) expect((await texts(locale)).status, locale).toBe(403);
    const entry = `${ENTRY}/${PAGES}/${id}`;
    const { data: versions } = (await ask(token, `/page-builder/versions?${new URLSearchParams(at())}`)).body;
    for (const [method, path, sent] of [
      ['PUT', `${entry}?locale=nl`, { force: true, title: 'Mine', content: value }],
      ['POST', `${entry}/actions/publish?locale=nl`, { force: true, content: value }],
      ['POST', `${entry}/actions/unpublish?locale=nl`, {}],
      ['POST', `${entry}/actions/discard?locale=nl`, { force: true }],
      ['DELETE', `${entry}?locale=nl`],
      ['POST', `${ENTRY}/${PAGES}/clone/${id}?locale=nl`, { title: 'Copy', slug: newSlug(), content: value }],
      ['POST', `${ENTRY}/${PAGES}?locale=nl`, { title: 'New', slug: newSlug(), content: value }],
      ['POST', `${ENTRY}/${PAGES}/actions/bulkPublish?locale=nl`, { documentIds: [id] }],
      ['POST', `${ENTRY}/plugin::page-builder.section`, { name: 'Mine', content: value }],
      ['POST', `/page-builder/versions/${versions[0].id}/restore`, { ...at(), force: true }],
      ['PUT', `/page-builder/versions/${versions[0].id}`, { ...at(), name: 'Mine' }],
      ['POST', '/page-builder/shares', { ...at(), days: 1 }],
      ['POST', '/page-builder/zones/convert', { model: PAGES, documentId: id, locale: 'nl', direction: 'import' }],
    ] as const) {
      expect((await send(token, method, path, sent)).status, `${method} ${path}`).toBe(403);
    }
    const copied = await send(token, 'POST', '/page-builder/duplicates', { model: PAGES, documentId: id });
    expect(copied.status).toBeGreaterThanOrEqual(400);
    expect([await stored(), await stored('de'), await stored('en')]).toEqual([content, content, content]);
  });

  it('writes the texts of the entry that they may read, and nothing else of it', async () => {
    const seo = { metaTitle: 'Fietsen', metaDescription: null, noIndex: true };
    const change = (data: object) =>
      call(`/api/pages/${id}?locale=nl&status=draft`, { as: 'api', method: 'PUT', body: { force: true, data } });
    expect((await change({ seo, countries: ['nl'] })).status).toBe(200);
    const read = { ...allow(READ), properties: { locales: ['nl'], fields: SEEN } };
    const { token } = await createPerson([
      read,
      { action: TRANSLATE, subject: PAGES, properties: { locales: ['nl'] } },
    ]);
    const put = (texts: object, more: object = { force: true }) =>
      send(token, 'PUT', '/page-builder/texts', { ...at(), value: content, texts, ...more });
    const slug = newSlug();
    const answer = await put({ title: 'Onze fietsen', slug, 'seo.metaTitle': 'Alle fietsen' });
    expect([answer.status, Object.keys(answer.body.meta.basedOn)]).toEqual([
      200,
      expect.arrayContaining(['title', 'slug', 'seo']),
    ]);
    const now = await readEntry();
    expect(now).toMatchObject({ title: 'Onze fietsen', slug, countries: ['nl'], content });
    // What else stands in a component stays as it was.
    expect(now.seo).toMatchObject({ ...seo, metaTitle: 'Alle fietsen' });

    // What their role does not let them read, what is no text, and what is not there.
    for (const path of [
      'seo.metaDescription',
      'countries',
      'seo.noIndex',
      'seo',
      'content',
      'id',
      'seo.id',
      '__proto__.x',
    ])
      expect((await put({ title: 'Nooit', [path]: 'Nooit' })).status, path).toBe(403);
    expect((await put({ title: 'x'.repeat(201) })).status).toBe(400);
    expect((await put({ title: ['Nooit'] })).status).toBe(400);
    expect((await put({ title: 'Nooit' }, { basedOn: { title: 'ab', content: versionOf(content) } })).status).toBe(409);
    expect(await readEntry()).toEqual(now);
    // A text where no component was yet begins one.
    expect((await change({ seo: null })).status).toBe(200);
    expect((await put({ 'seo.metaTitle': 'Fietsen' })).status).toBe(200);
    expect((await readEntry()).seo).toMatchObject({ metaTitle: 'Fietsen', noIndex: false });
  });

  it('keeps unsaved work and has the page checked, and without reading it writes nothing', async () => {
    const { token } = translator;
    const checked = await send(token, 'POST', '/page-builder/checks', { ...at(), document: content });
    expect(checked.status).toBe(200);
    expect((await ask(token, `/page-builder/safety-copies?${new URLSearchParams(at())}`)).status).toBe(200);
    const blind = await createPerson([{ action: TRANSLATE, subject: PAGES, properties: { locales: ['nl'] } }]);
    const answer = await send(blind.token, 'PUT', '/page-builder/texts', { ...at(), value: content, force: true });
    expect(answer.status).toBe(403);
  });
});

function linkTo(href: string) {
  return { type: 'link', attrs: { href } };
}

function withLink(href: string) {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Rijd', marks: [linkTo(href)] }] };
  return { content: { type: 'doc', content: [paragraph] } };
}
