import type { Core, UID } from '@strapi/strapi';
import { createRegistry } from 'page-format';
import type { DeskText, EntryDesk, EntryTextChange } from '../../../../shared/entry-desk.ts';
import { ENTRY } from '../../../../shared/envelope.ts';
import { toEntryBlock, withEntry, withEntryBlock } from '../../../../shared/translation/entry-block.ts';
import { type EntryText, expandTexts, toFieldPath } from '../../../../shared/translation/entry-texts.ts';
import { noteTexts, pairTexts, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import { versionOf } from '../../../../shared/version.ts';
import { describeChanges, listReadableTexts, refuseField } from '../../documents/change-entry-texts.ts';
import { type EntryPlace, findEntryTexts, loadEntryTexts, type Values } from '../../documents/entry-texts.ts';
import { lockName } from '../../documents/lock-entry.ts';
import { EMPTY_TREE } from '../../documents/read-tree.ts';
import { createHttpError, errors } from '../../strapi-errors.ts';
import { listLanguages } from '../languages.ts';
import { READ_ENTRIES, TRANSLATE_BY_MACHINE, TRANSLATE_TEXTS, UPDATE_ENTRIES } from '../permissions.ts';
import { type Ability, can, findSubject, type Subject } from '../rights/subjects.ts';
import { createTranslationSourcesService } from '../translation-sources.ts';
import { findTitleField, readLabels } from '../uses/entry-forms.ts';
import { countEntry } from './count-entry.ts';
import { findOrigin } from './find-origin.ts';
import { listShownTypes } from './translated-types.ts';

/** Who translates. */
export interface Translator {
  user: { id: number | string };
  userAbility: Ability;
}

/**
 * The texts of an entry without a page beside those of its original, as far as a person may read both.
 * @throws NotFoundError, or ForbiddenError where none of them is for the person to read
 */
export async function loadEntryDesk(strapi: Core.Strapi, ability: Ability, place: EntryPlace): Promise<EntryDesk> {
  const { model, documentId, locale } = place;
  const type = findType(strapi, model);
  if (!ability.can(READ_ENTRIES, model)) throw new errors.ForbiddenError();
  const entry = await findSubject(strapi, model, documentId, locale);
  if (!entry) throw new errors.NotFoundError('This entry is not there in that language.');
  const own = await listReadableTexts(strapi, ability, { ...place, field: ENTRY });
  if (own.length === 0) throw new errors.ForbiddenError();
  const from = await findOrigin(strapi, placeOfSources(place));
  const { kind, info } = strapi.contentType(type.uid as UID.ContentType);
  const languages = await listLanguages(strapi);
  const nameOf = (locale: string) => languages.find(({ code }) => code === locale)?.name ?? locale;
  const titleField = await findTitleField(strapi, model);
  const title =
    titleField !== undefined && can(strapi, ability, READ_ENTRIES, model, entry, titleField) && entry[titleField];
  return {
    ...{ contentType: model, kind, typeName: info.displayName, documentId },
    ...{ title: typeof title === 'string' ? title : null, from, hasDrafts: type.hasDrafts },
    names: { from: nameOf(from ?? locale), to: nameOf(locale) },
    canTranslateByMachine: can(strapi, ability, TRANSLATE_BY_MACHINE, model, entry),
    texts: from === null ? [] : await describeTexts(strapi, ability, { place, from, entry, own }),
  };
}

/**
 * Stores texts of an entry in a language as its draft, and notes what became of them: all of it, or nothing.
 * @param changes by the paths of the texts
 * @throws an error with status 403 for what is not for the person to change, or 409 where a text, or its original, says
 * something else by now
 */
export async function saveEntryTexts(
  strapi: Core.Strapi,
  { user, userAbility }: Translator,
  place: EntryPlace,
  changes: Readonly<Record<string, EntryTextChange>>,
): Promise<EntryDesk> {
  const { model, documentId, locale } = place;
  return strapi.db.transaction(async ({ trx }) => {
    await lockName(strapi, trx, `${model}:${documentId}`);
    const { from, texts } = await loadEntryDesk(strapi, userAbility, place);
    const written = Object.entries(changes).map(([path, change]) => {
      const found = texts.find(({ pair }) => pair.source.place[0] === path);
      if (!found?.canWrite) throw refuseField(path);
      assertSeen(found, change);
      return { ...found.pair, target: change.value, before: found.pair.target ?? '', noted: change.noted };
    });
    if (from !== null && written.length > 0) {
      const sources = createTranslationSourcesService({ strapi });
      const at = placeOfSources(place);
      const before = (await sources.read(at))[ENTRY];
      const original = toEntryBlock(...(await loadWhole(strapi, { ...place, locale: from })));
      const notedOf = (pair: TextPair) => written.find((one) => pathOf(one) === pathOf(pair))?.noted;
      const versionsOf = (name: 'before' | 'target') =>
        Object.fromEntries(written.map((pair) => [pathOf(pair), [versionOf(pair[name])]]));
      const words = { before: versionsOf('before'), now: versionsOf('target') };
      // Before the texts: what is written by other ways counts as confirmed where nothing is noted.
      await sources.write(at, { [ENTRY]: noteTexts(original, written, notedOf, from, before) }, () => words);
    }
    const changed = written.filter(({ target, before }) => target !== before);
    if (changed.length > 0) {
      const data = await toData(strapi, place, new Map(changed.map((pair) => [pathOf(pair), pair.target])));
      const documents = strapi.documents(model as UID.ContentType);
      await documents.update({
        ...{ documentId, locale, data: { ...data, updatedBy: user.id }, fields: ['documentId'] },
      } as unknown as Parameters<typeof documents.update>[0]);
    }
    if (from !== null && written.length > 0)
      await countEntry(strapi, findType(strapi, model), documentId, { locale, pages: {} });
    return loadEntryDesk(strapi, userAbility, place);
  });
}

const pathOf = ({ source: { place } }: TextPair) => place[0] ?? '';

const placeOfSources = ({ model, documentId, locale }: EntryPlace) => ({
  uid: model,
  documentId,
  locale,
  field: ENTRY,
});

function findType(strapi: Core.Strapi, model: string) {
  const type = listShownTypes(strapi).find(({ uid }) => uid === model);
  if (!type) throw new errors.NotFoundError('Entries of this type have no texts that are translated by themselves.');
  return type;
}

interface DescribedEntry {
  place: EntryPlace;
  from: string;
  entry: Subject;
  /** Those that the person may read in the language of the place. */
  own: readonly EntryText[];
}

async function describeTexts(
  strapi: Core.Strapi,
  ability: Ability,
  { place, from, entry, own }: DescribedEntry,
): Promise<DeskText[]> {
  const { model, locale } = place;
  const there = await listReadableTexts(strapi, ability, { ...place, locale: from, field: ENTRY });
  const readable = own.filter(({ path }) => there.some((text) => text.path === path));
  const values = await loadEntryTexts(strapi, place, [locale, from], readable);
  const texts = expandTexts(readable, [values.get(from)]);
  const toTree = (language: string) => withEntry(EMPTY_TREE, texts, values.get(language));
  const sources = await createTranslationSourcesService({ strapi }).readNamed(placeOfSources(place));
  const blocks = withEntryBlock(createRegistry([]), texts);
  const mayTranslate = can(strapi, ability, TRANSLATE_TEXTS, model, entry);
  const described = pairTexts(toTree(from), toTree(locale), sources, from, blocks).map(async (pair) => {
    const { path, maxLength, kind } = texts.find((text) => text.path === pathOf(pair)) as EntryText;
    const canWrite = mayTranslate || can(strapi, ability, UPDATE_ENTRIES, model, entry, toFieldPath(path));
    return { pair, label: await nameText(strapi, model, path), maxLength, isSlug: kind === 'slug', canWrite };
  });
  return Promise.all(described);
}

/** As the forms call a text and what it stands in, with its number in a list: `Questions 2 › Answer`. */
async function nameText(strapi: Core.Strapi, model: string, path: string): Promise<string> {
  const labels = await readLabels(strapi, model, toFieldPath(path).split('.'));
  const numbers = path.split('.').reduce<string[]>((found, part) => {
    if (/^\d+$/.test(part)) found[found.length - 1] = ` ${Number(part) + 1}`;
    else found.push('');
    return found;
  }, []);
  return labels.map((label, index) => `${label}${numbers[index] ?? ''}`).join(' › ');
}

/** @throws an error with status 409 */
function assertSeen({ pair, label }: DeskText, { value, before, source }: EntryTextChange): void {
  const stored = pair.target ?? '';
  const isKnown = stored === before || stored === value;
  if (isKnown && pair.source.text === source) return;
  const what = isKnown ? 'the original of' : '';
  throw createHttpError(
    409,
    'ConflictError',
    `Somebody has changed ${[what, `“${label}”`].filter(Boolean).join(' ')} meanwhile. Nothing was saved. Look at it, and save again.`,
  );
}

/** All texts of an entry in a language, with what they say. */
async function loadWhole(strapi: Core.Strapi, place: EntryPlace): Promise<[EntryText[], Values]> {
  const known = findEntryTexts(strapi, place.model, ENTRY);
  const values = (await loadEntryTexts(strapi, place, [place.locale], known)).get(place.locale) ?? {};
  return [expandTexts(known, [values]), values];
}

async function toData(
  strapi: Core.Strapi,
  place: EntryPlace,
  texts: ReadonlyMap<string, TextPair['target']>,
): Promise<Record<string, unknown>> {
  const [, stored] = await loadWhole(strapi, place);
  return describeChanges(stored, Object.fromEntries(texts) as Record<string, string>);
}
