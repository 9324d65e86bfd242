import { describe, expect, it } from 'vitest';
import type { MemoryAnswer } from '../src/plugins/page-builder/shared/translation-memory.ts';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { create } from './harness/entries.ts';
import { createPage, newSlug, page, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';
import { PAGES, READ, removeIn, saveIn, says, sources } from './harness/translated-pages.ts';

/** The memory of what was confirmed on pages. */

/** A page with one text in Dutch, and what somebody made of it in another language. */
async function createPair(source: string, locale: string, target: string, how: 'taken' | 'translated' = 'translated') {
  const block = title(source);
  const id = await createPage({ content: page(block) });
  const translate = (text: string) =>
    saveIn(locale, id, {
      ...{ title: 'A page', slug: newSlug() },
      content: { ...page(says(block, text)), sources: sources([block], how) },
    });
  await translate(target);
  return { id, translate };
}
describe('the translation memory', () => {
  const MEMORY = '/page-builder/translations/memory';
  type Recall = (question: object) => Promise<{ status: number; body: MemoryAnswer }>;
  const recallAsAdmin: Recall = (body) => call(MEMORY, { as: 'admin', body });
  const recall = async (source: string, to = 'de', who = recallAsAdmin, from = 'nl') =>
    (await who({ source, from, to })).body.data.map(({ target, score }) => [target, score]);
  const recallAs = async (...permissions: object[]): Promise<Recall> => {
    const { url, adminToken } = sharedCms();
    const rights = permissions.map((permission) => ({ action: READ, subject: PAGES, ...permission }));
    const user = await createUser(url, adminToken, rights);
    const askAs = createAsk(url, user);
    return (body) => askAs(MEMORY, body);
  };

  it('offers what was confirmed on any page, the same text first and what is similar after it', async () => {
    const word = newSlug();
    await createPair(`Huur een fiets bij ${word}`, 'de', `Miete ein Rad bei ${word}`);
    await createPair(`Huur een rode fiets bij ${word}`, 'de', `Miete ein rotes Rad bei ${word}`);
    await createPair(`Huur een bakfiets bij ${word}`, 'de', `Miete ein Lastenrad bei ${word}`, 'taken');
    expect(await recall(`Huur een fiets bij ${word}`)).toEqual([
      [`Miete ein Rad bei ${word}`, 100],
      [`Miete ein rotes Rad bei ${word}`, expect.any(Number)],
    ]);
    expect(await recall(`Huur een fiets bij ${word}`, 'fr')).toEqual([]);
    expect(await recall('Iets heel anders dan dat')).toEqual([]);
  });

  it('keeps what left a page, forgets what was translated anew, and what was deleted', async () => {
    const source = `Nu besparen ${newSlug()}`;
    const { id, translate } = await createPair(source, 'de', 'Jetzt spahren');
    await translate('Jetzt sparen');
    expect(await recall(source)).toEqual([['Jetzt sparen', 100]]);
    await saveIn('nl', id, { content: page(title('Een andere tekst')) });
    expect(await recall(source)).toEqual([['Jetzt sparen', 100]]);
    await removeIn('de', id);
    expect(await recall(source)).toEqual([]);
  });

  it('gives a variant the words of its language until it has its own', async () => {
    const source = `De fiets van de zaak ${newSlug()}`;
    await createPair(source, 'de', 'Dienstrad');
    expect([await recall(source, 'de-AT'), await recall(source, 'de-AT', recallAsAdmin, 'be')]).toEqual([
      ...[[['Dienstrad', 100]], [['Dienstrad', 100]]],
    ]);
    await createPair(source, 'de-AT', 'Firmenrad');
    expect([await recall(source, 'de-AT'), await recall(source)]).toEqual([[['Firmenrad', 100]], [['Dienstrad', 100]]]);
  });

  it('forgets what somebody with the right to deletes, also where the page says it still', async () => {
    const source = `Leasen zonder zorgen ${newSlug()}`;
    const { id, translate } = await createPair(source, 'de', 'Leasen ohne Sorge');
    await createPair(source, 'de', 'Leasen ohne Sorgen');
    const { body } = await recallAsAdmin({ source, from: 'nl', to: 'de' });
    expect(body.meta).toEqual({ mayForget: true });
    const wrong = body.data.find(({ target }) => target === 'Leasen ohne Sorge') ?? expect.fail();
    const { url, adminToken } = sharedCms();
    const reader = { action: READ, subject: PAGES, properties: { fields: ['content'], locales: ['nl', 'de'] } };
    const readOnly = createAsk(url, await createUser(url, adminToken, [reader]));
    const elsewhere = { ...reader, properties: { fields: ['content'], locales: ['nl'] } };
    const manager = { action: 'plugin::page-builder.glossary.manage', subject: null };
    const ofOthers = createAsk(url, await createUser(url, adminToken, [elsewhere, manager]));
    const remove = { method: 'DELETE' };
    expect((await readOnly(MEMORY, { source, from: 'nl', to: 'de' })).body.meta).toEqual({ mayForget: false });
    expect((await readOnly(`${MEMORY}/${wrong.id}`, undefined, 'DELETE')).status).toBe(403);
    expect((await ofOthers(`${MEMORY}/${wrong.id}`, undefined, 'DELETE')).status).toBe(404);
    expect((await call(`${MEMORY}/${wrong.id}`, { as: 'admin', ...remove })).status).toBe(204);
    expect(await recall(source)).toEqual([['Leasen ohne Sorgen', 100]]);
    // Saved again, the page does not bring it back.
    await translate('Leasen ohne Sorge');
    await saveIn('de', id, { title: 'Another title' });
    expect(await recall(source)).toEqual([['Leasen ohne Sorgen', 100]]);
    const again = await call(`${MEMORY}/${wrong.id}`, { as: 'admin', ...remove });
    expect([again.status, again.body.error.details]).toEqual([404, { code: 'memory.refused.gone' }]);
  });

  it('gives nobody a text of a page, a language or a field that they may not read', async () => {
    const source = `Vraag het je werkgever ${newSlug()}`;
    await createPair(source, 'de', 'Frag deinen Arbeitgeber');
    const of = (fields: string[], locales: string[], more = {}) =>
      recallAs({ properties: { fields, locales }, ...more });
    const own = { conditions: ['admin::is-creator'] };
    expect(await recall(source, 'de', await of(['content'], ['nl', 'de']))).toHaveLength(1);
    expect(await recall(source, 'de', await of(['content'], ['nl']))).toEqual([]);
    expect(await recall(source, 'de', await of(['title'], ['nl', 'de']))).toEqual([]);
    expect(await recall(source, 'de', await of(['content'], ['nl', 'de'], own))).toEqual([]);
  });

  it('has the confirmed texts of an entry without a page, for those who may read all of its texts', async () => {
    const faq = 'api::faq.faq';
    const source = `Mag ik mijn fiets ruilen ${newSlug()}`;
    const item = (question: string, answer: string) => ({ items: [{ question, answer }] });
    const id = await create('faqs', { title: newSlug(), ...item(source, 'Ja') }, '?locale=nl&status=draft');
    const german = { title: newSlug(), force: true, ...item('Darf ich tauschen?', 'Ja') };
    const path = `/content-manager/collection-types/${faq}/${id}?locale=de`;
    expect((await call(path, { as: 'admin', method: 'PUT', body: german })).status).toBe(200);
    expect(await recall(source)).toEqual([['Darf ich tauschen?', 100]]);
    const texts = ['title', 'category', 'items.question', 'items.answer'];
    const of = (fields: string[], locales = ['nl', 'de']) =>
      recallAs({}, { subject: faq, properties: { fields, locales } });
    expect(await recall(source, 'de', await of(texts))).toHaveLength(1);
    expect(await recall(source, 'de', await of(texts.slice(0, 3)))).toEqual([]);
    expect(await recall(source, 'de', await of(texts, ['nl']))).toEqual([]);
  });

  it.each([
    [{ source: 'x'.repeat(2_001), from: 'nl', to: 'de' }, 400],
    [{ source: ' ', from: 'nl', to: 'de' }, 400],
    [{ source: '<b>%_\\', from: 'nl', to: 'xx' }, 200],
  ])('answers %.80j with %d', async (question, status) => {
    const answer = await recallAsAdmin(question);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(status === 200 ? { data: [] } : { error: { message: expect.any(String) } });
  });
});
