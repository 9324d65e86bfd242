/** Two people on one page: what does not contradict is brought together, the rest is asked. */
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

let stored: StoredPage;

test.beforeEach(async () => {
  const block = (id: string, title: string) => ({ id, type: 'Title', v: 1, props: { title } });
  stored = await Cms.open().createPage('nl', {
    title: 'Samen',
    slug: `samen-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [block('a', 'Eerste'), block('b', 'Tweede')] },
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

async function setTitle(editor: Editor, row: RegExp, text: string) {
  await editor.select(row);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await expect(editor.canvas.getByRole('heading', { name: text })).toBeVisible();
}

const save = (editor: Editor) => editor.page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (editor: Editor) => expect(editor.page.getByText('Saved', { exact: true }).first()).toBeVisible();
/** The server's answer to a page that was made from an older one. */
const REFUSAL = /somebody else has changed/;
const titles = async () =>
  (await Cms.open().readPage(stored.documentId, 'nl')).content.blocks.map(({ props }) => props.title);

test('changes to different blocks are both saved without an error, and undo takes back one’s own alone', {
  tag: '@full',
}, async ({ editor, browser }) => {
  const context = await browser.newContext({ storageState: process.env.E2E_STORAGE });
  const other = new Editor(await context.newPage());
  for (const each of [editor, other]) {
    await each.goToPage(stored.documentId, 'nl');
    await each.open();
  }
  await setTitle(editor, /Eerste/, 'Van mij');
  await setTitle(other, /Tweede/, 'Van de ander');
  await save(other);
  await isSaved(other);
  await save(editor);
  await isSaved(editor);
  await expect(editor.page.getByText(REFUSAL)).toHaveCount(0);
  await expect(editor.canvas.getByRole('heading', { name: 'Van de ander' })).toBeVisible();
  expect(await titles()).toEqual(['Van mij', 'Van de ander']);

  await editor.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(editor.canvas.getByRole('heading', { name: 'Eerste' })).toBeVisible();
  await save(editor);
  await isSaved(editor);
  expect(await titles()).toEqual(['Eerste', 'Van de ander']);
  await context.close();
});

test('what somebody saves in the very same moment is brought in as well', { tag: '@full' }, async ({
  editor,
  page,
  consoleErrors,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await setTitle(editor, /Eerste/, 'Van mij');
  const address = `**/content-manager/collection-types/api::page.page/${stored.documentId}*`;
  let isFirst = true;
  await page.route(address, async (route) => {
    if (route.request().method() === 'PUT' && isFirst) {
      isFirst = false;
      const { content } = await Cms.open().readPage(stored.documentId, 'nl');
      const blocks = content.blocks.map((block) =>
        block.id === 'b' ? { ...block, props: { title: 'Van de ander' } } : block,
      );
      await Cms.open().updatePage(stored.documentId, 'nl', { content: { ...content, blocks } });
    }
    await route.continue();
  });
  await save(editor);
  await isSaved(editor);
  expect(await titles()).toEqual(['Van mij', 'Van de ander']);
  expect(consoleErrors.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('what both changed is shown side by side and chosen by keyboard; nothing is overwritten before', {
  tag: '@full',
}, async ({ editor, page, browser }) => {
  const context = await browser.newContext({ storageState: process.env.E2E_STORAGE });
  const other = new Editor(await context.newPage());
  for (const each of [editor, other]) {
    await each.goToPage(stored.documentId, 'nl');
    await each.open();
  }
  await setTitle(editor, /Eerste/, 'Mijn woorden');
  await setTitle(other, /Eerste/, 'Hun woorden');
  await other.select(/Tweede/);
  await other.page.keyboard.press('Delete');
  await save(other);
  await isSaved(other);

  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'Conflicting changes' });
  await expect(dialog).toContainText('Mijn woorden');
  await expect(dialog).toContainText('Hun woorden');
  expect(await titles()).toEqual(['Hun woorden']);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Somebody else has saved this page. Save again to choose what stays.')).toBeVisible();
  await expect(editor.canvas.getByRole('heading', { name: 'Mijn woorden' })).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: /Mine/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /Theirs/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Use these choices' }).focus();
  await page.keyboard.press('Enter');
  await isSaved(editor);
  expect(await titles()).toEqual(['Hun woorden']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await context.close();
});

test('publishing waits until what somebody else wrote was looked at', { tag: '@full' }, async ({ editor, page }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await setTitle(editor, /Eerste/, 'Klaar');
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  const blocks = content.blocks.toSpliced(1, 1);
  await Cms.open().updatePage(stored.documentId, 'nl', { content: { ...content, blocks } });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/their changes were merged in. Look at the page, then publish it/)).toBeVisible();
  await expect(editor.canvas.getByRole('heading', { name: 'Tweede' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();
  expect(await titles()).toEqual(['Klaar']);
});

test('the content manager’s own Save keeps blocks that somebody else has saved', async ({ editor, page }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  await Cms.open().updatePage(stored.documentId, 'nl', { content: { ...content, blocks: content.blocks.slice(1) } });
  await page.getByRole('textbox', { name: 'title' }).fill('Van mij');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
  expect(await titles()).toEqual(['Tweede']);
  expect((await Cms.open().readPage(stored.documentId, 'nl')).title).toBe('Van mij');
});

test('each sees that the other is there, that they saved, and that they left', { tag: '@full' }, async ({
  editor,
  browser,
}) => {
  const context = await browser.newContext({ storageState: process.env.E2E_STORAGE });
  const other = new Editor(await context.newPage());
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await other.goToPage(stored.documentId, 'nl');
  await other.open();
  await expect(other.page.getByText(/has this page open\./)).toBeVisible();
  const look = () => editor.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await look();
  await expect(editor.page.getByText(/has this page open\./)).toBeVisible();
  await setTitle(other, /Tweede/, 'Nieuwer');
  await save(other);
  await isSaved(other);
  await look();
  await expect(editor.page.getByText('Somebody else saved a newer version.')).toBeVisible();
  await other.page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(other.page.getByRole('button', { name: 'Open page editor' })).toBeFocused();
  await look();
  await expect(editor.page.getByText(/has this page open\./)).toHaveCount(0);
  await context.close();
});
