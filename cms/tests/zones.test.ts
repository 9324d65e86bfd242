import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAsk } from './harness/create-ask.ts';
import { paint } from './harness/images.ts';
import { createUser, createUserWith, signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';

/** Dynamic zones as pages, and back; `harness/landing.ts` has the content type, and its mapping. */

const LANDINGS = '/content-manager/collection-types/api::landing.landing';

let data: CmsData;
let cms: RunningCms;
let ask: ReturnType<typeof createAsk>;
let files: { id: number; documentId: string }[];
let faq: string;
let token: string;

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data, { ADDITIONS: import.meta.resolve('./harness/landing.ts') });
  token = (await signIn(cms.url)).adminToken;
  ask = createAsk(cms.url, token);
  files = await Promise.all([1, 2, 3].map((number) => upload(`picture-${number}.png`)));
  const created = await ask('/content-manager/collection-types/api::faq.faq?locale=nl', { title: 'Bread', items: [] });
  faq = created.body.data.documentId;
});

afterAll(async () => {
  await cms.stop();
  await data.remove();
});

async function upload(name: string): Promise<{ id: number; documentId: string }> {
  const form = new FormData();
  form.append(
    'files',
    new Blob([new Uint8Array(await paint({ width: 8, height: 8, format: 'png' }))], { type: 'image/png' }),
    name,
  );
  const response = await fetch(`${cms.url}/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const [file] = (await response.json()) as { id: number; documentId: string }[];
  if (!file) throw new Error('The file was not uploaded.');
  return file;
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

/** Every component of the mapping, with values left out here and there. */
function createSections() {
  const [first, second, third] = files.map(({ id }) => id);
  const text = (words: string) => ({
    body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: words }] }, paragraph(words)],
  });
  return [
    { __component: 'landing.heading', words: 'Fresh every day', level: 1 },
    {
      __component: 'landing.part',
      width: 'wide',
      framed: true,
      switchers: [
        {
          look: 'blue',
          panels: [
            { name: 'Bread', icon: first, texts: [text('Rye'), text('Wheat')] },
            { name: 'Cake', icon: null, texts: [] },
          ],
        },
        { look: null, panels: [] },
      ],
    },
    { __component: 'landing.questions', faq: { connect: [{ documentId: faq, locale: 'nl' }] } },
    {
      __component: 'landing.logos',
      logos: [
        { image: second, alt: 'Mill', url: 'https://example.com' },
        { image: third, alt: '', url: null },
      ],
    },
    { __component: 'landing.downloads', files: [{ file: first, name: 'Menu' }], hint: 'Get it' },
    { __component: 'landing.banner', title: 'Order now', target: { path: '/order' } },
    {
      __component: 'landing.actions',
      buttons: [
        { label: 'Shop', path: '/shop', priority: 'high' },
        { label: 'Jobs', path: '/jobs', priority: 'low' },
      ],
    },
    { __component: 'landing.gallery', images: [third, first] },
  ];
}

async function create(sections: object[]): Promise<string> {
  const created = await ask(`${LANDINGS}?locale=nl`, { name: 'A landing page', sections });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return created.body.data.documentId;
}

const convert = (documentId: string, direction: string, options: object = {}, by = ask) =>
  by('/page-builder/zones/convert', { model: 'api::landing.landing', documentId, locale: 'nl', direction, ...options });

async function read(id: string) {
  return (await ask(`${LANDINGS}/${id}?locale=nl`)).body.data;
}

/** An entry's zone without the numbers of its rows, which are new with each write. */
function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  const { documentId, url, ...rest } = value as Record<string, unknown>;
  if (typeof documentId === 'string') return documentId;
  const kept = Object.entries({ ...rest, ...(url !== undefined && { url }) }).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, entry]) => [name, strip(entry)]));
}

it('a schema with thirteen nested components becomes blocks, and comes back equal', async () => {
  const id = await create(createSections());
  const before = strip((await read(id)).sections);

  const tried = await convert(id, 'import', { dryRun: true });
  expect(tried).toEqual({
    status: 200,
    body: { data: { documentId: id, locale: 'nl', outcome: 'converted', losses: [] } },
  });
  expect((await read(id)).content.blocks).toEqual([]);

  expect((await convert(id, 'import')).body.data).toMatchObject({ outcome: 'converted', losses: [] });
  const { content, sections } = await read(id);
  expect(strip(sections)).toEqual(before);
  expect(content.blocks.map(({ type }: { type: string }) => type)).toEqual([
    ...['Title', 'Container', 'FaqBlock', 'LogoGrid', 'Downloads', 'BlockButton', 'ButtonContainer', 'LogoSliderBlock'],
  ]);
  const [tabs] = content.blocks[1].areas.content;
  expect(content.blocks[1].props).toEqual({ type: 'large', border: true });
  expect(tabs.props.tabs.map(({ title }: { title: string }) => title)).toEqual(['Bread', 'Cake']);
  expect(tabs.props.tabs[0].image).toMatchObject({ $ref: 'media', documentId: files[0]?.documentId });
  expect(tabs.areas[tabs.props.tabs[0].id]).toHaveLength(2);
  expect(content.blocks[2].props).toEqual({ faq: { $ref: 'api::faq.faq', documentId: faq } });

  expect((await ask(`${LANDINGS}/${id}?locale=nl`, { sections: [], force: true }, 'PUT')).status).toBe(200);
  expect((await convert(id, 'export')).body.data).toMatchObject({ outcome: 'converted', losses: [] });
  const after = (await read(id)).sections;
  expect(strip(after)).toEqual(before);
  const relation = await ask(`/content-manager/relations/landing.questions/${after[2].id}/faq?locale=nl&status=draft`);
  expect(relation.body.results.map((entry: { documentId: string }) => entry.documentId)).toEqual([faq]);
}, 60_000);

it('a dry run tells by entry and attribute what would be lost', async () => {
  const id = await create([
    { __component: 'landing.poem', verses: 'Roses' },
    { __component: 'landing.heading', words: 'Hi', level: 9, internalNote: 'Ask Jo' },
    { __component: 'landing.downloads', files: [], hint: null },
    {
      __component: 'landing.part',
      switchers: [
        {
          panels: [
            {
              name: 'A',
              texts: [{ body: [{ type: 'paragraph', children: [{ type: 'text', text: 'x', underline: true }] }] }],
            },
          ],
        },
      ],
    },
  ]);
  const { losses } = (await convert(id, 'import', { dryRun: true })).body.data;
  expect(losses.map(({ place, message }: { place: string; message: string }) => `${place}: ${message}`)).toEqual([
    'sections[0]: The mapping has no component "landing.poem": the whole entry is left out.',
    'sections[1].internalNote: It is not in the mapping, and holds "Ask Jo".',
    'sections[1].level: 9 is left out: "type" takes one of: H1, H2, H3, H4, H5.',
    'sections[2].hint: It is empty, and "downloadText" of the block then shows "Download".',
    'sections[3].switchers[0].panels[0].texts[0].body: It comes back changed, as [{"type":"paragraph","children":[{"type":"text","text":"x"}]}].',
  ]);
});

it('nothing is written over unless that is asked for', async () => {
  const id = await create([{ __component: 'landing.heading', words: 'One', level: 2 }]);
  expect((await convert(id, 'import')).body.data.outcome).toBe('converted');
  const again = (await convert(id, 'import')).body.data;
  expect(again).toMatchObject({
    outcome: 'skipped',
    reason: '"content" is not empty.',
    skipped: { code: 'zones.notEmpty', values: { field: 'content' } },
  });
  expect((await convert(id, 'import', { replace: true })).body.data.outcome).toBe('converted');
});

it('is for who may save the entry', async () => {
  const id = await create([{ __component: 'landing.heading', words: 'One', level: 2 }]);
  const author = createAsk(cms.url, await createUserWith(cms.url, token, 'strapi-author'));
  expect((await convert(id, 'import', {}, author)).status).toBe(403);
  const EXPLORER = 'plugin::content-manager.explorer';
  const fields = (...names: string[]) => ({ fields: names, locales: ['nl'] });
  const permissions = [
    { action: `${EXPLORER}.read`, subject: 'api::landing.landing', properties: fields('name', 'sections', 'content') },
    { action: `${EXPLORER}.update`, subject: 'api::landing.landing', properties: fields('name', 'content') },
  ];
  const pageEditor = createAsk(cms.url, await createUser(cms.url, token, permissions));
  expect((await convert(id, 'import', { dryRun: true }, pageEditor)).status).toBe(200);
  expect((await convert(id, 'export', { dryRun: true }, pageEditor)).status).toBe(403);
  expect((await ask('/page-builder/zones?model=api::landing.landing')).body.data).toEqual({
    zone: 'sections',
    field: 'content',
  });
  expect((await ask('/page-builder/zones?model=api::page.page')).body.data).toBeNull();
  expect(
    (await ask('/page-builder/zones/convert', { model: 'api::page.page', documentId: id, direction: 'import' })).status,
  ).toBe(404);
});
