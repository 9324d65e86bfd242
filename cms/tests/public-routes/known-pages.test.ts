import { describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { create } from '../harness/entries.ts';
import { createPage, publish } from '../harness/pages.ts';

describe('known pages', () => {
  it('are those with a known slug in any language, in the language asked, else in another one of the country', async () => {
    const settings = await create('site-settings', { country: 'be' });
    const known = async (locale: string, path: string) => {
      const { data } = (await call(`/api/site?country=be&locale=${locale}`)).body;
      const page = data.knownPages.find((entry: { path: string }) => entry.path === path);
      return page && `${page.locale} ${page.slug}`;
    };
    const path = '/werkgever-niet-aangesloten';
    expect(await known('fr', path)).toBeUndefined();

    // The slug of a page in the Netherlands, which has no Dutch page in Belgium.
    const documentId = await createPage(
      { title: 'Nog niet', slug: path.slice(1) },
      { status: 'published', locale: 'nl' },
    );
    const translate = async (locale: string, data: object) => {
      const body = { force: true, data };
      await call(`/api/pages/${documentId}?locale=${locale}&status=draft`, { as: 'api', method: 'PUT', body });
    };
    expect(await known('fr', path)).toBeUndefined();
    await translate('fr', { title: 'Pas encore', slug: 'pas-encore' });
    expect(await known('fr', path)).toBeUndefined();
    expect((await publish(documentId, 'fr')).status).toBe(200);
    expect(await known('fr', path)).toBe('fr pas-encore');
    expect(await known('en', path)).toBe('fr pas-encore');

    await translate('en', { title: 'Not yet', slug: 'not-yet', countries: ['fr'] });
    expect((await publish(documentId, 'en')).status).toBe(200);
    expect(await known('en', path)).toBe('fr pas-encore');
    // What the country has of its own at the same address stands in its place.
    const instead = await createPage(
      { title: 'Not yet in Belgium', slug: 'not-yet', countries: ['be'] },
      { status: 'published', locale: 'en' },
    );
    expect(await known('en', path)).toBe('en not-yet');
    await call(`/api/pages/${instead}?locale=en`, { as: 'api', method: 'DELETE' });
    expect(await known('en', path)).toBe('fr pas-encore');
    await translate('en', { title: 'Not yet', slug: 'not-yet', countries: ['be'] });
    expect((await publish(documentId, 'en')).status).toBe(200);
    expect(await known('en', path)).toBe('en not-yet');

    // A page of the language that has the slug itself is meant before all others.
    const own = await createPage({ title: 'Own', slug: path.slice(1) }, { status: 'published', locale: 'en' });
    expect(await known('en', path)).toBe(`en ${path.slice(1)}`);
    expect(await known('fr', path)).toBe('fr pas-encore');
    for (const [id, locale] of [
      [documentId, '*'],
      [own, 'en'],
    ] as const) {
      await call(`/api/pages/${id}?locale=${locale}`, { as: 'api', method: 'DELETE' });
    }
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });
});
