import type { FrameLocator, Page } from '@playwright/test';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';
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
  const richText = await RichText.prepare(page, heading(2, 'Zo werkt het'), paragraph('Je baas leaset je '));
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
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Tekens');
  await page.getByRole('textbox', { name: 'slug' }).fill(`tekens-${Date.now()}`);
  await editor.open();
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
  const { content } = await Cms.open().readPage(await editor.findId(), 'nl');
  expect(content.blocks[0]?.props.content).toEqual({
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

test('undo takes back what was typed between two pauses, then what was done to the page', async ({ page, editor }) => {
  const richText = await RichText.prepare(page, paragraph('Begin'));
  const { canvas } = editor;
  const text = canvas.locator('[data-block="RichText"]');
  await canvas.getByText('Begin').dblclick();
  await expect(written(canvas)).toBeFocused();
  // The clock that the text editor tells groups apart by, so that the machine's speed decides nothing.
  const begun = await page.evaluate(() => Date.now());
  const setClock = (milliseconds: number) =>
    page.evaluate((now) => {
      Date.now = () => now;
    }, begun + milliseconds);
  await setClock(0);
  await richText.press('End');
  await page.keyboard.type(' een');
  await setClock(5000);
  await page.keyboard.type(' twee');
  await expect(text).toHaveText('Begin een twee');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText('Begin een');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText('Begin');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(text).toHaveText('Begin een');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(text).toHaveText('Begin een twee');

  // The same groups are the page's steps, once the text is left.
  await page.keyboard.press('Escape');
  await expect(written(canvas)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText('Begin een');
  // Opened anew, the text has nothing of its own to take back.
  await page.keyboard.press('Enter');
  await expect(written(canvas)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(text).toHaveText('Begin');
  await expect(written(canvas)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('the toolbar is reached by keyboard, leaves what is selected free, and has tables and links', async ({
  page,
  editor,
}) => {
  const richText = await RichText.prepare(page, paragraph('Lees de voorwaarden'));
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

  await use(page, 'Link');
  const dialog = page.getByRole('dialog', { name: 'Insert Link' });
  await dialog.getByRole('textbox', { name: 'URL' }).fill('/voorwaarden');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
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
  // A click beside the text leaves it.
  await editor.settings.getByRole('button', { name: 'Click to open editor' }).focus();
  await expect(written(canvas)).toHaveCount(0);

  const stored = await richText.storePage();
  const table = stored.find(({ type }) => type === 'table');
  expect(stored[0]?.content?.[0]?.marks?.[0]).toMatchObject({ type: 'link', attrs: { href: '/voorwaarden' } });
  expect(table?.content?.map((row) => row.content?.length)).toEqual([4, 4]);
});
