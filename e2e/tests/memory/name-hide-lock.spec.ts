/** What is said of a block beside its properties: its name, that visitors do not get it, and that it is locked. */
import type { Page } from '@playwright/test';
import type { Block } from 'page-format';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title = (id: string, text: string) => ({ id, type: 'Title', v: 1, props: { title: text } });
const section = (id: string, ...content: Block[]) => ({ id, type: 'Container', v: 1, props: {}, areas: { content } });

test('a block is named, hidden from visitors and locked, by keyboard and from its menu', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  for (const step of [nameByKeyboard, hideFromVisitors, lockInPlace]) {
    await editor.start(section('s', title('a', 'Prices'), title('b', 'Terms')), title('c', 'Contact'));
    await step(editor, page);
  }
});

/** F2 in the outline; outline, canvas, settings and palette call the block so. */
async function nameByKeyboard(editor: MemoryEditor, page: Page): Promise<void> {
  const row = (name: RegExp) => editor.outline.getByRole('treeitem', { name });
  await editor.select(/^Title.*Prices/);
  await page.keyboard.press('F2');
  const field = page.getByRole('dialog', { name: 'Rename' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('  Offer\tof the week ');
  await page.keyboard.press('Enter');
  await expect(row(/^Offer of the week\s*Title/)).toBeFocused();
  // Again from where the dialog left the focus.
  await page.keyboard.press('F2');
  await expect(field).toHaveValue('Offer of the week');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Selected block' })).toContainText('Offer of the week');
  await expect(page.locator('[data-block-name]')).toHaveText(/Offer of the week\s*Title/);
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('offer of');
  await expect(page.getByRole('option', { name: 'Go to Offer of the week' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+S');
  await expect
    .poll(async () => (await editor.readStored()).blocks[0]?.areas?.content?.[0]?.name)
    .toBe('Offer of the week');
  await row(/^Offer/).dblclick();
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(row(/^Title\s*Prices/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(row(/^Offer/)).toBeVisible();
}

/** Faded and marked on the canvas, told by the problems, and gone from the preview. */
async function hideFromVisitors(editor: MemoryEditor, page: Page): Promise<void> {
  await editor.select(/^Container/);
  await page.keyboard.press('ControlOrMeta+Shift+H');
  const block = editor.canvas.locator('[data-block-id="s"]');
  await expect(block).toHaveCSS('opacity', '0.45');
  await expect(editor.outline.getByRole('treeitem', { name: /^Container/ }).getByRole('img')).toHaveAccessibleName(
    'Hidden from visitors',
  );
  await editor.select(/^Title.*Contact/);
  await expect(
    page.locator('[data-block-tag]', { hasText: 'Container' }).getByTitle('Hidden from visitors'),
  ).toBeVisible();

  await page.keyboard.press('ControlOrMeta+Shift+M');
  await page.getByRole('button', { name: /Visitors do not see this block/ }).click();
  await editor.show('Outline');
  await expect(editor.outline.getByRole('treeitem', { name: /^Container/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+Shift+P');
  await expect(editor.canvas.getByText('Prices')).toHaveCount(0);
  await expect(editor.canvas.getByText('Contact')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+P');

  await editor.select(/^Title.*Prices/);
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(page.getByRole('status').filter({ hasText: 'Container around it is' })).toBeAttached();
}

/** Commands say why they are off, keys are refused with a notice, and texts are written. */
async function lockInPlace(editor: MemoryEditor, page: Page): Promise<void> {
  const notice = page.getByRole('status').filter({ hasText: '“Container” is locked' });
  await editor.select(/^Container/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
  await expect(editor.outline.getByRole('treeitem', { name: /^Container/ }).getByRole('img')).toHaveAccessibleName(
    'Locked',
  );
  const tools = page.getByRole('toolbar', { name: 'Selected block' });
  await expect(tools.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(/“Container” is locked/);
  await expect(tools.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await expect(tools.getByTitle('Drag to move')).toHaveCount(0);

  await editor.select(/^Title.*Terms/);
  await page.keyboard.press('Delete');
  await expect(notice).toBeVisible();
  const second = editor.canvas.getByRole('heading', { name: 'Terms' });
  await second.dblclick();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(editor.canvas.getByText('Terms', { exact: true })).toBeVisible();
  await expect(editor.canvas.getByText('Prices', { exact: true })).toBeVisible();
  await page.keyboard.type('Our ');
  await expect(editor.canvas.getByText('Our Terms', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await editor.select('Page');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await expect(notice).toBeVisible();
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(async () => (await editor.readStored()).blocks.length).toBe(2);
}
