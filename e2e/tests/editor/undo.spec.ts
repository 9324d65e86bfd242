/** What undo keeps: a hundred steps, what belongs together as one, over a save, and what was selected. */
import type { Page } from '@playwright/test';
import { stopClock } from '../../src/clock.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';

let stored: StoredPage;

test.beforeEach(async ({ editor }) => {
  const block = (id: string, title: string) => ({ id, type: 'Title', v: 1, props: { title } });
  stored = await Cms.open().createPage('nl', {
    title: 'Terug',
    slug: `terug-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [block('a', 'Eerste'), block('b', 'Tweede')] },
  });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const headings = (editor: Editor) => editor.canvas.getByRole('heading');
const button = (page: Page, name: 'Undo' | 'Redo') => page.getByRole('button', { name, exact: true });
const titleField = (editor: Editor) => editor.settings.getByRole('textbox', { name: 'Title', exact: true });

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

test('what is typed within half a second is one step, and after a longer pause another', async ({ editor, page }) => {
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

test('what was saved can still be taken back, with what was selected, and saved again', async ({ editor, page }) => {
  const selected = editor.outline.getByRole('treeitem', { selected: true });
  await editor.select(/Tweede/);
  await page.keyboard.press('Delete');
  await expect(selected).toHaveText(/Eerste/);
  await editor.save();
  expect((await Cms.open().readPage(stored.documentId, 'nl')).content.blocks).toHaveLength(1);

  await page.keyboard.press('ControlOrMeta+Z');
  await expect(headings(editor)).toHaveText(['Eerste', 'Tweede']);
  await expect(selected).toHaveText(/Tweede/);
  await editor.save();
  expect((await Cms.open().readPage(stored.documentId, 'nl')).content).toEqual(stored.content);
});
