import {
  type Composition,
  createEmptyDocument,
  DAMAGED_TYPE,
  forVisitors,
  migrateDocument,
  type PageDocument,
  type Registry,
  salvageDocument,
} from 'page-format';
import type { DamagedPage } from 'page-format/delivery';
import { checkSlug } from '../../documents/page-address.ts';
import type { PageType } from '../registry/registry.ts';
import type { SiteRules } from '../registry/sites.ts';

/** A row of a page type, as the database has it. */
export interface StoredPage extends Record<string, unknown> {
  documentId: string;
  locale: string | null;
}

/** How a page type is read. */
export interface PageRules {
  type: PageType;
  /** Attribute that holds the page. */
  field: string;
  sites: SiteRules;
  blocks: Registry;
}

/** The slug of a stored page; what holds none is the home page. */
export function readSlug(row: StoredPage, { slug }: PageType): unknown {
  return (slug === undefined ? undefined : row[slug]) ?? '';
}

/** What a stored page says of its sites. */
export function readSites(row: StoredPage, { attribute }: SiteRules): unknown {
  return attribute === undefined ? undefined : row[attribute];
}

/** True where the address of a stored page can be read. */
export function hasAddress(row: StoredPage, { type, sites }: Pick<PageRules, 'type' | 'sites'>): boolean {
  const slugFault = checkSlug(readSlug(row, type), type.reservedSlugs);
  return slugFault === undefined && sites.check(readSites(row, sites)) === undefined;
}

/**
 * The document of a stored page, every block brought to its current version, or what is damaged about the page. Only a
 * write around our checks damages one, and visitors see a page whole or as it was before.
 */
export function readRow(row: StoredPage, rules: PageRules): { document: PageDocument } | { damaged: DamagedPage } {
  const { type, field, sites, blocks } = rules;
  const damaged = (path: string, message: string) => ({ damaged: { ...describe(row, type), path, message } });
  const slugFault = checkSlug(readSlug(row, type), type.reservedSlugs);
  if (slugFault) return damaged(type.slug ?? 'slug', slugFault);
  const sitesFault = sites.check(readSites(row, sites));
  if (sitesFault) return damaged(sites.attribute ?? 'sites', sitesFault);
  if (typeof row[type.title] !== 'string') return damaged(type.title, 'The title is no text.');
  const { document, damage } = salvageDocument(row[field]) ?? { document: createEmptyDocument(), damage: [] };
  const [first] = damage;
  if (!first) return { document: forVisitors(migrateDocument(document, blocks)) };
  return damaged(first.path === 'content' ? field : `${field}.${first.path}`, first.message);
}

/** The same with the page's sections: they may make it larger than a page may be, or be damaged themselves. */
export function readComposed(
  row: StoredPage,
  { type, field }: PageRules,
  { whole, problem }: Composition,
): { document: PageDocument } | { damaged: DamagedPage } {
  const damaged = (message: string) => ({ damaged: { ...describe(row, type), path: field, message } });
  if (!whole) return damaged(`${problem.message.en} (block "${problem.blockId}")`);
  const { document, places } = whole;
  const isDamaged = [...places.values()].some(({ block }) => block.type === DAMAGED_TYPE);
  return isDamaged ? damaged('A section that stands on it is damaged.') : { document: forVisitors(document) };
}

function describe(row: StoredPage, type: PageType): Omit<DamagedPage, 'path' | 'message'> {
  const { documentId, locale } = row;
  const slug = readSlug(row, type);
  const isWhole = checkSlug(slug, type.reservedSlugs) === undefined;
  return { documentId, title: String(row[type.title] ?? ''), locale, slug: isWhole ? String(slug) : null };
}

/** One line for a log: which page, what is wrong with it, and what to do. */
export function explainDamage({ title, locale, documentId, path, message }: DamagedPage): string {
  const which = [locale, documentId].filter(Boolean).join(', ');
  return (
    `The stored page "${title}" (${which}) is damaged and is not delivered; sites keep its last good ` +
    `version. ${message} (at ${path}) Open it in the page editor, and delete or replace what is damaged.`
  );
}
