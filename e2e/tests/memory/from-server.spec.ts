/** What an editor inserts that comes from elsewhere: templates of the project, and blocks that refer to entries. */
import { expect, test } from '../../src/memory-editor.ts';

test.beforeEach(async ({ editor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.start();
});

test('an empty page begins with a template in its language, in one step that undo takes back', async ({
  editor,
  page,
}) => {
  const { canvas, outline } = editor;
  await canvas.getByRole('button', { name: 'Choose a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  await dialog.getByRole('button', { name: /^Home page/ }).click();
  // The beginning is what is seen, and not the last block.
  await expect(canvas.getByRole('heading', { name: 'Je nieuwe fiets, via je werk' })).toBeInViewport();
  await expect(outline.locator('[aria-selected="true"]')).toHaveCount(1);
  await editor.press('Problems');
  await expect(editor.problems.getByText('No problems.')).toBeVisible();
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.getByRole('button', { name: 'Choose a template' })).toBeVisible();
});

test('references of pasted blocks are checked again', { tag: '@full' }, async ({ editor, page }) => {
  const link = { $ref: 'api::page.page', documentId: 'bestaatniet', hash: '' };
  const button = { id: 'elders', type: 'Button', v: 1, props: { label: 'Verder', link } };
  await page.evaluate(
    (it) => navigator.clipboard.writeText(it),
    JSON.stringify({ format: 'page-builder/blocks', formatVersion: 1, blocks: [button] }),
  );
  await page.keyboard.press('ControlOrMeta+V');
  await editor.press('Problems');
  await expect(editor.problems.getByRole('button', { name: /Button/ })).toBeVisible();
});
