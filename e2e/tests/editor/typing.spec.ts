/** The same on Strapi as `memory/typing.spec.ts`. */
import { createRandom } from '../../../scripts/testing/random.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, test } from '../../src/editor.ts';
import { WRITABLE_BLOCKS, writeByChance } from '../../src/write-by-chance.ts';

const STEPS = 120;
let stored: StoredPage;

test.beforeEach(async () => {
  const content = { format: 'page' as const, formatVersion: 1 as const, blocks: [...WRITABLE_BLOCKS] };
  stored = await Cms.open().createPage('nl', { title: 'Schrijven', slug: `schrijven-${Date.now()}`, content });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

test(`${STEPS} things that somebody does while writing on Strapi, and nothing typed is lost`, {
  tag: '@full',
}, async ({ page, context, consoleErrors }) => {
  test.setTimeout(60_000 + STEPS * 10_000);
  const read = () => Cms.open().readPage(stored.documentId, 'nl');
  const open = async (editor: Editor) => {
    await editor.goToPage(stored.documentId, 'nl');
    await editor.open();
    return editor;
  };
  const setOffline = async (isOffline: boolean) => {
    // What crashed cannot be told any more, the keeper of the worker's cache among it; all others are.
    await context.setOffline(isOffline).catch((error: Error) => {
      if (!/crashed/.test(error.message)) throw error;
    });
  };
  await writeByChance(await open(new Editor(page)), STEPS, {
    random: createRandom('writing on Strapi'),
    readStored: async () => (await read()).content.blocks,
    async writeAsOther(_, blocks) {
      const { content } = await read();
      await Cms.open().updatePage(stored.documentId, 'nl', { content: { ...content, blocks: [...blocks] } });
    },
    setOffline: (_, isOffline) => setOffline(isOffline),
    async openAgain() {
      const next = await context.newPage();
      await setOffline(false);
      return open(new Editor(next));
    },
  });
  // Requests that found no network.
  consoleErrors.splice(0);
});
