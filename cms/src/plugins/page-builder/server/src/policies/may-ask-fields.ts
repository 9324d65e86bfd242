import type { Core, UID } from '@strapi/strapi';
import { findModel } from '../middlewares/show-readable.ts';
import type { RequestContext } from '../request-context.ts';
import { type AskedField, listAskedFields } from '../services/rights/asked-fields.ts';
import { readsEverywhere } from '../services/rights/reads-everywhere.ts';
import { hasRights } from '../services/rights/show-only.ts';
import { type Ability, READ_ENTRIES } from '../services/rights/subjects.ts';
import { listTextFields } from '../services/search/text-fields.ts';
import { errors } from '../strapi-errors.ts';

type Context = Pick<RequestContext, 'request' | 'state' | 'params'>;

type Query = Record<string, unknown>;

/**
 * For lists of Strapi's admin: refuses filters and orders by fields that the person may not read in every entry which the
 * list looks at, and searches in those alone that they may read. Strapi asks whether they may read the field at all, and
 * of a related entry nothing.
 * @throws ForbiddenError for a relation of a type that is not theirs to read, ValidationError naming the field
 */
export async function mayAskFields(
  { request, state, params }: Context,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> {
  const ability = state.userAbility as Ability;
  assertReadsRelation(strapi, ability, params);
  const model = findModel(strapi, request.path);
  if (model === undefined) return true;
  const query: Query = request.query;
  const { sort, locale = query.locale } = (request.body ?? {}) as Query;
  const language = typeof locale === 'string' && locale !== '*' ? locale : undefined;
  const isUnknown = ({ isRelated, field }: AskedField) =>
    !isRelated && hasRights(strapi, model) && ability.rulesFor(READ_ENTRIES, model, field).length === 0;
  // The admin asks for an order by default, also by a field that its user may read in no entry, and offers one by what
  // is related to the entries.
  for (const field of listAskedFields(strapi, model, { sort: query.sort })) {
    const isHidden = field.isRelated && !(await readsEverywhere(strapi, ability, field, language));
    if (isHidden || isUnknown(field)) delete query.sort;
  }
  const searched = await findSearched(strapi, params, model, query);
  const asked = [
    ...listAskedFields(strapi, model, query),
    ...(sort === undefined ? [] : listAskedFields(strapi, model, { sort })),
    // Strapi searches ids where it is one of those.
    ...searched.filter((field) => !isUnknown(field)),
  ];
  for (const field of asked) {
    if (await readsEverywhere(strapi, ability, field, language)) continue;
    throw new errors.ValidationError(
      `Your role may not read "${field.field}" in every entry (${field.model}), so lists cannot be filtered or sorted by it.`,
    );
  }
  if (params.targetField === undefined && query._q !== undefined) {
    await narrowSearch(strapi, ability, { model, query, language });
  }
  return true;
}

/** Strapi's controller fails where the relation is not theirs to read. */
function assertReadsRelation(
  strapi: Core.Strapi,
  ability: Ability,
  { model = '', targetField }: Record<string, string>,
): void {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (targetField === undefined || !type?.attributes[targetField] || !hasRights(strapi, model)) return;
  if (!ability.can(READ_ENTRIES, model, targetField)) throw new errors.ForbiddenError();
}

/** The field in which the choice of related entries searches. */
async function findSearched(
  strapi: Core.Strapi,
  { model = '', targetField }: Record<string, string>,
  target: string,
  { _q }: Query,
): Promise<AskedField[]> {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (targetField === undefined || _q === undefined || !type) return [];
  const { metadatas } = await strapi.plugin('content-manager').service('content-types').findConfiguration(type);
  const field = metadatas[targetField]?.edit?.mainField;
  return typeof field === 'string' && field !== 'id' ? [{ model: target, field, isRelated: false }] : [];
}

async function narrowSearch(
  strapi: Core.Strapi,
  ability: Ability,
  { model, query, language }: { model: string; query: Query; language: string | undefined },
): Promise<void> {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (!type || !hasRights(strapi, model)) return;
  const texts = listTextFields(type.attributes);
  const readable: string[] = [];
  for (const field of texts) {
    if (await readsEverywhere(strapi, ability, { model, field, isRelated: false }, language)) readable.push(field);
  }
  if (readable.length === texts.length) return;
  const found = readable.map((field) => ({ [field]: { $containsi: String(query._q) } }));
  const search = found.length > 0 ? { $or: found } : { id: { $null: true } };
  delete query._q;
  query.filters = { $and: [query.filters ?? {}, search] };
}
