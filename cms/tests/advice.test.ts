import type { Block } from 'page-format';
import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { create, createBike } from './harness/entries.ts';
import { button, createPage, newSlug, page, publish } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, type Permission } from './harness/sign-in.ts';

/** What the server's rules advise before a page is published: it stops nobody, and names what is to be done. */

interface Place {
  documentId?: string;
  locale?: string;
  /** Of a person; the admin's without one. */
  token?: string;
}

async function advise(blocks: Block[], { documentId, locale = 'nl', token }: Place = {}) {
  const { body } = await call('/page-builder/checks', {
    ...(token === undefined ? { as: 'admin' } : { headers: { Authorization: `Bearer ${token}` } }),
    body: { model: 'api::page.page', documentId, locale, field: 'content', document: page(...blocks) },
  });
  return (body.data as { level: string; path: string[]; message: { en: string } }[]).map(
    ({ level, path, message }) => `${level} ${path.join('.')}: ${message.en}`,
  );
}

describe('a link', () => {
  const dead = (path: string, sites = 'Netherlands') =>
    `warning link: There is no page at "${path}" on the site of: ${sites}. Choose a page, or another address.`;

  it('to a page, a bike, a list or a file of the site is none to speak of', async () => {
    const slug = newSlug();
    await createPage({ slug }, { status: 'published' });
    const bike = await createBike();
    const paths = [`/${slug}`, `/${slug}/?from=mail#offer`, `/fietsen/${bike.slug}`, '/fietsen', '/en/bikes/compare'];
    for (const link of [...paths, '/assets/folder.pdf', '#offer', 'https://example.com/x', 'mailto:a@example.com']) {
      expect(await advise([button(link)]), link).toEqual([]);
    }
  });

  it('to nothing on a site of the page says on which, and stops nobody', async () => {
    const slug = newSlug();
    expect(await advise([button(`/${slug}`)])).toEqual([dead(`/${slug}`)]);
    const belgian = newSlug();
    await createPage({ slug: belgian, countries: ['be'] }, { locale: 'en', status: 'published' });
    const names = 'Netherlands, Germany, Austria, and France';
    expect(await advise([button(`/en/${belgian}`)], { locale: 'en' })).toEqual([dead(`/en/${belgian}`, names)]);

    const documentId = await createPage({ content: page(button(`/${slug}`)) });
    expect((await publish(documentId)).status).toBe(200);
  });

  it('to a page that is a draft leads visitors nowhere; a redirect leads them on', async () => {
    const [draft, old] = [newSlug(), newSlug()];
    const target = await createPage({ slug: draft });
    expect(await advise([button(`/${draft}`)])).toEqual([dead(`/${draft}`)]);
    await publish(target);
    expect(await advise([button(`/${draft}`)])).toEqual([]);
    await create('redirects', { from: old, page: target, active: true }, '?locale=nl');
    expect(await advise([button(`/${old}`)])).toEqual([]);
  });

  it('that new blocks begin with means the page of that name in the language of the site', async () => {
    const known = '/zelfstandige';
    const before = await advise([button(known)], { locale: 'fr' });
    expect(before).toEqual([expect.stringContaining(`There is no page at "${known}"`)]);
    const documentId = await createPage({ slug: 'zelfstandige' }, { status: 'published' });
    await call(`/api/pages/${documentId}?locale=fr&status=published`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'Indépendants', slug: newSlug(), content: page() } },
    });
    expect(await advise([button(known)], { locale: 'fr' })).toEqual([]);
    for (const locale of ['nl', 'fr']) {
      await call(`/api/pages/${documentId}?locale=${locale}`, { as: 'api', method: 'DELETE' });
    }
  });
});

describe('a title and a description', () => {
  it('that another page of the site has as well are named at their field', async () => {
    const title = `Lease  een FIETS ${newSlug()}`;
    const seo = { metaDescription: `Voor ${newSlug()}` };
    const first = await createPage({ title, seo });
    const copy = await createPage({ title, seo });
    // Of a draft nobody hears here: not everybody may read it.
    expect(await advise([], { documentId: copy })).toEqual([]);
    await publish(first);
    const second = await createPage({ title: title.toLowerCase().replace('  ', ' '), seo });
    expect(await advise([], { documentId: second })).toEqual([
      `warning title: Another page is called "${title.toLowerCase().replace('  ', ' ')}" in search results, too. Give this one a title of its own.`,
      `warning seo.metaDescription: The page "${title}" has the same description for search engines. Describe what is special about this one.`,
    ]);

    await call(`/api/pages/${second}?status=draft&locale=nl`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { seo: { metaTitle: `Eigen ${newSlug()}` } } },
    });
    expect(await advise([], { documentId: second })).toEqual([]);
    expect(await advise([], { documentId: first })).toEqual([]);
  });

  it('may be the same on the sites of different countries', async () => {
    const title = `Company bike ${newSlug()}`;
    await createPage({ title, countries: ['de'] }, { locale: 'en', status: 'published' });
    const other = await createPage({ title, countries: ['nl'] }, { locale: 'en' });
    expect(await advise([], { documentId: other, locale: 'en' })).toEqual([]);
  });
});

describe('a placeholder', () => {
  const titled = (title: string): Block => ({ id: 'head', type: 'Title', v: 1, props: { title, type: 1 } });

  it('for a fact that the country has is none to speak of', async () => {
    expect(await advise([titled('Kies uit {{bikes}} fietsen bij {{ dealers }} dealers')])).toEqual([]);
  });

  it('for a fact that a site of the page does not have says on which, and stops nobody', async () => {
    const blocks = [titled('Ab {{lowestMonthlyPrice}}')];
    const said = (sites: string) =>
      `warning title: Nothing can stand for "{{lowestMonthlyPrice}}" on the site of: ${sites}. Visitors would read "…" there. Write this text without it, or for the other countries alone.`;
    const documentId = await createPage({ content: page(...blocks), countries: ['fr'] }, { locale: 'fr' });
    expect(await advise(blocks, { documentId, locale: 'fr' })).toEqual([said('France')]);
    expect((await publish(documentId, 'fr')).status).toBe(200);
    // Another test counts the pages of France.
    await call(`/api/pages/${documentId}?locale=fr`, { as: 'api', method: 'DELETE' });
  });

  it('for nothing is an error with block and field, also in the title and what search engines show', async () => {
    const content = page(titled('{{bycicles}}'));
    const documentId = await createPage({ title: 'Uit {{fietsen}}', content, seo: { metaDescription: '{{fiets}}' } });
    expect(await advise([], { documentId })).toEqual([
      expect.stringMatching(/^error title: /),
      expect.stringMatching(/^error seo\.metaDescription: /),
    ]);
    const { status, body } = await publish(documentId);
    expect(status).toBe(400);
    expect(body.error.details.issues).toMatchObject([
      { blockId: 'head', path: ['title'] },
      { blockId: '', path: ['title'] },
      { blockId: '', path: ['seo', 'metaDescription'] },
    ]);
    expect(body.error.message).toContain('Title (block "head"), Title: "{{bycicles}}" is no placeholder of this site.');
    expect(body.error.message).toContain(' seo.metaDescription: "{{fiets}}" is no placeholder of this site.');
  });

  it('for nothing keeps an FAQ from being published, not from being saved', async () => {
    const data = { title: 'Aanbod', items: [{ question: 'Hoeveel?', answer: '{{fietsen}}' }] };
    const documentId = await create('faqs', data, '?status=draft&locale=nl');
    const faq = `/content-manager/collection-types/api::faq.faq/${documentId}`;
    const refused = await call(`${faq}/actions/publish?locale=nl`, { as: 'admin', body: {} });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('"{{fietsen}}" is no placeholder of this site.');
    expect((await call('/api/faqs?locale=nl', { as: 'api', body: { data } })).status).toBe(400);
    const items = [{ question: 'Hoeveel?', answer: '{{bikes}}' }];
    const mend = { as: 'api', method: 'PUT', body: { force: true, data: { items } } } as const;
    expect((await call(`/api/faqs/${documentId}?locale=nl`, mend)).status).toBe(200);
  });
});

describe('a label that is too long in another language', () => {
  const labelled = (label: string): Block => ({ id: 'push', type: 'Button', v: 1, props: { label, link: '#top' } });
  const writeGerman = (documentId: string, label: string) =>
    call(`/api/pages/${documentId}?locale=de&status=draft`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'Fahrrad', slug: newSlug(), content: page(labelled(label)) } },
    });
  const dutch = [labelled('Bereken je voordeel')];
  const told = expect.stringMatching(
    /^warning label: In the language "German.*" this is "Jetzt die monatliche Ersparnis berechnen": 40 characters, and 34 fit on a telephone\. /,
  );

  it('is told beside the same button, and no longer once it is short there', async () => {
    const documentId = await createPage({ title: newSlug(), content: page(...dutch) });
    expect((await writeGerman(documentId, 'Jetzt die monatliche Ersparnis berechnen')).status).toBe(200);
    expect(await advise(dutch, { documentId })).toEqual([told]);
    expect(await advise([button('#top')], { documentId })).toEqual([]);
    expect(await advise(dutch)).toEqual([]);
    await writeGerman(documentId, 'Ersparnis berechnen');
    expect(await advise(dutch, { documentId })).toEqual([]);
  });

  it('is told only to whoever may read that language', async () => {
    const documentId = await createPage({ title: newSlug(), content: page(...dutch) });
    await writeGerman(documentId, 'Jetzt die monatliche Ersparnis berechnen');
    const allow = (locales: string[]) =>
      ['read', 'update'].map(
        (action): Permission => ({
          action: `plugin::content-manager.explorer.${action}`,
          subject: 'api::page.page',
          properties: { fields: ['title', 'slug', 'content'], locales },
        }),
      );
    const { url, adminToken } = sharedCms();
    const [one, both] = [
      await createUser(url, adminToken, allow(['nl'])),
      await createUser(url, adminToken, allow(['nl', 'de'])),
    ];
    expect(await advise(dutch, { documentId, token: one })).toEqual([]);
    expect(await advise(dutch, { documentId, token: both })).toEqual([told]);
  });
});
