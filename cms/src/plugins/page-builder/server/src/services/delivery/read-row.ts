import { registry } from '@lumavelo/blocks/registry';
import { createEmptyDocument, migrateDocument, type PageDocument, salvageDocument } from 'page-format';
import { checkCountries, checkSlug } from '../../documents/page-address.ts';

/** A stored page that cannot be delivered, and what to look for in the CMS. */
export interface DamagedPage {
  documentId: string;
  title: string;
  locale: string;
  /** Null where the slug itself is damaged. */
  slug: string | null;
  /** Place in the entry, such as `content.blocks[2].props`. */
  path: string;
  /** What is wrong there, in English. */
  message: string;
}

interface StoredPage {
  documentId: string;
  title: unknown;
  locale: string;
  slug: unknown;
  countries: unknown;
  content: unknown;
}

/**
 * The document of a stored page, every block brought to its current version, or what is damaged about the page. Only a
 * write around our checks damages one, and visitors see a page whole or as it was before.
 */
export function readRow(row: StoredPage): { document: PageDocument } | { damaged: DamagedPage } {
  const address = checkSlug(row.slug ?? '');
  if (address) return { damaged: describe(row, { path: 'slug', message: address }) };
  const countries = checkCountries(row.countries);
  if (countries) return { damaged: describe(row, { path: 'countries', message: countries }) };
  if (typeof row.title !== 'string') {
    return { damaged: describe(row, { path: 'title', message: 'The title is no text.' }) };
  }
  const { document, damage } = salvageDocument(row.content) ?? { document: createEmptyDocument(), damage: [] };
  const [first] = damage;
  if (!first) return { document: migrateDocument(document, registry) };
  const path = first.path === 'content' ? 'content' : `content.${first.path}`;
  return { damaged: describe(row, { path, message: first.message }) };
}

function describe(row: StoredPage, { path, message }: Pick<DamagedPage, 'path' | 'message'>): DamagedPage {
  const { documentId, locale } = row;
  const slug = checkSlug(row.slug ?? '') === undefined ? String(row.slug ?? '') : null;
  return { documentId, title: String(row.title ?? ''), locale, slug, path, message };
}

/** One line for a log: which page, what is wrong with it, and what to do. */
export function explainDamage({ title, locale, documentId, path, message }: DamagedPage): string {
  return (
    `The stored page "${title}" (${locale}, ${documentId}) is damaged and is not delivered; sites keep its last good ` +
    `version. ${message} (at ${path}) Open it in the page editor, and delete or replace what is damaged.`
  );
}
