import type { Core } from '@strapi/strapi';
import type { EntryText } from '../../../shared/translation/entry-texts.ts';
import { type Ability, READ_ENTRIES } from '../services/permissions.ts';
import { can, findSubject } from '../services/rights/subjects.ts';
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
  const texts = findEntryTexts(strapi, place.model, field);
  return texts.filter(({ path }) => entry && can(strapi, ability, READ_ENTRIES, place.model, entry, path));
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
