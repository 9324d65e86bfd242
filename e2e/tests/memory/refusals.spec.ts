/** A place that a block may not have is refused in the same words however it is asked for, and nothing changes. */
import type { Block } from 'page-format';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title = (id: string): Block => ({ id, type: 'Title', v: 1, props: { title: `Kop ${id}` } });
const button: Block = { id: 'knop', type: 'Button', v: 1, props: { label: 'Verder', link: '/' } };
const buttons: Block = { id: 'knoppen', type: 'ButtonContainer', v: 1, props: {}, areas: { buttons: [button] } };

test.beforeEach(async ({ editor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.start(buttons, title('a'));
});

const said = ({ page }: MemoryEditor, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
/** Every block of the page with the one it stands in. */
const places = ({ canvas }: MemoryEditor) =>
  canvas
    .locator('[data-block-id]')
    .evaluateAll((found) =>
      found.map((each) => [
        (each as HTMLElement).dataset.blockId,
        each.parentElement?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId,
      ]),
    );
const AS_STORED = [
  ['knoppen', undefined],
  ['knop', 'knoppen'],
  ['a', undefined],
];

test('in the outline a forbidden place is shown while dragging, and refuses the drop', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const row = (name: RegExp | string) => editor.outline.getByRole('treeitem', { name });
  const from = await row(/Kop a/).boundingBox();
  const to = await row('Button container').boundingBox();
  if (!from || !to) throw new Error('The rows are not on screen.');
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 14, { steps: 6 });
  const drag = page.locator('[data-drag]');
  await expect(drag).toHaveAttribute('data-drag', 'refused');
  await expect(drag).toContainText('Title is not allowed here.');
  await page.mouse.up();
  await expect(drag).toBeHidden();
  expect(await places(editor)).toEqual(AS_STORED);
});

test('Move to… names the forbidden areas and moves nothing there', { tag: '@full' }, async ({ editor, page }) => {
  await editor.select(/Kop a/);
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to…' });
  const area = dialog.getByRole('radio', { name: /Button container: Buttons/ });
  await expect(area).toHaveAccessibleDescription('Title is not allowed here.');
  // Marked as disabled, and yet reached, so that the reason can be read.
  await area.click({ force: true });
  await expect(dialog.getByRole('alert')).toHaveText('Title is not allowed here.');
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await places(editor)).toEqual(AS_STORED);
});

test('keys move no block in, and wrap none, where that is forbidden', { tag: '@full' }, async ({ editor, page }) => {
  await editor.outline.getByRole('treeitem', { name: /Kop a/ }).press('Enter');
  await page.keyboard.press('Alt+ArrowRight');
  await said(editor, 'Title cannot be moved any further.');
  await editor.outline.getByRole('treeitem', { name: /Verder/ }).press('Enter');
  await page.keyboard.press('ControlOrMeta+G');
  await said(editor, 'Container is not allowed here.');
  expect(await places(editor)).toEqual(AS_STORED);
});

test('what is pasted goes to the nearest place that takes it, which is said, or nowhere', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const copy = (...blocks: Block[]) =>
    page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      JSON.stringify({ format: 'page-builder/blocks', formatVersion: 1, blocks }),
    );
  await copy(title('b'));
  await editor.outline.getByRole('treeitem', { name: 'Button container' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+V');
  await said(editor, '1 block pasted. After Button container, 2 of 3.');
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Kop b', 'Kop a']);
  await expect(editor.canvas.locator('[data-block="ButtonContainer"] [data-block]')).toHaveCount(1);

  // Twelve levels are a page's most.
  const nested = (levels: number): Block => ({
    ...{ id: `niveau${levels}`, type: 'Container', v: 1, props: {} },
    areas: { content: levels > 1 ? [nested(levels - 1)] : [] },
  });
  await editor.insert('Container');
  await copy(nested(12));
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Paste' }).click();
  await said(editor, 'Container cannot go deeper: pages have at most 12 levels.');
  await expect(editor.canvas.locator('[data-block="Container"]')).toHaveCount(1);
});
