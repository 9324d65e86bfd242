/** Two versions of a page beside each other on the canvas. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Block } from 'page-format';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title = (id: string, text: string, props = {}): Block => ({
  id,
  type: 'Title',
  v: 1,
  props: { title: text, ...props },
});
const tall = (id: string): Block => ({
  id,
  type: 'Text',
  v: 1,
  props: { content: `Alinea ${id} `.repeat(120) },
});
const section = (id: string, ...content: Block[]): Block => ({
  id,
  type: 'Container',
  v: 1,
  props: {},
  areas: { content },
});

const FIRST = [
  title('a', 'We ride to work'),
  section('gone', title('g1', 'Second'), title('g2', 'Third')),
  tall('t1'),
  title('m', 'I move'),
  tall('t2'),
  title('s', 'Of a size', { size: '4xl' }),
];
const SECOND = [
  title('a', 'We cycle to work'),
  tall('t1'),
  title('new', 'New'),
  tall('t2'),
  title('s', 'Of a size', { size: '5xl' }),
  title('m', 'I move'),
];

interface Shown {
  list: Locator;
  rows: Locator;
  before: FrameLocator;
  after: FrameLocator;
}

function shownOn(tab: Page): Shown {
  const list = tab.getByRole('region', { name: 'Differences' });
  return {
    list,
    rows: list.getByRole('listitem'),
    before: tab.frameLocator('iframe[title^="Before"]'),
    after: tab.frameLocator('iframe[title^="After"]'),
  };
}

/** Opens a page that was saved, published and saved again. */
async function openVersions(editor: MemoryEditor): Promise<Locator> {
  await editor.start();
  await editor.writeAsOther(FIRST);
  await editor.writeAsOther(FIRST, 'publish');
  await editor.writeAsOther(SECOND);
  await editor.page.reload();
  await editor.open();
  await editor.page.getByRole('button', { name: 'Versions', exact: true }).click();
  return editor.page.getByRole('region', { name: 'Versions', exact: true });
}

/** The words that are marked in a page, as the browser draws them. */
const markedWords = (frame: FrameLocator, kind: 'added' | 'removed') =>
  frame.locator('body').evaluate((body, name) => {
    const screen = body.ownerDocument.defaultView as Window & typeof globalThis;
    return [...(screen.CSS.highlights.get(`page-builder-${name}`) ?? [])].map(String);
  }, kind);

test('two versions are chosen in the list, walked through by keyboard, and a block and a property brought back', async ({
  editor,
  page: tab,
}) => {
  const region = await openVersions(editor);
  await expect(region.getByRole('listitem')).toHaveCount(3);
  await region.getByRole('checkbox').first().check();
  await region.getByRole('checkbox').last().check();
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  const { list, rows, before, after } = shownOn(tab);
  await expect(rows.locator('[data-go]')).toHaveText([
    /changed.*Title “We cycle to work”/,
    /deleted.*Container.*with 2 blocks in it/,
    /added.*Title “New”/,
    /changed.*Title “Of a size”/,
    /moved.*Title “I move”/,
  ]);
  await expect(rows.nth(3)).toContainText(/Size/);
  await expect.poll(() => markedWords(before, 'removed')).toEqual(['ride']);
  await expect.poll(() => markedWords(after, 'added')).toEqual(['cycle']);
  await expect(list).toContainText('5 differences');

  // The pages go together, and so do the list and what is marked.
  for (let step = 1; step <= 5; step += 1) {
    await tab.keyboard.press('F7');
    await expect(list).toContainText(`${step} of 5`);
  }
  await expect(rows.nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(before.getByText('I move')).toBeInViewport();
  await expect(after.getByText('I move')).toBeInViewport();
  await expect(tab.locator('[data-difference-mark="moved"][data-current]')).toHaveCount(2);
  await tab.keyboard.press('Shift+F7');
  await expect(list).toContainText('4 of 5');
  await rows.nth(1).getByRole('button').first().click();
  await expect(before.getByText('Second')).toBeInViewport();
  await expect(tab.getByText('− deleted').first()).toBeVisible();

  // Brought back is to the page as it is now.
  await rows.nth(1).getByRole('button', { name: 'Bring back' }).click();
  await rows.nth(0).getByRole('button', { name: 'Bring back: Title' }).click();
  await list.page().getByRole('combobox', { name: 'After' }).selectOption('now');
  await expect(rows).toHaveCount(3);
  await expect(after.locator('[data-block]').first()).toHaveText('We ride to work');
  await expect(after.getByText('Second')).toBeAttached();
  await tab.keyboard.press('Control+Z');
  await tab.keyboard.press('Control+Z');
  await expect(rows).toHaveCount(5);
  await expect(after.locator('[data-block]').first()).toHaveText('We cycle to work');
  await tab.keyboard.press('Control+Shift+Z');
  await expect(rows).toHaveCount(4);

  // What moved goes back, and what is new goes, each as it was.
  await rows.filter({ hasText: 'I move' }).getByRole('button', { name: 'Move back' }).click();
  await rows.filter({ hasText: 'New' }).getByRole('button', { name: 'Remove from the page' }).click();
  await expect(rows).toHaveCount(2);
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { blocks } = await editor.readStored();
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'gone', 't1', 'm', 't2', 's']);
});

test('a page that cannot be loaded says why, and is loaded again', { tag: '@full' }, async ({ editor, page: tab }) => {
  const region = await openVersions(editor);
  const path = 'page-builder/versions/';
  await editor.setFaults({ refusal: { status: 503, message: 'The database is busy.', path } });
  await region.getByRole('listitem').last().getByRole('button').click();
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  const { list, rows } = shownOn(tab);
  await expect(list.getByRole('alert')).toContainText('Nothing can be compared');
  const pane = tab.getByRole('region', { name: 'Before', exact: true });
  await expect(pane.getByRole('alert')).toContainText('The database is busy.');
  await editor.setFaults({ refusal: undefined });
  await pane.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(5);
});

test('a list that cannot be loaded says why, and is loaded again', { tag: '@full' }, async ({ editor, page: tab }) => {
  await editor.start();
  await editor.writeAsOther(FIRST);
  await editor.setFaults({ refusal: { status: 503, message: 'The database is busy.', path: 'page-builder/versions' } });
  await tab.getByRole('button', { name: 'Versions', exact: true }).click();
  const region = tab.getByRole('region', { name: 'Versions', exact: true });
  await expect(region.getByRole('alert')).toContainText('The versions could not be loaded: The database is busy.');
  await editor.setFaults({ refusal: undefined });
  await region.getByRole('button', { name: 'Try again' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
});

for (const [look, size] of [
  ['light', { width: 834, height: 1112 }],
  ['dark', { width: 1440, height: 900 }],
] as const) {
  test.describe(`at ${size.width} px, ${look}`, () => {
    test.use({ viewport: size, colorScheme: look });

    test('both pages are seen, and axe finds nothing serious', { tag: '@full' }, async ({ editor, page: tab }) => {
      const region = await openVersions(editor);
      await expect(region.getByRole('listitem')).toHaveCount(3);
      await expect(editor.canvas.getByText('We cycle to work')).toBeVisible();
      await loadAxe(tab);
      expect(await findSeriousProblems(tab)).toEqual([]);
      await region.getByRole('listitem').last().getByRole('button').click();
      await region.getByRole('button', { name: 'Compare', exact: true }).click();
      const { rows, before, after } = shownOn(tab);
      await expect(rows).toHaveCount(5);
      await tab.keyboard.press('F7');
      await expect(before.getByText('We ride to work')).toBeInViewport();
      await expect(after.getByText('We cycle to work')).toBeInViewport();
      expect(await findSeriousProblems(tab)).toEqual([]);
    });
  });
}
