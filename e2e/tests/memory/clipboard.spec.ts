import type { Page } from '@playwright/test';
import { expect, MemoryEditor, test } from '../../src/memory-editor.ts';

test.beforeEach(async ({ editor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.start();
});

const toClipboard = (page: Page, text: string) => page.evaluate((it) => navigator.clipboard.writeText(it), text);
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const titleField = (editor: MemoryEditor) => editor.settings.getByRole('textbox', { name: 'Title', exact: true });

/** Puts the keys where they mean the block and not a text. */
async function holdSelected(editor: MemoryEditor): Promise<void> {
  await editor.show('Outline');
  await editor.outline.locator('[aria-selected="true"]').last().focus();
}

test('blocks are copied and cut from one tab into another, with ids of their own', async ({
  editor,
  page,
  context,
}) => {
  await editor.insert('Title');
  await titleField(editor).fill('Uit het eerste tabblad');
  await holdSelected(editor);
  await page.keyboard.press('ControlOrMeta+C');
  await expect(said(page, 'Title copied.')).toBeVisible();

  const other = new MemoryEditor(await context.newPage());
  await other.start();
  await other.page.keyboard.press('ControlOrMeta+V');
  const pasted = other.canvas.locator('[data-block="Title"]');
  await expect(pasted).toHaveText('Uit het eerste tabblad');
  const id = await editor.canvas.locator('[data-block="Title"]').getAttribute('data-block-id');
  expect(await pasted.getAttribute('data-block-id')).not.toBe(id);

  await holdSelected(other);
  await other.page.keyboard.press('ControlOrMeta+X');
  await expect(pasted).toHaveCount(0);
  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(editor.canvas.locator('[data-block="Title"]')).toHaveText([
    'Uit het eerste tabblad',
    'Uit het eerste tabblad',
  ]);
});

test('keys paste what another tab copied though nobody may read the clipboard, and the button says how', {
  tag: '@full',
}, async ({ editor, page, context }) => {
  await editor.insert('Title');
  await titleField(editor).fill('Zonder toestemming');
  await holdSelected(editor);
  await page.keyboard.press('ControlOrMeta+C');
  await expect(said(page, 'Title copied.')).toBeVisible();
  await context.clearPermissions();

  const other = new MemoryEditor(await context.newPage());
  await other.start();
  const pasted = other.canvas.locator('[data-block="Title"]');
  await other.page.keyboard.press('ControlOrMeta+V');
  await expect(pasted).toHaveText(['Zonder toestemming']);
  // With the focus on the page itself, which is another document.
  await pasted.click();
  await other.page.keyboard.press('ControlOrMeta+V');
  await expect(pasted).toHaveCount(2);
  await other.page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Paste' }).click();
  await expect(
    other.page.getByText(/does not let the editor read the clipboard\. Press .+ to paste\./),
  ).toBeInViewport();
});

test('what cannot be pasted says so on screen', { tag: '@full' }, async ({ editor, page }) => {
  await toClipboard(page, '{"format":"page-builder/blocks","formatVersion":1,"blocks":3}');
  await page.keyboard.press('ControlOrMeta+V');
  const reason = page.getByText('There is no block or text on the clipboard. Copy something first.');
  await expect(reason).toBeInViewport();
  expect((await reason.boundingBox())?.width).toBeGreaterThan(100);

  await toClipboard(page, '{"format":"page-builder/blocks","formatVersion":99,"blocks":[]}');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText(/These blocks were copied in a newer editor/)).toBeInViewport();
  await expect(editor.canvas.locator('[data-block]')).toHaveCount(0);
});

test('a text from elsewhere becomes titles, paragraphs and a formatted text, in one step', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { canvas } = editor;
  const markup = `<html><body><!--StartFragment--><h2 style="color:red">Kop</h2><p>Eerste <span>alinea</span>.</p><p>Tweede.</p>
    <h3>Lijst</h3><p>Met een <a href="https://example.org/a">link</a>.</p><ul><li>Een</li><li>Twee</li></ul><!--EndFragment--></body></html>`;
  await page.evaluate(
    ([html, text]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        }),
      ]),
    [markup, 'Kop'] as const,
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(said(page, /^5 blocks pasted/)).toBeVisible();
  const blocks = canvas.locator('[data-block]');
  expect(await blocks.evaluateAll((all) => all.map(({ dataset }) => dataset.block))).toEqual([
    'Title',
    'Text',
    'Text',
    'Title',
    'RichText',
  ]);
  await expect(canvas.getByRole('heading', { name: 'Kop', level: 2 })).toBeVisible();
  await expect(blocks.nth(1)).toHaveText('Eerste alinea.');
  await expect(blocks.nth(4).getByRole('listitem')).toHaveText(['Een', 'Twee']);
  await expect(blocks.nth(4).getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://example.org/a');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(blocks).toHaveCount(0);

  await toClipboard(page, 'Gewone tekst.\nTweede regel.\n\nTweede alinea.');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(blocks).toHaveText(['Gewone tekst.\nTweede regel.', 'Tweede alinea.'], { useInnerText: true });
});

test('undo in a text control takes back what was typed there, before anything else on the page', {
  tag: '@full',
}, async ({ editor, page }) => {
  await editor.insert('Text');
  await editor.insert('Title');
  const field = titleField(editor);
  await field.click();
  await page.keyboard.type('Verkeerd');
  await expect(editor.canvas.getByRole('heading')).toHaveText('Verkeerd');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(field).not.toHaveValue('Verkeerd');
  await expect(field).toBeFocused();
  await editor.show('Outline');
  await expect(editor.outline.getByRole('treeitem', { name: 'Title' })).toBeVisible();
});

test('the toolbar copies and pastes by mouse, and the copy is a versioned envelope', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const toolbar = page.getByRole('toolbar', { name: 'Selected block' });
  await editor.insert('Title');
  await titleField(editor).fill('Nog een keer');
  await editor.canvas.getByRole('heading').click();
  await toolbar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await expect(said(page, 'Title copied.')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({
    ...{ format: 'page-builder/blocks', formatVersion: 1 },
    blocks: [{ type: 'Title', props: { title: 'Nog een keer' } }],
  });
  await toolbar.getByRole('button', { name: 'Paste' }).click();
  await expect(said(page, '1 block pasted. After Title, 2 of 2.')).toBeVisible();
  const ids = await editor.canvas
    .locator('[data-block="Title"]')
    .evaluateAll((found) => found.map((each) => each.dataset.blockId));
  expect(new Set([...ids, copied.blocks[0].id]).size).toBe(2);
});
