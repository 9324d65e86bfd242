/** Files that are pasted and dropped on the page, addresses of videos, and texts with pictures in them. */
import type { Locator } from '@playwright/test';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';
import { bring, paint, png } from '../../src/transfer.ts';

const pageOf = (editor: MemoryEditor) => editor.canvas.locator('.Page');
const uploads = (editor: MemoryEditor) => editor.page.getByRole('region', { name: 'Uploads' });
const said = (editor: MemoryEditor, text: string | RegExp) => editor.page.getByRole('status').filter({ hasText: text });

/** The browser tells of files again and again for as long as they are over a page, and so does this. */
async function expectDragged(over: Locator, file: Awaited<ReturnType<typeof png>>, words: string): Promise<void> {
  const layer = over.page().locator('[data-drag="allowed"]');
  await expect(async () => {
    await bring(over, 'dragover', { files: [file] });
    await expect(layer).toContainText(words, { timeout: 500 });
    await expect(layer.locator('[data-drag-line]')).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function expectBlocks(editor: MemoryEditor, types: readonly string[]): Promise<void> {
  const blocks = editor.canvas.locator('[data-block]');
  await expect(blocks).toHaveCount(types.length);
  expect(await blocks.evaluateAll((all) => all.map(({ dataset }) => dataset.block))).toEqual(types);
}

test.beforeEach(({ editor }) => editor.start());

test('pasted pictures are uploaded and stand after the selected block, in one step', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.insert('Title');
  await editor.insert('Text');
  await editor.select(/^Title/);
  await bring(pageOf(editor), 'paste', { files: [await png('a.png'), await png('b.png', 80, 20)] });
  await expect(said(editor, /^2 blocks inserted\. After Title/)).toBeVisible();
  await expectBlocks(editor, ['Title', 'Image', 'Image', 'Text']);
  await expect(uploads(editor)).toHaveCount(0);
  const first = editor.canvas.locator('img[data-block="Image"]').first();
  await expect(first).toHaveAttribute('src', /a\.png$/);
  await expect(first).toHaveAttribute('width', '60');
  await page.keyboard.press('ControlOrMeta+Z');
  await expectBlocks(editor, ['Title', 'Text']);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expectBlocks(editor, ['Title', 'Image', 'Image', 'Text']);
});

test('a screenshot is pasted while a text is written, and the text goes on', async ({ editor, page }) => {
  await editor.insert('Text');
  const text = editor.canvas.getByRole('textbox');
  await text.pressSequentially('Eerst');
  await bring(text, 'paste', { files: [await png('image.png')] });
  await page.keyboard.type(' en meer');
  await expect(editor.canvas.locator('img[data-block="Image"]')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('.');
  await editor.select(/^Image/);
  await expectBlocks(editor, ['Text', 'Image']);
  await expect(editor.canvas.locator('[data-block="Text"]')).toHaveText('Eerst en meer.');
  // Another file is a double click away.
  await editor.canvas.locator('img[data-block="Image"]').dblclick();
  await expect(editor.files).toBeVisible();
});

test('files that are dragged over the page show where they go, and stand there once dropped', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.insert('Title');
  await editor.insert('Button');
  const title = editor.canvas.locator('[data-block="Title"]');
  const file = await png('foto.png');
  await expectDragged(title, file, 'Image: at the top level of the page');
  await bring(title, 'drop', { files: [file] });
  await expect(page.locator('[data-drag]')).toHaveCount(0);
  await expect(editor.canvas.locator('img[data-block="Image"]')).toBeVisible();
  await expectBlocks(editor, ['Title', 'Image', 'Button']);
});

test('a picture that is dropped on an empty image fills it', { tag: '@full' }, async ({ editor, page }) => {
  await editor.insert('Image');
  const image = editor.canvas.locator('[data-block="Image"]');
  await expectDragged(image, await png('a.png'), 'Into Image, which is empty');
  await bring(image, 'drop', { files: [await png('foto.png')] });
  await expect(editor.canvas.locator('img[data-block="Image"]')).toBeVisible();
  await expectBlocks(editor, ['Image']);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.settings.getByRole('button', { name: 'Choose an image' })).toBeVisible();
});

test('what cannot be put on the page is named, beside what can', { tag: '@full' }, async ({ editor, page }) => {
  const letter = { name: 'brief.docx', type: 'application/msword', bytes: [1] };
  await bring(pageOf(editor), 'drop', { files: [letter] });
  const reason = 'brief.docx cannot be put on the page. Drop or paste images (JPG, PNG, WebP, AVIF, GIF)';
  await expect(page.getByText(reason)).toBeInViewport();
  await expectBlocks(editor, []);

  const drawing = { name: 'logo.svg', type: 'image/svg+xml', bytes: [1] };
  await bring(pageOf(editor), 'paste', { files: [drawing, await png('foto.png')] });
  await expect(editor.canvas.locator('img[data-block="Image"]')).toBeVisible();
  await expect(uploads(editor).getByRole('alert')).toContainText('logo.svg cannot be put on the page.');
  await uploads(editor).getByRole('button', { name: 'Dismiss' }).click();
  await expect(uploads(editor)).toHaveCount(0);
});

test('the address of a video becomes a video, any other stays a text', { tag: '@full' }, async ({ editor }) => {
  await bring(pageOf(editor), 'paste', { text: 'https://vimeo.com/76979871' });
  await expectBlocks(editor, ['Video']);
  await expect(editor.settings.getByRole('textbox', { name: 'Address' })).toHaveValue('https://vimeo.com/76979871');
  await bring(pageOf(editor), 'paste', { text: 'https://example.com/picture.png' });
  await expectBlocks(editor, ['Video', 'Text']);
  await expect(editor.canvas.locator('[data-block="Text"]')).toHaveText('https://example.com/picture.png');
});

test('pictures within a text follow it at their places, those on other websites are counted', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://example.org')) asked.push(request.url());
  });
  const data = `data:image/png;base64,${(await paint(50, 30)).toString('base64')}`;
  const markup = `<h2>Kop</h2><p>Eerst.</p><p><img src="${data}" alt="Een gracht"></p><p>Daarna.</p><img src="https://example.org/a.png">`;
  await bring(pageOf(editor), 'paste', { text: 'Kop', markup });
  await expect(editor.canvas.getByRole('img', { name: 'Een gracht' })).toBeVisible();
  await expectBlocks(editor, ['Title', 'Text', 'Image', 'Text']);
  await expect(uploads(editor).getByRole('alert')).toHaveText(
    '1 image could not be pasted. Save it on your computer and drop it here.',
  );
  expect(asked).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Z');
  await expectBlocks(editor, []);
});
