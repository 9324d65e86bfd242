/** Entries that blocks refer to, found while one types. */
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const FAQ = 'api::faq.faq';

const opener = (editor: MemoryEditor) => editor.settings.getByRole('button', { name: 'Choose an entry' });
const picker = (editor: MemoryEditor) => editor.settings.getByRole('group', { name: 'Choose an entry' });
const search = (editor: MemoryEditor) => picker(editor).getByRole('combobox', { name: 'Search entries' });
const options = (editor: MemoryEditor) => picker(editor).getByRole('listbox', { name: 'Entries' }).getByRole('option');

test.beforeEach(({ editor }) =>
  editor.surround({
    entries: {
      [FAQ]: ['Aanvraag werk', 'Betaling werk', 'Contract werk', 'Vrije tijd'].map((title) => ({
        documentId: title,
        title,
      })),
    },
  }),
);

test('an entry is found while typing, chosen by keyboard, and stored with its name', async ({ editor, page }) => {
  await editor.openBlock('FAQ', { type: 'FaqBlock' });
  await opener(editor).click();
  await expect(search(editor)).toBeFocused();
  await search(editor).fill('WERK');
  await expect(options(editor)).toHaveCount(3);
  await expect(search(editor)).toHaveAttribute('aria-expanded', 'true');

  const active = async () => {
    const id = await search(editor).getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`).textContent();
  };
  const names = await options(editor).allTextContents();
  expect(await active()).toBe(names[0]);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(names[2]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(names[1]);
  await expect(options(editor).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(picker(editor)).toBeHidden();
  await expect(editor.settings.getByRole('button', { name: 'Change' })).toBeFocused();
  const title = names[1]?.trim();
  await expect(editor.settings.getByText(String(title), { exact: true })).toBeVisible();

  await editor.save();
  expect(await editor.storedProps()).toEqual({
    faq: { $ref: 'api::faq.faq', documentId: title, snapshot: { title } },
  });

  await editor.settings.getByRole('button', { name: 'Change' }).click();
  await page.keyboard.press('Escape');
  await expect(picker(editor)).toBeHidden();
  await expect(editor.settings.getByRole('button', { name: 'Change' })).toBeFocused();
  await expect(editor.canvas.locator('body')).toBeVisible();

  await editor.settings.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(opener(editor)).toBeVisible();
});

test('a request that fails gives an empty list, a message on the console, and one in the field', {
  tag: '@full',
}, async ({ editor, consoleErrors }) => {
  await editor.openBlock('FAQ', { type: 'FaqBlock' });
  const path = `content-manager/collection-types/${FAQ}`;
  await editor.setFaults({ refusal: { status: 500, message: 'The database is gone', path } });
  await opener(editor).click();
  await expect(picker(editor).getByRole('alert')).toHaveText('The entries could not be loaded: The database is gone');
  await expect(options(editor)).toHaveCount(0);
  await expect(picker(editor).getByText('Nothing found.')).toBeHidden();
  expect(consoleErrors.join('\n')).toMatch(/database is gone/);

  await editor.setFaults({ refusal: undefined });
  await search(editor).fill('e');
  await expect(options(editor)).not.toHaveCount(0);
  await expect(picker(editor).getByRole('alert')).toHaveCount(0);
  consoleErrors.length = 0;
});

test('an entry that was deleted is named, and said to be gone', { tag: '@full' }, async ({ editor }) => {
  const faq = { $ref: FAQ, documentId: 'weg', snapshot: { title: 'Weg' } };
  await editor.openBlock('FAQ', { type: 'FaqBlock', props: { faq } });
  await expect(
    editor.settings.getByText(
      '“Weg” does not exist, or not in this language. Choose another, or leave it until it is translated.',
    ),
  ).toBeVisible();
});

test('a file that was deleted is named, and said to be gone', { tag: '@full' }, async ({ editor }) => {
  const snapshot = { name: 'weg.png', url: '/uploads/weg.png', mime: 'image/png', ext: '.png', folder: null };
  const file = {
    $ref: 'media',
    documentId: 'weg',
    snapshot: { ...snapshot, width: 4, height: 3, alternativeText: null },
  };
  await editor.openBlock('Image', { type: 'Image', props: { file } });
  await expect(editor.settings.getByText('“weg.png” no longer exists.')).toBeVisible();
});
