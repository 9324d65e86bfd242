import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { createPage, page, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createReadToken, createUser, createUserWith } from './harness/sign-in.ts';

/**
 * Every route of the running CMS and who gets past its door, with nothing in their hands: an entry that is not there, an
 * empty body. `roles.test.ts` tells what those who get past find. A route that is missing in the table is nobody's
 * decision.
 */

const ROLES = ['anonymous', 'none', 'author', 'editor', 'admin', 'read', 'full'] as const;
type Role = (typeof ROLES)[number];

/** Groups of routes by who gets past: names of roles, then the routes. */
const TABLE = JSON.parse(await readFile(new URL('./route-rights.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

const MODEL = 'api::dealer.dealer';
const SINGLE = 'api::menu.menu';

const tokens: Record<Role, string> = { anonymous: '', none: '', author: '', editor: '', admin: '', read: '', full: '' };

async function signEverybodyIn(): Promise<void> {
  const { url, adminToken, apiToken } = sharedCms();
  tokens.none = await createUser(url, adminToken, []);
  tokens.author = await createUserWith(url, adminToken, 'strapi-author');
  tokens.editor = await createUserWith(url, adminToken, 'strapi-editor');
  tokens.admin = await createUserWith(url, adminToken, 'strapi-super-admin');
  tokens.read = await createReadToken(url, adminToken);
  tokens.full = apiToken;
}

beforeAll(signEverybodyIn);

function listRoutes(): string[] {
  const methods = /^(GET|POST|PUT|PATCH|DELETE) /;
  return [...new Set(sharedCms().routes)].filter((route) => methods.test(route)).sort();
}

function fill(path: string): string {
  const model = path.includes('single-types') ? SINGLE : MODEL;
  return path
    .replaceAll(/:(\w+)/g, (_, name: string) => (/^(model|uid|contentType)$/.test(name) ? model : '999999'))
    .replaceAll(/\(.*\)/g, 'x');
}

/** People and programs, each from who may least to who may most. */
const LADDERS: readonly (readonly Role[])[] = [
  ['anonymous', 'none', 'author', 'editor', 'admin'],
  ['read', 'full'],
];

/** Who to ask a route as: everybody in the full run, by default of each ladder the last who is refused and the first who is not. */
function chooseRoles(expected: readonly string[]): readonly Role[] {
  if (isFull) return ROLES;
  return LADDERS.flatMap((ladder) => {
    const first = ladder.findIndex((role) => expected.includes(role));
    return first === -1 ? ladder.slice(-1) : ladder.slice(Math.max(0, first - 1), first + 1);
  });
}

async function listAdmitted(route: string, asked: readonly Role[]): Promise<Role[]> {
  const [method = '', path = ''] = route.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
  const admitted: Role[] = [];
  for (const role of asked) {
    const headers: Record<string, string> = tokens[role] ? { Authorization: `Bearer ${tokens[role]}` } : {};
    const { status } = await call(fill(path), { method, headers, ...body });
    if (status !== 401 && status !== 403) admitted.push(role);
  }
  return admitted;
}

const rows = Object.entries(TABLE).flatMap(([roles, routes]) => routes.map((route) => [route, roles] as const));

it('every route stands in the table once, and no other', () => {
  expect(rows.map(([route]) => route).sort()).toEqual(listRoutes());
});

/** These end the session of who asks. */
const ENDING = /^(POST \/admin\/logout|DELETE \/admin\/users\/me\/sessions)$/;

/** Strapi's own, whose rights are Strapi's affair: asked in the full run alone. */
const OF_STRAPI = /^\w+ \/(admin|content-releases|content-type-builder|email|i18n|review-workflows)\b/;

describe.each(Object.keys(TABLE))('for %s', (roles) => {
  it('are the routes of the table, and for nobody else', async () => {
    const expected = roles.split(' ');
    const asked = chooseRoles(expected);
    for (const route of (TABLE[roles] ?? []).filter((entry) => isFull || !OF_STRAPI.test(entry))) {
      const admitted = await listAdmitted(route, asked);
      expect([route, ...admitted]).toEqual([route, ...asked.filter((role) => expected.includes(role))]);
      if (ENDING.test(route)) await signEverybodyIn();
    }
  }, 60_000);
});

const PAGES = 'api::page.page';
const ALL = ['title', 'slug', 'countries', 'content'];

/** Further columns: who may read some fields, another language, or their own entries; and who may read all of the page. */
const READERS: Readonly<
  Record<string, { fields?: string[]; locales?: string[]; conditions?: string[]; sees: Sight[] }>
> = {
  titles: { fields: ['title'], sees: ['title'] },
  'another language': { locales: ['de'], sees: [] },
  'one’s own': { conditions: ['admin::is-creator'], sees: [] },
  everything: { sees: ['title', 'slug', 'text'] },
};
type Sight = 'title' | 'slug' | 'text';

describe('what the routes show of a page', () => {
  const mark = () => `seen-${crypto.randomUUID()}`;
  const marks: Record<Sight, string> = { title: mark(), slug: mark(), text: mark() };
  let id = '';
  let version = '';

  beforeAll(async () => {
    id = await createPage({ title: marks.title, slug: marks.slug, content: page(title(marks.text)) });
    const { body } = await call(`/page-builder/versions?${new URLSearchParams(place())}`, { as: 'admin' });
    version = String(body.data[0].id);
  });

  const place = () => ({ model: PAGES, documentId: id, locale: 'nl', field: 'content' });

  /** Routes for people that take nothing away and write nothing, with what they are asked for in one way or another. */
  function listQuestions(): { route: string; path: string; body?: object }[] {
    const ofStrapi: Record<string, string>[] = [
      { locale: 'nl', sort: 'id:DESC' },
      { documentId: id, locale: 'nl', status: 'draft' },
    ];
    const ofEditor: Record<string, string>[] = [
      place(),
      { locale: 'nl', keys: `${PAGES}:${id}` },
      { type: PAGES, documentId: id },
    ];
    const meant = listRoutes().filter((route) => /^(?:GET|POST) \/(?:content-manager|i18n|page-builder)\//.test(route));
    return meant.flatMap((route) => {
      const [method, path = ''] = route.split(' ');
      const address = path.includes('/versions/')
        ? path.replace(':id', version)
        : path.replaceAll(/:(\w+)/g, (_, name: string) => (/^(model|uid|contentType)$/.test(name) ? PAGES : id));
      const body = { ...place(), documentIds: [id], session: 'window', contentTypeUID: PAGES };
      return (path.startsWith('/page-builder/') ? ofEditor : ofStrapi).map((query) => ({
        route,
        path: `${address}?${new URLSearchParams(query)}`,
        ...(method === 'POST' && { body }),
      }));
    });
  }

  it.each(Object.entries(READERS))(
    'to who may read %s',
    async (_, { fields = ALL, locales, conditions = [], sees }) => {
      const { url, adminToken } = sharedCms();
      const properties = { fields, locales: locales ?? ['nl', 'de'] };
      const token = await createUser(url, adminToken, [
        { action: 'plugin::content-manager.explorer.read', subject: PAGES, properties, conditions },
        { action: 'plugin::page-builder.versions.see', subject: PAGES, properties: { locales: properties.locales } },
      ]);
      const shown: Record<Sight, Set<string>> = { title: new Set(), slug: new Set(), text: new Set() };
      for (const { route, path, body } of listQuestions()) {
        const answer = await call(path, { headers: { Authorization: `Bearer ${token}` }, ...(body && { body }) });
        const written = JSON.stringify(answer.body);
        for (const sight of ['title', 'slug', 'text'] as const)
          if (written.includes(marks[sight])) shown[sight].add(route);
      }
      for (const sight of ['title', 'slug', 'text'] as const) {
        if (sees.includes(sight))
          expect(shown[sight], sight).toContain('GET /content-manager/collection-types/:model/:id');
        else expect([...shown[sight]], sight).toEqual([]);
      }
      if (sees.includes('text')) expect(shown.text.size).toBeGreaterThanOrEqual(4);
    },
    60_000,
  );
});
