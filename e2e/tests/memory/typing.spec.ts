/** `SEED` gives a run back; with `--repeat-each` every repetition is another one. */
import { isFull } from '../../../scripts/testing/matrix.ts';
import { createRandom } from '../../../scripts/testing/random.ts';
import { MemoryEditor, test } from '../../src/memory-editor.ts';
import { WRITABLE_BLOCKS, writeByChance } from '../../src/write-by-chance.ts';

const STEPS = isFull ? 400 : 40;

test(`${STEPS} things that somebody does while writing, and nothing typed is lost`, async ({ editor, context }) => {
  test.setTimeout(60_000 + STEPS * 5_000);
  await editor.start(...WRITABLE_BLOCKS);
  const inMemory = (other: unknown) => other as MemoryEditor;
  await writeByChance(editor, STEPS, {
    random: createRandom(`writing ${test.info().repeatEachIndex}`),
    readStored: async (current) => (await inMemory(current).readStored()).blocks,
    writeAsOther: (current, blocks) => inMemory(current).writeAsOther(blocks),
    async setOffline(current, isOffline) {
      await inMemory(current).setFaults({ isOffline });
      if (!isOffline) await current.page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    async openAgain() {
      const again = new MemoryEditor(await context.newPage());
      await again.start(...WRITABLE_BLOCKS);
      return again;
    },
  });
});
