import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { expect, test } from '../../src/memory-editor.ts';
import { paragraph, RichText, words } from '../../src/rich-text.ts';

test('a reader opens a text, finds and copies in it, and can change nothing', { tag: '@full' }, async ({
  page,
  editor,
  profile,
}) => {
  const link = { type: 'link', attrs: { href: 'https://example.com/x', target: '_blank', rel: null, class: null } };
  editor.isReadOnly = true;
  await RichText.prepare(editor, paragraph('Read ', words('this', link)));
  await expect(page.getByText('Read only', { exact: true })).toBeVisible();

  const opener = editor.settings.getByRole('button', { name: 'Click to open editor' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rich text: Text' });
  const text = dialog.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveText('Read this');
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await expect(dialog.getByRole('toolbar')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save and close' })).toHaveCount(0);
  await loadAxe(page);
  expect(await findSeriousProblems(page, 'dialog')).toEqual([]);

  await text.getByText('this').click();
  expect(profile.listPages()).toHaveLength(1);
  await page.keyboard.type('changed');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog', { name: 'Insert Link' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+F');
  const search = dialog.getByRole('search');
  await search.getByRole('textbox', { name: 'Find' }).fill('read');
  await expect(search.getByRole('status')).toHaveText('1 of 1');
  await expect(search.getByRole('textbox', { name: 'Replace with' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(text).toHaveText('Read this');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
