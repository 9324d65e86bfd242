/** A block of the wrong kind turned into the right one: what carries over does, and what does not is said before. */
import type { Locator, Page } from '@playwright/test';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Types of blocks, in the order of the page. */
const typesOf = (blocks: Locator) =>
  blocks.evaluateAll((found) => found.map((each) => (each as HTMLElement).dataset.block));
const drawn = ({ canvas }: MemoryEditor) => typesOf(canvas.locator('main > [data-block]'));

const list = (page: Page) => page.getByRole('dialog', { name: 'Turn into…' });

/** Opens what the selected block can become, from its menu. */
async function openList(page: Page): Promise<void> {
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Turn into…' }).click();
  await expect(list(page).getByRole('combobox')).toBeFocused();
}

/** The same from the list of commands, by keyboard alone. */
async function openListByKeys(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

test.beforeEach(({ editor }) => editor.start());

test('a title becomes a text and keeps its words, and undo brings back the title', async ({ editor, page }) => {
  const { canvas, settings } = editor;
  await editor.insert('Title');
  await settings.getByRole('textbox', { name: 'Title' }).fill('Fiets van de zaak');
  await openList(page);
  await expect(list(page).getByRole('option')).toHaveText(['Rich text', 'Text']);
  await list(page).getByRole('option', { name: 'Text', exact: true }).click();
  await announced(page, 'Title turned into Text.');
  await expect.poll(() => drawn(editor)).toEqual(['Text']);
  await expect(canvas.locator('[data-block="Text"]')).toHaveText('Fiets van de zaak');
  await expect(settings.getByRole('textbox', { name: 'Text' })).toHaveValue('Fiets van de zaak');

  await page.keyboard.press('ControlOrMeta+Z');
  await announced(page, 'Undone.');
  await expect.poll(() => drawn(editor)).toEqual(['Title']);
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveText('Fiets van de zaak');
});

test('columns become tabs by keyboard, with what stands in them', { tag: '@full' }, async ({ editor, page }) => {
  const { canvas, outline } = editor;
  await editor.insert('Columns');
  await editor.select('Column 1');
  await editor.insert('Button');
  await editor.select('Column 2');
  await editor.insert('Vertical spacing');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Columns' }).press('Enter');
  await openListByKeys(page, 'convert');
  await expect(list(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Tabs');
  await expect(list(page).locator('[aria-selected="true"]')).toHaveText('Tabs');
  await page.keyboard.press('Enter');
  await announced(page, 'Columns turned into Tabs.');
  await expect.poll(() => drawn(editor)).toEqual(['Tabs']);
  await expect
    .poll(() => typesOf(canvas.locator('[data-block="Tabs"] [data-block]')))
    .toEqual(['Button', 'VerticalSpacing']);
  await expect(outline.getByRole('treeitem', { name: 'First tab' })).toBeVisible();
  await expect(outline.getByRole('treeitem', { name: 'Second tab' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => drawn(editor)).toEqual(['Columns']);
  await expect
    .poll(() => typesOf(canvas.locator('.Columns-column [data-block]')))
    .toEqual(['Button', 'VerticalSpacing']);
});

test('what would be lost is named before, and can be kept by cancelling', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { canvas, settings } = editor;
  await editor.insert('Title');
  await settings.getByRole('textbox', { name: 'Title' }).fill('Fiets van de zaak');
  await settings.getByRole('radio', { name: 'H4' }).check({ force: true });
  await openList(page);
  await list(page).getByRole('option', { name: 'Text', exact: true }).click();
  await expect(list(page)).toContainText('This would be lost: Level.');
  await expect(list(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(canvas.getByRole('heading', { level: 4 })).toHaveText('Fiets van de zaak');

  await openList(page);
  await list(page).getByRole('option', { name: 'Text', exact: true }).click();
  await list(page).getByRole('button', { name: 'Continue anyway' }).click();
  await expect.poll(() => drawn(editor)).toEqual(['Text']);
  await expect(canvas.locator('[data-block="Text"]')).toHaveText('Fiets van de zaak');
});

test('without a block, with several, or with one that can become no other, it is said why', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { outline } = editor;
  await editor.insert('Button');
  await editor.insert('Vertical spacing');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Vertical spacing' }).press('Enter');
  await openListByKeys(page, 'transform');
  await announced(page, 'Vertical spacing cannot become another block here: none would keep what is in it.');
  await outline.getByRole('treeitem', { name: 'Button' }).click({ modifiers: ['ControlOrMeta'] });
  await openListByKeys(page, 'transform');
  await announced(page, 'Select one block only. Several cannot be turned into another at once.');
  await outline.getByRole('treeitem', { name: 'Page' }).click();
  await openListByKeys(page, 'transform');
  await announced(page, 'Select a block first.');
  await expect(list(page)).toBeHidden();
});
