import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createId } from 'page-format';
import sharp from 'sharp';
import { Cms } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';
import { holdUploads } from '../../src/hold-uploads.ts';

const paint = (width: number, height: number, background = '#1f7a55') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Opens the editor on a page with one image block, whose settings are shown. */
async function openImage(editor: Editor): Promise<string> {
  const slug = `files-${createId()}`;
  const block = { id: createId(), type: 'Image', v: 1, props: {} };
  const { documentId } = await Cms.open().createPage('nl', {
    title: slug,
    slug,
    content: { format: 'page', formatVersion: 1, blocks: [block] },
  });
  await editor.goToPage(documentId, 'nl');
  await editor.open();
  await editor.select(/^Image/);
  return documentId;
}

async function storedFile(documentId: string) {
  const { content } = await Cms.open().readPage(documentId, 'nl');
  return content.blocks[0]?.props.file;
}

/** Files on the disk of whoever uploads. */
async function writeFiles(files: Record<string, Uint8Array | string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-upload-'));
  const paths = Object.keys(files).map((name) => join(folder, name));
  for (const [index, content] of Object.values(files).entries()) await writeFile(paths[index] as string, content);
  return paths;
}

const openDialog = (editor: Editor) => editor.settings.getByRole('button', { name: 'Choose an image' }).click();
const searchBox = (editor: Editor) => editor.files.getByRole('searchbox', { name: 'Search files' });

test('an image is searched, chosen by keyboard, and stored as a reference with a snapshot', async ({
  editor,
  page,
}) => {
  const cms = Cms.open();
  const mark = createId();
  const folder = await cms.createFolder(`Folder ${mark}`);
  await cms.uploadFile(`${mark}-canal.png`, await paint(400, 300), { alternativeText: 'A canal' });
  await cms.uploadFile(`${mark}-bike.png`, await paint(200, 300), { folder });
  await cms.uploadFile(`${mark}-anna.png`, await paint(300, 200));
  const documentId = await openImage(editor);
  await openDialog(editor);
  await expect(searchBox(editor)).toBeFocused();
  await searchBox(editor).fill(mark.toUpperCase());
  const options = editor.foundFiles;
  await expect(options).toHaveCount(3);
  await expect(options.first()).toHaveAccessibleName(`${mark}-anna.png 300 × 200`);

  await editor.files.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name, Z to A' });
  await expect(options.first()).toHaveAccessibleName(/canal/);
  await editor.files.getByRole('combobox', { name: 'Folder' }).selectOption(`Folder ${mark}`);
  await expect(options).toHaveCount(1);
  await editor.files.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'All folders' });
  await expect(options).toHaveCount(3);

  await searchBox(editor).press('ArrowDown');
  await expect(editor.file(`${mark}-canal.png`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(editor.file(`${mark}-bike.png`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(editor.file(`${mark}-anna.png`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(editor.files.getByText(`${mark}-canal.png: A canal`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.files).toBeHidden();
  await expect(editor.settings.getByRole('button', { name: 'Replace' })).toBeFocused();
  await expect(editor.canvas.getByRole('img', { name: 'A canal' })).toBeVisible();

  await editor.save();
  expect(await storedFile(documentId)).toEqual({
    $ref: 'media',
    documentId: expect.any(String),
    snapshot: {
      name: `${mark}-canal.png`,
      url: expect.stringMatching(/^\/uploads\//),
      mime: 'image/png',
      width: 400,
      height: 300,
      ext: '.png',
      folder: null,
      alternativeText: 'A canal',
    },
  });
});

test('an answer that comes late does not replace the answer to a later question', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const cms = Cms.open();
  const mark = createId();
  await cms.uploadFile(`${mark}-early.png`, await paint(20, 20));
  await cms.uploadFile(`${mark}-late.png`, await paint(20, 20));
  let answerEarly: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answerEarly = resolve;
  });
  await page.route(`**/page-builder/files?*${mark}-early*`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await openImage(editor);
  await openDialog(editor);
  const asked = page.waitForRequest((request) => request.url().includes(`${mark}-early`));
  await searchBox(editor).fill(`${mark}-early`);
  await asked;
  await searchBox(editor).fill(`${mark}-late`);
  await expect(editor.file(`${mark}-late.png`)).toBeVisible();
  answerEarly?.();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(editor.file(`${mark}-late.png`)).toBeVisible();
  await expect(editor.file(`${mark}-early.png`)).toHaveCount(0);
});

test('ten files are uploaded at once, and those that are refused keep no other back', { tag: '@full' }, async ({
  editor,
  page,
  consoleErrors,
}) => {
  const mark = createId();
  const good = await Promise.all(Array.from({ length: 8 }, (_, index) => paint(100 + index, 80)));
  const paths = await writeFiles({
    ...Object.fromEntries(good.map((bytes, index) => [`${mark}-${index}.png`, bytes])),
    [`${mark}-run.png`]: 'fetch("https://example.com")',
    [`${mark}-byte.png`]: 'x',
    [`${mark}-empty.png`]: '',
  });
  const documentId = await openImage(editor);
  await openDialog(editor);
  await editor.files.locator('input[type="file"]').setInputFiles(paths);
  const uploads = editor.files.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem')).toHaveCount(10);
  await expect(uploads.getByText('Uploaded')).toHaveCount(8);
  await expect(uploads.getByRole('progressbar').first()).toHaveAttribute('value', '100');
  await expect(uploads.getByRole('alert')).toHaveText(
    ['run', 'byte'].map(
      (name) => `The content of "${mark}-${name}.png" is no .png file. Export it again in that format.`,
    ),
  );
  await expect(editor.foundFiles.and(page.locator('[aria-selected="true"]'))).toHaveAccessibleName(
    new RegExp(`^${mark}-\\d`),
  );
  await editor.files.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(editor.canvas.locator('img[data-block="Image"]')).toBeVisible();
  await editor.save();
  expect(await storedFile(documentId)).toMatchObject({ snapshot: { mime: 'image/png', height: 80 } });
  // The browser notes the refused uploads by itself.
  expect(consoleErrors).toEqual(Array(2).fill(expect.stringContaining('status of 400')));
  consoleErrors.length = 0;
});

test('while the server is at work, the progress rises in steps of 5 and stays at 90', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const [path] = await writeFiles({ 'slow.png': await paint(10, 10) });
  const answer = await holdUploads(page);
  await openImage(editor);
  await openDialog(editor);
  await editor.files.locator('input[type="file"]').setInputFiles(path as string);
  const bar = editor.files.getByRole('progressbar', { name: 'Upload of slow.png' });
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const value = Number(await bar.getAttribute('value'));
        seen.add(value);
        return value;
      },
      { intervals: [50] },
    )
    .toBe(90);
  expect([...seen].every((value) => value % 5 === 0 && value <= 90)).toBe(true);
  answer();
  await expect(bar).toHaveAttribute('value', '100');
});

test('files are dropped on the dialog, dropped on the field, and pasted', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await openImage(editor);
  const bytes = [...(await paint(60, 40))];
  const transfer = (name: string) =>
    page.evaluateHandle(
      ([fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content as number[])], fileName as string, { type: 'image/png' }));
        return data;
      },
      [name, bytes] as const,
    );
  const mark = createId();

  const field = editor.settings.getByRole('button', { name: 'Choose an image' });
  await field.dispatchEvent('drop', { dataTransfer: await transfer(`${mark}-field.png`) });
  await expect(editor.file(`${mark}-field.png`)).toHaveAttribute('aria-selected', 'true');

  await editor.files.dispatchEvent('drop', { dataTransfer: await transfer(`${mark}-dialog.png`) });
  await expect(editor.file(`${mark}-dialog.png`)).toHaveAttribute('aria-selected', 'true');

  await searchBox(editor).evaluate(
    (element, [name, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content as number[])], name as string, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [`${mark}-pasted.png`, bytes] as const,
  );
  await expect(editor.file(`${mark}-pasted.png`)).toHaveAttribute('aria-selected', 'true');
});

test('what cannot be uploaded is said in a sentence', { tag: '@full' }, async ({ editor, page, consoleErrors }) => {
  const [empty, small, large] = await writeFiles({
    'empty.png': '',
    'small.png': await paint(10, 10),
    'large.png': Buffer.alloc(50 * 1024 * 1024 + 1),
  });
  await openImage(editor);
  await openDialog(editor);
  const input = editor.files.locator('input[type="file"]');
  await input.setInputFiles(empty as string);
  await expect(editor.files.getByRole('alert')).toHaveText('No valid files to upload');

  await input.setInputFiles(large as string);
  await expect(editor.files.getByRole('alert')).toHaveText(/larger than 50 MB/);

  await page.route('**/page-builder/upload?*', (route) => route.abort('connectionreset'));
  await input.setInputFiles(small as string);
  await expect(editor.files.getByRole('alert')).toHaveText(/connection to the server was cut/);
  await page.unrouteAll();

  await page.route('**/page-builder/files?*', (route) =>
    route.fulfill({ status: 500, json: { error: { status: 500, message: 'The database is gone' } } }),
  );
  await searchBox(editor).fill('bike');
  await expect(editor.files.getByText('Error searching files: The database is gone')).toBeVisible();
  await expect(editor.foundFiles).toHaveCount(0);
  await page.unrouteAll();
  await searchBox(editor).fill('');
  await expect(editor.files.getByText(/Error searching files/)).toHaveCount(0);
  expect(consoleErrors.join('\n')).toMatch(/database is gone/);
  consoleErrors.length = 0;
});

test('the media library of Strapi is one click away', { tag: '@full' }, async ({ editor, page }) => {
  const mark = createId();
  await Cms.open().uploadFile(`${mark}.png`, await paint(50, 50));
  await openImage(editor);
  await openDialog(editor);
  await editor.files.getByRole('button', { name: 'Open media library' }).click();
  await expect(editor.files).toBeHidden();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('checkbox', { name: `${mark}.png` }).click();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(editor.settings.getByText(`${mark}.png`)).toBeVisible();
});

test('Escape closes the dialog, keeps the editor open, and gives the focus back', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await openImage(editor);
  await openDialog(editor);
  await expect(searchBox(editor)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.files).toBeHidden();
  await expect(editor.settings.getByRole('button', { name: 'Choose an image' })).toBeFocused();
});
