import { readFile } from 'node:fs/promises';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { waitForJournal } from '../../src/journal.ts';
import { expect, test } from '../../src/memory-editor.ts';
import { list, paragraph, RichText, words } from '../../src/rich-text.ts';

const FIXTURES = new URL(
  '../../../cms/src/plugins/page-builder/admin/src/editor/rich-text/paste/fixtures/',
  import.meta.url,
);

test('the editor asks before it throws changes away, and never when there are none', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const richText = await RichText.open(editor, paragraph('kept'));
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  const opener = page.getByRole('button', { name: 'Click to open editor' });

  await richText.press('Escape');
  await expect(richText.dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await richText.open();
  await richText.type(' changed');
  // Kept while the dialog is open, too.
  await waitForJournal(page, 'kept changed');
  // In a window that becomes so narrow that the settings are a drawer, the one that is worked in stays.
  const window = page.viewportSize();
  await page.setViewportSize({ width: 834, height: 900 });
  await expect(richText.text).toHaveText('kept changed');
  if (window) await page.setViewportSize(window);
  await richText.press('Escape');
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  // Escape again answers the question with no, however often it is pressed.
  await richText.press('Escape');
  await expect(question).toBeHidden();
  await expect(richText.text).toHaveText('kept changed');
  await richText.press('Escape', 'Escape', 'Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();

  await richText.dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(richText.dialog).toBeHidden();
  await richText.open();
  await expect(richText.text).toHaveText('kept');

  await richText.type(' for good');
  await richText.press('Escape');
  await question.getByRole('button', { name: 'Save and close' }).click();
  await expect(opener).toBeFocused();
  expect(await richText.storePage()).toEqual([paragraph('kept for good')]);
});

test('a text that holds something the editor does not know is refused and stays as it was', async ({
  editor,
  page,
}) => {
  const strange = [{ type: 'paragraph', content: [{ type: 'hologram', attrs: { depth: 3 } }] }];
  const richText = await RichText.prepare(editor, ...strange);
  await page.getByRole('button', { name: 'Click to open editor' }).click();
  await expect(richText.dialog.getByRole('alert')).toContainText('hologram');
  await expect(richText.text).toHaveCount(0);
  await richText.dialog.getByRole('button', { name: 'Close' }).click();
  expect(await richText.stored()).toEqual(strange);
});

test('what is pasted from Word keeps its structure and loses its styles', { tag: '@full' }, async ({ editor }) => {
  const richText = await RichText.open(editor);
  await richText.paste({ 'text/html': await readFile(new URL('word.html', FIXTURES), 'utf8'), 'text/plain': 'x' });
  const stored = await richText.store();
  expect(stored.map(({ type }) => type)).toEqual([
    'heading',
    'heading',
    'paragraph',
    'bulletList',
    'orderedList',
    'table',
  ]);
  expect(stored[3]).toEqual(
    list('bulletList', [paragraph('Insurance'), list('bulletList', [paragraph('Theft')])], [paragraph('Service')]),
  );
  expect(JSON.stringify(stored)).not.toMatch(/style|Mso|color/);
});

test('find and replace by keyboard', { tag: '@full' }, async ({ editor }) => {
  const richText = await RichText.open(editor, paragraph('A bike, a ', words('Bike', 'bold'), ' and a bike.'));
  const bar = richText.dialog.getByRole('search', { name: 'Find and replace' });
  await richText.press('ControlOrMeta+F');
  await expect(bar.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await richText.type('bike');
  await expect(bar.getByRole('status')).toHaveText('1 of 3');
  await richText.press('Enter', 'Enter', 'Enter', 'Shift+Enter');
  await expect(bar.getByRole('status')).toHaveText('3 of 3');
  await richText.press('Enter', 'Enter');
  await expect(bar.getByRole('status')).toHaveText('2 of 3');
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('cargo bike');
  await richText.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('3 of 3');
  await bar.getByRole('checkbox', { name: 'Match case' }).check();
  await bar.getByRole('textbox', { name: 'Find' }).fill('bike');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await richText.press('Escape');
  await expect(bar).toBeHidden();
  await expect(richText.text).toBeFocused();
  expect(await richText.store()).toEqual([
    paragraph('A cargo bike, a ', words('cargo cargo bike', 'bold'), ' and a cargo bike.'),
  ]);
});

test('the whole editor by keyboard: toolbars with arrows, words counted, nothing axe objects to', {
  tag: '@full',
}, async ({ editor, page }) => {
  const richText = await RichText.open(editor, paragraph('one two'));
  await expect(richText.dialog.getByText('2 words')).toBeVisible();
  await richText.press('Alt+F10');
  await expect(richText.toolbar.getByRole('button', { name: 'Undo' })).toBeFocused();
  await richText.press('ArrowRight', 'ArrowRight');
  await expect(richText.toolbar.getByRole('combobox', { name: 'Text style' })).toBeFocused();
  await richText.press('ArrowRight');
  await expect(richText.toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await richText.press('End');
  await expect(richText.toolbar.getByRole('button', { name: 'Find and replace' })).toBeFocused();
  await richText.press('Home', 'ArrowLeft');
  await expect(richText.toolbar.getByRole('button', { name: 'Find and replace' })).toBeFocused();
  await richText.press('Escape');
  await expect(richText.text).toBeFocused();

  await richText.press('ControlOrMeta+A');
  await expect(richText.selection).toBeVisible();
  await richText.press('Alt+F10');
  await expect(richText.selection.getByRole('button', { name: 'Bold' })).toBeFocused();
  await richText.press('Enter');
  await expect(richText.text).toBeFocused();
  await loadAxe(page);
  expect(await findSeriousProblems(page)).toEqual([]);
  await richText.press('ControlOrMeta+S');
  await expect(richText.dialog).toBeHidden();
  expect(await richText.storePage()).toEqual([paragraph(words('one two', 'bold'))]);
});
