import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { startMailServer } from './harness/mail-server.ts';
import { createPage, newSlug, page } from './harness/pages.ts';
import { listQueries } from './harness/queries.ts';
import { readMail } from './harness/read-mail.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, type Permission } from './harness/sign-in.ts';
import { MAIL_PORT } from './harness/start-cms.ts';
import {
  askBoard,
  CREATE,
  createTranslated,
  findOnBoard,
  PAGES,
  READ,
  removeIn,
  saveIn,
  says,
  sources,
  UPDATE,
} from './harness/translated-pages.ts';

/** Asking a person for translations, by mail and on the board. */

const ASK = 'plugin::page-builder.translation-requests.ask';

describe('a request for a translation', () => {
  /** A user with the content rights to pages in some languages. */
  async function invite(locales: string[], actions: string[], more: Permission[] = []) {
    const { url, adminToken } = sharedCms();
    const properties = { fields: ['title', 'slug', 'content'], locales };
    const rights = actions.map((action) => ({ action, subject: PAGES, properties }));
    const asUser = createAsk(url, await createUser(url, adminToken, [...rights, ...more]));
    return { asUser, id: (await asUser('/admin/users/me')).body.data.id as number };
  }
  const pagesOf = (...ids: string[]) => ids.map((documentId) => ({ contentType: PAGES, documentId }));
  const post = (body: object) => call('/page-builder/translations/requests', { as: 'admin', body });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const myself = async () => (await call('/admin/users/me', { as: 'admin' })).body.data.id as number;

  it('is one mail in the language of who is asked, stands on the board until the page is ready, and goes with it', async () => {
    const name = newSlug();
    const { id, one, two } = await createTranslated(name);
    const other = await createPage({ title: `${name} <b>www.evil.test` });
    const anna = await invite(['en'], [READ, UPDATE, CREATE]);
    await anna.asUser('/admin/users/me', { preferedLanguage: 'de' }, 'PUT');
    const people = (await call('/page-builder/translations/people?locale=en', { as: 'admin' })).body.data;
    expect(people).toContainEqual({ id: anna.id, name: 'Test Editor' });
    const French = (await call('/page-builder/translations/people?locale=fr', { as: 'admin' })).body.data;
    expect(French).not.toContainEqual({ id: anna.id, name: 'Test Editor' });

    const mail = await startMailServer(MAIL_PORT);
    const until = inDays(7);
    const request = { locale: 'en', pages: pagesOf(id, other, id), person: anna.id };
    const { status, body } = await post({ ...request, until, note: 'Bitte\n<b>bald</b>' });
    expect([status, body.data]).toEqual([201, { count: 2, mail: 'sent', message: 'The mail was sent.' }]);
    const [sent = '', ...more] = mail.mails;
    expect(more).toEqual([]);
    const { headers, text, html } = readMail(sent);
    expect(headers.subject).toMatch(/^Bitte 2 Seiten übersetzen: English/);
    const address = `/admin/content-manager/collection-types/${PAGES}`;
    const query = new URLSearchParams({ 'plugins[i18n][locale]': 'en' });
    expect(text).toContain(`${address}/${id}?${query}#editor=content`);
    expect(text).toMatch(new RegExp(`${other}\\?${query}$`, 'm'));
    expect(text).toContain('> Bitte\n> <b>bald</b>');
    expect(text).not.toContain('www.evil');
    expect(html).not.toContain('<b>');

    const written = { askedBy: 'Test Runner', until, note: 'Bitte\n<b>bald</b>' };
    expect((await findOnBoard(name))?.requests).toEqual({ en: { ...written, person: 'Test Editor' } });
    expect((await askBoard({ search: name, person: String(anna.id) })).meta.total).toBe(2);
    mail.isDown = true;
    const again = await Promise.all([post(request), post({ ...request, person: await myself() })]);
    expect(again.map(({ status, body }) => [status, body.data.mail])).toEqual([
      [201, 'refused'],
      [201, 'refused'],
    ]);
    expect(again[0]?.body.data.message).toBe(
      'The requests are stored. The mail was not sent, because the mail server refused it.',
    );
    await mail.close();
    expect((await post(request)).body.data.mail).toBe('unreachable');
    expect((await findOnBoard(name))?.requests.en).toEqual({
      ...written,
      person: 'Test Editor',
      until: null,
      note: null,
    });

    const english = page(says(one, 'Bikes for all'), says(two, 'Now by instalments'));
    await saveIn('en', id, { content: { ...english, sources: sources([one, two], 'translated') } });
    expect((await findOnBoard(name))?.requests).toEqual({});
  });

  it('is withdrawn by whoever may ask and read the page, and only then', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    expect((await post({ locale: 'de', pages: pagesOf(id), person: await myself() })).status).toBe(201);
    const withdraw = (who: (typeof reader)['asUser'], change: object = {}) => {
      const query = new URLSearchParams({ contentType: PAGES, documentId: id, locale: 'de', ...change });
      return who(`/page-builder/translations/requests?${query}`, undefined, 'DELETE');
    };
    const reader = await invite(['nl'], [READ], [{ action: ASK, subject: null }]);
    const asker = await invite(['nl', 'de'], [READ], [{ action: ASK, subject: null }]);
    const refused = [
      ...[await withdraw(reader.asUser), await withdraw(asker.asUser, { documentId: 'gone' })],
      ...[await withdraw((await invite(['nl', 'de'], [READ])).asUser)],
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 403]);
    expect(refused[0]?.body.error.message).toBe(
      'This page is not there any more, or not for you to read in this language.',
    );
    expect(Object.keys((await findOnBoard(name))?.requests ?? {})).toEqual(['de']);
    const statuses = [(await withdraw(asker.asUser)).status, (await withdraw(asker.asUser)).status];
    expect([statuses, (await findOnBoard(name))?.requests]).toEqual([[204, 204], {}]);
  });

  it('ends with the language and with the page that it is for', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    const person = await myself();
    // Who may change texts alone begins no page.
    const texts = {
      action: 'plugin::page-builder.texts.translate',
      subject: PAGES,
      properties: { locales: ['de', 'fr'] },
    };
    const translator = await invite(['de', 'fr'], [READ], [texts]);
    const statusOf = async (locale: string, asked: number) =>
      (await post({ locale, pages: pagesOf(id), person: asked })).status;
    expect([await statusOf('de', translator.id), await statusOf('fr', translator.id)]).toEqual([201, 400]);
    expect(await statusOf('fr', person)).toBe(201);
    const people = (await call('/page-builder/translations/people?locale=de', { as: 'admin' })).body.data;
    expect(people).toContainEqual({ id: translator.id, name: 'Test Editor' });
    await removeIn('de', id);
    expect(Object.keys((await findOnBoard(name))?.requests ?? {})).toEqual(['fr']);
    const queries = await listQueries(() => removeIn('*', id));
    expect(queries.filter((sql) => /^delete from [`"]page_builder_requests[`"]/.test(sql))).toHaveLength(1);
  });

  it('is refused in a sentence, and nothing of it is done', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    const person = await myself();
    const reader = await invite(['nl', 'de'], [READ], [{ action: ASK, subject: null }]);
    const request = { locale: 'de', pages: pagesOf(id), person };
    const refused: [object, string][] = [
      [{ pages: pagesOf(...Array.from({ length: 101 }, (_, index) => `${id}${index}`)) }, 'to have <=100 items'],
      [{ person: 999_999 }, 'There is no such person, or their account is not active. Nothing was asked.'],
      [{ person: reader.id }, `Test Editor may not change “${name}” in this language. Nothing was asked.`],
      [{ until: inDays(-2) }, 'This day is over'],
      [{ until: '2031-02-31' }, 'Invalid ISO date'],
      [{ note: 'x'.repeat(1_001) }, 'to have <=1000 characters'],
      [{ note: '\u0001' }, 'expected text'],
      [{ pages: pagesOf(id, 'gone') }, '1 of the 2 pages is not there any more, or not for you to read'],
      [{ locale: 'xx' }, '1 of the 1 pages is not there any more, or not for you to read'],
    ];
    for (const [change, message] of refused) {
      const { status, body } = await post({ ...request, ...change });
      expect([status, body.error?.message], JSON.stringify(change)).toEqual([400, expect.stringContaining(message)]);
    }
    const ofReader = await reader.asUser('/page-builder/translations/requests', { ...request, locale: 'en' });
    expect([ofReader.status, ofReader.body.error.message]).toEqual([
      400,
      expect.stringContaining('not for you to read'),
    ]);
    expect((await askBoard({ search: name })).meta.mayAsk).toBe(true);
    const nobody = await invite(['nl', 'de'], [READ]);
    expect((await nobody.asUser(`/page-builder/translations?search=${name}`)).body.meta.mayAsk).toBe(false);
    expect((await nobody.asUser('/page-builder/translations/requests', request)).status).toBe(403);
    expect((await nobody.asUser('/page-builder/translations/people?locale=de')).status).toBe(403);
    expect((await findOnBoard(name))?.requests).toEqual({});
  });
});
