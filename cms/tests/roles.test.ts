import { createId } from 'page-format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull, sample } from '../../scripts/testing/matrix.ts';
import { createCalculator, uploadWorkbook, writeWorkbook } from './calculators/workbooks.ts';
import { call } from './harness/client.ts';
import { create, createBike, newWord } from './harness/entries.ts';
import { paint, upload } from './harness/images.ts';
import { createPage, newSlug } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createReadToken, createUserWith } from './harness/sign-in.ts';

const COLUMNS = ['nobody', 'token', 'author', 'editor', 'admin'] as const;
type Role = (typeof COLUMNS)[number];

const COLLECTION = '/content-manager/collection-types';
const SECTION = 'plugin::page-builder.section';
const CALCULATOR = 'api::calculator.calculator';
const CONFIGURATION = 'api::calculator-config.calculator-config';
const tokens: Record<Role, string> = { nobody: '', token: '', author: '', editor: '', admin: '' };
/** A country whose settings and cells no other test looks at; each country has at most one entry of both. */
const COUNTRY = 'fr';

let othersPage = '';
let publishedSlug = '';
let bike = '';
let file = 0;
/** A calculator without a workbook, which is a draft for good, and one that visitors use. */
let calculator = '';
let liveCalculator = '';

/** An entry of each type of Strapi's own API, by the plural of the type. All are there, so a refusal is a refusal. */
const entries: Record<string, string> = {};

beforeAll(async () => {
  const { url, adminToken } = sharedCms();
  tokens.admin = adminToken;
  tokens.author = await createUserWith(url, adminToken, 'strapi-author');
  tokens.editor = await createUserWith(url, adminToken, 'strapi-editor');
  tokens.token = await createReadToken(url, adminToken);
  othersPage = await createPage();
  publishedSlug = newSlug();
  const published = await createPage({ slug: publishedSlug }, { status: 'published' });
  const { id, brandId, typeId } = await createBike();
  bike = id;
  file = (await upload({ width: 4, height: 4 })).id;
  const live = await createCalculator({
    workbook: await uploadWorkbook(writeWorkbook({ B3: 1, B12: '=B3*2' })),
    inputs: [{ cell: 'B3', type: 'number' }],
    outputs: [{ cell: 'B12', type: 'number' }],
  });
  liveCalculator = live.body.data.slug;
  calculator = await createDraftCalculator();
  await call('/api/menu?locale=nl', { as: 'api', method: 'PUT', body: { data: {} } });
  Object.assign(entries, {
    bikes: id,
    'bike-brands': brandId,
    'bike-types': typeId,
    calculators: live.body.data.documentId,
    'calculator-configs': await create('calculator-configs', { country: COUNTRY }),
    dealers: await create('dealers', { name: 'Of everyone', coordinates: { lat: 0, lng: 0 } }),
    faqs: await create('faqs', { title: 'Of everyone', items: [] }),
    pages: published,
    redirects: await create('redirects', { from: newSlug(), to: '/' }, '?locale=nl'),
    reviews: await create('reviews', { author_name: 'Everyone', rating: 1 }),
    'site-settings': await create('site-settings', { country: COUNTRY }),
  } satisfies Record<(typeof TYPES)[number], string>);
});

afterAll(async () => {
  for (const type of ['calculator-configs', 'site-settings', 'reviews']) {
    await call(`/api/${type}/${entries[type]}`, { as: 'api', method: 'DELETE' });
  }
});

/** The lists of Strapi's own API. Dealers, redirects and reviews are listed by public calls. */
const TYPES = [
  'bikes',
  'bike-brands',
  'bike-types',
  'calculators',
  'calculator-configs',
  'dealers',
  'faqs',
  'pages',
  'redirects',
  'reviews',
  'site-settings',
] as const;

function picture(): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'of-the-matrix.png');
  return form;
}

const png = await paint({ width: 4, height: 4, format: 'png' });

function ask(role: Role, method: string, path: string, body?: object) {
  const headers: Record<string, string> = tokens[role] ? { Authorization: `Bearer ${tokens[role]}` } : {};
  return call(path, { method, headers, ...(body && { body }) });
}

async function createDraftCalculator(): Promise<string> {
  return create('calculators', { name: 'Of the matrix', slug: newWord() }, '?status=draft');
}

const page = () => ({ title: 'Of the matrix', slug: newSlug() });

const place = () => ({ model: 'api::page.page', documentId: othersPage, locale: 'nl', field: 'content' });

const questions = () => ({ model: 'api::faq.faq', documentId: entries.faqs ?? '', locale: 'nl' });

type Request = [method: string, path: string, body?: object];

type Row = readonly [name: string, request: () => Request | Promise<Request>, expected: readonly number[]];

/** The API of Strapi for a type needs an API token; a session of the admin is none. */
const listApiRows = (type: (typeof TYPES)[number]): readonly Row[] => [
  ...(['dealers', 'redirects', 'reviews'].includes(type)
    ? []
    : [[`the API: list ${type}`, (): Request => ['GET', `/api/${type}`], [401, 200, 401, 401, 401]] as const]),
  [`the API: one of ${type}`, () => ['GET', `/api/${type}/${entries[type]}`], [401, 200, 401, 401, 401]],
  [`the API: create ${type}`, () => ['POST', `/api/${type}`, { data: {} }], [401, 403, 401, 401, 401]],
  [`the API: change ${type}`, () => ['PUT', `/api/${type}/${entries[type]}`, { data: {} }], [401, 403, 401, 401, 401]],
  [`the API: delete ${type}`, () => ['DELETE', `/api/${type}/${entries[type]}`], [401, 403, 401, 401, 401]],
];

/** Every other way in, with the status that each role is to get, in the order of the columns. */
const MATRIX: readonly Row[] = [
  // Public calls are the same for everyone.
  ['find', () => ['GET', '/api/find?contentType=faqs'], [200, 200, 200, 200, 200]],
  ['reviews', () => ['GET', '/api/reviews'], [200, 200, 200, 200, 200]],
  ['bikes of a type', () => ['GET', '/api/bikes-filter/bike-types-brand'], [200, 200, 200, 200, 200]],
  ['bikes by ids', () => ['GET', `/api/bike-finder/bikes?bike_ids=${bike}`], [200, 200, 200, 200, 200]],
  ['dealers', () => ['GET', '/api/dealers'], [200, 200, 200, 200, 200]],
  ['site settings', () => ['GET', '/api/site?country=nl'], [200, 200, 200, 200, 200]],
  ['facts', () => ['GET', '/api/facts?country=nl'], [200, 200, 200, 200, 200]],
  ['redirects', () => ['GET', '/api/redirects?country=nl'], [200, 200, 200, 200, 200]],
  ['published pages', () => ['GET', '/api/page-builder/pages?country=nl&locale=nl'], [200, 200, 200, 200, 200]],
  [
    'drafts without the preview token',
    () => ['GET', '/api/page-builder/pages?country=nl&locale=nl&status=draft'],
    [401, 401, 401, 401, 401],
  ],
  [
    'one published page',
    () => ['GET', `/api/page-builder/page?country=nl&locale=nl&slug=${publishedSlug}`],
    [200, 200, 200, 200, 200],
  ],
  ['the description of the calls', () => ['GET', '/api/openapi.json'], [200, 200, 200, 200, 200]],
  ['calculate', () => ['POST', `/api/perform-calculations/${liveCalculator}`, {}], [200, 200, 200, 200, 200]],
  [
    'calculate leases',
    () => ['POST', `/api/perform-calculations/${liveCalculator}/leases`, {}],
    [400, 400, 400, 400, 400],
  ],
  ['the form of a calculator', () => ['GET', `/api/perform-calculations/${liveCalculator}`], [200, 200, 200, 200, 200]],
  ['send a form', () => ['POST', '/api/leads', {}], [400, 400, 400, 400, 400]],
  ['confirm the newsletter', () => ['POST', '/api/newsletter/confirm', {}], [400, 400, 400, 400, 400]],
  ['withdraw from the newsletter', () => ['POST', '/api/newsletter/withdraw', {}], [404, 404, 404, 404, 404]],
  ['all leads as a table', () => ['GET', '/lumavelo/leads.csv'], [401, 401, 403, 403, 200]],
  ['list leads', () => ['GET', `${COLLECTION}/plugin::lumavelo.lead`], [401, 401, 403, 403, 200]],
  ['whether the CMS may be asked', () => ['GET', '/_ready'], [200, 200, 200, 200, 200]],
  // The publisher has a secret of its own, which is neither a session nor an API token.
  ['state of the content', () => ['GET', '/api/page-builder/content-state'], [401, 401, 401, 401, 401]],
  // The media library takes both.
  ['list files', () => ['GET', '/api/files?mime=any'], [401, 200, 200, 200, 200]],
  ['upload a file', () => ['POST', '/api/upload', picture()], [401, 403, 201, 201, 201]],
  ['Strapi’s files', () => ['GET', '/api/upload/files'], [401, 200, 401, 401, 401]],
  ['Strapi’s files by page', () => ['GET', '/api/upload/files/page'], [401, 403, 401, 401, 401]],
  ['one of Strapi’s files', () => ['GET', `/api/upload/files/${file}`], [401, 200, 401, 401, 401]],
  ['delete one of Strapi’s files', () => ['DELETE', `/api/upload/files/${file}`], [401, 403, 401, 401, 401]],
  ['locales', () => ['GET', '/api/i18n/locales'], [401, 403, 401, 401, 401]],
  ['send an e-mail', () => ['POST', '/api/email', {}], [401, 403, 401, 401, 401]],
  ['types', () => ['GET', '/api/content-type-builder/content-types'], [401, 403, 401, 401, 401]],
  ['one type', () => ['GET', '/api/content-type-builder/content-types/api::page.page'], [401, 403, 401, 401, 401]],
  ['components', () => ['GET', '/api/content-type-builder/components'], [401, 403, 401, 401, 401]],
  ['one component', () => ['GET', '/api/content-type-builder/components/page.seo'], [401, 403, 401, 401, 401]],
  // One entry, not a list.
  ['the API: the menus', () => ['GET', '/api/menu'], [401, 200, 401, 401, 401]],
  ['the API: change the menus', () => ['PUT', '/api/menu', { data: {} }], [401, 403, 401, 401, 401]],
  ['the API: delete the menus', () => ['DELETE', '/api/menu'], [401, 403, 401, 401, 401]],
  // The admin needs a session.
  [
    'look up references',
    () => ['GET', `/page-builder/references?locale=nl&keys=api::page.page:${othersPage}`],
    [401, 401, 200, 200, 200],
  ],
  ['look up files', () => ['GET', '/page-builder/media?ids='], [401, 401, 200, 200, 200]],
  ['search files', () => ['GET', '/page-builder/files?mime=any'], [401, 401, 200, 200, 200]],
  ['upload in the editor', () => ['POST', '/page-builder/upload', picture()], [401, 401, 201, 201, 201]],
  ['what a dynamic zone becomes', () => ['GET', '/page-builder/zones?model=api::page.page'], [401, 401, 200, 200, 200]],
  [
    'make a page of someone’s dynamic zone',
    () => [
      'POST',
      '/page-builder/zones/convert',
      { model: 'api::page.page', documentId: othersPage, locale: 'nl', direction: 'import' },
    ],
    // There is no mapping for pages.
    [401, 401, 403, 404, 404],
  ],
  ['addresses of the sites', () => ['GET', '/page-builder/status'], [401, 401, 200, 200, 200]],
  [
    'look up a video',
    () => ['GET', `/page-builder/video-preview?url=${encodeURIComponent('https://example.com/v')}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'check someone’s page before it is saved',
    () => ['POST', '/page-builder/checks', { ...place(), document: { format: 'page', formatVersion: 1, blocks: [] } }],
    [401, 401, 403, 200, 200],
  ],
  [
    'say that one edits a page',
    () => ['POST', '/page-builder/presence', { ...place(), session: createId() }],
    [401, 401, 200, 200, 200],
  ],
  [
    'look up what a translation was made from',
    () => ['GET', `/page-builder/sources?${new URLSearchParams(place())}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'look up what an original said before',
    () => ['GET', `/page-builder/sources/former?${new URLSearchParams({ ...place(), from: 'nl' })}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'look up how an original was before',
    () => ['GET', `/page-builder/sources/former-page?${new URLSearchParams({ ...place(), from: 'nl' })}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'ask what translating someone’s page by machine would cost',
    () => ['GET', `/page-builder/machine-translation?${new URLSearchParams({ ...place(), from: 'de' })}`],
    [401, 401, 403, 200, 200],
  ],
  [
    'have someone’s page translated by machine from a language that it has not',
    () => [
      'POST',
      '/page-builder/machine-translation',
      { ...place(), from: 'de', texts: [{ block: 'a', place: 'title', index: 0, version: 'ab' }] },
    ],
    [401, 401, 403, 404, 404],
  ],
  [
    'save the texts of someone’s page, with none',
    () => ['PUT', '/page-builder/texts', place()],
    [401, 401, 403, 400, 400],
  ],
  [
    'list what someone’s page shows and is to be translated',
    () => ['GET', `/page-builder/shown-entries?${new URLSearchParams(place())}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'see the texts of someone’s questions beside their original',
    () => ['GET', `/page-builder/entry-texts?${new URLSearchParams(questions())}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'save the texts of someone’s questions, with none',
    () => ['PUT', '/page-builder/entry-texts', { ...questions(), texts: {} }],
    [401, 401, 200, 200, 200],
  ],
  [
    'list the links to someone’s draft',
    () => ['GET', `/page-builder/shares?model=api::page.page&documentId=${othersPage}&locale=nl`],
    [401, 401, 403, 200, 200],
  ],
  ['share someone’s draft', () => ['POST', '/page-builder/shares', { ...place(), days: 1 }], [401, 401, 403, 201, 201]],
  ['take a link back that is none', () => ['DELETE', '/page-builder/shares/none'], [401, 401, 404, 404, 404]],
  [
    'look for unsaved work of one’s own on someone’s page',
    () => ['GET', `/page-builder/safety-copies?${new URLSearchParams(place())}`],
    [401, 401, 403, 200, 200],
  ],
  [
    'keep unsaved work on someone’s page',
    () => [
      'POST',
      '/page-builder/safety-copies',
      {
        ...{ ...place(), session: createId(), basedOn: 'a1', step: 1, editedAt: 1 },
        work: { document: { format: 'page', formatVersion: 1, blocks: [] }, sources: {}, fields: {} },
      },
    ],
    [401, 401, 403, 200, 200],
  ],
  [
    'let unsaved work on someone’s page go',
    () => ['DELETE', `/page-builder/safety-copies/none?${new URLSearchParams(place())}`],
    [401, 401, 403, 200, 200],
  ],
  ['see a shared draft', () => ['GET', '/api/page-builder/shared?country=nl&locale=nl'], [401, 401, 401, 401, 401]],
  [
    'see the versions of someone’s page',
    () => ['GET', `/page-builder/versions?${new URLSearchParams(place())}`],
    [401, 401, 403, 200, 200],
  ],
  [
    'see a version of someone’s page',
    () => ['GET', `/page-builder/versions/999999?${new URLSearchParams(place())}`],
    [401, 401, 403, 404, 404],
  ],
  [
    'name a version of someone’s page',
    () => ['PUT', '/page-builder/versions/999999', { ...place(), name: 'Mine' }],
    [401, 401, 403, 404, 404],
  ],
  [
    'bring back a version of someone’s page',
    () => ['POST', '/page-builder/versions/999999/restore', { ...place(), force: true }],
    [401, 401, 403, 404, 404],
  ],
  ['list what is to be translated', () => ['GET', '/page-builder/translations'], [401, 401, 200, 200, 200]],
  [
    'ask how a text was translated elsewhere',
    () => ['POST', '/page-builder/translations/memory', { source: 'Hallo', from: 'nl', to: 'de' }],
    [401, 401, 200, 200, 200],
  ],
  [
    'ask for the texts of a page that is not there',
    () => [
      'POST',
      '/page-builder/translations/texts',
      { from: 'nl', to: 'de', pages: [{ contentType: 'api::page.page', documentId: 'none', field: 'content' }] },
    ],
    [401, 401, 200, 200, 200],
  ],
  ['see who can be asked', () => ['GET', '/page-builder/translations/people?locale=nl'], [401, 401, 403, 200, 200]],
  [
    'ask nobody for a translation',
    () => [
      ...(['POST', '/page-builder/translations/requests'] as const),
      { locale: 'nl', pages: [{ contentType: 'api::page.page', documentId: othersPage }], person: 999_999 },
    ],
    [401, 401, 403, 400, 400],
  ],
  [
    'withdraw a request',
    () => [
      'DELETE',
      `/page-builder/translations/requests?contentType=api::page.page&documentId=${othersPage}&locale=nl`,
    ],
    [401, 401, 403, 204, 204],
  ],
  [
    'delete from the memory what is not there',
    () => ['DELETE', '/page-builder/translations/memory/999999'],
    [401, 401, 403, 404, 404],
  ],
  ['read the glossary', () => ['GET', '/page-builder/glossary?from=nl&to=de'], [401, 401, 200, 200, 200]],
  ['list the terms of the glossary', () => ['GET', '/page-builder/glossary/terms'], [401, 401, 200, 200, 200]],
  [
    'add a term to the glossary',
    () => ['POST', '/page-builder/glossary/terms', { words: { nl: [newSlug()] } }],
    [401, 401, 403, 201, 201],
  ],
  [
    'change a term that is none',
    () => ['PUT', '/page-builder/glossary/terms/999999', { words: { nl: [newSlug()] }, version: 'ab' }],
    [401, 401, 403, 404, 404],
  ],
  ['delete a term that is none', () => ['DELETE', '/page-builder/glossary/terms/999999'], [401, 401, 403, 404, 404]],
  ['list deleted pages', () => ['GET', '/page-builder/deleted'], [401, 401, 200, 200, 200]],
  [
    'restore a page that is not deleted',
    () => ['POST', '/page-builder/deleted/restore', { model: 'api::page.page', documentId: othersPage }],
    [401, 401, 409, 409, 409],
  ],
  [
    'look up where a page is used',
    () => ['GET', `/page-builder/uses?type=api::page.page&documentId=${othersPage}`],
    [401, 401, 200, 200, 200],
  ],
  [
    'copy someone’s page in its languages',
    () => ['POST', '/page-builder/duplicates', { model: 'api::page.page', documentId: othersPage, locales: ['nl'] }],
    [401, 401, 201, 201, 201],
  ],
  [
    'ask what keeps pages from being published',
    () => [
      'POST',
      '/page-builder/publishing/check',
      { model: 'api::page.page', documentIds: [othersPage], locale: 'nl' },
    ],
    [401, 401, 200, 200, 200],
  ],
  ['state of the sites', () => ['GET', '/page-builder/publishing'], [401, 401, 200, 200, 200]],
  ['try a calculator out', () => ['POST', '/calculations/try-out', {}], [401, 401, 400, 400, 400]],
  ['list calculators', () => ['GET', `${COLLECTION}/${CALCULATOR}`], [401, 401, 200, 200, 200]],
  ['read a calculator', () => ['GET', `${COLLECTION}/${CALCULATOR}/${calculator}`], [401, 401, 200, 200, 200]],
  [
    'create a calculator',
    () => ['POST', `${COLLECTION}/${CALCULATOR}`, { name: 'Of the matrix', slug: newWord() }],
    [401, 401, 403, 201, 201],
  ],
  [
    'change a calculator',
    () => ['PUT', `${COLLECTION}/${CALCULATOR}/${calculator}`, { description: 'Changed', force: true }],
    [401, 401, 403, 200, 200],
  ],
  // Whoever may publish is told that the workbook is missing.
  [
    'publish a calculator',
    () => ['POST', `${COLLECTION}/${CALCULATOR}/${calculator}/actions/publish`, {}],
    [401, 401, 403, 400, 400],
  ],
  // This one was never published.
  [
    'take a calculator off the sites',
    () => ['POST', `${COLLECTION}/${CALCULATOR}/${calculator}/actions/unpublish`, {}],
    [401, 401, 403, 404, 404],
  ],
  ['list the cells of countries', () => ['GET', `${COLLECTION}/${CONFIGURATION}`], [401, 401, 200, 200, 200]],
  [
    'change the cells of a country',
    () => ['PUT', `${COLLECTION}/${CONFIGURATION}/${entries['calculator-configs']}`, {}],
    [401, 401, 403, 200, 200],
  ],
  [
    'delete a calculator',
    async () => ['DELETE', `${COLLECTION}/${CALCULATOR}/${await createDraftCalculator()}`],
    [401, 401, 403, 200, 200],
  ],
  ['list saved sections', () => ['GET', `${COLLECTION}/${SECTION}`], [401, 401, 200, 200, 200]],
  ['save a section', () => ['POST', `${COLLECTION}/${SECTION}`, { name: 'Of the matrix' }], [401, 401, 403, 201, 201]],
  ['whether this is a demo', () => ['GET', '/lumavelo/status'], [401, 401, 200, 200, 200]],
  ['list pages', () => ['GET', `${COLLECTION}/api::page.page`], [401, 401, 200, 200, 200]],
  [
    'read someone’s page',
    () => ['GET', `${COLLECTION}/api::page.page/${othersPage}?locale=nl`],
    [401, 401, 200, 200, 200],
  ],
  ['create a page', () => ['POST', `${COLLECTION}/api::page.page?locale=nl`, page()], [401, 401, 201, 201, 201]],
  [
    'create a page in Austria',
    () => ['POST', `${COLLECTION}/api::page.page?locale=de-AT`, page()],
    [401, 401, 201, 201, 201],
  ],
  [
    'change someone’s page',
    () => ['PUT', `${COLLECTION}/api::page.page/${othersPage}?locale=nl`, { title: 'Changed', force: true }],
    [401, 401, 403, 200, 200],
  ],
  [
    'publish someone’s page',
    () => ['POST', `${COLLECTION}/api::page.page/${othersPage}/actions/publish?locale=nl`, {}],
    [401, 401, 403, 200, 200],
  ],
  ['list dealers', () => ['GET', `${COLLECTION}/api::dealer.dealer`], [401, 401, 200, 200, 200]],
  ['create a dealer', () => ['POST', `${COLLECTION}/api::dealer.dealer`, { name: 'New' }], [401, 401, 403, 201, 201]],
  ['list redirects', () => ['GET', `${COLLECTION}/api::redirect.redirect?locale=nl`], [401, 401, 200, 200, 200]],
  [
    'create a redirect',
    () => ['POST', `${COLLECTION}/api::redirect.redirect?locale=nl`, { from: newSlug(), to: '/' }],
    [401, 401, 403, 201, 201],
  ],
  ['create an API token', () => ['POST', '/admin/api-tokens', { name: 'x' }], [401, 401, 403, 403, 201]],
  ['list users', () => ['GET', '/admin/users'], [401, 401, 403, 403, 200]],
  ['change content types', () => ['GET', '/content-type-builder/content-types'], [401, 401, 403, 403, 200]],
];

// Who may come in by the API of each type is asked by `route-rights.test.ts`.
describe.each([...MATRIX, ...sample(TYPES, 1).flatMap(listApiRows)])('%s', (_, request, expected) => {
  // By default the first role of each answer.
  const columns = COLUMNS.map((role, index) => [role, expected[index]] as const);
  it.each(columns.filter(([, status], index) => isFull || expected.indexOf(status ?? 0) === index))(
    'for %s is answered with %s',
    async (role, status) => {
      const answer = await ask(role, ...(await request()));
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(status);
    },
  );
});

/** Strapi's own pages and what its admin calls, with checks that are Strapi's affair. */
const STRAPI_ADMIN =
  /^\/$|^\/(_health|admin|content-manager|content-releases|content-type-builder|email|i18n|review-workflows|upload|uploads)\b/;

/** Routes of the running CMS that answer programs and visitors, and those of this project in the admin. */
function listRoutes(): string[] {
  const methods = /^(GET|POST|PUT|PATCH|DELETE) /;
  const own = sharedCms().routes.filter(
    (route) => methods.test(route) && !STRAPI_ADMIN.test(route.split(' ')[1] ?? ''),
  );
  return [...new Set(own.map((route) => route.replace(/\/$/, '')))];
}

it('knows every route: one that is missing in the table is nobody’s decision', async () => {
  const asked: string[] = [];
  for (const [, request] of [...MATRIX, ...TYPES.flatMap(listApiRows)]) {
    const [method, path] = await request();
    asked.push(`${method} ${path.replace(/\?.*$/, '')}`);
  }
  const routes = listRoutes();
  for (const route of ['POST /api/perform-calculations/:slug', 'POST /calculations/try-out', 'GET /api/bikes/:id']) {
    expect(routes).toContain(route);
  }
  const unknown = routes.filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !asked.some((request) => pattern.test(request));
  });
  expect(unknown).toEqual([]);
});

/** Types that authors may read and editors look after; pages have rules of their own. */
const KEPT = TYPES.filter((type) => type !== 'pages');

describe.each(KEPT)('in the admin, %s', (type) => {
  const uid = (name: string) => `api::${name}.${name}`;
  const singular = type.replace(/s$/, '');
  const path = () => `${COLLECTION}/${uid(singular)}/${entries[type]}?locale=nl`;

  it('are read by authors, and neither changed nor deleted nor made by them', async () => {
    expect((await ask('author', 'GET', path())).status).toBe(200);
    expect((await ask('author', 'PUT', path(), {})).status).toBe(403);
    expect((await ask('author', 'DELETE', path())).status).toBe(403);
    expect((await ask('author', 'DELETE', path().replace('?locale=nl', '?locale=*'))).status).toBe(403);
    expect((await ask('author', 'POST', `${COLLECTION}/${uid(singular)}?locale=nl`, {})).status).toBe(403);
    const many = `${COLLECTION}/${uid(singular)}/actions/bulkDelete?locale=nl`;
    expect((await ask('author', 'POST', many, { documentIds: [entries[type]] })).status).toBe(403);
    expect((await ask('author', 'POST', path().replace(/\?.*/, '/actions/unpublish'), {})).status).toBe(403);
  });

  it('are changed by editors', async () => {
    expect((await ask('editor', 'PUT', path(), {})).status).toBe(200);
  });
});

it.each(['nobody', 'token'] as const)('the content manager is not for %s', async (role) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const path = `${COLLECTION}/api::dealer.dealer/${entries.dealers}`;
    expect((await ask(role, method, path, method === 'PUT' ? {} : undefined)).status).toBe(401);
  }
});

it('authors leave pages of others alone, published or not', async () => {
  for (const id of [othersPage, entries.pages]) {
    const path = `${COLLECTION}/api::page.page/${id}`;
    for (const [method, action] of [
      ['DELETE', '?locale=nl'],
      ['DELETE', '?locale=*'],
      ['POST', '/actions/publish?locale=nl'],
      ['POST', '/actions/unpublish?locale=nl'],
      ['POST', '/actions/discard?locale=nl'],
    ] as const) {
      const { status } = await ask('author', method, path + action, method === 'POST' ? {} : undefined);
      expect(status, `${method} ${action}`).toBe(403);
    }
  }
  const many = { documentIds: [othersPage] };
  for (const action of ['bulkDelete', 'bulkPublish', 'bulkUnpublish']) {
    const path = `${COLLECTION}/api::page.page/actions/${action}?locale=nl`;
    expect((await ask('author', 'POST', path, many)).status, action).toBe(403);
  }
  expect((await ask('admin', 'GET', `${COLLECTION}/api::page.page/${othersPage}?locale=nl`)).status).toBe(200);
});

it('authors change and delete pages of their own, and publish none', async () => {
  const made = await ask('author', 'POST', `${COLLECTION}/api::page.page?locale=de`, page());
  const path = `${COLLECTION}/api::page.page/${made.body.data.documentId}`;
  expect((await ask('author', 'PUT', `${path}?locale=de`, { title: 'Mine', force: true })).status).toBe(200);
  expect((await ask('author', 'POST', `${path}/actions/publish?locale=de`, {})).status).toBe(403);
  expect((await ask('editor', 'POST', `${path}/actions/publish?locale=de`, {})).status).toBe(200);
  expect((await ask('author', 'DELETE', `${path}?locale=de`)).status).toBe(200);
});
