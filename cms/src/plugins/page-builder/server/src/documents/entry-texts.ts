import type { Core, UID } from '@strapi/strapi';
import type { Block } from 'page-format';
import type { Source } from '../../../shared/envelope.ts';
import { toEntryBlock, withEntryBlock } from '../../../shared/translation/entry-block.ts';
import { type EntryText, listEntryTexts } from '../../../shared/translation/entry-texts.ts';
import { sourcesOf } from '../../../shared/translation/sources-of.ts';
import { getService } from '../services/index.ts';
import { type Ability, READ_ENTRIES } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { createHttpError } from '../strapi-errors.ts';
import { describeRefusal } from './refuse-document.ts';

/** The texts of an entry that are translated with its page in a field. */
export function findEntryTexts(strapi: Core.Strapi, uid: string, field: string): EntryText[] {
  const { attributes } = strapi.contentType(uid as UID.ContentType);
  return listEntryTexts(attributes, field, (component) => strapi.components[component as UID.Component]?.attributes);
}

/**
 * The record for an entry's own texts, as `sourcesOf` makes those for blocks.
 * @param field the page that they are translated with
 * @param values of the entry that they are translated from
 * @param how whether they were just taken from there as they are, or are translated
 */
export function sourcesOfEntry(
  strapi: Core.Strapi,
  { uid, field }: { uid: string; field: string },
  values: object,
  locale: string,
  how: 'taken' | 'translated',
): [block: string, source: Source][] {
  const texts = findEntryTexts(strapi, uid, field);
  const registry = withEntryBlock(getRegistry(strapi).blocks, texts);
  return texts.length === 0 ? [] : sourcesOf([toEntryBlock(texts, values) as Block], locale, registry, how);
}

/** A language of an entry. */
interface EntryPlace {
  model: string;
  documentId: string;
  locale: string;
}

/** Those of the texts that a person may read in a language. */
export async function listReadableTexts(
  strapi: Core.Strapi,
  ability: Ability,
  { field, ...place }: EntryPlace & { field: string },
): Promise<EntryText[]> {
  const service = getService(strapi, 'permissions');
  const entry = await service.findSubject(place.model, place.documentId, place.locale);
  const texts = findEntryTexts(strapi, place.model, field);
  return texts.filter(({ path }) => entry && service.can(ability, READ_ENTRIES, place.model, entry, path));
}

type Values = Readonly<Record<string, unknown>>;

/** What a query reads of an entry to have these texts, and the ids of the components that hold them. */
function queryOf(texts: readonly Pick<EntryText, 'path'>[]): { select: string[]; populate: Record<string, object> } {
  const own = texts.filter(({ path }) => !path.includes('.')).map(({ path }) => path);
  const inside = new Map<string, { path: string }[]>();
  for (const { path } of texts.filter(({ path }) => path.includes('.'))) {
    const [name = '', ...rest] = path.split('.');
    inside.set(name, [...(inside.get(name) ?? []), { path: rest.join('.') }]);
  }
  return {
    select: ['id', ...own],
    populate: Object.fromEntries([...inside].map(([name, paths]) => [name, queryOf(paths)])),
  };
}

/** The drafts of an entry in some languages, with what holds these texts. */
export async function loadEntryTexts(
  strapi: Core.Strapi,
  { model, documentId }: Omit<EntryPlace, 'locale'>,
  locales: readonly string[],
  texts: readonly EntryText[],
): Promise<ReadonlyMap<string, Values>> {
  if (texts.length === 0) return new Map();
  const { options } = strapi.contentType(model as UID.ContentType);
  const { select, populate } = queryOf(texts);
  const rows: (Values & { locale: string })[] = await strapi.db.query(model as UID.ContentType).findMany({
    where: {
      ...{ documentId, locale: { $in: locales } },
      ...(options?.draftAndPublish && { publishedAt: { $null: true } }),
    },
    select: [...select, 'locale'],
    populate,
  });
  return new Map(rows.map((row) => [row.locale, row]));
}

/**
 * What a write of an entry changes so that its texts say something else, and nothing else of it.
 * @param sent by the paths of the texts
 * @throws an error with status 403 for what is none of the entry's texts, or not for the person to read
 */
export async function toTextChanges(
  strapi: Core.Strapi,
  ability: Ability,
  { field, ...place }: EntryPlace & { field: string },
  sent: Readonly<Record<string, string | null>>,
): Promise<Record<string, unknown>> {
  const paths = Object.keys(sent);
  if (paths.length === 0) return {};
  const texts = await listReadableTexts(strapi, ability, { ...place, field });
  const denied = paths.find((path) => !texts.some((text) => text.path === path));
  if (denied !== undefined) throw refuseField(denied);
  const meant = texts.filter(({ path }) => paths.includes(path));
  const stored = (await loadEntryTexts(strapi, place, [place.locale], meant)).get(place.locale) ?? {};
  const changes: Record<string, unknown> = {};
  for (const path of paths) putChange(changes, stored, path.split('.'), sent[path]);
  return changes;
}

/** A component that is there is named by its id, and keeps what is not named. */
function putChange(changes: Record<string, unknown>, stored: unknown, path: readonly string[], value: unknown): void {
  const [name = '', ...inside] = path;
  if (inside.length === 0) {
    changes[name] = value;
    return;
  }
  const component = (stored as Values | undefined)?.[name] as { id?: unknown } | null | undefined;
  const own = (changes[name] ?? (component ? { id: component.id } : {})) as Record<string, unknown>;
  changes[name] = own;
  putChange(own, component ?? undefined, inside, value);
}

function refuseField(path: string): Error {
  const message = {
    en: 'Your role changes texts in this language, nothing else, and this is none of them.',
    de: 'Ihre Rolle ändert in dieser Sprache Texte und sonst nichts, und dies ist keiner davon.',
    nl: 'Je rol wijzigt in deze taal alleen teksten, en dit is er geen van.',
    fr: 'Votre rôle modifie les textes dans cette langue, et rien d’autre ; ceci n’en est pas un.',
  };
  const issue = { level: 'error', code: 'texts-only', field: path, path: [], message };
  const said = `"${path}" was not saved: ${message.en}`;
  return createHttpError(403, 'ValidationError', said, describeRefusal(path, said, [issue]));
}
