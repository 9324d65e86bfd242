/** Dragging in grids within grids: the line shows how deep the block will stand, on the canvas and in the outline. */

import type { Page } from '@playwright/test';
import type { Block } from 'page-format';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title = (id: string): Block => ({ id, type: 'Title', v: 1, props: { title: `Kop ${id}` } });
const columns: Block = {
  ...{ id: 'rij', type: 'Columns', v: 1 },
  props: {
    columns: [{ id: 'k1' }, { id: 'k2' }],
  },
  areas: { k1: [title('links')], k2: [title('rechts')] },
};

test.beforeEach(async ({ editor }) => {
  const container: Block = { id: 'vak', type: 'Container', v: 1, props: {}, areas: { content: [columns] } };
  await editor.start(container, title('los'));
});

interface Point {
  x: number;
  y: number;
}

const line = (page: Page) => page.locator('[data-drag-line]');
const label = (page: Page) => page.locator('[data-drag]');
const shownAt = async (locator: ReturnType<MemoryEditor['canvas']['locator']>) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It must be on screen.');
  return box;
};

/** Takes the loose title and holds it over a point. */
async function hold(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

test('on the canvas: beside a block in a column, beside the columns, and into a column', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const block = (id: string) => editor.canvas.locator(`[data-block-id="${id}"]`);
  await editor.select(/Kop los/);
  // A press in its text would mean the text.
  const handle = await shownAt(page.getByTitle('Drag to move'));
  const left = await shownAt(block('links'));
  const row = await shownAt(block('rij'));

  // Over the upper half of the title in the first column: before it, as wide as that column.
  await hold(page, { x: handle.x + 20, y: handle.y + 8 }, { x: left.x + 40, y: left.y + left.height * 0.35 });
  await expect(label(page)).toHaveText('Title: into Columns, Column 1');
  const inColumn = await shownAt(line(page));
  expect(inColumn.width).toBeLessThan(row.width * 0.6);
  expect(inColumn.width).toBeCloseTo(left.width, 0);

  // At the edge of the columns: beside them, as wide as they are.
  await page.mouse.move(row.x + row.width / 2, row.y + row.height - 1, { steps: 4 });
  await expect(label(page)).toHaveText('Title: into Container, Content');
  expect((await shownAt(line(page))).width).toBeCloseTo(row.width, 0);

  await page.mouse.move(left.x + 40, left.y + left.height * 0.35, { steps: 4 });
  await expect(label(page)).toHaveText('Title: into Columns, Column 1');
  await page.mouse.up();
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved to the beginning, 1 of 2, in column 1.' }),
  ).toBeVisible();
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Kop los', 'Kop links', 'Kop rechts']);

  // Zoomed out there are sections alone: under the pointer, for the keys, and to be dropped beside.
  await page.keyboard.press('ControlOrMeta+Z');
  await page.getByRole('combobox', { name: 'Zoom' }).selectOption('sections');
  const [from, to] = [await shownAt(block('los')), await shownAt(block('links'))];
  await hold(page, { x: from.x + 20, y: from.y + 4 }, { x: to.x + 10, y: to.y + 4 });
  await expect(label(page)).toHaveText('Title: at the top level of the page');
  await page.mouse.up();
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Kop los', 'Kop links', 'Kop rechts']);
  await editor.canvas.locator('[data-block-id="los"]').click();
  const toolbar = page.getByRole('toolbar', { name: 'Selected block' });
  await expect(toolbar).toContainText('Title');
  await page.keyboard.press('ArrowDown');
  await expect(toolbar).toContainText('Container');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Kop links', 'Kop rechts', 'Kop los']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Zoom' })).toHaveValue('fit');
});

test('in the outline: further in within a column than beside the columns', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const row = (name: RegExp | string) => editor.outline.getByRole('treeitem', { name });
  // A row's element holds the rows below it too; the row itself is as high as one that holds none.
  const loose = await shownAt(row(/Kop los/));
  const right = await shownAt(row(/Kop rechts/));
  const holder = await shownAt(row(/^Columns/));
  const grip = { x: loose.x + 60, y: loose.y + loose.height / 2 };

  await hold(page, grip, { x: right.x + 120, y: right.y + right.height * 0.8 });
  await expect(label(page)).toHaveText('Title: into Columns, Column 2');
  const inColumn = await shownAt(line(page));
  await page.mouse.move(holder.x + 120, holder.y + 3, { steps: 4 });
  await expect(label(page)).toHaveText('Title: into Container, Content');
  const beside = await shownAt(line(page));
  expect(inColumn.x).toBeGreaterThan(beside.x);

  await page.mouse.move(right.x + 120, right.y + right.height * 0.8, { steps: 4 });
  await expect(label(page)).toHaveText('Title: into Columns, Column 2');
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: 'Moved after Title, 2 of 2, in column 2.' })).toBeVisible();
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Kop links', 'Kop rechts', 'Kop los']);
});
