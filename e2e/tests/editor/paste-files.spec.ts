import { createId } from 'page-format';
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { holdUploads } from '../../src/hold-uploads.ts';
import { bring, png } from '../../src/transfer.ts';

const pageOf = (editor: Editor) => editor.canvas.locator('.Page');
const uploads = (editor: Editor) => editor.page.getByRole('region', { name: 'Uploads' });
async function expectBlocks(editor: Editor, types: readonly string[]): Promise<void> {
  const blocks = editor.canvas.locator('[data-block]');
  await expect(blocks).toHaveCount(types.length);
  expect(await blocks.evaluateAll((all) => all.map(({ dataset }) => dataset.block))).toEqual(types);
}

test.describe('on a new page', () => {
  test.beforeEach(async ({ editor }) => {
    await editor.goToNewPage('nl');
    await editor.open();
  });

  test('a failed upload says which file and why, keeps no other back, and is sent again', { tag: '@full' }, async ({
    editor,
    page,
    consoleErrors,
  }) => {
    const mark = createId();
    let requests = 0;
    await page.route('**/page-builder/upload?*', async (route) => {
      requests += 1;
      if (requests === 2) await route.abort('connectionreset');
      else await route.continue();
    });
    const letters = ['a', 'b', 'c'];
    const files = await Promise.all(letters.map((letter) => png(`${mark}-${letter}.png`)));
    const screen = page.locator('iframe[title="Page canvas"]');
    const place = await screen.boundingBox();
    await bring(pageOf(editor), 'paste', { files });
    await expectBlocks(editor, ['Image', 'Image']);
    await expect(uploads(editor)).toContainText('1 file is not on the page.');
    expect(await screen.boundingBox(), 'the page moves away for nothing').toEqual(place);
    await expect(uploads(editor).getByRole('listitem')).toContainText(`${mark}-`);
    await expect(uploads(editor).getByRole('alert')).toHaveText(/connection to the server was cut/);
    await page.unrouteAll();
    await uploads(editor)
      .getByRole('button', { name: new RegExp(`^Try again: ${mark}-[abc]\\.png$`) })
      .click();
    await expectBlocks(editor, ['Image', 'Image', 'Image']);
    for (const [index, letter] of letters.entries()) {
      const picture = editor.canvas.locator('img[data-block="Image"]').nth(index);
      await expect(picture).toHaveAttribute('src', new RegExp(`/uploads/${mark}[_-]${letter}`));
    }
    await expect(uploads(editor)).toHaveCount(0);
    // The browser notes the upload that was cut by itself.
    consoleErrors.length = 0;
  });

  test('while files are uploaded the page is edited, and they find their place', { tag: '@full' }, async ({
    editor,
    page,
  }) => {
    const answer = await holdUploads(page);
    await editor.insert('Title');
    await bring(pageOf(editor), 'paste', { files: [await png(`${createId()}.png`)] });
    await expect(uploads(editor)).toContainText('Uploading 1 file…');
    await expect(uploads(editor).getByRole('progressbar')).toBeVisible();
    await editor.select(/^Title/);
    await page.keyboard.press('Delete');
    await editor.insert('Button');
    answer();
    await expect(editor.canvas.locator('img[data-block="Image"]')).toBeVisible();
    await expectBlocks(editor, ['Button', 'Image']);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('the editor is not closed before files are uploaded, or stopped', { tag: '@full' }, async ({ editor, page }) => {
    const answer = await holdUploads(page);
    const done = page.getByRole('button', { name: 'Done', exact: true });
    const screen = page.getByRole('dialog', { name: 'Page editor' });
    await editor.insert('Title');
    await bring(pageOf(editor), 'paste', { files: [await png(`${createId()}.png`)] });
    await done.click();
    await expect(page.getByText('1 file is still being uploaded.')).toBeInViewport();
    await expect(screen).toBeVisible();
    await uploads(editor).getByRole('button', { name: 'Stop, and add none of these to the page' }).click();
    await done.click();
    await expect(screen).toHaveCount(0);
    answer();
    await editor.open();
    await expectBlocks(editor, ['Title']);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('a role that may not upload is told so, and the page stays as it is', { tag: '@full' }, async ({ browser }) => {
  const cms = Cms.open();
  const author = await cms.createAuthor(['title', 'slug', 'content']);
  const stored = await cms.createPage('nl', {
    title: 'Zonder uploads',
    slug: `zonder-uploads-${createId()}`,
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'Eerst' } }],
    },
  });
  const page = await openLogin(browser);
  await logInAs(page, author);
  await page.waitForURL(/\/admin\/?$/);
  const editor = new Editor(page);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await bring(pageOf(editor), 'paste', { files: [await png('niet.png')] });
  await expect(uploads(editor).getByRole('alert')).toHaveText(
    'Your role may not upload files. Choose one from the media library, or ask somebody who manages roles.',
  );
  await expectBlocks(editor, ['Title']);

  await cms.deletePage(stored.documentId);
  await page.context().close();
  await author.remove();
});
