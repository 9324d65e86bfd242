import { describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { create } from '../harness/entries.ts';
import { createPage, newSlug, publish } from '../harness/pages.ts';

describe('menus', () => {
  it('name published pages of the country in the language asked, in the order of the editor', async () => {
    const make = (title: string, data: object = {}) =>
      createPage({ title, slug: newSlug(), ...data }, { status: 'published', locale: 'de' });
    const [first, second, elsewhere] = [
      await make('Eins'),
      await make('Zwei'),
      await make('Nicht hier', { countries: ['be'] }),
    ];
    const draft = await createPage({ title: 'Entwurf' }, { locale: 'de' });
    const save = (data: object, locale = 'de') =>
      call(`/api/menu?locale=${locale}`, { as: 'api', method: 'PUT', body: { force: true, data } });
    const settings = await create('site-settings', { country: 'de' });
    await save({});
    expect((await save({ headerPages: [second, draft, elsewhere, first], footerPages: [first] })).status).toBe(200);
    const menu = async (locale = 'de') => {
      const { data } = (await call(`/api/site?country=de&locale=${locale}`)).body;
      return [data.headerPages, data.footerPages].map((pages) => pages.map(({ title }: { title: string }) => title));
    };
    expect(await menu()).toEqual([['Zwei', 'Eins'], ['Eins']]);
    expect(await menu('en')).toEqual([[], []]);
    // Publishing makes new rows; the menu stays as it is.
    await call(`/api/pages/${second}?locale=de`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'Zwei neu' } },
    });
    expect((await publish(second, 'de')).status).toBe(200);
    expect(await menu()).toEqual([['Zwei neu', 'Eins'], ['Eins']]);
    await save({ headerPages: { set: [first, second] } });
    expect(await menu()).toEqual([['Eins', 'Zwei neu'], ['Eins']]);
    await call(`/api/pages/${first}?locale=de`, { as: 'api', method: 'DELETE' });
    expect(await menu()).toEqual([['Zwei neu'], []]);
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });
});
