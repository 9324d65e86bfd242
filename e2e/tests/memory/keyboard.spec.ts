import { expect, test } from '../../src/memory-editor.ts';

test('an editor builds, moves, takes back and saves without a mouse, and hears what happened', async ({
  editor,
  page,
}) => {
  const { outline, canvas, settings } = editor;
  const announced = (text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  const insert = async (label: string) => {
    await editor.show('Blocks');
    await page.getByRole('searchbox', { name: 'Search blocks' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(label);
    await expect(editor.blocks.getByRole('button', { name: label, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await announced(`${label} inserted.`);
  };

  await editor.start();

  await insert('Title');
  await settings.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await page.keyboard.type('Zonder muis');
  await insert('Vertical spacing');
  await expect(canvas.locator('[data-block]')).toHaveCount(2);

  // The outline is a tree: arrows walk, Alt and an arrow move the block.
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Vertical spacing' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await announced(/^Moved to the beginning, 1 of 2/);
  await expect(canvas.locator('[data-block]').first()).toHaveAttribute('data-block', 'VerticalSpacing');
  await page.keyboard.press('ArrowDown');
  await expect(outline.getByRole('treeitem', { name: 'Title' })).toBeFocused();

  await page.keyboard.press('ControlOrMeta+D');
  await announced('Title duplicated.');
  await expect(canvas.getByRole('heading', { name: 'Zonder muis' })).toHaveCount(2);
  await page.keyboard.press('Delete');
  await announced('Title deleted.');
  await expect(canvas.getByRole('heading', { name: 'Zonder muis' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.getByRole('heading', { name: 'Zonder muis' })).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(canvas.getByRole('heading', { name: 'Zonder muis' })).toHaveCount(1);

  await page.keyboard.press('ControlOrMeta+S');
  await announced(/^Saved\./);
  const { blocks } = await editor.readStored();
  expect(blocks.map(({ type }) => type)).toEqual(['VerticalSpacing', 'Title']);
});

test('the command palette finds commands, panels, blocks and languages by other words, and F6 walks the editor', {
  tag: '@full',
}, async ({ editor, page }) => {
  await editor.start();
  const search = page.getByRole('combobox', { name: 'Commands' });
  const choose = async (words: string, label: string) => {
    await page.keyboard.press('ControlOrMeta+K');
    await search.fill(words);
    await page.getByRole('option', { name: label }).first().click();
  };

  for (const [words, label] of [
    ['go live', 'Publish'],
    ['german', 'Change language to de'],
    ['banner', 'Insert Container'],
    ['divider', 'Insert Vertical spacing'],
    ['accessibility', 'Show problems'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+K');
    await search.fill(words);
    await expect(page.getByRole('option', { name: label }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await choose('patterns', 'Go to the saved sections');
  await expect(editor.sections).toBeVisible();
  await choose('palette', 'Go to the blocks to insert');
  await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused();

  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region'));
  for (const region of ['page', 'settings', 'bar', 'rail', 'blocks']) {
    await page.keyboard.press('F6');
    expect(await focused()).toBe(region);
  }
  await page.keyboard.press('Shift+F6');
  expect(await focused()).toBe('rail');

  await choose('exit', 'Done');
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeFocused();
});
