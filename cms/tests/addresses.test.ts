import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, publish, readDraft, title, WRITERS } from './harness/pages.ts';

const { create, update } = WRITERS['REST API'];

function entry(slug: unknown, countries?: unknown, locale = 'nl'): string {
  return JSON.stringify({ title: 'A page', slug, countries, content: page(title('Hello')), locale });
}

describe('the address of a page', () => {
  it.each(['Werkgever', 'werk gever', '/werkgever', 'werkgever/', 'a//b', '-a', 'a--b', 'ü', 'a?b', '../a', 7])(
    'is refused as %j',
    async (slug) => {
      const answer = await create(entry(slug));
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.errors[0].path).toEqual(['slug']);
    },
  );

  it.each(['en', 'fr/velos', '404', 'newsletter/confirm', 'newsletter/withdraw/x', 'pagefind/x'])(
    'may not be %s, which the sites use themselves',
    async (slug) => {
      expect((await create(entry(slug))).body.error.message).toContain('the sites use');
    },
  );

  it('may have parts', async () => {
    for (const slug of [`zakelijk/${newSlug()}`, `newsletter/${newSlug()}`])
      expect((await create(entry(slug))).body.data.slug).toBe(slug);
  });

  it('is taken once per locale', async () => {
    const slug = newSlug();
    await createPage({ slug, title: 'The first' });
    const answer = await create(entry(slug));
    expect(answer.body.error).toMatchObject({ status: 400, name: 'ValidationError' });
    expect(answer.body.error.message).toContain('the page "The first"');
    expect(answer.body.error.details.errors[0].path).toEqual(['slug']);
    expect(await createPage({ slug }, { locale: 'de' })).toBeTruthy();
  });

  it('may be shared by pages of different countries', async () => {
    const slug = newSlug();
    await createPage({ slug, countries: ['nl'] }, { locale: 'en' });
    await createPage({ slug, countries: ['de', 'at'] }, { locale: 'en' });
    const answer = await call('/api/pages?status=draft&locale=en', {
      as: 'api',
      body: { data: { title: 'Third', slug, countries: ['at', 'be'] } },
    });
    expect(answer.body.error.message).toContain('for at');
  });

  it('cannot be moved onto that of another page, by slug or by country', async () => {
    const slug = newSlug();
    await createPage({ slug, countries: ['nl'] }, { locale: 'en' });
    const other = await createPage({ slug, countries: ['de'] }, { locale: 'en' });
    const answer = await call(`/api/pages/${other}?status=draft&locale=en`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { countries: [] } },
    });
    expect(answer.status).toBe(400);
    expect((await readDraft(other, 'en')).countries).toEqual(['de']);
  });

  it('stays taken while the published version has it', async () => {
    const slug = newSlug();
    const id = await createPage({ slug }, { status: 'published' });
    await update(id, JSON.stringify({ slug: newSlug() }));
    expect((await create(entry(slug))).status).toBe(400);
    expect((await publish(id)).status).toBe(200);
    expect((await create(entry(slug))).status).toBe(201);
  });

  it('is given out once when two editors ask at the same time', async () => {
    const slug = newSlug();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(entry(slug))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it('is a new one for a copy', async () => {
    const slug = newSlug();
    const id = await createPage({ slug });
    const path = `/content-manager/collection-types/api::page.page/auto-clone/${id}`;
    expect((await call(path, { as: 'admin', body: {} })).status).toBe(200);
    expect((await call(path, { as: 'admin', body: {} })).status).toBe(200);
    const found = await call(`/api/pages?status=draft&filters[slug][$startsWith]=${slug}-copy&sort=slug`, {
      as: 'api',
    });
    expect(found.body.data.map((copy: { slug: string }) => copy.slug)).toEqual([`${slug}-copy`, `${slug}-copy-2`]);
    expect(found.body.data[0].content).toEqual((await readDraft(id)).content);
  });
});

it.each([['xx'], 'nl', ['nl', 'nl'], [1], {}].map((value) => [value]))('refuses countries %j', async (countries) => {
  const answer = await create(entry(newSlug(), countries));
  expect(answer.status).toBe(400);
  expect(answer.body.error.details.errors[0].path).toEqual(['countries']);
});

describe('locales', () => {
  it('are the six of the sites, with Dutch as the default', async () => {
    const answer = await call('/i18n/locales', { as: 'admin' });
    const codes = answer.body.map((locale: { code: string }) => locale.code).sort();
    expect(codes).toEqual(['be', 'de', 'de-AT', 'en', 'fr', 'nl']);
    expect(answer.body.find((locale: { isDefault: boolean }) => locale.isDefault).code).toBe('nl');
    expect(answer.body.find((locale: { code: string }) => locale.code === 'be').name).toContain('Dutch, Belgium');
  });

  it('are the only ones that pages can be written in', async () => {
    for (const locale of ['xx', 'de-CH', 'nl-NL']) {
      const body = { data: { title: 'Nowhere', slug: newSlug() } };
      const answer = await call(`/api/pages?status=draft&locale=${locale}`, { as: 'api', body });
      expect(answer.body.error).toMatchObject({ status: 400, name: 'ValidationError' });
    }
  });

  it('have pages of their own: saving one leaves the others alone', async () => {
    const id = await createPage({ content: page(title('Hallo')) });
    const before = await readDraft(id);
    const put = (locale: string, data: object) =>
      call(`/api/pages/${id}?status=draft&locale=${locale}`, { as: 'api', method: 'PUT', body: { force: true, data } });
    const started = await put('de', { title: 'Seite', slug: newSlug(), content: 'null' });
    expect(started.body.data.content).toEqual(page());
    await put('de', { content: page(title('Guten Tag')) });
    expect((await readDraft(id)).content).toEqual(before.content);
    expect((await readDraft(id)).slug).toBe(before.slug);
    expect((await readDraft(id, 'de')).content.blocks[0].props.title).toBe('Guten Tag');
  });
});
