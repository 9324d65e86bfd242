import type { FrameLocator, Page } from '@playwright/test';
import { expect, plainPicture, test } from '../../src/memory-editor.ts';
import { heading, list, paragraph, RichText, words } from '../../src/rich-text.ts';

/** The text that is written on the canvas, once the text editor is loaded. */
const written = (canvas: FrameLocator) => canvas.locator('.ProseMirror[aria-label="Rich text"]');
/** The toolbar over the canvas. */
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });
const use = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true }).click();
/** Moves the mouse over the text: the toolbar stands aside for what is typed until then. */
async function look(page: Page, canvas: FrameLocator): Promise<void> {
  const box = await written(canvas).boundingBox();
  if (!box) throw new Error('The text has no place on the page.');
  await page.mouse.move(box.x + box.width - 8, box.y + 3);
  await page.mouse.move(box.x + box.width - 4, box.y + 5);
  await expect(tools(page)).toBeVisible();
}

test('a text is written where it stands, and stored as its dialog would store it', async ({ page, editor }) => {
  const richText = await RichText.prepare(editor, heading(2, 'Zo werkt het'), paragraph('Je baas leaset je '));
  const { canvas } = editor;
  await canvas.getByText('Je baas leaset je').dblclick();
  await expect(written(canvas)).toBeFocused();
  await richText.press('End', 'ControlOrMeta+B');
  await page.keyboard.type('fiets');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type(', jij rijdt.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Goedkoop');
  await richText.press('Shift+Home');
  // A slow press: the toolbar, which follows the selection, does not go away from under it.
  await tools(page).getByRole('button', { name: 'Italic', exact: true }).click({ delay: 400 });
  await use(page, 'Align center');
  // The toolbar left the text its selection: the next letters take its place.
  await expect(written(canvas)).toBeFocused();
  await page.keyboard.type('Voordelig');
  await page.keyboard.press('Escape');

  await expect(written(canvas)).toHaveCount(0);
  await expect(canvas.getByText('Voordelig')).toBeVisible();
  await expect(editor.outline.getByRole('treeitem', { name: /^Rich text/, selected: true })).toBeVisible();
  const expected = [
    heading(2, 'Zo werkt het'),
    paragraph('Je baas leaset je ', words('fiets', 'bold'), ', jij rijdt.'),
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [words('Voordelig', 'italic')] },
  ];
  expect(await richText.storePage()).toEqual(expected);

  // The dialog has the same text, and finds nothing to change in it.
  await richText.open();
  await expect(richText.text.locator('em')).toHaveText('Voordelig');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  expect(await richText.store()).toEqual([
    ...expected.slice(0, 2),
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [words('Voordelig!', 'italic')] },
  ]);
});

test('an inserted text has the caret at once, and signs at the beginning of a line shape it', async ({
  page,
  editor,
}) => {
  const { canvas, blocks } = editor;
  await editor.start();
  await editor.show('Blocks');
  await blocks.getByRole('button', { name: 'Rich text', exact: true }).click();
  await page.keyboard.type('## Kop');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- een');
  await page.keyboard.press('Enter');
  await page.keyboard.type('twee');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. eerst');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Heel **vet** dus');

  const text = written(canvas);
  await expect(text.getByRole('heading', { name: 'Kop', level: 2 })).toBeVisible();
  await expect(text.locator('ul li')).toHaveText(['een', 'twee']);
  // Saved in the middle of writing, which goes on.
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { blocks: stored } = await editor.readStored();
  expect(stored[0]?.props.content).toEqual({
    type: 'doc',
    content: [
      heading(2, 'Kop'),
      list('bulletList', [paragraph('een')], [paragraph('twee')]),
      list('orderedList', [paragraph('eerst')]),
      paragraph('Heel ', words('vet', 'bold'), ' dus'),
      // The line that the text editor keeps below a list, to go on in.
      paragraph(),
    ],
  });
});

test('the toolbar is reached by keyboard, leaves what is selected free, and makes tables', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const richText = await RichText.prepare(editor, paragraph('Lees de voorwaarden'));
  const { canvas } = editor;
  await canvas.getByText('Lees de voorwaarden').dblclick();
  await expect(written(canvas)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  const line = await canvas.getByText('Lees de voorwaarden').boundingBox();
  const apart = async () => {
    const bar = await tools(page).boundingBox();
    return bar && line ? bar.y + bar.height <= line.y || bar.y >= line.y + line.height : false;
  };
  await expect.poll(apart).toBe(true);
  for (const button of await tools(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }

  await page.keyboard.press('Alt+F10');
  await expect(tools(page).getByRole('combobox', { name: 'Text style' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools(page).getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(written(canvas)).toBeFocused();

  await richText.press('End', 'Enter');
  await look(page, canvas);
  await use(page, 'Insert table');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Prijs');
  await look(page, canvas);
  await use(page, 'Add column after');
  await use(page, 'Delete row');
  await expect(written(canvas).locator('tr')).toHaveCount(2);

  // At the edges of the table the same by mouse, for the row and the column that the caret stands in.
  await written(canvas).locator('td').first().click();
  await look(page, canvas);
  for (const edge of await page.locator('[data-table-edge]').all()) {
    const box = await edge.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await page.getByRole('button', { name: 'Add a row at the end' }).click();
  await page.getByRole('button', { name: 'Add a column at the end' }).click();
  await expect(written(canvas)).toBeFocused();
  await expect(written(canvas).locator('tr')).toHaveCount(3);
  await page.getByRole('button', { name: 'Column 1 of 5' }).click();
  await expect(written(canvas).locator('.selectedCell')).toHaveCount(3);
  await page.getByRole('menu', { name: 'Column 1 of 5' }).getByRole('menuitem', { name: 'Delete column' }).click();
  await expect(page.getByRole('button', { name: 'Column 1 of 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Row 1 of 3' }).click();
  // By keyboard through the menu, and back to the text.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete table' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(written(canvas)).toBeFocused();

  // A click beside the text leaves it.
  await editor.settings.getByRole('button', { name: 'Click to open editor' }).focus();
  await expect(written(canvas)).toHaveCount(0);
  const table = (await richText.storePage()).find(({ type }) => type === 'table');
  expect(table?.content?.map((row) => row.content?.length)).toEqual([4, 4, 4]);
});

test('links are set in one place: an address, an anchor, a page by its title, a file', { tag: '@full' }, async ({
  page,
  editor,
}) => {
  const name = 'Doelpagina';
  const target = { documentId: 'doelpagina', title: name, slug: 'doel' };
  await editor.surround({ entries: { 'api::page.page': [target] }, files: [plainPicture('voorwaarden.png')] });
  const richText = await RichText.prepare(editor, paragraph('Lees de voorwaarden'));
  const { canvas } = editor;
  const popover = page.getByRole('dialog', { name: 'Link', exact: true });
  const search = popover.getByRole('combobox');
  const marks = async () => (await richText.storePage())[0]?.content?.[0]?.marks ?? [];
  const openLink = async () => {
    await canvas.getByText('Lees de voorwaarden').dblclick();
    await expect(written(canvas)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(popover).toBeVisible();
  };

  // An address that nobody may be led to is refused where it is typed; Escape changes nothing.
  await openLink();
  await expect(search).toBeFocused();
  await search.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(popover.getByRole('alert')).toContainText('not allowed');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(written(canvas)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+K');
  await search.fill('/voorwaarden');
  await expect(popover.getByRole('option')).toHaveText('/voorwaarden Address');
  await page.keyboard.press('Enter');
  await expect(written(canvas)).toBeFocused();
  expect(await marks()).toMatchObject([{ type: 'link', attrs: { href: '/voorwaarden', target: null, rel: null } }]);

  // Of a page: what is typed is searched, and the arrow keys and Enter choose.
  await openLink();
  await expect(search).toHaveValue('/voorwaarden');
  await search.fill(name);
  await expect(popover.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
  await popover.getByRole('checkbox').check();
  await search.press('Enter');
  await expect(popover).toBeHidden();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(popover.getByText(name)).toBeVisible();
  await popover.getByLabel('Anchor on the page').fill('#prijzen');
  await page.keyboard.press('Enter');
  const reference = { $ref: 'api::page.page', documentId: target.documentId, hash: 'prijzen', target: '_blank' };
  expect(await marks()).toMatchObject([{ type: 'link', attrs: reference }]);

  // Of a file of the media library, which the link follows, too.
  await openLink();
  await popover.getByRole('button', { name: 'Change' }).click();
  await popover.getByRole('button', { name: 'Choose a file' }).click();
  const files = page.getByRole('dialog', { name: 'Choose a file' });
  await files
    .getByRole('option', { name: /^voorwaarden/ })
    .first()
    .click();
  await files.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(written(canvas)).toBeFocused();
  expect(await marks()).toMatchObject([
    { type: 'link', attrs: { $ref: 'media', documentId: 'voorwaarden.png', target: '_blank' } },
  ]);

  await openLink();
  await popover.getByRole('button', { name: 'Remove link' }).click();
  await expect(written(canvas)).toBeFocused();
  expect(await marks()).toEqual([]);
});
