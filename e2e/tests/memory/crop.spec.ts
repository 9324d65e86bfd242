/** Cutting a picture where it is used: by mouse, by keys, and back. */
import type { Page } from '@playwright/test';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { expect, type MemoryEditor, plainPicture, test } from '../../src/memory-editor.ts';

const WIDE = { ...plainPicture('vlak.png'), width: 1200, height: 600 };
const SNAPSHOT = (({ documentId: _, thumbnail: __, size: ___, createdAt: ____, ...snapshot }) => snapshot)(WIDE);
const USE = { $ref: 'media', documentId: WIDE.documentId, snapshot: SNAPSHOT } as const;

async function openCrop(editor: MemoryEditor, page: Page) {
  await editor.surround({ files: [WIDE] });
  await editor.openBlock('Image', { type: 'Image', props: { file: USE, alt: 'Een vlak' } });
  await page.getByRole('button', { name: 'Crop and focus…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crop and focus' });
  await expect(dialog.getByRole('group', { name: 'Part that is shown' }).first()).toBeFocused();
  return dialog;
}

test('a picture is cut by mouse and by keys, as one step that can be undone', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const dialog = await openCrop(editor, page);
  const image = await dialog.locator('.ReactCrop').boundingBox();
  if (!image) throw new Error('The picture has no place.');
  const at = (x: number, y: number) => [image.x + image.width * x, image.y + image.height * y] as const;

  // The bottom right corner to the middle, then the frame by half of the room there is.
  await page.mouse.move(...at(1, 1));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.5), { steps: 4 });
  await page.mouse.up();
  const number = (name: string, place: number) => dialog.getByRole('spinbutton', { name }).nth(place);
  await expect.poll(async () => Math.round(Number(await number('Width, %', 0).inputValue()))).toBe(50);
  await page.mouse.move(...at(0.1, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.35, 0.1), { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(Number(await number('From the left, %', 0).inputValue()))).toBe(25);

  // By keys: a square, the point to the left of the part's middle as far as the part goes, and the rest as numbers.
  await dialog.getByRole('radio', { name: '1 : 1' }).check({ force: true });
  await number('Height, %', 0).fill('40');
  await expect(number('Width, %', 0)).toHaveValue('20');
  await number('From the left, %', 0).fill('30');
  await number('From the top, %', 0).fill('10');
  await dialog.getByRole('button', { name: 'Focal point' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('status')).toHaveText(
    '240 × 240 pixels. Focal point 30 % from the left, 31 % from the top.',
  );
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await editor.save();
  const cut = { crop: { x: 30, y: 10, width: 20, height: 40 }, focalPoint: { x: 30, y: 31 } };
  expect(await editor.storedProps()).toEqual({ file: { ...USE, ...cut }, alt: 'Een vlak' });
  await expect(editor.canvas.locator('picture.Image > img')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.canvas.locator('img.Image')).toHaveCount(1);
  await editor.save();
  expect(await editor.storedProps()).toEqual({ file: USE, alt: 'Een vlak' });
});

test('the dialog passes axe, and Escape changes nothing', { tag: '@full' }, async ({ editor, page }) => {
  const dialog = await openCrop(editor, page);
  await loadAxe(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await findSeriousProblems(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Crop and focus…' }).last()).toBeFocused();
  expect(await editor.storedProps()).toEqual({ file: USE, alt: 'Een vlak' });
});
