import { stopClock } from '../../src/clock.ts';
import { expect, test } from '../../src/memory-editor.ts';

test.beforeEach(({ editor }) => editor.start());

test('a text is typed where it stands: kept by leaving it and with Escape, and taken back in steps', async ({
  editor,
  page,
}) => {
  const { canvas, settings } = editor;
  await editor.insert('Title');
  const field = settings.getByRole('textbox', { name: 'Title', exact: true });
  const setClock = await stopClock(page);
  await field.fill('Eerste br regel');
  await setClock(1_000);
  const heading = canvas.getByRole('heading');
  await heading.dblclick();
  const typing = canvas.getByRole('textbox');
  await expect(typing).toBeFocused();
  await expect(typing).toHaveText('Eerste br regel');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Op de pagina');
  await page.keyboard.press('ArrowDown');
  await expect(heading).toHaveText('Op de pagina');
  await expect(field).toHaveValue('Op de pagina');

  // The focus is on the page again, so Enter begins anew: at the end, where nothing is written over.
  await setClock(2_000);
  await page.keyboard.press('Enter');
  await page.keyboard.type(', en anders');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Op de pagina, en anders');

  await page.keyboard.press('ControlOrMeta+Z');
  await expect(heading).toHaveText('Op de pagina');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(heading).toHaveText('Eersteregel');
  await expect(field).toHaveValue('Eerste br regel');

  await editor.show('Outline');
  await editor.outline.locator('[aria-selected="true"]').focus();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('Edit the text');
  await page.keyboard.press('Enter');
  await expect(typing).toBeFocused();
  await page.keyboard.type(' vanuit het overzicht');
  await field.click();
  await expect(field).toHaveValue('Eerste br regel vanuit het overzicht');
});

test('the key for texts leads to the settings of a block without one, and a link is typed without being followed', {
  tag: '@full',
}, async ({ editor, page }) => {
  await editor.insert('Vertical spacing');
  await editor.canvas.locator('[data-block="VerticalSpacing"]').click();
  await page.keyboard.press('F2');
  await expect(editor.settings.locator(':focus')).toBeVisible();

  await editor.insert('Button');
  const link = editor.canvas.locator('[data-block="Button"]');
  await link.dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Bereken je voordeel');
  await link.click();
  await page.keyboard.press('Enter');
  await expect(link).toHaveText('Bereken je voordeel');
  await expect(link).toHaveAttribute('href', '/');
});

test('the path above the settings leads to the blocks around, by keyboard', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.insert('Container');
  await editor.insert('Button container');
  await editor.insert('Button');
  const path = editor.settings.getByRole('navigation');
  await expect(path.getByRole('button')).toHaveText(['Container', 'Button container']);
  await path.getByRole('button', { name: 'Container', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(editor.settings.locator(':focus')).toHaveText('Container');
  await editor.show('Outline');
  await expect(editor.outline.getByRole('treeitem', { name: 'Container', selected: true })).toBeVisible();
});

test('a press in a text writes it where it was pressed, moving on selects in it, and Escape means its block', async ({
  editor,
  page,
}) => {
  await editor.insert('Title');
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Onder de muis');
  await editor.insert('Vertical spacing');
  const title = editor.canvas.locator('[data-block="Title"]');
  await title.click({ position: { x: 1, y: 20 } });
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Nu ');
  await expect(title).toHaveText('Nu Onder de muis');
  await page.keyboard.press('Escape');

  // The block does not come along with a pointer that is pressed in its text.
  const box = await title.boundingBox();
  if (!box) throw new Error('The title is not on screen.');
  await page.mouse.move(box.x + 1, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + 22, { steps: 5 });
  await page.mouse.move(box.x + box.width - 5, box.y + 22);
  await page.mouse.up();
  await page.keyboard.type('Boven');
  await expect(title).toHaveText('Boven');
  await title.dblclick({ position: { x: 20, y: 20 } });
  await page.keyboard.type('Onder de muis');
  await expect(title).toHaveText('Onder de muis');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(title).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(title).toHaveText('Onder de muis');
});

test('what is pointed at on the page is outlined and named, in the canvas’s place, and nothing else is', {
  tag: '@full',
}, async ({ editor, page }) => {
  await editor.insert('Title');
  await editor.insert('Button');
  const title = editor.canvas.locator('[data-block="Title"]');
  const tag = page.locator('[data-hover-tag]');
  await expect(tag).toHaveCount(0);
  await title.hover();
  await expect(tag).toHaveText('Title');
  const outline = await page.locator('[data-hover-outline]').boundingBox();
  const shown = await title.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(outline?.[side]).toBeCloseTo(shown?.[side] ?? 0, 0);

  // The selected block has its outline already.
  await editor.canvas.locator('[data-block="Button"]').hover();
  await expect(tag).toHaveCount(0);
  await title.hover();
  await expect(tag).toBeVisible();
  await editor.show('Outline');
  await editor.outline.hover();
  await expect(tag).toHaveCount(0);
});

test('several blocks are chosen by mouse, on the page and in the outline, and mean one thing together', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { canvas, outline } = editor;
  const selected = outline.locator('[aria-selected="true"]');
  await editor.insert('Title');
  for (let copy = 0; copy < 3; copy += 1) await page.keyboard.press('ControlOrMeta+D');
  const titles = canvas.locator('[data-block="Title"]');
  await expect(titles).toHaveCount(4);
  await titles.nth(0).click();
  await titles.nth(2).click({ modifiers: ['Shift'] });
  await editor.show('Outline');
  await expect(selected).toHaveCount(3);
  const rows = outline.getByRole('treeitem', { name: 'Title' });
  await rows.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(titles).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(titles).toHaveCount(4);
  await expect(selected).toHaveCount(2);
});

test('the path above the settings leads to the blocks around, by mouse', { tag: '@full' }, async ({ editor }) => {
  const { settings, outline } = editor;
  const selected = (name: string) => expect(outline.getByRole('treeitem', { name, selected: true })).toBeVisible();
  await editor.insert('Container');
  await editor.insert('Button container');
  await editor.insert('Button');
  const path = settings.getByRole('navigation', { name: 'Where the block stands' });
  await path.getByRole('button', { name: 'Button container' }).click();
  await editor.show('Outline');
  await selected('Button container');
  await path.getByRole('button', { name: 'Container', exact: true }).click();
  await selected('Container');
  await expect(path).toHaveCount(0);
});
