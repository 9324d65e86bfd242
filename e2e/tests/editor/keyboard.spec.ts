import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

test('an editor builds, moves, takes back and saves without a mouse, and hears what happened', async ({
  editor,
  page,
}) => {
  const { outline, canvas, settings } = editor;
  const announced = (text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  const insert = async (label: string) => {
    await page.getByRole('searchbox', { name: 'Search blocks' }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(label);
    await expect(editor.blocks.getByRole('button', { name: label, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await announced(`${label} inserted.`);
  };

  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Toetsenbord');
  await page.getByRole('textbox', { name: 'slug' }).fill(`toetsenbord-${Date.now()}`);
  await page.getByRole('button', { name: 'Open page editor' }).focus();
  await page.keyboard.press('Enter');

  await insert('Title');
  await settings.getByRole('textbox', { name: 'Title', exact: true }).focus();
  await page.keyboard.type('Zonder muis');
  await insert('Vertical spacing');
  await expect(canvas.locator('[data-block]')).toHaveCount(2);

  // The outline is a tree: arrows walk, Alt and an arrow move the block.
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
  const documentId = await editor.findId();
  const stored = await Cms.open().readPage(documentId, 'nl');
  expect(stored.content.blocks.map(({ type }) => type)).toEqual(['VerticalSpacing', 'Title']);
  await Cms.open().deletePage(documentId);
});

test('publishing a page with errors is refused with a sentence, and nothing that was typed is lost', async ({
  editor,
  page,
  consoleErrors,
}) => {
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Onaf');
  await page.getByRole('textbox', { name: 'slug' }).fill(`onaf-${Date.now()}`);
  await editor.open();
  await editor.insert('Button');
  await editor.settings.getByRole('textbox', { name: 'Label' }).fill('Klik hier');
  await editor.settings.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await editor.press('Problems');
  await expect(editor.problems.getByText(/The link "javascript:alert\(1\)" is not allowed/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('alert').getByText(/The page was not published. Your edits are still here./),
  ).toBeVisible();
  await expect(editor.canvas.getByText('Klik hier')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const documentId = await editor.findId();
  const stored = await Cms.open().readPage(documentId, 'nl');
  expect(stored.content.blocks[0]?.props).toMatchObject({ label: 'Klik hier', link: 'javascript:alert(1)' });
  await Cms.open().deletePage(documentId);
  // The browser reports the refused request on the console.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
});

test('the command palette finds commands, panels, blocks and languages by other words, and F6 walks the editor', async ({
  editor,
  page,
}) => {
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Zoeken');
  await page.getByRole('textbox', { name: 'slug' }).fill(`zoeken-${Date.now()}`);
  await editor.open();
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
  for (const region of ['outline', 'page', 'settings', 'bar', 'rail', 'blocks']) {
    await page.keyboard.press('F6');
    expect(await focused()).toBe(region);
  }
  await page.keyboard.press('Shift+F6');
  expect(await focused()).toBe('rail');

  await choose('exit', 'Done');
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeFocused();
});
