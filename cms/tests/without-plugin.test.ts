import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { makePlainProject, type PlainProject } from './harness/plain-project.ts';

/** The page "Leaving": a project that goes on without the plugin loses nothing unasked. */

let project: PlainProject;

beforeAll(async () => {
  if (isFull) project = await makePlainProject();
});
afterAll(() => project?.remove());

const content = {
  format: 'page',
  formatVersion: 1,
  // A block that nobody knows is kept as it was written.
  blocks: [
    { id: 'a', type: 'Teaser', v: 1, props: { title: 'Rye' } },
    { id: 'b', type: 'Gone', v: 3, props: { z: 1, a: [null] } },
  ],
};
const pages = [{ title: 'Bread', content }];

it.runIf(isFull)(
  'a project without the plugin keeps its pages as JSON, and the tables of the plugin until that is said',
  async () => {
    const installed = await project.start({ title: 'Bread', slug: 'bread', content });
    expect(installed).toMatchObject({ pages });
    expect(installed.tables).toMatchObject({ page_builder_versions: 1, page_builder_sections: 0 });

    await project.uninstall();
    const { error } = await project.start();
    expect(error, 'with a page field').toBe('Could not find Custom Field: plugin::page-builder.page');

    await project.turnIntoJson();
    expect(await project.start(), 'without the plugin').toEqual(installed);

    await project.install();
    expect(await project.start(), 'installed again').toEqual(installed);

    const run = await project.runPageBuilder(['eject', '--out', 'pages', '--drop-tables']);
    expect(run.errors).toBe('');
    expect(run.output).toContain('The next start without the plugin drops page_builder_memory, ');
    await project.uninstall();
    await project.turnIntoJson();
    expect(await project.start(), 'without the tables').toEqual({ pages, tables: {} });
  },
  600_000,
);
