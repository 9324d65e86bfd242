import type { Core, UID } from '@strapi/strapi';
import { listReferencedFields } from '../registry/shown-fields.ts';
import { listFieldRights } from './field-rights.ts';
import { type Ability, can, findSubjects, READ_ENTRIES, type Subject } from './subjects.ts';

interface Target {
  $ref: string;
  documentId: string;
}

/**
 * The references without those whose targets are there and not for the person to read. Files are shown with the
 * pages on which they stand, as visitors see them; a target that is nowhere any more is nobody's secret.
 * @param listFields what has to be read of a target, too
 */
export async function listReadable<Reference extends Target>(
  strapi: Core.Strapi,
  ability: Ability,
  references: readonly Reference[],
  locale: string | null,
  listFields: (strapi: Core.Strapi, model: string) => string[] = () => [],
): Promise<Reference[]> {
  const types = [...new Set(references.map(({ $ref }) => $ref))];
  const readable = await Promise.all(
    types.map(async (type): Promise<Reference[]> => {
      const wanted = references.filter(({ $ref }) => $ref === type);
      if (type === 'media') return wanted;
      if (!ability.can(READ_ENTRIES, type)) return [];
      const hidden = await findHidden(strapi, ability, type, wanted, locale, listFields(strapi, type));
      return wanted.filter(({ documentId }) => !hidden.has(documentId));
    }),
  );
  return readable.flat();
}

/** The same where the person reads all that blocks get of the targets. */
export function listReadableWhole<Reference extends Target>(
  strapi: Core.Strapi,
  ability: Ability,
  references: readonly Reference[],
  locale: string | null,
): Promise<Reference[]> {
  return listReadable(strapi, ability, references, locale, listReferencedFields);
}

/** Ids of the targets that are there, and of which the person may not read all of the fields. */
async function findHidden(
  strapi: Core.Strapi,
  ability: Ability,
  model: string,
  wanted: readonly Target[],
  locale: string | null,
  fields: readonly string[],
): Promise<Set<string>> {
  const type = strapi.contentType(model as UID.ContentType);
  const where = { documentId: { $in: wanted.map(({ documentId }) => documentId) } };
  const rows = await findSubjects(strapi, model, where);
  const parts = fields.flatMap((field) => listFieldRights(strapi, type, field));
  const isReadable = (row: Subject) =>
    (locale === null || row.locale === null || row.locale === locale) &&
    [undefined, ...parts].every((part) => can(strapi, ability, READ_ENTRIES, model, row, part));
  const readable = new Set(rows.filter(isReadable).map(({ documentId }) => documentId));
  return new Set(rows.map(({ documentId }) => documentId).filter((documentId) => !readable.has(documentId)));
}
