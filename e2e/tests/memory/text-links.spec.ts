import { expect, test } from '../../src/memory-editor.ts';
import { paragraph, RichText, words } from '../../src/rich-text.ts';

const REL = 'noopener noreferrer nofollow';
const link = (href: string, target: string | null = null, rel: string | null = REL) => ({
  type: 'link',
  attrs: { href, target, rel, class: null },
});

test('the link dialog sets, shows, changes and removes a link', { tag: '@full' }, async ({ editor, page }) => {
  const richText = await RichText.open(editor, paragraph('one two three'));
  const dialog = page.getByRole('dialog', { name: 'Insert Link' });
  const url = dialog.getByRole('textbox', { name: 'URL' });
  const newTab = dialog.getByRole('checkbox', { name: 'Open in new tab (_blank)' });

  await richText.press('Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await richText.use('Link');
  await expect(url).toBeFocused();
  await expect(url).toHaveValue('');
  await expect(newTab).not.toBeChecked();
  await url.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not allowed');
  await url.fill('https://example.com/one');
  await newTab.check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();

  // Prefilled from the link the cursor stands in, and cancelled without a trace.
  await richText.press('ArrowLeft');
  await richText.press('ControlOrMeta+K');
  await expect(url).toHaveValue('https://example.com/one');
  await expect(newTab).toBeChecked();
  await url.fill('/other');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Another word: without a new tab, by the toolbar beside the selection, confirmed by Enter.
  await richText.press('End', 'Control+Shift+ArrowLeft');
  await richText.selection.getByRole('button', { name: 'Link' }).click();
  await expect(url).toHaveValue('');
  await url.fill('/calculator');
  await url.press('Enter');
  await expect(richText.text).toBeFocused();

  // Escape closes the small dialog alone.
  await richText.press('ControlOrMeta+K');
  await expect(dialog).toBeVisible();
  await richText.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(richText.dialog).toBeVisible();

  expect((await richText.store())[0]?.content).toEqual([
    words('one', link('https://example.com/one', '_blank')),
    words(' two '),
    words('three', link('/calculator', null, null)),
  ]);

  await richText.open();
  await richText.press('Control+Home', 'ArrowRight');
  await richText.use('Link');
  await url.fill('');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await richText.store())[0]?.content?.[0]).toEqual(words('one two '));
});

test('with nothing selected the link dialog writes the address itself, with the default protocol', {
  tag: '@full',
}, async ({ editor, page }) => {
  const richText = await RichText.open(editor);
  await richText.press('ControlOrMeta+K');
  await page.getByRole('dialog', { name: 'Insert Link' }).getByRole('textbox', { name: 'URL' }).fill('example.com');
  await richText.press('Enter');
  await expect(richText.text).toHaveText('http://example.com');
  expect(await richText.store()).toEqual([paragraph(words('http://example.com', link('http://example.com')))]);
});

test('addresses become links while typing and on paste, and a pasted address links the selection', {
  tag: '@full',
}, async ({ editor }) => {
  const richText = await RichText.open(editor);
  await richText.type('see example.com now');
  await richText.press('Enter');
  await richText.paste({ 'text/plain': 'go to https://example.com/a?b=1 today' });
  await richText.press('Enter');
  await richText.type('our offer');
  await richText.selectLine();
  await richText.paste({ 'text/plain': 'https://example.com/offer' });
  await richText.press('End', 'Enter');
  await richText.type('javascript:alert(1) ');

  expect(await richText.store()).toEqual([
    paragraph('see ', words('example.com', link('http://example.com', '_blank')), ' now'),
    paragraph('go to ', words('https://example.com/a?b=1', link('https://example.com/a?b=1', '_blank')), ' today'),
    paragraph(words('our offer', link('https://example.com/offer', '_blank'))),
    paragraph('javascript:alert(1) '),
  ]);
});

test('a link in the text is not followed when it is clicked', { tag: '@full' }, async ({ editor, profile }) => {
  const richText = await RichText.open(editor, paragraph(words('elsewhere', link('https://example.com/x', '_blank'))));
  await richText.text.getByText('elsewhere').click();
  await richText.text.getByText('elsewhere').click({ modifiers: ['ControlOrMeta'] });
  await expect(richText.text).toBeFocused();
  expect(profile.listPages()).toHaveLength(1);
});

test('a link to a page is kept as a reference', { tag: '@full' }, async ({ editor, page }) => {
  const title = 'Doelpagina';
  const target = { documentId: 'doelpagina', title, slug: 'doel' };
  await editor.surround({ entries: { 'api::page.page': [target] } });
  const richText = await RichText.open(editor, paragraph('naar de pagina'));
  const dialog = page.getByRole('dialog', { name: 'Link to a page' });
  await richText.press('Control+Home', 'Shift+End');
  await richText.use('Link to a page');
  await dialog.getByRole('combobox').fill(title);
  await dialog.getByRole('option', { name: title }).click();
  await dialog.getByRole('textbox', { name: 'Anchor on the page' }).fill('#prijzen');
  await dialog.getByRole('button', { name: 'Confirm' }).click();

  const reference = { $ref: 'api::page.page', documentId: target.documentId, hash: 'prijzen' };
  expect(await richText.store()).toEqual([
    paragraph(
      words('naar de pagina', {
        type: 'link',
        attrs: { href: '', target: null, rel: null, class: null, ...reference },
      }),
    ),
  ]);

  // The link button leads to the same dialog, which shows where it leads.
  await richText.open();
  await richText.press('Control+Home', 'ArrowRight');
  await richText.use('Link');
  await expect(dialog.getByText(title)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  expect(await richText.store()).toEqual([paragraph('naar de pagina')]);
});

test('a link to a page that was deleted is a warning, and its dialog says so', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const attrs = { href: '', target: null, rel: null, class: null };
  const gone = { $ref: 'api::page.page', documentId: 'verwijderdepagina0000000', hash: '' };
  const stored = paragraph(words('daar', { type: 'link', attrs: { ...attrs, ...gone } }));
  const richText = await RichText.open(editor, stored);
  await richText.press('Control+Home', 'ArrowRight', 'ControlOrMeta+K');
  const dialog = page.getByRole('dialog', { name: 'Link to a page' });
  await expect(dialog.getByRole('status')).toContainText('does not exist');
  await richText.press('Escape');
  await richText.press('Escape');
  await expect(richText.dialog).toBeHidden();
  await editor.press('Problems');
  await expect(editor.problems).toContainText('A link leads to a page that no longer exists');
  expect(await richText.stored()).toEqual([stored]);
});
