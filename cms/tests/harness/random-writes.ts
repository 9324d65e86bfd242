/**
 * Writes pages of every kind in every way, at random, in a process of its own, and compares now and then what the page
 * builder knows of their uses with what a look at all rows finds. Reports to the test that forked it.
 */
import { join } from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { createId } from 'page-format';
import { createRandom } from '../../../scripts/testing/random.ts';
import { createStrapi } from '../../src/strapi.ts';
import { addTo } from './bakery.ts';

/** What the process reports at its end. */
export interface RandomWrites {
  /** How often each way was gone, and how often one was refused. */
  done: Record<string, number>;
  refused: Record<string, number>;
  /** Lines that the index has and no row holds, or the other way round; of the first comparison that found some. */
  differences: string[];
  /** Lines at the last comparison, by how many there was something to be wrong with. */
  lines: number;
  /** What was wrong after writing around Strapi, after the next start, and after a rebuild of a damaged index. */
  aroundStrapi: { before: number; afterStart: number; damaged: number; afterRebuild: number };
}

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

const COUNT = Number(process.env.WRITES);
const BETWEEN = 250;
const MOST_ENTRIES = 25;

const random = createRandom('writes of pages');
const below = (most: number) => Math.floor(random() * most);
const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
const chance = (share: number) => random() < share;

interface Kind {
  uid: UID.ContentType;
  fields: string[];
  locales?: string[];
  hasDrafts?: boolean;
  isSingle?: boolean;
  create(): Record<string, unknown>;
}

const word = () => `w${createId().toLowerCase()}`;

const KINDS: Kind[] = [
  {
    uid: 'api::page.page',
    fields: ['content'],
    locales: ['nl', 'de', 'en'],
    hasDrafts: true,
    create: () => ({ title: 'A page', slug: word() }),
  },
  { uid: 'plugin::page-builder.section', fields: ['content'], create: () => ({ name: 'A section' }) },
  {
    uid: 'api::cake.cake' as UID.ContentType,
    fields: ['recipe', 'story'],
    create: () => ({ name: 'Cake', path: word() }),
  },
  {
    uid: 'api::post.post' as UID.ContentType,
    fields: ['body'],
    locales: ['nl', 'de'],
    create: () => ({ headline: 'A post', address: word() }),
  },
  {
    uid: 'api::imprint.imprint' as UID.ContentType,
    fields: ['text'],
    hasDrafts: true,
    isSingle: true,
    create: () => ({ heading: 'Imprint' }),
  },
];

const TARGETS = [
  ...['m1', 'm2', 'm3'].map((documentId) => ({ $ref: 'media', documentId, snapshot: {} })),
  ...['f1', 'f2'].map((documentId) => ({ $ref: 'api::faq.faq', documentId })),
  ...['p1', 'p2'].map((documentId) => ({ $ref: 'api::page.page', documentId, hash: '' })),
  ...['s1', 's2'].map((documentId) => ({ $ref: 'plugin::page-builder.section', documentId })),
];

function createBlock(depth = 0): object {
  const text = { type: 'doc', content: [{ type: 'text', marks: [{ type: 'link', attrs: pick(TARGETS) }], text: 'a' }] };
  const props = pick([
    () => ({ title: 'Nothing' }),
    () => ({ image: pick(TARGETS) }),
    () => ({ image: pick(TARGETS), link: pick(TARGETS), text }),
    () => ({ slides: Array.from({ length: below(4) }, () => ({ id: createId(), file: pick(TARGETS) })) }),
  ])();
  const areas = depth < 2 && chance(0.3) ? { areas: { inside: [createBlock(depth + 1)] } } : {};
  return { id: createId(), type: 'Hologram', v: 1, props, ...areas };
}

const createPage = () => ({
  format: 'page',
  formatVersion: 1,
  blocks: Array.from({ length: below(5) }, () => createBlock()),
});

const createContent = ({ fields }: Kind) =>
  Object.fromEntries(fields.filter(() => chance(0.8)).map((field) => [field, createPage()]));

interface Row {
  id: number;
  documentId: string;
  locale: string | null;
  publishedAt: string | null;
}

const listRows = (strapi: Core.Strapi, { uid }: Kind): Promise<Row[]> =>
  strapi.db.query(uid).findMany({ select: ['id', 'documentId', 'locale', 'publishedAt'], orderBy: { id: 'asc' } });

type Way = (strapi: Core.Strapi, kind: Kind, row: Row | undefined) => Promise<unknown>;

/** The document service takes other parameters for each type. */
const documentsOf = (strapi: Core.Strapi, { uid }: Kind) =>
  strapi.documents(uid) as unknown as Record<string, (parameters: object) => Promise<unknown>>;

const localeOf = ({ locales }: Kind) => (locales ? { locale: pick(locales) } : {});

const WAYS: Record<string, Way> = {
  create: async (strapi, kind) => {
    if (kind.isSingle && (await listRows(strapi, kind)).length > 0) return;
    const status = kind.hasDrafts && chance(0.3) ? { status: 'published' } : {};
    await documentsOf(strapi, kind).create?.({
      ...localeOf(kind),
      ...status,
      data: { ...kind.create(), ...createContent(kind) },
    });
  },
  update: async (strapi, kind, row) => {
    const data = pick([
      () => createContent(kind),
      () => kind.create(),
      () => ({ ...kind.create(), ...createContent(kind) }),
    ])();
    const status = kind.hasDrafts && chance(0.2) ? { status: 'published' } : {};
    await documentsOf(strapi, kind).update?.({ documentId: row?.documentId, ...localeOf(kind), ...status, data });
  },
  publish: async (strapi, kind, row) => {
    if (!kind.hasDrafts) return;
    const locale = chance(0.3) && kind.locales ? { locale: '*' } : localeOf(kind);
    await documentsOf(strapi, kind).publish?.({ documentId: row?.documentId, ...locale });
  },
  unpublish: async (strapi, kind, row) => {
    if (kind.hasDrafts) await documentsOf(strapi, kind).unpublish?.({ documentId: row?.documentId, ...localeOf(kind) });
  },
  discardDraft: async (strapi, kind, row) => {
    if (kind.hasDrafts)
      await documentsOf(strapi, kind).discardDraft?.({ documentId: row?.documentId, ...localeOf(kind) });
  },
  delete: async (strapi, kind, row) => {
    const locale = chance(0.5) && kind.locales ? { locale: '*' } : localeOf(kind);
    await documentsOf(strapi, kind).delete?.({ documentId: row?.documentId, ...locale });
  },
  clone: async (strapi, kind, row) => {
    if (kind.isSingle) return;
    await documentsOf(strapi, kind).clone?.({
      documentId: row?.documentId,
      data: chance(0.5) ? createContent(kind) : {},
    });
  },
  rolledBack: async (strapi, kind, row) => {
    const stop = new Error('rolled back');
    const work = strapi.db.transaction(async () => {
      await documentsOf(strapi, kind).update?.({
        documentId: row?.documentId,
        ...localeOf(kind),
        data: createContent(kind),
      });
      await documentsOf(strapi, kind).delete?.({ documentId: row?.documentId, ...localeOf(kind) });
      throw stop;
    });
    await work.catch((error: unknown) => {
      if (error !== stop) throw error;
    });
  },
  atOnce: async (strapi, kind) => {
    const rows = await listRows(strapi, kind);
    const write = () => pick([WAYS.update, WAYS.publish, WAYS.update])?.(strapi, kind, pick(rows));
    if (rows.length > 0) await Promise.all([write(), write(), write()].map((work) => work?.catch(() => undefined)));
  },
  rowCreated: async (strapi, kind) => {
    const published = kind.hasDrafts && chance(0.5) ? { publishedAt: new Date() } : {};
    if (!kind.isSingle) {
      await strapi.db
        .query(kind.uid)
        .create({ data: { ...kind.create(), ...localeOf(kind), ...published, ...createContent(kind) } });
    }
  },
  rowsCreated: async (strapi, kind) => {
    if (kind.isSingle) return;
    const data = [1, 2].map(() => ({
      ...kind.create(),
      documentId: createId(),
      ...localeOf(kind),
      ...createContent(kind),
    }));
    await strapi.db.query(kind.uid).createMany({ data });
  },
  rowUpdated: (strapi, { uid, ...kind }, row) => {
    const where = { id: row?.id };
    const data = pick([
      () => createContent({ uid, ...kind }),
      () => ({ documentId: createId() }),
      () => kind.create(),
    ])();
    // Like the content manager before it publishes, which wants no more back.
    return strapi.db.query(uid).update({ where, data, ...(chance(0.5) && { select: ['id'] }) });
  },
  rowsUpdated: (strapi, kind, row) => {
    const data = createContent(kind);
    if (Object.keys(data).length === 0) return Promise.resolve();
    // The condition no longer holds once it is done.
    const moved = chance(0.3) ? { documentId: createId() } : {};
    return strapi.db
      .query(kind.uid)
      .updateMany({ where: { documentId: row?.documentId }, data: { ...data, ...moved } });
  },
  rowDeleted: (strapi, { uid }, row) => strapi.db.query(uid).delete({ where: { id: row?.id } }),
  // As when a language is taken away.
  rowsDeleted: (strapi, { uid }, row) =>
    strapi.db.query(uid).deleteMany({ where: { documentId: row?.documentId, locale: row?.locale } }),
};

const isOften = new Set(['create', 'update', 'publish', 'unpublish', 'discardDraft', 'clone', 'rowUpdated']);
const DRAWN = Object.keys(WAYS).flatMap((name) => (isOften.has(name) ? [name, name, name] : [name]));

/** What rows hold, by a look of its own at each. */
async function scan(strapi: Core.Strapi): Promise<string[]> {
  const lines = new Set<string>();
  for (const { uid, fields, hasDrafts } of KINDS) {
    const rows: Record<string, unknown>[] = await strapi.db
      .getConnection(strapi.db.metadata.get(uid).tableName)
      .select('*');
    for (const row of rows) {
      const status = hasDrafts ? (row.published_at ? 'published' : 'draft') : null;
      const place = [row.id, uid, row.document_id, row.locale ?? null, status];
      lines.add(JSON.stringify([...place, '', '', '', '', '', '']));
      for (const field of fields) {
        const stored = row[field];
        const document = typeof stored === 'string' ? JSON.parse(stored) : stored;
        for (const use of listUses(document?.blocks ?? [])) lines.add(JSON.stringify([...place, field, ...use]));
      }
    }
  }
  return [...lines].sort();
}

interface AnyBlock {
  id: string;
  type: string;
  props: Record<string, unknown>;
  areas?: Record<string, AnyBlock[]>;
}

function* listUses(blocks: readonly AnyBlock[]): Generator<string[]> {
  for (const { id, type, props, areas = {} } of blocks) {
    const {
      image,
      link,
      text,
      slides = [],
    } = props as Record<string, { $ref: string; documentId: string } | undefined> & {
      slides?: { file: { $ref: string; documentId: string } }[];
      text?: { content: { marks: { attrs: { $ref: string; documentId: string } }[] }[] };
    };
    const found = [
      ...[['image', image] as const, ['link', link] as const, ['text', text?.content[0]?.marks[0]?.attrs] as const],
      ...slides.map(({ file }, index) => [`slides.${index}.file`, file] as const),
    ];
    for (const [path, target] of found) if (target) yield [id, type, path, target.$ref, target.documentId];
    for (const children of Object.values(areas)) yield* listUses(children);
  }
}

async function readIndex(strapi: Core.Strapi): Promise<string[]> {
  const rows: Record<string, unknown>[] = await strapi.db.getConnection('page_builder_uses').select('*');
  const columns = ['entry_id', 'uid', 'document_id', 'locale', 'status', 'field', 'block_id', 'block_type', 'path'];
  return rows.map((row) => JSON.stringify([...columns, 'target_type', 'target_id'].map((name) => row[name]))).sort();
}

async function compare(strapi: Core.Strapi): Promise<{ differences: string[]; lines: number }> {
  const [found, known] = [await scan(strapi), await readIndex(strapi)];
  const twice = known.filter((line, index) => line === known[index - 1]).map((line) => `noted twice: ${line}`);
  const [inRows, inIndex] = [new Set(found), new Set(known)];
  const missing = found.filter((line) => !inIndex.has(line)).map((line) => `not noted: ${line}`);
  const extra = known.filter((line) => !inRows.has(line)).map((line) => `noted and nowhere: ${line}`);
  return { differences: [...twice, ...missing, ...extra], lines: found.length };
}

async function start(): Promise<Core.Strapi> {
  const strapi = createStrapi({ appDir: root, distDir: root, serveAdminPanel: false });
  addTo(strapi);
  await strapi.load();
  strapi.log.level = 'error';
  return strapi;
}

async function run(): Promise<RandomWrites> {
  let strapi = await start();
  const done: Record<string, number> = {};
  const refused: Record<string, number> = {};
  let last = { differences: [] as string[], lines: 0 };
  for (let number = 1; number <= COUNT && last.differences.length === 0; number += 1) {
    const kind = pick(KINDS);
    const rows = await listRows(strapi, kind);
    const name = rows.length === 0 ? 'create' : rows.length > MOST_ENTRIES ? 'delete' : pick(DRAWN);
    done[name] = (done[name] ?? 0) + 1;
    try {
      await WAYS[name]?.(strapi, kind, rows.length > 0 ? pick(rows) : undefined);
    } catch (error) {
      // A slug that is taken, a language that an entry does not have, an entry that is gone: nothing is written then.
      const { message } = error as Error;
      refused[message.slice(0, 60)] = (refused[message.slice(0, 60)] ?? 0) + 1;
    }
    if (number % BETWEEN === 0 || number === COUNT) last = await compare(strapi);
  }

  // An import writes without Strapi's lifecycles.
  strapi.db.lifecycles.disable();
  for (const kind of KINDS.filter(({ isSingle }) => !isSingle)) {
    const [row] = await listRows(strapi, kind);
    for (const name of ['rowsCreated', 'rowCreated', 'rowDeleted']) await WAYS[name]?.(strapi, kind, row);
  }
  const before = (await compare(strapi)).differences.length;
  await strapi.destroy();
  strapi = await start();
  const afterStart = (await compare(strapi)).differences.length;
  await strapi.db.getConnection('page_builder_uses').update({ path: 'elsewhere' }).where('target_type', 'media');
  const damaged = (await compare(strapi)).differences.length;
  await strapi.plugin('page-builder').service('uses').rebuild();
  const afterRebuild = (await compare(strapi)).differences.length;
  await strapi.destroy();
  return { done, refused, ...last, aroundStrapi: { before, afterStart, damaged, afterRebuild } };
}

try {
  process.send?.(await run());
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
