import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { newWord } from './harness/entries.ts';
import { createPage } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUserWith } from './harness/sign-in.ts';

/** Whatever arrives, on whichever route: it is the caller's fault, and never answered as one of the CMS. */

const JSON_TYPE = { 'Content-Type': 'application/json' };

const BODIES: readonly (readonly [name: string, headers: Record<string, string>, body: string])[] = [
  ['an empty object', JSON_TYPE, '{}'],
  ['a list', JSON_TYPE, '[{"title":"x"}]'],
  ['a text', { 'Content-Type': 'text/plain' }, '{"title":"x"}'],
  ['nothing', JSON_TYPE, ''],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'title=x&id=1&data[id]=1'],
  [
    'ids, and values of other types',
    JSON_TYPE,
    JSON.stringify({
      id: 1,
      ids: 'x',
      documentId: 'x',
      documentIds: [{}],
      locale: {},
      title: [],
      name: {},
      data: { id: 1, documentId: 'x', title: {}, createdBy: { id: 1 } },
      permissions: 'x',
      fileInfo: 7,
      createdBy: 1,
      publishedAt: 'never',
    }),
  ],
];

/** What stands in the place of each parameter of a path. */
const PLACES = ['999999%00', "%F0%9F%9A%B2'--", '%E0%A4%A'] as const;

/** Which half of what is sent is this run's: SQLite and PostgreSQL take one each by default, and all in the full run. */
const HALF = process.env.POSTGRES_FOLDER ? 1 : 0;

const isOfThisRun = (count: number) => isFull || count % 2 === HALF;

/** Types for `:model`, `:uid` and `:contentType`: with drafts and languages, without, and one entry. */
const MODELS = [
  'api::page.page',
  'api::site-setting.site-setting',
  'api::menu.menu',
  'admin::user',
  '__proto__',
] as const;

/** These end the session, or start the CMS anew, if they are let in. */
const LEFT_OUT = /^(POST \/admin\/logout|DELETE \/admin\/users\/me\/sessions|GET \/admin\/license-trial-time-left)$/;

let token = '';
beforeAll(async () => {
  const { url, adminToken } = sharedCms();
  token = await createUserWith(url, adminToken, 'strapi-super-admin');
});

function listRoutes(): [method: string, path: string][] {
  const routes = [...new Set(sharedCms().routes)].filter((route) => !LEFT_OUT.test(route));
  return routes.flatMap((route): [string, string][] => {
    const [method = '', path = ''] = route.split(' ');
    return /^(GET|POST|PUT|PATCH|DELETE)$/.test(method) && !path.includes('(') ? [[method, path]] : [];
  });
}

/** The types to ask a route about: all in the full run, by default one that differs from route to route and from turn to turn. */
function chooseModels(path: string, route: number, turn: number): readonly string[] {
  if (!/:(model|uid|contentType)/.test(path)) return ['x'];
  return isFull ? MODELS : MODELS.slice((route + turn) % MODELS.length).slice(0, 1);
}

const fill = (path: string, model: string, place: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => (/^(model|uid|contentType)$/.test(name) ? model : place));

async function expectNoFault(path: string, request: Parameters<typeof call>[1], faults: string[], name: string) {
  const isForPrograms = path.startsWith('/api/');
  const { apiToken } = sharedCms();
  const headers = { Authorization: `Bearer ${isForPrograms ? apiToken : token}`, ...request?.headers };
  // Forms of the newsletter lead on to a site.
  const answer = await call(path, { ...request, headers, redirect: 'manual' });
  if (answer.status >= 500) faults.push(`${request?.method} ${path} with ${name}: ${answer.status}`);
}

describe('no route is at a loss', () => {
  it.each(BODIES.map((entry, turn) => [...entry, turn] as const))(
    'with %s',
    async (name, headers, body, turn) => {
      const faults: string[] = [];
      const writing = listRoutes().filter(([method]) => method !== 'GET' && method !== 'DELETE');
      for (const [route, [method, path]] of writing.entries()) {
        if (!isOfThisRun(route + turn)) continue;
        for (const model of chooseModels(path, route, turn))
          await expectNoFault(fill(path, model, 'x'), { method, headers, body }, faults, name);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it.each(PLACES.map((place, turn) => [place, turn] as const))(
    'with %s in the address',
    async (place, turn) => {
      const faults: string[] = [];
      for (const [route, [method, path]] of listRoutes()
        .filter(([, path]) => path.includes(':'))
        .entries()) {
        if (!isOfThisRun(route + turn)) continue;
        const body = method === 'GET' || method === 'DELETE' ? {} : { headers: JSON_TYPE, body: '{}' };
        for (const model of chooseModels(path, route, turn))
          await expectNoFault(fill(path, model, place), { method, ...body }, faults, place);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it('with an odd query', async () => {
    const faults: string[] = [];
    const queries = [
      'locale[]=x',
      'locale=%2A',
      'ids=x',
      'page=-1&pageSize=x',
      'filters[id][$eq]=x&sort=x',
      'documentIds=x',
    ];
    for (const [route, [method, path]] of listRoutes()
      .filter(([method]) => method === 'GET')
      .entries()) {
      if (!isOfThisRun(route)) continue;
      for (const query of isFull ? queries : queries.filter((_, turn) => turn === route % queries.length)) {
        await expectNoFault(`${fill(path, 'api::page.page', 'x')}?${query}`, { method }, faults, query);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);
});

it('publishing, discarding and copying what has no drafts or is not there', async () => {
  const faults: string[] = [];
  for (const model of MODELS) {
    for (const action of ['publish', 'unpublish', 'discard']) {
      for (const path of [`collection-types/${model}/x/actions/${action}`, `single-types/${model}/actions/${action}`]) {
        await expectNoFault(
          `/content-manager/${path}`,
          { method: 'POST', headers: JSON_TYPE, body: '{}' },
          faults,
          action,
        );
      }
    }
  }
  expect(faults).toEqual([]);
});

describe('an id in a body', () => {
  const body = { id: 4_242, documentId: 'chosen', title: 'x' };

  it('is no entry’s', async () => {
    const path = '/content-manager/collection-types/api::bike-type.bike-type';
    const made = await call(path, { as: 'admin', body: { ...body, value: newWord() } });
    expect(made.status).toBe(201);
    const { id, documentId } = made.body.data;
    expect(id).not.toBe(body.id);
    expect(documentId).not.toBe(body.documentId);
    const changed = await call(`${path}/${documentId}`, { as: 'admin', method: 'PUT', body: { ...body, force: true } });
    expect(changed.body.data).toMatchObject({ documentId, title: body.title });
    expect(changed.body.data.id).not.toBe(body.id);
  });

  it('is refused by the API', async () => {
    const answer = await call('/api/bike-types', { as: 'api', body: { data: { ...body, value: newWord() } } });
    expect(answer.status).toBe(400);
  });

  it('moves no page', async () => {
    const [one, other] = [await createPage(), await createPage()];
    const path = `/content-manager/collection-types/api::page.page/${one}?locale=nl`;
    const answer = await call(path, {
      as: 'admin',
      method: 'PUT',
      body: { documentId: other, id: 1, title: 'Moved', force: true },
    });
    expect(answer.body.data.documentId).toBe(one);
  });
});
