import { afterEach, expect, test, vi } from 'vitest';

// What is registered is kept in modules, and stays there for as long as the admin is open: each test has its own.
afterEach(() => vi.resetModules());
const load = async () => ({
  ...(await import('./apis.ts')),
  ...(await import('./sites.ts')),
  ...(await import('./link-target.ts')),
  ...(await import('./templates.ts')),
});

const name = { id: 'bakery.site', defaultMessage: 'Bakery' };

test('without a registration there is one site without a name, and links lead to addresses and files', async () => {
  const { getSites, getLinkTarget, loadTemplates, templateSets, sectionSets } = await load();
  const entry = { model: 'api::page.page', locale: 'sv', values: {} };
  expect(getSites().findPlace(entry)).toEqual({ locale: 'sv', site: '', lang: 'sv' });
  expect(getSites().listSites(entry)).toBeUndefined();
  expect(getLinkTarget()).toBeUndefined();
  expect(await loadTemplates(templateSets)).toEqual([]);
  expect(await loadTemplates(sectionSets)).toEqual([]);
});

test('a second plugin is refused by name where there can be only one', async () => {
  const { apis, getSites, getLinkTarget } = await load();
  const sites = { ...getSites(), name: 'bakery', listSites: () => [{ id: 'shop', name }] };
  apis.registerSites(sites);
  expect(getSites()).toBe(sites);
  expect(() => apis.registerSites({ ...sites, name: 'cafe' })).toThrow(
    'cafe registers sites, and bakery has done so before.',
  );
  const target = { contentType: 'api::page.page', titleField: 'title', contentField: 'content' } as const;
  apis.registerLinkTarget(target);
  expect(getLinkTarget()).toBe(target);
  expect(() => apis.registerLinkTarget(target)).toThrow('there is one type of page');
});

test('templates of several plugins are offered in the order in which they came, and sections by themselves', async () => {
  const { apis, loadTemplates, templateSets, sectionSets } = await load();
  const template = (id: string) => ({ id, name, description: name, build: () => [] });
  apis.registerTemplates({ name: 'bakery', load: async () => [template('bread'), template('cake')] });
  apis.registerTemplates({ name: 'cafe', load: async () => [template('coffee')] });
  apis.registerSections({ name: 'bakery', load: async () => [{ ...template('offer'), category: name }] });
  expect((await loadTemplates(templateSets)).map(({ id }) => id)).toEqual(['bread', 'cake', 'coffee']);
  expect((await loadTemplates(sectionSets)).map(({ id }) => id)).toEqual(['offer']);
});

test('the page builder is found by the plugins of an admin, or said to be missing', async () => {
  const { apis, getPageBuilder } = await load();
  const app = { getPlugin: (id: string) => (id === 'page-builder' ? { apis } : undefined) };
  expect(getPageBuilder(app as never)).toBe(apis);
  expect(() => getPageBuilder({ getPlugin: () => undefined } as never)).toThrow(
    'The plugin "page-builder" is not enabled: see config/plugins of the project.',
  );
});
