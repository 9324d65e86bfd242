import { createRegistry, defineBlock } from 'page-format';
import { media, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import type { LibraryFile } from '../../../../shared/library-file.ts';
import { markPlace } from '../../model/place-mark.ts';
import { note, page, treeOf } from '../../model/testing/page.ts';
import { registry as samples } from '../../model/testing/registry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import type { Placed } from './media-batch.ts';
import { createMediaInserts } from './media-inserts.ts';

const label = { en: 'Label', de: 'Label' };
const Picture = defineBlock({
  ...{ category: 'elements', label, description: label, icon: 'Image', type: 'Picture' },
  props: { file: media({ label, altProp: 'alt' }), alt: text({ label }) },
  media: { image: 'file' },
});
const registry = createRegistry([...samples.values(), Picture]);

const root = (index: number) => ({ block: null, area: '', index });
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const stored = (name: string): LibraryFile => ({
  ...{ documentId: name, name, url: `/${name}`, mime: 'image/png', width: 1, height: 1, ext: '.png', folder: null },
  ...{ alternativeText: null, thumbnail: null, size: 1, createdAt: '' },
});

/** A page with uploads that end when a test says so. */
function begin(...blocks: Parameters<typeof page>) {
  const store = createEditorStore(page(...blocks), registry);
  const waiting = new Map<string, { resolve(file: LibraryFile): void; reject(error: Error): void }>();
  const placed: Placed[] = [];
  let isWriting = false;
  const inserts = createMediaInserts({
    store,
    send: ({ name }) => new Promise((resolve, reject) => waiting.set(name, { resolve, reject })),
    tooLarge: () => 'Too large.',
    describeRefusal: ({ refusal }) => refusal,
    isWriting: () => isWriting,
    onPlaced: (each) => placed.push(each),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    store,
    inserts,
    placed,
    write: () => {
      isWriting = true;
    },
    insert(names: readonly string[], index = 0, fills?: string) {
      const mark = markPlace(store.getSession().tree, root(index));
      inserts.insert(
        names.map((name, number) => ({
          file: picture(name),
          kind: 'image',
          mark,
          fills: number === 0 ? fills : undefined,
        })),
      );
    },
    async end(name: string, error?: string) {
      await settled();
      if (error === undefined) waiting.get(name)?.resolve(stored(name));
      else waiting.get(name)?.reject(new Error(error));
      await settled();
    },
    /** Texts of notes, and names of pictures in brackets. */
    outline: () =>
      store.getDocument().blocks.map(({ props }) => {
        const { file, text: words } = props as { file?: { documentId: string } | null; text?: string };
        return words ?? `[${file?.documentId ?? ''}]`;
      }),
    states: () => inserts.getState().uploads.map(({ name, state }) => `${name} ${state.status}`),
  };
}

test('what was dropped together appears together, in its order, selected, as one step', async () => {
  const { store, inserts, insert, end, outline, placed } = begin(note('a'), note('b'));
  insert(['1', '2', '3'], 1);
  await end('3');
  await end('1');
  expect(outline()).toEqual(['a', 'b']);
  await end('2');
  expect(outline()).toEqual(['a', '[1]', '[2]', '[3]', 'b']);
  expect(store.getSession().selection.blocks).toEqual(placed[0]?.inserted);
  expect(placed).toHaveLength(1);
  expect(inserts.getState().uploads).toEqual([]);
  store.undo();
  expect(outline()).toEqual(['a', 'b']);
  store.redo();
  expect(outline()).toHaveLength(5);
});

test('a file that is refused keeps no other back, says why, and stands in its order once it is sent again', async () => {
  const { inserts, insert, end, outline, states, store } = begin(note('a'));
  insert(['1', '2', '3'], 1);
  await end('1');
  await end('2', 'No connection.');
  await end('3');
  expect(outline()).toEqual(['a', '[1]', '[3]']);
  expect(inserts.getState().uploads).toMatchObject([
    { name: '2', state: { status: 'failed', message: 'No connection.' } },
  ]);
  inserts.retry(inserts.getState().uploads[0]?.key ?? 0);
  expect(states()).toEqual(['2 submitting']);
  await end('2');
  expect(outline()).toEqual(['a', '[1]', '[2]', '[3]']);
  expect(states()).toEqual([]);
  store.undo();
  expect(outline()).toEqual(['a']);
});

test('whoever goes on meanwhile stays where they are, and the pictures find their place', async () => {
  const { store, insert, end, outline } = begin(note('a'), note('b'), note('c'));
  insert(['1'], 2);
  store.remove(['a']);
  store.select({ blocks: ['c'], area: null });
  await end('1');
  expect(outline()).toEqual(['b', '[1]', 'c']);
  expect(store.getSession().selection.blocks).toEqual(['c']);
});

test('whoever writes on the page is not taken elsewhere', async () => {
  const { store, insert, end, write } = begin(note('a'));
  insert(['1'], 1);
  write();
  await end('1');
  expect(store.getSession().selection.blocks).toEqual([]);
});

test('without what stood there, pictures go to the end of the page', async () => {
  const { store, insert, end, outline } = begin(note('a'), note('b'), note('c'));
  insert(['1', '2'], 1);
  store.remove(['a', 'b']);
  await end('1');
  await end('2');
  expect(outline()).toEqual(['c', '[1]', '[2]']);
});

test('an empty picture takes the first, unless it was filled meanwhile', async () => {
  const empty = { id: 'p', type: 'Picture', v: 1, props: {} };
  const { store, insert, end, outline, placed } = begin(empty, note('a'));
  insert(['1', '2'], 1, 'p');
  insert(['3'], 1, 'p');
  await end('1');
  await end('2');
  await end('3');
  expect(outline()).toEqual(['[1]', '[3]', '[2]', 'a']);
  expect(placed.map(({ filled }) => filled)).toEqual(['p', undefined]);
  store.undo();
  store.undo();
  expect(outline()).toEqual(['[]', 'a']);
});

test('pictures of a text are part of its step, when nothing was done since', async () => {
  const { store, inserts, end, outline } = begin(note('a'));
  const step = { mergeKey: 'paste/1', at: performance.now() };
  const words = note('words');
  store.perform({ type: 'insert', blocks: [words], place: root(1) }, { mergeKey: step.mergeKey });
  const { tree } = store.getSession();
  const files = [1, 2].map((index) => ({
    ...{ file: picture(String(index)), kind: 'image' as const, alt: 'A canal' },
    mark: markPlace(tree, root(index)),
  }));
  inserts.insert(files, '', step);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await end('1');
  await end('2');
  expect(outline()).toEqual(['a', '[1]', 'words', '[2]']);
  expect(store.getDocument().blocks[1]?.props.alt).toBe('A canal');
  store.undo();
  expect(outline()).toEqual(['a']);
});

test('what is said of others stays until it is read, or more is brought', async () => {
  const { inserts, insert, end } = begin(note('a'));
  const mark = markPlace(treeOf(note('a')), root(1));
  inserts.insert([{ file: picture('1'), kind: 'image', mark }], 'One stays behind.');
  await end('1');
  expect(inserts.getState()).toEqual({ uploads: [], note: 'One stays behind.' });
  insert(['2'], 1);
  expect(inserts.getState().note).toBe('');
});

test('a page that is full says so, and takes the picture once there is room', async () => {
  const { store, inserts, insert, end } = begin(...Array.from({ length: 1_000 }, (_, index) => note(`n${index}`)));
  insert(['1']);
  await end('1');
  expect(inserts.getState().uploads).toMatchObject([{ state: { status: 'failed', message: 'too-many-blocks' } }]);
  store.remove(['n0']);
  inserts.retry(inserts.getState().uploads[0]?.key ?? 0);
  expect(inserts.getState().uploads).toEqual([]);
  expect(store.getDocument().blocks).toHaveLength(1_000);
});

test('a file that is too large is not sent, and cannot be sent again', () => {
  const { inserts } = begin();
  const large = Object.defineProperty(picture('large.png'), 'size', { value: 50 * 1024 * 1024 + 1 });
  inserts.insert([{ file: large, kind: 'image', mark: { ...root(0), previous: undefined, next: undefined } }]);
  expect(inserts.getState().uploads).toMatchObject([
    { isFinal: true, state: { status: 'failed', message: 'Too large.' } },
  ]);
});

test('once dismissed, what comes later changes nothing', async () => {
  const { inserts, insert, end, outline } = begin(note('a'));
  insert(['1', '2', '3', '4'], 1);
  await end('1');
  inserts.dismiss();
  await end('2');
  await end('3', 'No connection.');
  await end('4');
  expect(outline()).toEqual(['a']);
});
