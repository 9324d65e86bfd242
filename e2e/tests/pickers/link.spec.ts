import { createId } from 'page-format';
import sharp from 'sharp';
import { sample } from '../../../scripts/testing/matrix.ts';
import { Cms } from '../../src/cms.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { type Editor, expect, test } from '../../src/editor.ts';
import { openBlock, storedProps } from '../../src/one-block.ts';

const link = (editor: Editor) => editor.settings.getByRole('group', { name: 'Link', exact: true });
const kind = (editor: Editor) => link(editor).getByRole('combobox', { name: 'Kind of link' });
const openButton = (editor: Editor) => openBlock(editor, 'Button', { type: 'Button', props: { label: 'Verder' } });

/** Names that the browser offers while something is typed. */
const offered = (editor: Editor) =>
  link(editor)
    .locator('datalist option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));

const TYPED = [
  { name: 'E-mail', field: 'E-mail address', text: 'anna@example.com', stored: 'mailto:anna@example.com' },
  { name: 'Telephone', field: 'Telephone number', text: '+31 (20) 123 45 67', stored: 'tel:+31201234567' },
  { name: 'Address', field: 'Address', text: 'https://example.com/a?b=c#d', stored: 'https://example.com/a?b=c#d' },
  { name: 'Anchor on this page', field: 'Anchor', text: 'aanbod', stored: '#aanbod' },
];

for (const { name, field, text, stored } of sample(TYPED, 1)) {
  test(`a link of the kind "${name}" keeps what was typed, and stores ${stored}`, async ({ editor, page }) => {
    const documentId = await openButton(editor);
    await kind(editor).selectOption({ label: name });
    if (name !== 'Address') await expect(link(editor).getByText(/^Nothing changed yet/)).toBeVisible();
    const input = link(editor).getByLabel(field, { exact: true });
    await input.clear();
    // Key by key: what is typed may read like another kind half-way.
    await input.pressSequentially(text);
    await expect(input).toHaveValue(text);
    await expect(link(editor).getByText(/^Nothing changed yet/)).toBeHidden();
    await editor.save();
    expect(await storedProps(documentId)).toMatchObject({ link: stored });
    await page.reload();
    await editor.open();
    await editor.select(/^Button/);
    await expect(kind(editor).locator('option:checked')).toHaveText(name);
  });
}

const REFUSED = [
  { name: 'Address', field: 'Address', text: 'javascript:alert(1)', says: /is not allowed/ },
  { name: 'Address', field: 'Address', text: 'www.example.com', says: /Without http:\/\// },
  { name: 'E-mail', field: 'E-mail address', text: 'anna@', says: /no complete e-mail address/ },
  { name: 'Telephone', field: 'Telephone number', text: '12', says: /no telephone number/ },
  { name: 'Anchor on this page', field: 'Anchor', text: '1 a', says: /No block can have this anchor/ },
];

test('what is wrong with a link is said while it is typed', async ({ editor }) => {
  await openButton(editor);
  for (const { name, field, text, says } of REFUSED) {
    await kind(editor).selectOption({ label: name });
    await link(editor).getByLabel(field, { exact: true }).fill(text);
    await expect(link(editor).getByText(says), text).toBeVisible();
  }
});

test('a page is chosen with an anchor that it offers, and stays a reference', async ({
  editor,
  page,
  consoleErrors,
}) => {
  const cms = Cms.open();
  const mark = createId();
  const titled = (id: string, uniqueId: string) => ({ id, type: 'Title', v: 1, props: { title: id, uniqueId } });
  const target = await cms.createPage('nl', {
    title: `Doel ${mark}`,
    slug: `doel-${mark}`,
    content: { format: 'page', formatVersion: 1, blocks: [titled('one', 'prijs'), titled('two', 'aanbod')] },
  });
  const documentId = await openButton(editor);
  await kind(editor).selectOption({ label: 'Page' });
  await link(editor).getByRole('button', { name: 'Choose a page' }).click();
  const search = link(editor).getByRole('combobox', { name: 'Search entries' });
  await expect(search).toBeFocused();
  await search.fill(mark);
  await expect(link(editor).getByRole('option').filter({ hasText: mark })).toContainText(`/doel-${mark}`);
  await search.press('Enter');
  await expect(link(editor).getByText(`Doel ${mark}`, { exact: true })).toBeVisible();
  await expect(
    link(editor)
      .getByRole('button', { name: 'Choose a page' })
      .or(link(editor).getByRole('button', { name: 'Change' })),
  ).toBeFocused();

  await expect.poll(() => offered(editor)).toEqual(['prijs', 'aanbod']);
  await link(editor).getByRole('combobox', { name: 'Anchor on the page' }).fill('#aanbod');
  await editor.save();
  expect(await storedProps(documentId)).toMatchObject({
    link: {
      $ref: 'api::page.page',
      documentId: target.documentId,
      hash: 'aanbod',
      snapshot: { title: `Doel ${mark}` },
    },
  });

  await cms.deletePage(target.documentId);
  await page.reload();
  await editor.open();
  await editor.select(/^Button/);
  await expect(link(editor).getByText(`"Doel ${mark}" no longer exists.`)).toBeVisible();
  // The anchors of a page that is gone are asked for in vain.
  forgiveNotFound(consoleErrors, new RegExp(`/${target.documentId}\\?`));
});

test('anchors of the page that is edited are offered as they are now', { tag: '@full' }, async ({ editor }) => {
  await openButton(editor);
  await kind(editor).selectOption({ label: 'Anchor on this page' });
  await expect(link(editor).getByText(/^No block of this page has an anchor yet/)).toBeVisible();
  await editor.insert('Title');
  await editor.settings.getByRole('textbox', { name: /^Anchor/ }).fill('voordeel');
  await editor.select(/^Button/);
  await kind(editor).selectOption({ label: 'Anchor on this page' });
  expect(await offered(editor)).toEqual(['voordeel']);
});

test('a link leads to a file of the media library', async ({ editor }) => {
  const name = `${createId()}.png`;
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#1f7a55' } })
    .png()
    .toBuffer();
  await Cms.open().uploadFile(name, bytes);
  const documentId = await openButton(editor);
  await kind(editor).selectOption({ label: 'File' });
  await link(editor).getByRole('button', { name: 'Choose a file' }).click();
  await editor.files.getByRole('searchbox', { name: 'Search files' }).fill(name);
  await editor.file(name).click();
  await editor.files.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(link(editor).getByText(name)).toBeVisible();
  await editor.save();
  expect(await storedProps(documentId)).toMatchObject({ link: { $ref: 'media', snapshot: { name } } });
});
