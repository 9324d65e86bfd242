import { type Block, differenceKey, MAY_DIFFER, type PageDocument, SYNCED_SECTION } from 'page-format';
import { describe, expect, inject, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { listQueries } from './harness/queries.ts';
import { DELIVERY_KEY, PUBLISHER } from './harness/start-cms.ts';
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

  it('is refused where it makes a page larger than pages may be, and keeps the last good version where it grows later', async () => {
    const many = (count: number) => page(...Array.from({ length: count }, (_, at) => heading(`b${at}`, 'One of many')));
    const section = await createSection(many(600));
    const slug = newSlug();
    const id = await createPage({ slug, content: page(synced('p', section), synced('q', section)) });
    const refused = await publish(id);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('A page holds at most 1,000 blocks.');
    await saveSection(section, many(3));
    expect((await publish(id)).status).toBe(200);
    await saveSection(section, many(600));
    expect(await readDamaged(slug)).toContain('With its sections: A page holds at most 1,000 blocks.');
  });

  it('that is damaged keeps the last good version of its pages', async () => {
    const section = await createSection(page(heading('a', 'Whole')));
    const slug = newSlug();
    await createPage({ slug, content: page(synced('p', section)) }, published);
    const sql = 'UPDATE page_builder_sections SET content = ? WHERE document_id = ?';
    await writeDatabase(inject('cms'), sql, [
      JSON.stringify(page({ ...heading('a', ''), v: 'one' } as never)),
      section,
    ]);
    expect(await readDamaged(slug)).toContain('A section that stands on it is damaged.');
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
const USES = isFull ? 1_000 : 150;

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
