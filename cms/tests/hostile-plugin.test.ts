import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { hostileTextsFor } from './harness/hostile.ts';
import { newSlug } from './harness/pages.ts';

/** What only signed-in editors may ask is checked like what everyone may: a session can be stolen, a script can be wrong. */

type Asked = [path: string, body?: object];

const QUESTIONS: readonly ((value: string) => Asked)[] = [
  (value) => [`/page-builder/media?${new URLSearchParams({ ids: value })}`],
  (value) => [`/page-builder/references?${new URLSearchParams({ locale: 'nl', keys: value })}`],
  (value) => [`/page-builder/references?${new URLSearchParams({ locale: value, keys: `media:${value}` })}`],
  (value) => [`/page-builder/references?${new URLSearchParams({ locale: 'nl', keys: `api::page.page:${value}` })}`],
  (value) => [`/page-builder/sources?${new URLSearchParams(place(value))}`],
  (value) => [`/page-builder/sources?${new URLSearchParams({ ...place(value), model: 'api::page.page' })}`],
  (value) => [`/page-builder/sources/former?${new URLSearchParams({ ...place(value), from: value })}`],
  (value) => [`/page-builder/sources/former-page?${new URLSearchParams({ ...place(value), from: value })}`],
  (value) => [`/page-builder/machine-translation?${new URLSearchParams({ ...place(value), from: value })}`],
  (value) => [
    '/page-builder/machine-translation',
    { ...place(value), from: value, texts: [{ block: value, place: value, index: 0, version: value }] },
  ],
  (value) => [`/page-builder/glossary/terms?${new URLSearchParams({ search: value })}`],
  (value) => ['/page-builder/glossary/terms', { words: { [value]: [value] } }],
  (value) => ['/page-builder/glossary/terms', { words: { nl: [value] } }],
  (value) => ['/page-builder/translations/memory', { source: value, from: 'nl', to: 'de' }],
  (value) => ['/page-builder/translations/memory', { source: 'x', from: value, to: value }],
  (value) => [
    '/page-builder/translations/texts',
    { from: 'nl', to: 'de', pages: [{ contentType: 'api::page.page', documentId: value, field: value }] },
  ],
  (value) => [`/page-builder/translations?${new URLSearchParams({ search: value, [`filters[${value}]`]: value })}`],
  (value) => [`/page-builder/translations/people?${new URLSearchParams({ locale: value })}`],
  (value) => [
    '/page-builder/translations/requests',
    { locale: 'de', pages: [{ contentType: 'api::page.page', documentId: value }], person: 1, until: value },
  ],
  (value) => [
    '/page-builder/translations/requests',
    { locale: 'de', pages: [{ contentType: 'api::page.page', documentId: 'a' }], person: 1, note: value },
  ],
  (value) => [`/page-builder/uses?${new URLSearchParams({ type: value, documentId: value })}`],
  (value) => [`/page-builder/uses?${new URLSearchParams({ type: `api::${value}`, documentId: 'a', page: value })}`],
  (value) => [`/page-builder/video-preview?${new URLSearchParams({ url: value })}`],
  (value) => ['/page-builder/presence', { ...place(value), session: value }],
  (value) => ['/page-builder/presence', { ...place(value), model: 'api::page.page', session: 'a' }],
  (value) => [`/page-builder/shares?${new URLSearchParams({ model: value, documentId: value, locale: value })}`],
  (value) => ['/page-builder/shares', { ...place(value), days: value, recipient: value }],
  (value) => [
    '/page-builder/shares',
    { model: 'api::page.page', documentId: 'none', locale: 'nl', field: 'content', days: 1, recipient: value },
  ],
  (value) => [`/page-builder/safety-copies?${new URLSearchParams(place(value))}`],
  (value) => [
    '/page-builder/safety-copies',
    { ...place(value), session: value, basedOn: value, step: 1, editedAt: 1, work: value, base: value },
  ],
  (value) => ['/page-builder/checks', { ...place(value), document: value }],
  (value) => [`/page-builder/versions?${new URLSearchParams({ ...place(value), page: value, pageSize: value })}`],
  (value) => [`/page-builder/versions/1?${new URLSearchParams({ ...place(value), model: 'api::page.page' })}`],
  (value) => ['/page-builder/versions/1/restore', { ...place(value), basedOn: { content: value } }],
  (value) => ['/page-builder/checks', { model: 'api::page.page', field: 'content', locale: 'nl', document: [value] }],
  (value) => ['/calculations/try-out', { workbook: value }],
  (value) => ['/calculations/try-out', { workbook: 1, inputs: [{ cell: value }], values: { [value]: value } }],
  (value) => [`/api/files?${new URLSearchParams({ name: value })}`],
  (value) => [`/api/files?${new URLSearchParams({ folder: value, sort: value })}`],
  (value) => [`/api/files?${new URLSearchParams({ ext: value, mime: value })}`],
];

const place = (value: string) => ({ model: value, documentId: value, locale: value, field: value });

const QUESTIONS_WITH_TEXTS = QUESTIONS.map(
  (ask, index) => [decodeURIComponent(ask('…')[0]), ask, hostileTextsFor(index)] as const,
);

describe.each(QUESTIONS_WITH_TEXTS)('%s', (_, ask, texts) => {
  it.each(texts.map((value) => [value.slice(0, 30), value]))('with %j is no fault of the CMS', async (_, value) => {
    const [path, body] = ask(value);
    const answer = await call(path, { as: 'admin', ...(body && { body }) });
    expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBeLessThan(500);
    if (answer.status >= 400) expect(answer.body.error).toMatchObject({ message: expect.any(String) });
  });
});

it.each([
  `/page-builder/media?ids=${Array.from({ length: 2_000 }, (_, id) => id).join(',')}`,
  `/page-builder/references?locale=nl&keys=${Array.from({ length: 500 }, (_, id) => `media:a${id}`).join(',')}`,
  '/page-builder/references?locale=nl&keys=admin::user:1',
  '/page-builder/references?locale=nl&keys=plugin::upload.file:1',
  '/page-builder/sources?model=admin::user&documentId=1&locale=nl&field=password',
  '/page-builder/uses?type=admin::user&documentId=a',
  '/page-builder/uses?type=plugin::users-permissions.user&documentId=a',
  '/page-builder/uses?type=media&documentId=a&pageSize=1000',
  '/api/files?page=-1',
  '/api/files?pageSize=1e9',
])('%.70s is refused', async (path) => {
  const { status, body } = await call(path, { as: 'admin' });
  expect([400, 403, 404]).toContain(status);
  expect(body.error.message).toEqual(expect.any(String));
});

it('a body that is nested without end is refused, and the CMS lives on', async () => {
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  for (const path of ['/page-builder/presence', '/calculations/try-out', '/api/pages']) {
    const { status } = await call(path, { as: path === '/api/pages' ? 'api' : 'admin', body: deep });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  const content = `{"data":{"title":"Deep","slug":"${newSlug()}","content":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  const { status } = await call('/api/pages?status=draft', { as: 'api', body: content });
  expect(status).toBe(400);
  expect((await call('/_health')).status).toBeLessThan(300);
});
