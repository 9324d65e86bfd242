import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { keepTables, releaseTables } from './own-tables.ts';

/** A project with tables, and Strapi's list of those that stay. */
function makeProject(kept: unknown) {
  const stored = { value: kept, writes: 0 };
  const strapi = {
    db: {
      dialect: { schemaInspector: { getTables: async () => ['pages', 'page_builder_versions', 'page_builder_terms'] } },
    },
    store: {
      get: async () => stored.value,
      async set({ value }: { value: unknown }) {
        Object.assign(stored, { value, writes: stored.writes + 1 });
      },
    },
  } as unknown as Core.Strapi;
  return { strapi, stored };
}

const own = [{ name: 'page_builder_versions' }, { name: 'page_builder_terms' }];

test.each([
  ['a project whose tables nobody kept', null, own],
  ['one that keeps others', ['strapi_logs', { name: 'releases' }], ['strapi_logs', { name: 'releases' }, ...own]],
  ['one that keeps some of them', [own[0]], own],
])('%s keeps the tables of the plugin', async (_, before, after) => {
  const { strapi, stored } = makeProject(before);
  await keepTables(strapi);
  expect(stored.value).toEqual(after);
  await keepTables(strapi);
  expect(stored.writes, 'another start').toBe(1);
});

test('they are let go when that is asked for, and those of others stay', async () => {
  const { strapi, stored } = makeProject(['strapi_logs', ...own]);
  expect(await releaseTables(strapi)).toEqual(['page_builder_versions', 'page_builder_terms']);
  expect(stored.value).toEqual(['strapi_logs']);
});
