import type { Core, UID } from '@strapi/strapi';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import { errors } from '../../strapi-errors.ts';
import type { Caller } from '../deleted/list-deleted.ts';
import { CREATE_ENTRIES, listHidden, READ_ENTRIES } from '../permissions.ts';
import { listFieldRights } from '../rights/field-rights.ts';
import { can, findSubject } from '../rights/subjects.ts';

export interface DuplicateRequest {
  model: string;
  documentId: string;
  /** Those that the copy is to have; of a type without languages, none. */
  locales: readonly string[];
}

type ContentType = Core.Strapi['contentTypes'][UID.ContentType];

/**
 * Copies the drafts of an entry in several languages, as one new entry. What the person may not write stays empty in it.
 * @returns the id of the copy
 * @throws NotFoundError for a language that is not there, ForbiddenError, PolicyError naming a field that they may not read
 */
export async function duplicateEntry(
  strapi: Core.Strapi,
  { user, userAbility }: Caller,
  { model, documentId, locales }: DuplicateRequest,
): Promise<string> {
  const type: ContentType | undefined = strapi.contentTypes[model as UID.ContentType];
  if (type?.kind !== 'collectionType' || listPageFields(type).length === 0) {
    throw new errors.NotFoundError('There is no such type with a page.');
  }
  if (isLocalized(type) !== locales.length > 0) {
    throw new errors.ValidationError(
      isLocalized(type) ? 'Say in which languages it is to be copied.' : 'This type has no languages.',
    );
  }
  const canWrite = (field: string) =>
    listFieldRights(strapi, type, field).every((part) => userAbility.can(CREATE_ENTRIES, model, part));
  const fields = Object.keys(type.attributes).filter((field) => listFieldRights(strapi, type, field).length > 0);
  const copied = fields.filter(canWrite);
  for (const locale of locales.length > 0 ? locales : [null]) {
    const entry = await findSubject(strapi, model, documentId, locale);
    if (!entry) throw new errors.NotFoundError(`This entry is not there${locale === null ? '' : ` in ${locale}`}.`);
    const begun = { createdBy: { id: user.id }, ...(locale !== null && { locale }) };
    const isAllowed =
      can(strapi, userAbility, READ_ENTRIES, model, entry) && can(strapi, userAbility, CREATE_ENTRIES, model, begun);
    if (!isAllowed) throw new errors.ForbiddenError();
    const [hidden] = await listHidden(strapi, userAbility, { model, documentId, locale }, copied);
    if (hidden === undefined) continue;
    const language = locale === null ? '' : ` in every language (${locale})`;
    throw new errors.PolicyError(`"${hidden}" of this entry is not yours to read${language}, so it cannot be copied.`);
  }
  const left = fields.filter((field) => !canWrite(field)).map((field) => [field, emptyValue(type, field)]);
  const copy = await strapi.documents(type.uid).clone({
    documentId,
    // Strapi takes several, and its type speaks of one.
    ...(locales.length > 0 && { locale: [...locales] as unknown as string }),
    data: { ...Object.fromEntries(left), createdBy: user.id, updatedBy: user.id },
  });
  if (!copy) throw new errors.NotFoundError('This entry is not there any more.');
  return copy.documentId;
}

function emptyValue({ attributes }: ContentType, field: string): { set: [] } | null {
  return attributes[field]?.type === 'relation' ? { set: [] } : null;
}
