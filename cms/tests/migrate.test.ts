import { type Block, createId, type PageDocument } from 'page-format';
import { beforeAll, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { runPageBuilder } from './harness/run-page-builder.ts';
import { PUBLISHER } from './harness/start-cms.ts';
import { storeContent } from './harness/store-content.ts';

/** `page-builder migrate`, with the one migration that a block of this project has. */

const SECTIONS = '/content-manager/collection-types/plugin::page-builder.section';
const PAGES = '/content-manager/collection-types/api::page.page';

/** So many that a run that is to be killed has not ended before the signal arrives. */
const DRAFTS = 40;

/** A form as pages hold it that were made before its properties had their names of today. */
const oldForm = (): Block => ({
  id: createId(),
  type: 'HubspotForm',
  v: 1,
  props: { portalId: '25112026', formId: '0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f', showCompany: false },
});

function today({ showCompany, ...props }: Record<string, unknown>) {
  return { v: 2, props: { ...props, askCompany: showCompany } };
}

const inContainer = (...content: Block[]): Block => ({
  id: createId(),
  type: 'Container',
  v: 1,
  props: {},
  areas: { content },
});

let slug: string;
let live: { id: string; form: Block; document: PageDocument };
let drafts: string[];
let section: string;
let damaged: string;
let newer: string;

beforeAll(async () => {
  const form = oldForm();
  slug = newSlug();
  const document = page(title('Contact'), inContainer(form));
  live = { id: await createPage({ slug, content: document }), form, document };
  expect((await publish(live.id)).status).toBe(200);
  drafts = await Promise.all(Array.from({ length: DRAFTS }, () => createPage({ content: page(oldForm()) })));
  const stored = await call(SECTIONS, { as: 'admin', body: { name: 'A form', content: page(oldForm()) } });
  section = stored.body.data.documentId;
  damaged = await createPage();
  await storeContent(damaged, { ...page(oldForm()), blocks: [oldForm(), null] } as unknown as PageDocument);
  newer = await createPage({ content: page(oldForm(), { id: createId(), type: 'Title', v: 99, props: {} }) });
});

async function deliver(): Promise<{ document: PageDocument; updatedAt: string }> {
  const { body } = await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`);
  return body.data;
}

async function readStates(): Promise<unknown> {
  const headers = { Authorization: `Bearer ${PUBLISHER.secret}` };
  return (await call('/api/page-builder/content-state', { headers })).body;
}

/** What Strapi says of a page, with the field as it is stored. */
async function read(id: string, status = 'draft') {
  const { body } = await call(`${PAGES}/${id}?locale=nl&status=${status}`, { as: 'admin' });
  const { basedOn: _, ...content } = body.data.content;
  return {
    content,
    updatedAt: body.data.updatedAt,
    status: body.meta.availableStatus?.[0]?.status ?? body.data.status,
  };
}

const lineOf = (output: string, id: string) => output.split('\n').filter((line) => line.includes(` ${id} `));

/** Drafts that a run says it migrated. */
const listMigrated = (output: string) => drafts.filter((id) => lineOf(output, id).length > 0);

it.runIf(isFull)(
  'a dry run lists every page that would change, with what changes, and changes nothing',
  async () => {
    const before = await Promise.all([live.id, ...drafts, newer].map((id) => read(id)));
    const run = await runPageBuilder(['migrate', '--dry-run', '--views', 'scripts/render-page.ts']);
    expect(run.errors).toBe('');
    expect(run.code).toBe(0);
    expect(lineOf(run.output, live.id)).toEqual([
      `api::page.page content ${live.id} nl draft`,
      `api::page.page content ${live.id} nl published`,
    ]);
    expect(run.output).toContain(`plugin::page-builder.section content ${section}\n`);
    expect(run.output).toContain(`  HubspotForm (block "${live.form.id}"): rename-show-to-ask\n`);
    expect(run.output).toMatch(/^ {4}- +"showCompany": false$/m);
    expect(run.output).toMatch(/^ {4}\+ +"askCompany": false$/m);
    expect(run.output).toContain('  HTML: the same\n');
    expect(lineOf(run.output, damaged)).toEqual([`api::page.page content ${damaged} nl draft: damaged, left alone`]);
    expect(lineOf(run.output, newer)).toEqual([`api::page.page content ${newer} nl draft: newer, left alone`]);
    expect(run.output).toContain('stored pages would change. Nothing was written.');
    expect(await Promise.all([live.id, ...drafts, newer].map((id) => read(id)))).toEqual(before);
  },
  60_000,
);

it.runIf(isFull)(
  'a run that is killed goes on where it was, and changes what is stored and nothing else',
  async () => {
    const [before, delivered, states] = [await read(live.id), await deliver(), await readStates()];
    const killed = await runPageBuilder(['migrate', '--batch', '1'], (output, child) => {
      if (listMigrated(output).length > 0) child.kill('SIGKILL');
    });
    expect(killed.code).toBeNull();

    const run = await runPageBuilder(['migrate', '--batch', '1']);
    expect(run.errors).toBe('');
    expect(run.code).toBe(0);
    expect(run.output).toMatch(/^Going on where a run ended early: after row \d+ of api::page.page\.$/m);
    expect(lineOf(run.output, live.id)).toEqual([]);
    const [first, second] = [listMigrated(killed.output), listMigrated(run.output)];
    expect(first.filter((id) => second.includes(id))).toEqual([]);
    expect(second.length).toBeGreaterThan(0);

    const migrated = page(live.document.blocks[0] as Block, {
      ...(live.document.blocks[1] as Block),
      areas: { content: [{ ...live.form, ...today(live.form.props) }] },
    });
    expect(await read(live.id)).toEqual({ ...before, content: migrated });
    expect((await read(live.id, 'published')).content).toEqual(migrated);
    for (const id of drafts) expect((await read(id)).content.blocks[0]).toMatchObject({ v: 2 });
    const stored = await call(`${SECTIONS}/${section}`, { as: 'admin' });
    expect(stored.body.data.content.blocks[0]).toMatchObject({ v: 2, props: { askCompany: false } });
    expect((await read(newer)).content.blocks[0]).toMatchObject({ v: 1 });
    // What sites read was migrated before, and they are told of nothing.
    expect(await deliver()).toEqual(delivered);
    expect(await readStates()).toEqual(states);
  },
  120_000,
);

it.runIf(isFull)(
  'another run finds nothing to change',
  async () => {
    const run = await runPageBuilder(['migrate']);
    expect(run.output).toContain('No stored page changes. Left alone: ');
    expect(lineOf(run.output, live.id)).toEqual([]);
  },
  60_000,
);

it.runIf(isFull)(
  'what a command cannot do is a sentence',
  async () => {
    expect(await runPageBuilder(['migrate', '--batch', 'many'])).toEqual({
      code: 1,
      output: '',
      errors: '--batch takes a whole number from 1 to 1000.\n',
    });
    expect((await runPageBuilder(['migrat'])).errors).toContain('There is no command "migrat".');
    expect((await runPageBuilder(['migrate', '--dry-run', '--views', 'nowhere.js'])).errors).toContain(
      'The module of --views, nowhere.js, cannot be loaded',
    );
  },
  60_000,
);
