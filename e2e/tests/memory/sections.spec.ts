/** Saved sections are told apart by what they look like, and inserted by mouse and by keyboard. */
import { expect, test } from '../../src/memory-editor.ts';

test('a section shows what it looks like, and is inserted with a click on its picture or with Enter', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { sections, canvas } = editor;
  const name = 'Stappen';
  const blocks = [
    { id: 'a', type: 'Title', v: 1, props: { title: 'Zo werkt het' } },
    { id: 'b', type: 'Text', v: 1, props: { content: 'Kies je fiets en rijd weg.' } },
  ];
  const section = { documentId: 'stappen', name, content: { format: 'page', formatVersion: 1, blocks } };
  await editor.surround({ entries: { 'plugin::page-builder.section': [section] } });
  await editor.start();
  await editor.press('Sections');
  const card = sections.getByRole('listitem').filter({ hasText: name });
  const picture = card.frameLocator('[data-thumbnail] iframe');
  await expect(picture.getByText('Zo werkt het')).toBeVisible();
  await expect(picture.getByText('Kies je fiets en rijd weg.')).toBeVisible();
  // To assistive technology there is the name alone, and nothing of the picture can be reached.
  await expect(sections.getByRole('listitem').filter({ hasText: name })).toMatchAriaSnapshot(`
    - listitem:
      - button "${name}"
      - button "Rename ${name}"
      - button "Delete ${name}"
  `);

  const box = await card.locator('[data-thumbnail]').boundingBox();
  if (!box) throw new Error('The section has no picture.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(canvas.getByRole('heading', { name: 'Zo werkt het' })).toHaveCount(1);
  const button = sections.getByRole('button', { name, exact: true });
  await button.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Zo werkt het' })).toHaveCount(2);
  await button.press('Tab');
  await expect(sections.getByRole('button', { name: `Rename ${name}` })).toBeFocused();
});

test('a section is saved under a name, inserted as a copy, renamed and deleted', async ({ editor, page }) => {
  const { sections, canvas } = editor;
  await editor.start();
  const name = 'Aanbod';
  await editor.insert('Title');
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Uit een sectie');
  await editor.press('Sections');
  await sections.getByRole('button', { name: 'Save as section' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await sections.getByRole('button', { name, exact: true }).click();
  await expect(canvas.getByRole('heading', { name: 'Uit een sectie' })).toHaveCount(2);
  const ids = await canvas
    .locator('[data-block="Title"]')
    .evaluateAll((found) => found.map((each) => each.dataset.blockId));
  expect(new Set(ids).size).toBe(2);

  await sections.getByRole('button', { name: `Rename ${name}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} nieuw`);
  await page.keyboard.press('Enter');
  await sections.getByRole('button', { name: `Delete ${name} nieuw` }).click();
  await sections.getByRole('button', { name: 'Delete section' }).click();
  await expect(sections.getByRole('button', { name: `${name} nieuw`, exact: true })).toHaveCount(0);
});
