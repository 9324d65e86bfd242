/** Blocks put into Container and Columns, and taken out again: from the list of commands by mouse, and by keys. */
import type { Locator, Page } from '@playwright/test';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Types of blocks, in the order of the page: those at its top, and those in a block. */
const typesOf = (blocks: Locator) =>
  blocks.evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.block));
const drawn = ({ canvas }: MemoryEditor) => typesOf(canvas.locator('main > [data-block]'));
const within = ({ canvas }: MemoryEditor, holder: string) =>
  typesOf(canvas.locator(`[data-block="${holder}"] [data-block]`));

/** Opens the list of commands with the mouse and clicks on one. */
async function click(page: Page, command: string): Promise<void> {
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  await page.getByRole('option', { name: command }).first().click();
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeHidden();
}

/** The same by keyboard alone. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeHidden();
}

test.beforeEach(async ({ editor }) => {
  await editor.start();
  await editor.insert('Title');
  await editor.insert('Vertical spacing');
  await editor.insert('Button');
});

test('by mouse', { tag: '@full' }, async ({ editor, page }) => {
  const { canvas } = editor;
  const toolbar = page.getByRole('toolbar', { name: 'Selected block' });
  await canvas.locator('[data-block="Title"]').click();
  await canvas.locator('[data-block="Button"]').click({ modifiers: ['Shift'] });
  await click(page, 'Wrap in columns');
  await announced(page, '3 blocks put into Columns.');
  await expect.poll(() => drawn(editor)).toEqual(['Columns']);
  const columns = canvas.locator('.Columns-column');
  // Each to a column of its own, and what is left to the last.
  await expect.poll(() => typesOf(columns.nth(0).locator('[data-block]'))).toEqual(['Title']);
  await expect.poll(() => typesOf(columns.nth(1).locator('[data-block]'))).toEqual(['VerticalSpacing', 'Button']);

  await click(page, 'Unwrap');
  await announced(page, 'Columns taken away. The 3 blocks in it take its place.');
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing', 'Button']);

  await canvas.locator('[data-block="Title"]').click();
  await click(page, 'Wrap in a container');
  await announced(page, 'Title put into Container.');
  await expect.poll(() => within(editor, 'Container')).toEqual(['Title']);
  await canvas.locator('[data-block="Title"]').click();
  await toolbar.getByRole('button', { name: 'Select parent' }).click();
  await click(page, 'Unwrap');
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing', 'Button']);
});

test('by keyboard, with the focus always somewhere', { tag: '@full' }, async ({ editor, page }) => {
  const { outline } = editor;
  const isSomewhere = () => expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  const selected = outline.locator('[aria-selected="true"]');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Title' }).press('Enter');
  await expect(selected).toHaveText(/Title/);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveCount(2);
  await command(page, 'Wrap in columns');
  await announced(page, '2 blocks put into Columns.');
  await isSomewhere();
  await expect.poll(() => within(editor, 'Columns')).toEqual(['Title', 'VerticalSpacing']);

  await outline.getByRole('treeitem', { name: 'Button' }).press('Enter');
  await page.keyboard.press('Alt+ArrowRight');
  await announced(page, 'Moved after Vertical spacing, 2 of 2, in column 2.');
  await outline.getByRole('treeitem', { name: 'Columns' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+G');
  await announced(page, 'Columns taken away. The 3 blocks in it take its place.');
  await isSomewhere();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing', 'Button']);

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await isSomewhere();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing', 'Button']);
  await expect(selected).toHaveCount(2);
});
