import type { Core } from '@strapi/strapi';
import {
  collectReferences,
  migrateDocument,
  type PageDocument,
  type ResolvedReferences,
  referenceKey,
  salvageDocument,
} from 'page-format';
import { SECTION_TYPE } from '../names.ts';
import { resolveReferences } from '../services/delivery/resolve-references.ts';
import {
  listPageRows,
  loadRows,
  type PagePlace,
  type PageRow,
  type PageRows,
  placeOf,
} from '../services/migrations/page-rows.ts';
import { getRegistry, type PageType } from '../services/registry/registry.ts';
import { getSections } from '../services/sections/sections.ts';

/** A stored page as it can be read without the page builder. */
export interface EjectedPage extends PagePlace {
  /** Null where the project does not say which attribute it is. */
  title: string | null;
  slug: string | null;
  /** With the blocks of its sections, each in its current version; as it is stored where that cannot be read. */
  document: PageDocument;
  /** What it refers to, as sites get it. */
  refs: ResolvedReferences;
  /** What is wrong with it: it may be damaged, or larger with its sections than a page may be. */
  problem?: string;
}

/**
 * Every page that is stored: drafts, published versions, sections, in all languages.
 * @param batch rows that are read at a time
 */
export async function* readEjectedPages(strapi: Core.Strapi, batch: number): AsyncGenerator<EjectedPage> {
  for (const type of listPageRows(strapi)) {
    for await (const row of readRows(strapi, type, batch)) {
      for (const field of type.fields) {
        const page = await readPage(strapi, row, type, field);
        if (page) yield page;
      }
    }
  }
}

async function* readRows(strapi: Core.Strapi, type: PageRows, batch: number): AsyncGenerator<PageRow> {
  const named = Object.values(nameAttributes(strapi, type));
  let last = 0;
  for (;;) {
    const rows = await loadRows(strapi, { ...type, fields: [...type.fields, ...named] }, last, batch);
    yield* rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The attributes that name an entry, as far as they are known. */
function nameAttributes(strapi: Core.Strapi, { uid }: PageRows): Pick<Partial<PageType>, 'title' | 'slug'> {
  if (uid === SECTION_TYPE) return { title: 'name' };
  const { title, slug } = getRegistry(strapi).pageTypes.get(uid) ?? {};
  return { ...(title !== undefined && { title }), ...(slug !== undefined && { slug }) };
}

/** @returns undefined where nothing is stored */
async function readPage(
  strapi: Core.Strapi,
  row: PageRow,
  type: PageRows,
  field: string,
): Promise<EjectedPage | undefined> {
  const read = salvageDocument(row[field]);
  if (!read) return undefined;
  const { title, slug } = nameAttributes(strapi, type);
  const textOf = (name: string | undefined) => (name !== undefined && typeof row[name] === 'string' ? row[name] : null);
  const place = { ...placeOf(row, type, field), title: textOf(title), slug: textOf(slug) };
  const [damage] = read.damage;
  if (damage) {
    const problem = `It is damaged, and written as it is stored. ${damage.message} (at ${damage.path})`;
    return { ...place, document: row[field] as PageDocument, refs: {}, problem };
  }
  const own = migrateDocument(read.document, getRegistry(strapi).blocks);
  const { whole, problem } = await getSections(strapi).compose(own);
  const document = whole?.document ?? own;
  const references = collectReferences(document.blocks);
  const { locale } = place;
  const refs = await resolveReferences(strapi, references, { locale, status: 'published' });
  return {
    ...place,
    document,
    refs: Object.fromEntries(
      references.map((reference) => [referenceKey(reference), refs[referenceKey(reference)] ?? null]),
    ),
    ...(problem && { problem: `It is written without the blocks of its sections. ${problem.message.en}` }),
  };
}
