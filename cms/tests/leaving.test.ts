import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageDocument } from 'page-format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { runPageBuilder } from './harness/run-page-builder.ts';
import { storeContent } from './harness/store-content.ts';

/** `page-builder eject` and `schema`: pages for programs that have no page builder. */

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaving-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const readJson = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'));

it.runIf(isFull)(
  'every page is written as JSON and HTML, with the blocks of its sections and what it refers to',
  async () => {
    const section = await call('/content-manager/collection-types/plugin::page-builder.section', {
      as: 'admin',
      body: { name: 'Opening hours', content: page(title('From eight to six')) },
    });
    const { documentId: id, name } = section.body.data;
    const reference = { $ref: 'plugin::page-builder.section', documentId: id, snapshot: { name } };
    const place = { id: 'place', type: 'SyncedSection', v: 1, props: { section: reference } };
    const slug = newSlug();
    const documentId = await createPage({ slug, content: page(title('Bread & butter'), place) });
    expect((await publish(documentId)).status).toBe(200);
    const damaged = await createPage();
    await storeContent(damaged, { format: 'page', formatVersion: 1, blocks: [null] } as unknown as PageDocument);

    const run = await runPageBuilder(['eject', '--out', folder, '--views', 'scripts/render-page.ts', '--batch', '2']);
    expect(run.errors).toBe('');
    expect(run.output).toContain(`api::page.page content ${damaged} nl draft: It is damaged`);
    expect(run.output).toMatch(/^Pages written to .+: \d+ as JSON, \d+ as HTML\.$/m);
    expect(run.code, 'of a run that could not read everything').toBe(1);

    const index = await readJson('index.json');
    const ours = index.filter((entry: { documentId: string }) => entry.documentId === documentId);
    expect(ours.map(({ status }: { status: string }) => status).toSorted()).toEqual(['draft', 'published']);
    expect(ours[0]).toMatchObject({ uid: 'api::page.page', field: 'content', locale: 'nl', slug });
    const { document, refs } = await readJson(`api.page.page/${documentId}/content.nl.published.json`);
    expect(document.blocks.map(({ type, props }: { type: string; props: object }) => [type, props])).toMatchObject([
      ['Title', { title: 'Bread & butter' }],
      ['Title', { title: 'From eight to six' }],
    ]);
    expect(refs).toEqual({});
    const html = readFileSync(join(folder, `api.page.page/${documentId}/content.nl.published.html`), 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="nl">/);
    expect(html).toContain('Bread &amp; butter');
    expect(html).toContain('From eight to six');
    expect(await readJson(`api.page.page/${damaged}/content.nl.draft.json`)).toMatchObject({
      document: { blocks: [null] },
    });

    expect((await runPageBuilder(['schema', '--of', 'stored', '--out', join(folder, 'stored.json')])).code).toBe(0);
    expect(await readJson('stored.json')).toMatchObject({
      properties: { format: { const: 'page' } },
      $defs: { Title: { properties: { v: { const: 1 } } }, SyncedSection: {} },
    });
  },
  120_000,
);

it.runIf(isFull)(
  'what cannot be done is a sentence',
  async () => {
    expect((await runPageBuilder(['eject'])).errors).toBe('Say where the files go: --out path/of/a/folder\n');
    expect((await runPageBuilder(['schema', '--of', 'pages', '--out', 'schema.json'])).errors).toBe(
      '--of takes "stored" or "delivered", and not "pages".\n',
    );
  },
  60_000,
);
