import type { Core, UID } from '@strapi/strapi';
import { migrateDocument, salvageDocument, type Translation } from 'page-format';
import { type Ability, READ_ENTRIES, readRules } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import type { StoredRow, WriteContext } from './write-context.ts';

interface PagePlace {
  type: WriteContext['contentType'];
  documentId: string;
  /** The language that is left out. */
  locale: string;
  field: string;
}

interface Language {
  code: string;
  name: string;
}

/** The drafts of an entry in its other languages, as far as a person may read them. */
export async function loadTranslations(
  strapi: Core.Strapi,
  ability: Ability,
  { type, documentId, locale, field }: PagePlace,
): Promise<Translation[]> {
  const rules = readRules(strapi, ability, type.uid);
  if (rules === false || !ability.can(READ_ENTRIES, type.uid, field)) return [];
  const place = {
    documentId,
    locale: { $ne: locale },
    ...(type.options?.draftAndPublish && { publishedAt: { $null: true } }),
  };
  const rows: StoredRow[] = await strapi.db.query(type.uid as UID.ContentType).findMany({
    where: { $and: [rules ?? {}, place] },
    select: ['documentId', 'locale', field],
    // Of texts that are equally long the same one is told each time.
    orderBy: { locale: 'asc' },
  });
  if (rows.length === 0) return [];
  const languages: Language[] = await strapi.plugin('i18n').service('locales').find();
  const { blocks } = getRegistry(strapi);
  return rows.flatMap((row): Translation[] => {
    const document = salvageDocument(row[field])?.document;
    if (!document) return [];
    const language = languages.find(({ code }) => code === row.locale)?.name ?? String(row.locale);
    return [{ language, document: migrateDocument(document, blocks) }];
  });
}
