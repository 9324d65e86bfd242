/** What undo keeps: a hundred steps, what belongs together as one, over a save, and what was selected. */
import type { Page } from '@playwright/test';
import type { Block } from 'page-format';
import { stopClock } from '../../src/clock.ts';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const block = (id: string, title: string): Block => ({ id, type: 'Title', v: 1, props: { title } });
const BLOCKS = [block('a', 'Eerste'), block('b', 'Tweede')];

test.beforeEach(({ editor }) => editor.start(...BLOCKS));

const headings = (editor: MemoryEditor) => editor.canvas.getByRole('heading');
const button = (page: Page, name: 'Undo' | 'Redo') => page.getByRole('button', { name, exact: true });
const titleField = (editor: MemoryEditor) => editor.settings.getByRole('textbox', { name: 'Title', exact: true });

test('a hundred steps can be taken back, by key and by button, and of a hundred and one the first stays', {
  tag: '@full',
}, async ({ editor, page }) => {
  // Two hundred presses, each drawn.
  test.slow();
  await editor.outline.getByRole('treeitem', { name: /Eerste/ }).press('Enter');
  for (let step = 1; step <= 101; step += 1) {
    await page.keyboard.press(step % 2 === 1 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
  }
  await expect(headings(editor)).toHaveText(['Tweede', 'Eerste']);

  for (let step = 1; step <= 99; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(headings(editor)).toHaveText(['Eerste', 'Tweede']);
  await expect(button(page, 'Undo')).toBeEnabled();
  await button(page, 'Undo').click();
  // The page as the first step left it: that step is no longer kept.
  await expect(headings(editor)).toHaveText(['Tweede', 'Eerste']);
  await expect(button(page, 'Undo')).toBeDisabled();

  await button(page, 'Redo').click();
  await expect(headings(editor)).toHaveText(['Eerste', 'Tweede']);
  await editor.outline.getByRole('treeitem', { name: /Eerste/ }).focus();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(headings(editor)).toHaveText(['Tweede', 'Eerste']);
});

test('what is typed within half a second is one step, and after a longer pause another', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const setClock = await stopClock(page);
  await editor.select(/Eerste/);
  const field = titleField(editor);
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' fiets');
  await setClock(500);
  await page.keyboard.type('en');
  await setClock(1_001);
  await page.keyboard.type(' nu');
  await expect(headings(editor)).toHaveText(['Eerste fietsen nu', 'Tweede']);

  await button(page, 'Undo').click();
  await expect(headings(editor)).toHaveText(['Eerste fietsen', 'Tweede']);
  await editor.outline.locator('[aria-selected="true"]').focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(headings(editor)).toHaveText(['Eerste', 'Tweede']);
  await expect(field).toHaveValue('Eerste');
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('Escape ends writing and keeps the text; undo takes it back in the steps it was typed in', async ({
  editor,
  page,
}) => {
  const setClock = await stopClock(page);
  const title = editor.canvas.locator('[data-block-id="a"]');
  const writeAtEnd = async () => {
    await title.click();
    await page.keyboard.press('F2');
    await expect(editor.canvas.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('End');
  };
  await writeAtEnd();
  await page.keyboard.type(' fiets');
  await setClock(600);
  await page.keyboard.type('en');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('Eerste fietsen');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(title).toHaveText('Eerste fiets');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(title).toHaveText('Eerste fietsen');

  // The same with the caret in the text, which stays there.
  await writeAtEnd();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(title).toHaveText('Eerste fiets');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(title).toHaveText('Eerste');
  await page.keyboard.press('ControlOrMeta+Y');
  await expect(title).toHaveText('Eerste fiets');
  await page.keyboard.type('er');
  await expect(title).toHaveText('Eerste fietser');
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
});

test('what was saved can still be taken back, with what was selected, and saved again', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const selected = editor.outline.getByRole('treeitem', { selected: true });
  await editor.select(/Tweede/);
  await page.keyboard.press('Delete');
  await expect(selected).toHaveText(/Eerste/);
  await editor.save();
  expect((await editor.readStored()).blocks).toHaveLength(1);

  await page.keyboard.press('ControlOrMeta+Z');
  await expect(headings(editor)).toHaveText(['Eerste', 'Tweede']);
  await expect(selected).toHaveText(/Tweede/);
  await editor.save();
  expect((await editor.readStored()).blocks).toEqual(BLOCKS);
});
