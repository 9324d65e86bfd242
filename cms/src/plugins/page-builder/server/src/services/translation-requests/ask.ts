import type { Core, UID } from '@strapi/strapi';
import type { ToldRefusal } from '../../../../shared/told-refusal.ts';
import type { MailOutcome } from '../../../../shared/translation-requests.ts';
import { errors } from '../../strapi-errors.ts';
import { type Ability, ACTIVE_USER, findAbility, mayDo, mayTranslateTexts, UPDATE_ENTRIES } from '../permissions.ts';
import type { FoundPage } from '../translations/describe-pages.ts';
import { findAllPages } from '../translations/list-board.ts';
import { NAMES, namePerson, type StoredName } from '../translations/people.ts';
import { groupBy } from '../uses/group-rows.ts';
import { queryRequests } from './request-rows.ts';
import { sendRequest } from './send-request.ts';

interface AskedPage {
  contentType: string;
  documentId: string;
}

export interface TranslationRequest {
  locale: string;
  pages: readonly AskedPage[];
  /** Id of a user of the admin. */
  person: number;
  /** A date, such as 2026-12-05. */
  until?: string | undefined;
  note?: string | undefined;
}

/** Who asks. */
export interface Asker {
  user: StoredName & { id: number };
  userAbility: Ability;
}

/** A user who is asked. */
export interface Translator extends StoredName {
  id: number;
  email: string;
  preferedLanguage: string | null;
}

/**
 * Asks a person to translate pages into a language: stores a request for each, in the place of the one before, and sends
 * one mail.
 * @throws ValidationError where one of the pages is not for the asker to read, or not for the person to change: nothing is asked then
 */
export async function askForTranslations(
  strapi: Core.Strapi,
  { user, userAbility }: Asker,
  request: TranslationRequest,
): Promise<{ count: number; mail: MailOutcome }> {
  const { locale, person } = request;
  const { pages, languages } = await findAllPages(strapi, userAbility, locale);
  const asked = new Set(request.pages.map(keyOf));
  const found = groupBy(pages, ({ type, documentId }) => keyOf({ contentType: type.uid, documentId }));
  const entries = [...asked].map((key) => found.get(key)).filter((fields) => fields !== undefined);
  if (entries.length < asked.size) refuseMissing(asked.size - entries.length, asked.size);
  const translator = await findTranslator(strapi, person);
  await assertMayTranslate(strapi, translator, entries.flat(), locale);
  // Of an entry with several pages, the first one stands for all.
  const first = entries.flatMap(([page]) => page ?? []);
  await store(strapi, user.id, request, first);
  const language = languages.find(({ code }) => code === locale)?.name ?? locale;
  const mail = await sendRequest(strapi, translator, {
    ...{ locale, language, pages: first, person, asker: namePerson(user) },
    ...{ until: request.until, note: request.note },
  });
  return { count: first.length, mail };
}

const keyOf = ({ contentType, documentId }: AskedPage) => `${contentType} ${documentId}`;

function refuseMissing(missing: number, all: number): never {
  const told: ToldRefusal = { code: 'ask.refused.missing', values: { count: missing, all } };
  throw new errors.ValidationError(
    `${missing} of the ${all} pages ${missing === 1 ? 'is' : 'are'} not there any more, or not for you to read in this language. Load the list anew. Nothing was asked.`,
    told,
  );
}

async function findTranslator(strapi: Core.Strapi, id: number): Promise<Translator> {
  const translator: Translator | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { ...ACTIVE_USER, id }, select: ['id', 'email', 'preferedLanguage', ...NAMES] });
  if (translator) return translator;
  const told: ToldRefusal = { code: 'ask.refused.person' };
  throw new errors.ValidationError('There is no such person, or their account is not active. Nothing was asked.', told);
}

async function assertMayTranslate(
  strapi: Core.Strapi,
  translator: Translator,
  pages: readonly FoundPage[],
  locale: string,
): Promise<void> {
  const ability = await findAbility(strapi, translator.id);
  const refused: FoundPage[] = [];
  for (const page of pages) {
    const place = { model: page.type.uid, documentId: page.documentId, locale, field: page.field };
    const mayChange =
      ability !== undefined &&
      ((await mayDo(strapi, ability, UPDATE_ENTRIES, place)) || (await mayTranslateTexts(strapi, ability, place)));
    if (!mayChange) refused.push(page);
  }
  const [first, ...more] = refused;
  if (!first) return;
  const title = first.titles[0] ?? first.documentId;
  const which = `“${title}”${more.length > 0 ? ` and ${more.length} more` : ''}`;
  const name = namePerson(translator);
  const told: ToldRefusal = {
    code: 'ask.refused.rights',
    values: { person: name ?? 'none', title, count: more.length },
  };
  throw new errors.ValidationError(
    `${name ?? 'This person'} may not change ${which} in this language. Nothing was asked.`,
    told,
  );
}

/** Nobody deletes the entries until the requests are stored; who deletes them then ends these. */
async function store(
  strapi: Core.Strapi,
  askedBy: number,
  { locale, person, until, note }: TranslationRequest,
  pages: readonly FoundPage[],
): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const [contentType, group] of groupBy(pages, ({ type }) => type.uid)) {
      const ids = group.map(({ documentId }) => documentId);
      const rows: { documentId: string }[] = await strapi.db
        .queryBuilder(contentType as UID.ContentType)
        .select(['id', 'documentId'])
        .where({ documentId: { $in: ids } })
        .orderBy({ id: 'asc' })
        .forUpdate()
        .execute();
      const stored = new Set(rows.map(({ documentId }) => documentId));
      if (stored.size < ids.length) refuseMissing(ids.length - stored.size, ids.length);
      await queryRequests(strapi).deleteMany({ where: { contentType, locale, entry: { $in: ids } } });
      const request = { contentType, locale, person, askedBy, until, note: note || null, askedAt: new Date() };
      await queryRequests(strapi).createMany({ data: ids.map((entry) => ({ ...request, entry })) });
    }
  });
}
