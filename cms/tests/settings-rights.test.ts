import { beforeAll, describe, expect, it } from 'vitest';
import { EDITORS_FIELDS } from '../src/plugins/lumavelo/server/src/rights/settings-rights.ts';
import { call } from './harness/client.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUserWith } from './harness/sign-in.ts';
import {
  type Attribute,
  components,
  createEntry,
  listContentTypes,
  makeValues,
  pathOf,
} from './overwrites/sample-values.ts';

/** Settings that steer where data goes, who gets it, what runs or what is trusted. No editor changes them. */
const ADMINISTRATORS_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'api::site-setting.site-setting': [
    'country',
    'apiPublicUrl',
    'cdnPrefix',
    'securityContact',
    'analyticsId',
    'scriptHosts',
    'leadRecipients.email',
    'leadRecipients.purpose',
  ],
};

/** Types that hold content. All others hold settings, and each of their fields needs a verdict. */
const CONTENT = [
  ...['bike', 'bike-brand', 'bike-type', 'calculator', 'dealer', 'faq', 'page', 'redirect', 'review'].map(
    (name) => `api::${name}.${name}`,
  ),
  'plugin::page-builder.section',
];

const SITE = 'api::site-setting.site-setting';

const settings = (await listContentTypes()).filter(({ uid }) => !CONTENT.includes(uid));

const tokens = { editor: '', author: '' };
beforeAll(async () => {
  const { url, adminToken } = sharedCms();
  tokens.editor = await createUserWith(url, adminToken, 'strapi-editor');
  tokens.author = await createUserWith(url, adminToken, 'strapi-author');
});

const as = (role: keyof typeof tokens) => ({ Authorization: `Bearer ${tokens[role]}` });

/** All fields, nested ones by their path. */
function listPaths(attributes: Record<string, Attribute>, prefix = ''): string[] {
  return Object.entries(attributes).flatMap(([name, { component }]) =>
    component ? listPaths(components.get(component) ?? {}, `${prefix}${name}.`) : [prefix + name],
  );
}

it('are settings of sites, of calculators, and the menus', () => {
  expect(settings.map(({ uid }) => uid).sort()).toEqual(Object.keys(EDITORS_FIELDS).sort());
});

describe.each(settings.map((type) => [type.uid, type] as const))('%s', (uid, type) => {
  it('has a verdict for each field: an editor’s or an administrator’s', () => {
    const judged = [...(EDITORS_FIELDS[uid] ?? []), ...(ADMINISTRATORS_FIELDS[uid] ?? [])];
    expect(judged.sort()).toEqual(listPaths(type.attributes).sort());
  });

  it('takes of an editor what is an editor’s, and keeps the rest', async () => {
    const entry = pathOf(type, await createEntry(type));
    const open = async () => (await call(entry, { as: 'admin' })).body;
    const { country, ...attributes } = type.attributes;
    const before = await open();
    const values = await makeValues(type.singularName, attributes, 1);
    // There is one entry for each country, so its value is one that no entry has.
    const other = country &&
      !EDITORS_FIELDS[uid]?.includes('country') && {
        country: country.enum?.find((name) => name !== before.data.country),
      };
    const body = { ...values, ...other, force: true };
    expect((await call(entry, { method: 'PUT', headers: as('editor'), body })).status).toBe(200);
    const after = await open();
    const changed = Object.keys(body).filter((name) => before.meta.basedOn[name] !== after.meta.basedOn[name]);
    const theirs = (EDITORS_FIELDS[uid] ?? []).map((field) => field.replace(/\..*/, ''));
    expect(changed.sort()).toEqual([...new Set(theirs)].filter((name) => name in body).sort());
    if (other) expect(after.data.country).toBe(before.data.country);
  });
});

describe('the settings of a site', () => {
  const list = `/content-manager/collection-types/${SITE}`;
  const type = settings.find(({ uid }) => uid === SITE);
  const recipient = { email: 'sales@lumavelo.example' };

  it('are neither made, copied nor deleted by an editor', async () => {
    if (!type) throw new Error(`There is no type ${SITE}.`);
    const id = await createEntry(type);
    const body = { country: 'at' };
    for (const [method, path] of [
      ['POST', list],
      ['POST', `${list}/clone/${id}`],
      ['POST', `${list}/auto-clone/${id}`],
      ['DELETE', `${list}/${id}`],
      ['POST', `${list}/actions/bulkDelete`],
    ] as const) {
      const sent = method === 'POST' ? { body: { ...body, documentIds: [id] } } : {};
      expect((await call(path, { method, headers: as('editor'), ...sent })).status, path).toBe(403);
    }
    expect((await call(`${list}/${id}`, { as: 'admin' })).status).toBe(200);
  });

  it.each(['editor', 'author'] as const)(
    'do not tell an %s who gets leads, and a filter or an order does not either',
    async (role) => {
      if (!type) throw new Error(`There is no type ${SITE}.`);
      const id = await createEntry(type);
      const body = { leadRecipients: [recipient], force: true };
      const set = await call(`${list}/${id}`, { as: 'admin', method: 'PUT', body });
      expect(set.body.data.leadRecipients).toMatchObject([recipient]);
      for (const query of ['', '?populate[leadRecipients]=*']) {
        const { status, body: shown } = await call(`${list}/${id}${query}`, { headers: as(role) });
        expect([status, JSON.stringify(shown.data).includes(recipient.email)]).toEqual([200, false]);
      }
      const ask = async (query: string) => (await call(`${list}?${query}`, { headers: as(role) })).body;
      const of = (part: string) => `filters[leadRecipients][email][$contains]=${part}`;
      expect(await ask(of('nowhere'))).toEqual(await ask(of('sales')));
      expect(await ask('_q=nowhere-at-all')).toEqual(await ask('_q=sales@lumavelo'));
    },
  );
});
