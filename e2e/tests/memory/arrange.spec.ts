import type { Locator, Page } from '@playwright/test';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Presses on one thing and moves to a point of another, without letting go. */
async function dragOver(page: Page, from: Locator, to: Locator, at: { x: number; y: number }): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('What is dragged and what it is dragged to must be on screen.');
  await page.mouse.move(start.x + Math.min(30, start.width / 2), start.y + Math.min(12, start.height / 2));
  await page.mouse.down();
  await page.mouse.move(start.x + 50, start.y + 30, { steps: 3 });
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 6 });
}

async function openEmpty(editor: MemoryEditor): Promise<void> {
  await editor.start();
}

/** Types of the blocks at the top of the page, as the canvas draws them. */
const drawn = (editor: MemoryEditor) =>
  editor.canvas
    .locator('main > [data-block]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.block));

test('blocks are dragged from the palette, within the canvas and in the outline, beside and inside', async ({
  editor,
  page,
}) => {
  const { blocks, canvas, outline } = editor;
  const drag = page.locator('[data-drag]');
  const entry = (label: string) => blocks.locator('[data-entry]').filter({ hasText: label }).first();
  await openEmpty(editor);

  await editor.show('Blocks');
  await dragOver(page, entry('Text container'), canvas.locator('main'), { x: 0.5, y: 0.5 });
  await expect(drag).toHaveAttribute('data-drag', 'allowed');
  await page.mouse.up();
  await announced(page, 'Text container inserted.');

  // Over the button of the outline, which opens it.
  const rail = page.getByRole('navigation', { name: 'Panels' });
  await dragOver(page, entry('Vertical spacing'), rail.getByRole('button', { name: 'Outline' }), { x: 0.5, y: 0.5 });
  await expect(outline).toBeVisible();
  const row = await outline.locator('[data-node]').nth(1).boundingBox();
  await page.mouse.move((row?.x ?? 0) + 60, (row?.y ?? 0) + 3, { steps: 3 });
  await expect(drag).toHaveAttribute('data-drag', 'allowed');
  await page.mouse.up();
  await expect.poll(() => drawn(editor)).toEqual(['VerticalSpacing', 'TextContainer']);

  // The middle of what holds others means inside.
  await editor.show('Blocks');
  await dragOver(page, entry('Title'), canvas.locator('[data-block="TextContainer"] [data-canvas-area]'), {
    x: 0.5,
    y: 0.5,
  });
  await expect(drag).toContainText('into Text container');
  await page.mouse.up();
  await expect(canvas.locator('[data-block="TextContainer"] [data-block="Title"]')).toBeVisible();

  // Its edge means beside, and Escape leaves everything as it was.
  const container = canvas.locator('[data-block="TextContainer"]');
  const title = canvas.locator('[data-block="Title"]');
  await dragOver(page, title, container, { x: 0.5, y: 0.99 });
  await page.keyboard.press('Escape');
  await expect(drag).toBeHidden();
  await page.mouse.up();
  await expect(container.locator('[data-block="Title"]')).toBeVisible();

  await editor.show('Outline');
  await dragOver(page, outline.getByRole('treeitem', { name: 'Title' }), outline.locator('[data-node]').nth(1), {
    x: 0.5,
    y: 0.1,
  });
  await page.mouse.up();
  await announced(page, /^Moved to the beginning, 1 of 3/);
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing', 'TextContainer']);
});

test('a block is dragged from the canvas to the outline, and with several screens the first one is dropped on', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { blocks, canvas, outline } = editor;
  const drag = page.locator('[data-drag]');
  await openEmpty(editor);
  await editor.insert('Vertical spacing');
  await editor.insert('Title');
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Verplaatst');
  await editor.show('Outline');
  // By its handle: a press in the text means the text.
  await dragOver(page, page.getByTitle('Drag to move'), outline.locator('[data-node]').nth(1), {
    x: 0.5,
    y: 0.1,
  });
  await expect(drag).toHaveAttribute('data-drag', 'allowed');
  await page.mouse.up();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing']);

  // While its text is written as well, which is kept.
  await editor.insert('Rich text');
  await page.keyboard.type('Kort');
  await page.keyboard.press('Shift+Home');
  await editor.show('Outline');
  await canvas.getByText('Kort').click();
  await page.mouse.move(700, 300);
  await dragOver(page, page.getByTitle('Drag to move'), canvas.locator('[data-block="Title"]'), { x: 0.5, y: 0.1 });
  await page.mouse.up();
  await expect.poll(() => drawn(editor)).toEqual(['RichText', 'Title', 'VerticalSpacing']);
  await expect(canvas.locator('[data-block="RichText"]')).toHaveText('Kort');
  await page.keyboard.press('Delete');
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing']);

  await page.getByRole('button', { name: 'Side by side' }).click();
  const mirror = page.frameLocator('iframe[title="Page on Mobile"]');
  const entry = blocks.locator('[data-entry="VerticalSpacing"]').first();
  await editor.show('Blocks');
  await dragOver(page, entry, mirror.locator('[data-block="Title"]'), { x: 0.5, y: 0.5 });
  await expect(drag).toHaveAttribute('data-drag', 'nowhere');
  await page.mouse.up();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'VerticalSpacing']);
  await dragOver(page, entry, canvas.locator('[data-block="Title"]'), { x: 0.5, y: 0.1 });
  await expect(drag).toHaveAttribute('data-drag', 'allowed');
  await page.mouse.up();
  await expect.poll(() => drawn(editor)).toEqual(['VerticalSpacing', 'Title', 'VerticalSpacing']);
});

test('a forbidden place says why before the drop, and refuses it', async ({ editor, page }) => {
  await editor.start({ id: 'rij', type: 'ButtonContainer', v: 1, props: {}, areas: { buttons: [] } });
  await editor.show('Blocks');
  await dragOver(
    page,
    editor.blocks.locator('[data-entry="Columns"]').first(),
    editor.canvas.locator('[data-block="ButtonContainer"] [data-canvas-area]'),
    { x: 0.5, y: 0.5 },
  );
  const drag = page.locator('[data-drag]');
  await expect(drag).toHaveAttribute('data-drag', 'refused');
  await expect(drag).toContainText('Columns is not allowed here.');
  await page.mouse.up();
  await expect(editor.canvas.locator('[data-block]')).toHaveCount(1);
});

test('several blocks are chosen with keys, wrapped, moved by the dialog and taken back', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { canvas, outline } = editor;
  await openEmpty(editor);
  await editor.insert('Vertical spacing');
  await page.keyboard.press('ControlOrMeta+D');
  await page.keyboard.press('ControlOrMeta+D');
  await expect(canvas.locator('[data-block]')).toHaveCount(3);

  await editor.show('Outline');
  await outline.locator('[data-node]').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(outline.locator('[aria-selected="true"]')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+G');
  await announced(page, '2 blocks put into Container.');
  await expect.poll(() => drawn(editor)).toEqual(['Container', 'VerticalSpacing']);

  await outline.locator('[data-node]').last().click();
  await page.keyboard.press('ControlOrMeta+Shift+X');
  const dialog = page.getByRole('dialog', { name: 'Move to…' });
  await dialog.getByRole('radio', { name: 'Container: Content' }).check();
  await dialog.getByLabel('Position').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await announced(page, /^Moved after Vertical spacing, 2 of 3, in content\./);
  await expect.poll(() => drawn(editor)).toEqual(['Container']);

  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => drawn(editor)).toEqual(['VerticalSpacing', 'VerticalSpacing', 'VerticalSpacing']);
  await expect(outline.locator('[aria-selected="true"]')).toHaveCount(2);
});

test('the toolbar over a block moves and copies it by mouse, and keys move it in and out and take its holder away', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { canvas, outline } = editor;
  const toolbar = page.getByRole('toolbar', { name: 'Selected block' });
  await openEmpty(editor);
  await editor.insert('Container');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.insert('Title');
  await toolbar.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'Container']);
  await toolbar.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'Title', 'Container']);
  await toolbar.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => drawn(editor)).toEqual(['Title', 'Container']);
  await canvas.locator('[data-block="Title"]').click();
  await toolbar.getByRole('button', { name: 'Move down' }).click();
  await expect.poll(() => drawn(editor)).toEqual(['Container', 'Title']);

  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Title' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await announced(page, 'Moved to the beginning, 1 of 1, in content.');
  await expect(canvas.locator('[data-block="Container"] [data-block="Title"]')).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await announced(page, 'Moved after Container, 2 of 2.');
  await page.keyboard.press('Alt+ArrowLeft');
  await announced(page, 'Title cannot be moved any further.');

  await page.keyboard.press('Alt+ArrowRight');
  await toolbar.getByRole('button', { name: 'Select parent' }).click();
  await page.keyboard.press('ControlOrMeta+Shift+G');
  await announced(page, 'Container taken away. The block in it takes its place.');
  await expect.poll(() => drawn(editor)).toEqual(['Title']);
});

test('what the toolbar has no button for stands in its menu, by mouse and by keyboard', { tag: '@full' }, async ({
  editor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { canvas } = editor;
  const toolbar = page.getByRole('toolbar', { name: 'Selected block' });
  const more = toolbar.getByRole('button', { name: 'More' });
  const menu = page.getByRole('menu', { name: 'More' });
  const choose = async (name: string) => {
    await more.click();
    await menu.getByRole('menuitem', { name, exact: true }).click();
    await expect(menu).toBeHidden();
  };
  const inContainer = canvas.locator('[data-block="Container"] [data-block="Title"]');
  await openEmpty(editor);
  await editor.insert('Container');
  await editor.show('Outline');
  await editor.outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.insert('Title');

  await choose('Move in');
  await expect(inContainer).toBeVisible();
  await choose('Move out');
  await expect.poll(() => drawn(editor)).toEqual(['Container', 'Title']);
  await choose('Wrap in columns');
  await expect.poll(() => drawn(editor)).toEqual(['Container', 'Columns']);
  await choose('Unwrap');
  await expect.poll(() => drawn(editor)).toEqual(['Container', 'Title']);
  await choose('Cut');
  await expect.poll(() => drawn(editor)).toEqual(['Container']);
  await toolbar.getByRole('button', { name: 'Paste' }).click();
  await expect(inContainer).toBeVisible();

  // The focus walks through the menu, and comes back to the button with Escape.
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Insert a block above' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Save as section' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const passed = [
    ...['Insert a block below', 'Cut', 'Copy', 'Copy style', 'Paste style', 'Turn into…', 'Rename'],
    ...['Hide from visitors', 'Lock', 'Move in', 'Move out'],
  ];
  for (const _ of passed) await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Move out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await announced(page, 'Moved after Container, 2 of 2.');

  // A click beside the menu closes it.
  await more.click();
  await expect(menu).toBeVisible();
  await canvas
    .locator('[data-block="Container"]')
    .first()
    .click({ position: { x: 5, y: 5 } });
  await expect(menu).toBeHidden();
});
