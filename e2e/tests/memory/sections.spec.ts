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
  // What is out of sight is not drawn, and those that the site has ready come first.
  await sections.getByRole('combobox', { name: 'Category' }).selectOption('Saved here');
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

test('sections of the site are browsed, found and inserted by keyboard and by drag, and refused where they may not stand', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { sections, canvas, outline } = editor;
  const [facts, site] = [{ data: { bikes: 148, brands: 22, dealers: 36, rating: 4.6, reviews: 212 } }, { data: {} }];
  await editor.surround({ responses: { facts, site } });
  await editor.start({ id: 'knoppen', type: 'ButtonContainer', v: 1, props: {} });
  await page.getByRole('button', { name: 'Sections', exact: true }).press('Enter');
  const search = sections.getByRole('searchbox', { name: 'Search sections' });
  await expect(search).toBeFocused();
  // It comes with the sections.
  const category = sections.getByRole('combobox', { name: 'Category' });
  await expect(category).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.type('Proof');
  await expect(sections.getByRole('group')).toHaveCount(1);
  const proof = sections.getByRole('group', { name: 'Proof' });
  await expect(proof.getByRole('listitem')).toHaveText(['In numbers', 'A customer’s voice']);
  // Pictures are the blocks, with what visitors read in them.
  const picture = proof.getByRole('listitem').first().frameLocator('[data-thumbnail] iframe');
  await expect(picture.getByText('148')).toBeVisible();

  await sections.getByRole('combobox').selectOption('All sections');
  await search.fill('table');
  await expect(sections.getByRole('listitem')).toHaveText(['Comparison']);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Kopen of leasen?' })).toHaveCount(1);
  await search.fill('three steps');
  await search.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Zo werkt het' })).toHaveCount(1);
  await search.fill('nothing of this kind');
  await expect(sections.getByText('No section matches “nothing of this kind”.')).toBeVisible();

  await canvas.getByRole('button', { name: 'Add a block to Buttons' }).press('Enter');
  await page.keyboard.press('Escape');
  await search.fill('two ways');
  await search.press('Enter');
  const refused = 'Container is not allowed in Buttons. Allowed there: Button.';
  await expect(page.getByRole('status').filter({ hasText: refused })).toBeVisible();

  const name = sections.getByRole('button', { name: 'Two ways on' });
  const from = await name.boundingBox();
  const to = await canvas.getByRole('heading', { name: 'Kopen of leasen?' }).boundingBox();
  if (!from || !to) throw new Error('What is dragged and what it is dragged to must be on screen.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + 100, to.y - 40, { steps: 8 });
  await page.mouse.up();
  await editor.show('Outline');
  await expect(outline.getByRole('treeitem', { level: 2 })).toHaveCount(4);
  await expect(canvas.getByRole('heading', { name: 'Waar ben je naar op zoek?' })).toHaveCount(1);
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
