import type { Core } from '@strapi/strapi';
import { type EntryText, toFieldPath } from '../../../shared/translation/entry-texts.ts';
import { TRANSLATE_TEXTS, UPDATE_ENTRIES } from '../services/permissions.ts';
import { type Ability, can, findSubject, READ_ENTRIES } from '../services/rights/subjects.ts';
import { createHttpError } from '../strapi-errors.ts';
import { type EntryPlace, findEntryTexts, loadEntryTexts, type Values } from './entry-texts.ts';
import { describeRefusal } from './refuse-document.ts';

/** Those of the texts that a person may read in a language. */
export async function listReadableTexts(
  strapi: Core.Strapi,
  ability: Ability,
  { field, ...place }: EntryPlace & { field: string },
): Promise<EntryText[]> {
  const entry = await findSubject(strapi, place.model, place.documentId, place.locale);
  if (!entry) return [];
  const mayRead = (path: string) => can(strapi, ability, READ_ENTRIES, place.model, entry, toFieldPath(path));
  return findEntryTexts(strapi, place.model, field).filter(({ path }) => mayRead(path));
}

/** Those of them that a person may change: by the right to texts all, by the right to the entry some fields perhaps. */
export async function listWritableTexts(
  strapi: Core.Strapi,
  ability: Ability,
  place: EntryPlace & { field: string },
): Promise<EntryText[]> {
  const entry = await findSubject(strapi, place.model, place.documentId, place.locale);
  if (!entry) return [];
  const may = (action: string, path?: string) => can(strapi, ability, action, place.model, entry, path);
  const texts = await listReadableTexts(strapi, ability, place);
  return may(TRANSLATE_TEXTS) ? texts : texts.filter(({ path }) => may(UPDATE_ENTRIES, toFieldPath(path)));
}

/**
 * What a write of an entry changes so that its texts say something else, and nothing else of it.
 * @param sent by the paths of the texts
 * @throws an error with status 403 for what is none of the entry's texts, or not for the person to read and change
 */
export async function toTextChanges(
  strapi: Core.Strapi,
  ability: Ability,
  { field, ...place }: EntryPlace & { field: string },
  sent: Readonly<Record<string, string | null>>,
): Promise<Record<string, unknown>> {
  const paths = Object.keys(sent);
  if (paths.length === 0) return {};
  const texts = await listWritableTexts(strapi, ability, { ...place, field });
  const denied = paths.find((path) => !texts.some((text) => text.path === path));
  if (denied !== undefined) throw refuseField(denied);
  const meant = texts.filter(({ path }) => paths.includes(path));
  return describeChanges((await loadEntryTexts(strapi, place, [place.locale], meant)).get(place.locale) ?? {}, sent);
}

/**
 * What a write changes of an entry so that it has these texts.
 * @param stored the entry, with the ids of its components: one that is there keeps what is not named
 * @param texts by their paths
 */
export function describeChanges(
  stored: Values,
  texts: Readonly<Record<string, string | null>>,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(texts)) putChange(changes, stored, path.split('.'), value);
  return changes;
}

type Component = Record<string, unknown>;

function putChange(
  changes: Component,
  stored: Values | undefined,
  [name = '', ...inside]: readonly string[],
  value: unknown,
): void {
  const [first] = inside;
  if (first === undefined) {
    changes[name] = value;
    return;
  }
  if (!/^\d+$/.test(first)) {
    const component = stored?.[name] as Component | null | undefined;
    changes[name] ??= beginAt(component);
    putChange(changes[name] as Component, component ?? undefined, inside, value);
    return;
  }
  // A list is written as a whole: what is not named in it goes.
  const list = (stored?.[name] ?? []) as Component[];
  changes[name] ??= list.map(beginAt);
  const own = changes[name] as Component[];
  while (own.length <= Number(first)) own.push({});
  putChange(own as unknown as Component, list as unknown as Values, inside, value);
}

const beginAt = (component: Component | null | undefined): Component => (component ? { id: component.id } : {});

export function refuseField(path: string): Error {
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
