import { type Block, differenceKey, MAY_DIFFER, type PageDocument, SYNCED_SECTION } from 'page-format';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { listQueries } from './harness/queries.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { DELIVERY_KEY, PREVIEW_TOKEN, PUBLISHER } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/** Sections that stand on pages as themselves: what visitors, editors and the publisher get of them. */

const SECTION = 'plugin::page-builder.section';
const SECTIONS = `/content-manager/collection-types/${SECTION}`;

async function createSection(content: PageDocument, name = 'Steps'): Promise<string> {
  const created = await call(SECTIONS, { as: 'admin', body: { name, content } });
  expect(created.status).toBe(201);
  return created.body.data.documentId;
}

const saveSection = (id: string, content: PageDocument) =>
  call(`${SECTIONS}/${id}`, { as: 'admin', method: 'PUT', body: { force: true, content } });

const synced = (id: string, documentId: string, differences: Record<string, unknown> = {}): Block => ({
  id,
  type: SYNCED_SECTION,
  v: 1,
  props: { section: { $ref: SECTION, documentId, snapshot: { name: 'Steps' } }, ...differences },
});

const heading = (id: string, text: string, props = {}): Block => ({ ...title(text, props), id });
const open = (id: string, text: string, props = {}) => heading(id, text, { ...props, [MAY_DIFFER]: ['title'] });

const readPage = async (slug: string) =>
  (await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`)).body.data;
const readBlocks = async (slug: string): Promise<Block[]> => (await readPage(slug)).document.blocks;

const published = { status: 'published' };

describe('a section that stands on a page as itself', () => {
  it('is delivered as its blocks, with what this page has otherwise, and one save changes it wherever it stands', async () => {
    const section = await createSection(page(open('a', 'Shared'), heading('b', 'Below')));
    const [one, two] = [newSlug(), newSlug()];
    await createPage({ slug: one, content: page(heading('own', 'Own'), synced('p', section)) }, published);
    const here = { [differenceKey('a', 'title')]: 'Here', [differenceKey('b', 'title')]: 'Not open' };
    await createPage({ slug: two, content: page(synced('q', section, here)) }, published);
    expect(await readBlocks(one)).toEqual([heading('own', 'Own'), heading('p-a', 'Shared'), heading('p-b', 'Below')]);
    expect(await readBlocks(two)).toEqual([heading('q-a', 'Here'), heading('q-b', 'Below')]);

    const next = page(heading('b', 'Changed'), open('a', 'Shared too', { type: 3 }));
    expect((await saveSection(section, next)).status).toBe(200);
    expect(await readBlocks(one)).toEqual([
      heading('own', 'Own'),
      heading('p-b', 'Changed'),
      heading('p-a', 'Shared too', { type: 3 }),
    ]);
    // What differs is kept through edits, and what its author did not open is not used.
    expect(await readBlocks(two)).toEqual([heading('q-b', 'Changed'), heading('q-a', 'Here', { type: 3 })]);
  });

  it('brings its files along, and is used where they are', async () => {
    const { reference } = await upload({ width: 40, height: 30 });
    const image: Block = { id: 'i', type: 'Image', v: 1, props: { file: reference } };
    const section = await createSection(page(image));
    const slug = newSlug();
    await createPage({ slug, content: page(synced('p', section)) }, published);
    const { refs } = await readPage(slug);
    expect(Object.keys(refs)).toEqual([`media:${reference.documentId}`]);
    const keys = `${SECTION}:${section},${SECTION}:gone`;
    const answer = await call(`/page-builder/references?locale=nl&keys=${keys}`, { as: 'admin' });
    expect(answer.body.data).toEqual({
      [`${SECTION}:${section}`]: { documentId: section, name: 'Steps', content: page(image) },
      [`${SECTION}:gone`]: null,
    });
    // No page can have the whole of a section sent along: only its blocks are.
    expect((await readPage(slug)).document.blocks[0].props.section).toBeUndefined();
  });

  it('is listed with the pages that show it, and asked about before it is deleted; then visitors see nothing there', async () => {
    const section = await createSection(page(heading('a', 'Shared')));
    const slug = newSlug();
    const id = await createPage(
      { slug, title: 'Shows it', content: page(heading('o', 'Own'), synced('p', section)) },
      published,
    );
    const uses = await call(`/page-builder/uses?type=${SECTION}&documentId=${section}`, { as: 'admin' });
    expect(uses.body).toMatchObject({
      data: [{ documentId: id, places: [{ blockId: 'p', blockType: SYNCED_SECTION, path: 'section' }] }],
      meta: { isTarget: true, total: 1 },
    });

    const remove = (headers = {}) => call(`${SECTIONS}/${section}`, { as: 'admin', method: 'DELETE', headers });
    const asked = await remove();
    expect(asked.status).toBe(409);
    expect(asked.body.error.message).toContain('"Shows it" (nl)');
    expect((await remove({ 'X-Confirm-Uses': asked.body.error.details.confirmation })).status).toBe(200);
    expect(await readBlocks(slug)).toEqual([heading('o', 'Own')]);
  });

  it('holds no other section as itself, and no error while published pages show it', async () => {
    const inner = await createSection(page(heading('a', 'Inner')));
    const nested = await call(SECTIONS, { as: 'admin', body: { name: 'Nested', content: page(synced('p', inner)) } });
    expect(nested.status).toBe(400);
    expect(nested.body.error.message).toContain('A section cannot hold a synced section.');
    const itself = await saveSection(inner, page(synced('p', inner)));
    expect(itself.status).toBe(400);

    const broken = page(heading('a', ''));
    expect((await saveSection(inner, broken)).status).toBe(200);
    const id = await createPage({ content: page(synced('p', inner)) });
    const refused = await publish(id);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('In the section "Steps"');
    expect((await saveSection(inner, page(heading('a', 'Whole')))).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    const live = await saveSection(inner, broken);
    expect(live.status).toBe(400);
    expect(live.body.error.message).toContain('because published pages show this section');
  });

  it('that is damaged keeps the last good version of its pages', async () => {
    const section = await createSection(page(heading('a', 'Whole')));
    const slug = newSlug();
    await createPage({ slug, content: page(synced('p', section)) }, published);
    const sql = 'UPDATE page_builder_sections SET content = ? WHERE document_id = ?';
    await writeDatabase(sharedCms(), sql, [JSON.stringify(page({ ...heading('a', ''), v: 'one' } as never)), section]);
    expect(await readDamaged(slug)).toContain('A section that stands on it is damaged.');
  });
});

describe('a page that its sections make larger than a page may be', () => {
  const many = (count: number, text = 'One of many') =>
    page(...Array.from({ length: count }, (_, at) => heading(`b${at}`, text)));
  const uses = (section: string, count: number) => Array.from({ length: count }, (_, at) => synced(`p${at}`, section));
  const place = (documentId: string) => ({ model: 'api::page.page', documentId, locale: 'nl', field: 'content' });

  it('is saved as a draft with the problem listed, refused when published, and shown to no guest', async () => {
    // 0.9 MB, 900 times.
    const section = await createSection(many(500, 'x'.repeat(1_750)));
    const content = page(...uses(section, 900));
    const slug = newSlug();
    const id = await createPage({ slug, content });
    const sentence =
      'With the section "Steps" here, the page has more than 1 MB of content, from the section\'s block Title (b79) on. Remove sections, or split the page in two.';

    const checks = await call('/page-builder/checks', { as: 'admin', body: { ...place(id), document: content } });
    expect(checks.status).toBe(200);
    expect(checks.body.data).toMatchObject([
      { level: 'error', blockId: 'p1', blockType: SYNCED_SECTION, message: { en: sentence } },
    ]);

    const refused = await publish(id);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      `"content" cannot be published with one problem. Section (block "p1"): ${sentence}`,
    );
    expect(refused.body.error.details.issues).toMatchObject([{ code: 'problem', blockId: 'p1' }]);

    const preview = await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}&status=draft`, {
      headers: { Authorization: `Bearer ${PREVIEW_TOKEN}` },
    });
    expect(preview.status).toBe(404);
    expect(preview.body.error.message).toContain(`${sentence} (block "p1")`);

    const shared = await call('/page-builder/shares', { as: 'admin', body: { ...place(id), days: 1 } });
    const { address } = shared.body.meta;
    const opened = await call('/api/page-builder/shared?country=nl&locale=nl', {
      headers: {
        Authorization: `Bearer ${PREVIEW_TOKEN}`,
        'X-Share-Token': address.slice(address.lastIndexOf('/') + 1),
      },
    });
    expect(opened.body.data).toMatchObject({ places: [{ slug }], page: null });
  });

  it('is published with 1,000 blocks, and not with one more', async () => {
    const section = await createSection(many(333));
    const full = page(heading('own', 'Own'), ...uses(section, 3));
    const slug = newSlug();
    const id = await createPage({ slug, content: full });
    expect((await publish(id)).status).toBe(200);
    expect(await readBlocks(slug)).toHaveLength(1_000);
    const fuller = await createPage({ content: page(...full.blocks, heading('more', 'More')) });
    const refused = await publish(fuller);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('the page has more than 1,000 blocks');
  });

  it('keeps its last good version where a section grows later, and forms on that go on working', async () => {
    const form: Block = { id: 'form', type: 'LeadForm', v: 1, props: {} };
    const section = await createSection(page(...many(3).blocks, form));
    const slug = newSlug();
    const id = await createPage({ slug, content: page(...uses(section, 2)) }, published);
    await saveSection(section, page(...many(600).blocks, form));
    expect(await readDamaged(slug)).toContain(
      'With the section "Steps" here, the page has more than 1,000 blocks, from the section\'s block Title (b399) on.',
    );
    const headers = { 'x-delivery-key': DELIVERY_KEY };
    const list = await call('/api/page-builder/pages?country=nl&locale=nl&pageSize=100', { headers });
    expect(list.body.data.some(({ documentId }: { documentId: string }) => documentId === id)).toBe(false);
    expect(list.body.meta.damaged).toEqual(
      expect.arrayContaining([expect.objectContaining({ documentId: id, path: 'content' })]),
    );
    const fields = { name: 'Anna de Boer', company: 'Boer & Zn', email: 'anna@boer.test', employees: '25' };
    const lead = { form: 'p1-form', page: id, locale: 'nl', country: 'nl', fields, consent: true, elapsed: 20_000 };
    expect((await call('/api/leads', { body: lead })).status).toBe(201);
    expect((await call('/api/leads', { body: { ...lead, form: 'p2-form' } })).status).toBe(404);
  });

  it('has no more of its sections read than it takes to find that out', async () => {
    const sections: string[] = [];
    for (let count = 0; count < 45; count += 1) sections.push(await createSection(many(1, 'x'.repeat(45_000))));
    const content = page(...sections.map((section, at) => synced(`p${at}`, section)));
    const id = await createPage({ content });
    const reads = await listQueries(async () => {
      const checks = await call('/page-builder/checks', { as: 'admin', body: { ...place(id), document: content } });
      // 23 of them fit; they are read 20 at a time.
      expect(checks.body.data).toMatchObject([{ blockId: 'p23' }]);
    });
    expect(reads.filter((sql) => /^select .*page_builder_sections/i.test(sql))).toHaveLength(2);
  });

  it('takes nothing of sections that hold sections, or each other, in the database alone', async () => {
    const [first, second] = [await createSection(page()), await createSection(page())];
    const sql = 'UPDATE page_builder_sections SET content = ? WHERE document_id = ?';
    const nested = (own: string, other: string) =>
      JSON.stringify(page(heading(own, own), ...uses(other, 500), ...uses(first, 1)));
    await writeDatabase(sharedCms(), sql, [nested('a', second).replace('"p0"', '"q0"'), first]);
    await writeDatabase(sharedCms(), sql, [nested('b', first).replace('"p0"', '"q0"'), second]);
    const slug = newSlug();
    await createPage({ slug, content: page(synced('p', first), synced('q', second)) }, published);
    expect(await readBlocks(slug)).toEqual([heading('p-a', 'a'), heading('q-b', 'b')]);
  });
});

/** What a build is told of a page that it does not get, asked as a build asks. */
async function readDamaged(slug: string): Promise<string> {
  const headers = { 'x-delivery-key': DELIVERY_KEY };
  const answer = await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`, { headers });
  expect(answer.status).toBe(404);
  return answer.body.error.message;
}

const contentState = async () => {
  const headers = { authorization: `Bearer ${PUBLISHER.secret}` };
  return (await call('/api/page-builder/content-state', { headers })).body.data;
};

it('the publisher is told of a section that visitors see, and of no other', async () => {
  const shown = await createSection(page(heading('a', 'Shown')));
  const other = await createSection(page(heading('a', 'Kept')));
  await createPage({ content: page(synced('p', shown)) }, published);
  await createPage({ content: page(synced('p', other)) });
  const before = await contentState();
  await saveSection(other, page(heading('a', 'Kept, changed')));
  expect(await contentState()).toEqual(before);
  await saveSection(shown, page(heading('a', 'Shown, changed')));
  expect(await contentState()).not.toEqual(before);
});

/** Pages that show the section. */
const USES = isFull ? 1_000 : 30;

it(
  'one save of a section on many pages changes exactly the digests of those',
  async () => {
    const section = await createSection(page(open('a', 'Shared'), heading('b', 'Below')));
    const showing = new Set<string>();
    for (let count = 0; count < USES; count += 1) {
      const differs = count % 3 === 0 ? { [differenceKey('a', 'title')]: `Page ${count}` } : {};
      showing.add(await createPage({ content: page(heading('o', 'Own'), synced('p', section, differs)) }, published));
    }
    const digests = await readDigests();
    expect([...showing].every((id) => digests.has(id))).toBe(true);

    // Saving is as much work as for one page: no page is written.
    const queries = await listQueries(() => saveSection(section, page(open('a', 'Shared'), heading('b', 'Changed'))));
    expect(queries.filter((sql) => /^(insert into|update) [`"]pages/i.test(sql))).toEqual([]);
    const after = await readDigests();
    const changed = [...after].filter(([id, text]) => digests.get(id) !== text).map(([id]) => id);
    expect(new Set(changed)).toEqual(showing);

    // Pages that have it otherwise do not change with what they have otherwise.
    await saveSection(section, page(open('a', 'Shared, changed'), heading('b', 'Changed')));
    const last = await readDigests();
    const changedNow = [...last].filter(([id, text]) => after.get(id) !== text);
    expect(changedNow).toHaveLength(USES - Math.ceil(USES / 3));

    const reads = await listQueries(() => readList(1));
    expect(reads.filter((sql) => sql.includes('page_builder_sections'))).toHaveLength(1);
  },
  isFull ? 600_000 : 120_000,
);

async function readList(number: number) {
  const query = `country=nl&locale=nl&page=${number}&pageSize=100`;
  const headers = { 'x-delivery-key': DELIVERY_KEY };
  return (await call(`/api/page-builder/pages?${query}`, { headers })).body;
}

/** What the digests of the site's build are made of, by page. */
async function readDigests(): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (let number = 1, count = 1; number <= count; number += 1) {
    const { data, meta } = await readList(number);
    for (const entry of data) digests.set(entry.documentId, JSON.stringify(entry));
    count = meta.pagination.pageCount;
  }
  return digests;
}
