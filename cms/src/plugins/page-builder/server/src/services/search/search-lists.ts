import type { Core } from '@strapi/strapi';
import { findModel } from '../../middlewares/show-readable.ts';
import { findRows, isOneOf } from './find-rows.ts';
import { type Attributes, listSearchedFields, listTextFields } from './text-fields.ts';

type Lifecycles = Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0];
type Event = Parameters<Extract<Lifecycles, (...parameters: never[]) => unknown>>[0];

type Where = Record<string, unknown>;

/** Finds rows in which one of the fields holds a text. */
type Find = (fields: readonly string[], text: string) => Promise<readonly number[]>;

/**
 * Lets the lists of the admin (entries, choices of related entries, files) find what people type, without regard to case
 * and accents: their search and their filter "contains". The rest of Strapi searches as ever; what a list finds is
 * found by its database as before, and more.
 */
export function searchLists(strapi: Core.Strapi): void {
  const found = new WeakMap<object, Map<string, Promise<readonly number[]>>>();
  const search = async ({ model, params }: Event) => {
    const request = strapi.requestContext.get();
    if (!request || findModel(strapi, request.path) !== model.uid) return;
    const attributes = model.attributes as Attributes;
    const { _q, where = {} } = params as { _q?: unknown; where?: Where };
    const within = readPlace(where);
    // A list and its count ask the same.
    const known = found.get(request) ?? new Map<string, Promise<readonly number[]>>();
    found.set(request, known);
    const find: Find = (fields, text) => {
      const key = JSON.stringify([within, fields, text]);
      const ids = known.get(key) ?? findRows(strapi, { uid: model.uid, fields, text, within });
      known.set(key, ids);
      return ids;
    };
    const texts = new Set(listTextFields(attributes));
    const conditions = [await replaceContains(strapi, where, { texts, find })];
    if (typeof _q === 'string') {
      conditions.push(isOneOf(strapi, await find(listSearchedFields(attributes, _q), _q)));
      params._q = undefined;
    }
    params.where = conditions.length > 1 ? { $and: conditions } : conditions[0];
  };
  strapi.db.lifecycles.subscribe({ beforeFindMany: search, beforeCount: search });
}

/** Which language and status a list is of; other conditions cost more than they spare. */
function readPlace({ locale, publishedAt }: Where): Where {
  return {
    ...(typeof locale === 'string' && { locale }),
    ...(publishedAt !== undefined && { publishedAt }),
  };
}

const GROUPS = new Set(['$and', '$or', '$not']);

/** The condition with every `$containsi` of a field of its own replaced. */
async function replaceContains(
  strapi: Core.Strapi,
  where: Where,
  { texts, find }: { texts: ReadonlySet<string>; find: Find },
): Promise<Where> {
  const again = (inner: Where) => replaceContains(strapi, inner, { texts, find });
  const conditions: Where[] = [];
  for (const [name, value] of Object.entries(where)) {
    const { $containsi: text, ...others } = isRecord(value) && texts.has(name) ? value : {};
    if (GROUPS.has(name) && Array.isArray(value)) conditions.push({ [name]: await Promise.all(value.map(again)) });
    else if (GROUPS.has(name) && isRecord(value)) conditions.push({ [name]: await again(value) });
    else if (typeof text !== 'string') conditions.push({ [name]: value });
    else conditions.push({ [name]: others }, isOneOf(strapi, await find([name], text)));
  }
  return conditions.length === 1 && conditions[0] ? conditions[0] : { $and: conditions };
}

function isRecord(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
