import { sample } from '../../../scripts/testing/matrix.ts';
import { expect, type MemoryEditor, plainPicture, test } from '../../src/memory-editor.ts';

const link = (editor: MemoryEditor) => editor.settings.getByRole('group', { name: 'Link', exact: true });
const kind = (editor: MemoryEditor) => link(editor).getByRole('combobox', { name: 'Kind of link' });
const openButton = (editor: MemoryEditor) => editor.openBlock('Button', { type: 'Button', props: { label: 'Verder' } });

/** Names that the browser offers while something is typed. */
const offered = (editor: MemoryEditor) =>
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
  test(`a link of the kind "${name}" keeps what was typed, and stores ${stored}`, { tag: '@full' }, async ({
    editor,
    page,
  }) => {
    await openButton(editor);
    await kind(editor).selectOption({ label: name });
    if (name !== 'Address') await expect(link(editor).getByText(/^Nothing has changed yet/)).toBeVisible();
    const input = link(editor).getByLabel(field, { exact: true });
    await input.clear();
    // Key by key: what is typed may read like another kind half-way.
    await input.pressSequentially(text);
    await expect(input).toHaveValue(text);
    await expect(link(editor).getByText(/^Nothing has changed yet/)).toBeHidden();
    await editor.save();
    expect(await editor.storedProps()).toMatchObject({ link: stored });
    await page.reload();
    await editor.open();
    await editor.select(/^Button/);
    await expect(kind(editor).locator('option:checked')).toHaveText(name);
  });
}

const REFUSED = [
  { name: 'Address', field: 'Address', text: 'javascript:alert(1)', says: /is not allowed/ },
  { name: 'Address', field: 'Address', text: 'www.example.com', says: /Without http:\/\// },
  { name: 'E-mail', field: 'E-mail address', text: 'anna@', says: /not a complete e-mail address/ },
  { name: 'Telephone', field: 'Telephone number', text: '12', says: /not a telephone number/ },
  { name: 'Anchor on this page', field: 'Anchor', text: '1 a', says: /No block can have this anchor/ },
];

test('what is wrong with a link is said; a page is chosen with an anchor that it offers, and stays a reference', async ({
  editor,
}) => {
  const titled = (id: string, uniqueId: string) => ({ id, type: 'Title', v: 1, props: { title: id, uniqueId } });
  const content = { format: 'page', formatVersion: 1, blocks: [titled('one', 'prijs'), titled('two', 'aanbod')] };
  const target = { documentId: 'doel', title: 'Doel van velen', slug: 'doel-van-velen', content };
  const other = { documentId: 'anders', title: 'Anders', slug: 'anders', content };
  await editor.surround({ entries: { 'api::page.page': [other, target] } });
  await openButton(editor);
  for (const { name, field, text, says } of REFUSED) {
    await kind(editor).selectOption({ label: name });
    await link(editor).getByLabel(field, { exact: true }).fill(text);
    await expect(link(editor).getByText(says), text).toBeVisible();
  }
  await kind(editor).selectOption({ label: 'Page' });
  await link(editor).getByRole('button', { name: 'Choose a page' }).click();
  const search = link(editor).getByRole('combobox', { name: 'Search entries' });
  await expect(search).toBeFocused();
  await search.fill('VELEN');
  await expect(link(editor).getByRole('listbox').getByRole('option')).toHaveText([/^Doel van velen/]);
  await search.press('Enter');
  await expect(link(editor).getByText('Doel van velen', { exact: true })).toBeVisible();
  await expect(
    link(editor)
      .getByRole('button', { name: 'Choose a page' })
      .or(link(editor).getByRole('button', { name: 'Change' })),
  ).toBeFocused();

  await expect.poll(() => offered(editor)).toEqual(['prijs', 'aanbod']);
  await link(editor).getByRole('combobox', { name: 'Anchor on the page' }).fill('#aanbod');
  await editor.save();
  expect(await editor.storedProps()).toMatchObject({
    link: {
      $ref: 'api::page.page',
      documentId: 'doel',
      hash: 'aanbod',
      snapshot: { title: 'Doel van velen' },
    },
  });
});

test('a page that is gone is named', { tag: '@full' }, async ({ editor }) => {
  const reference = { $ref: 'api::page.page', documentId: 'weg', hash: '', snapshot: { title: 'Van gisteren' } };
  await editor.openBlock('Button', { type: 'Button', props: { label: 'Verder', link: reference } });
  await expect(link(editor).getByText('“Van gisteren” does not exist')).toBeVisible();
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

test('a link leads to a file of the media library', { tag: '@full' }, async ({ editor }) => {
  const name = 'voorwaarden.png';
  await editor.surround({ files: [plainPicture(name)] });
  await openButton(editor);
  await kind(editor).selectOption({ label: 'File' });
  await link(editor).getByRole('button', { name: 'Choose a file' }).click();
  await editor.files.getByRole('searchbox', { name: 'Search files' }).fill(name);
  await editor.file(name).click();
  await editor.files.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(link(editor).getByText(name)).toBeVisible();
  await editor.save();
  expect(await editor.storedProps()).toMatchObject({ link: { $ref: 'media', snapshot: { name } } });
});
