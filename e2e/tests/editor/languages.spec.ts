/** One page in several languages: never mixed up, compared block by block, brought over with its ids. */
import type { Block } from 'page-format';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';

let stored: StoredPage;

const block = (id: string, title: string): Block => ({ id, type: 'Title', v: 1, props: { title } });
const page = (...blocks: Block[]) => ({ format: 'page' as const, formatVersion: 1 as const, blocks });

test.beforeEach(async () => {
  stored = await Cms.open().createPage('nl', {
    title: 'Talen',
    slug: `talen-${Date.now()}`,
    content: page(block('a', 'Een'), block('b', 'Twee'), block('c', 'Drie')),
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const saved = (editor: Editor) => expect(editor.page.getByText('Saved', { exact: true }).first()).toBeVisible();

test('a language that was not begun shows an empty page, is filled in with the same ids, and undone in one step', {
  tag: '@full',
}, async ({ editor, page: tab }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await expect(tab.getByText('3 blocks')).toBeVisible();
  await editor.goToPage(stored.documentId, 'de');
  await expect(tab.getByText('No blocks yet. Open the page editor to add the first one.')).toBeVisible();
  await tab.getByRole('textbox', { name: 'title' }).fill('Sprachen');
  await tab.getByRole('textbox', { name: 'slug' }).fill(`sprachen-${Date.now()}`);
  await editor.open();
  await expect(editor.canvas.locator('[data-block]')).toHaveCount(0);

  await tab.getByRole('button', { name: 'Compare languages' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Compare languages' });
  // It begins with a language that the page has.
  await expect(sheet.getByRole('combobox', { name: 'Compare with' })).toHaveValue('nl');
  await sheet.getByRole('button', { name: 'Fill in from nl' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(editor.canvas.locator('[data-block]')).toHaveCount(3);
  await tab.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(editor.canvas.locator('[data-block]')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Redo', exact: true }).click();
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(editor);
  const german = await Cms.open().readPage(stored.documentId, 'de');
  expect(german.content.blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('the comparison tells what is missing, moved and outdated, and brings a block over by keyboard', {
  tag: '@full',
}, async ({ editor, page: tab }) => {
  const cms = Cms.open();
  await editor.goToPage(stored.documentId, 'de');
  await tab.getByRole('textbox', { name: 'title' }).fill('Sprachen');
  await tab.getByRole('textbox', { name: 'slug' }).fill(`sprachen-${Date.now()}`);
  await editor.open();
  const sheet = tab.getByRole('dialog', { name: 'Compare languages' });
  const compare = async () => {
    await tab.getByRole('button', { name: 'Compare languages' }).focus();
    await tab.keyboard.press('Enter');
    await sheet.getByRole('combobox', { name: 'Compare with' }).selectOption('nl');
  };
  await compare();
  await sheet.getByRole('button', { name: 'Bring over Title “Drie”' }).click();
  await sheet.getByRole('button', { name: 'Bring over Title “Een”' }).focus();
  await tab.keyboard.press('Enter');
  await expect(
    sheet
      .getByRole('list', { name: /^Blocks of / })
      .getByRole('listitem')
      .filter({ hasText: 'Twee' }),
  ).toContainText('missing here');
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(editor);
  expect((await cms.readPage(stored.documentId, 'de')).content.blocks.map(({ id }) => id)).toEqual(['a', 'c']);

  await cms.updatePage(stored.documentId, 'nl', {
    content: page(block('a', 'Nieuw'), block('b', 'Twee'), {
      ...block('c', 'Drie'),
      props: { title: 'Drie', alignment: 'center' },
    }),
  });
  await tab.reload();
  await editor.open();
  await compare();
  const outdated = sheet
    .getByRole('list', { name: /^Blocks of / })
    .getByRole('listitem')
    .filter({ hasText: 'Nieuw', has: tab.getByRole('button', { name: /^Mark/ }) });
  await expect(outdated).toContainText('source text changed since translation');
  // What a block looks like is nothing to translate.
  await expect(
    sheet
      .getByRole('list', { name: /^Blocks of / })
      .getByRole('listitem')
      .filter({ hasText: 'Drie' }),
  ).toContainText('same place');
  await outdated.getByRole('button', { name: 'Title: Nieuw' }).press('Enter');
  await expect(editor.settings.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await expect(editor.settings.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Een');
  await compare();
  await outdated.getByRole('button', { name: /Mark .* as translated/ }).click();
  await expect(
    sheet
      .getByRole('list', { name: /^Blocks of / })
      .getByRole('listitem')
      .filter({ hasText: 'Nieuw' }),
  ).toContainText('same place');
});

test('changing the language, by mouse and by keyboard, never shows the other language’s blocks', {
  tag: '@full',
}, async ({ editor, page: tab }) => {
  const german = page(block('c', 'Drei'), block('a', 'Eins'));
  await Cms.open().updatePage(stored.documentId, 'de', {
    title: 'Sprachen',
    slug: `sprachen-${Date.now()}`,
    content: german,
  });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const headings = editor.canvas.getByRole('heading');
  await expect(headings).toHaveText(['Een', 'Twee', 'Drie']);
  await tab.getByRole('button', { name: 'Commands', exact: true }).click();
  await tab.getByRole('option', { name: 'Change language to de', exact: true }).click();
  await editor.open();
  await expect(headings).toHaveText(['Drei', 'Eins']);

  await tab.getByRole('button', { name: 'Compare languages' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Compare languages' });
  await sheet.getByRole('combobox', { name: 'Compare with' }).selectOption('nl');
  await expect(
    sheet
      .getByRole('list', { name: /^Blocks of / })
      .getByRole('listitem')
      .filter({ hasText: /moved/ }),
  ).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Bring over Title “Twee”' }).click();
  await expect(headings).toHaveText(['Drei', 'Eins', 'Twee']);
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Undo', exact: true }).click();

  await tab.keyboard.press('ControlOrMeta+K');
  await tab.keyboard.type('language to nl');
  await tab.keyboard.press('Enter');
  await editor.open();
  await expect(headings).toHaveText(['Een', 'Twee', 'Drie']);
  expect((await Cms.open().readPage(stored.documentId, 'de')).content).toEqual(german);
});

test('a change of a moment ago is asked about before another language is shown, and one that was undone is not', {
  tag: '@full',
}, async ({ editor, page: tab }) => {
  await Cms.open().updatePage(stored.documentId, 'de', {
    title: 'Sprachen',
    slug: `sprachen-${Date.now()}`,
    content: page(block('a', 'Eins')),
  });
  await editor.goToPage(stored.documentId, 'de');
  await editor.open();
  const headings = editor.canvas.getByRole('heading');
  const changeToDutch = async () => {
    await tab.keyboard.press('ControlOrMeta+K');
    await tab.keyboard.type('language to nl');
    await tab.keyboard.press('Enter');
  };
  await editor.select(/Eins/);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Anders');
  await changeToDutch();
  const question = tab.getByRole('alertdialog');
  await expect(question).toContainText('All your modifications will be lost.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(headings).toHaveText(['Anders']);

  await tab.getByRole('button', { name: 'Undo', exact: true }).click();
  await changeToDutch();
  await editor.open();
  await expect(headings).toHaveText(['Een', 'Twee', 'Drie']);
});
