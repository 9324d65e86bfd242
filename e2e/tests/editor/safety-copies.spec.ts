/** Unsaved work is safe beyond this device: the server keeps it for who does it, and offers it in their other browsers. */
import type { Page } from '@playwright/test';
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { countCopies } from '../../src/safety-copies.ts';

let stored: StoredPage;

test.beforeEach(async () => {
  const block = (id: string, title: string) => ({ id, type: 'Title', v: 1, props: { title } });
  stored = await Cms.open().createPage('nl', {
    title: 'Onderweg',
    slug: `onderweg-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [block('a', 'Eerste'), block('b', 'Tweede')] },
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const notice = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const statusOf = (page: Page) => page.getByRole('region', { name: 'Status' });
const titles = async () =>
  (await Cms.open().readPage(stored.documentId, 'nl')).content.blocks.map(({ props }) => props.title);

async function setTitle(editor: Editor, row: RegExp, text: string) {
  await editor.select(row);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await expect(editor.canvas.getByRole('heading', { name: text })).toBeVisible();
}

async function openAndType(editor: Editor, text: string) {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await setTitle(editor, /Eerste/, text);
}

const isKept = (page: Page) => expect(statusOf(page)).toContainText(/Copy on the server \d/);

test('what is typed in one browser is offered in another of the same person, taken, undone and saved', {
  tag: '@full',
}, async ({ editor, page, browser }) => {
  await openAndType(editor, 'Onderweg getypt');
  await isKept(page);
  expect(await titles()).toEqual(['Eerste', 'Tweede']);

  const elsewhere = await browser.newContext({ storageState: process.env.E2E_STORAGE });
  const other = new Editor(await elsewhere.newPage());
  await other.goToPage(stored.documentId, 'nl');
  await expect(notice(other.page)).toContainText(
    /One change from .* in another browser \(Chrome, Linux\) was not saved/,
  );
  await notice(other.page).getByRole('button', { name: 'Compare' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(dialog).toContainText(/Kept by the server from Chrome, Linux/);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('Onderweg getypt');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(other.canvas.getByRole('heading', { name: 'Onderweg getypt' })).toBeVisible();
  expect(await titles()).toEqual(['Eerste', 'Tweede']);

  await other.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(other.canvas.getByRole('heading', { name: 'Eerste' })).toBeVisible();
  await other.page.getByRole('button', { name: 'Redo', exact: true }).click();
  await other.save();
  expect(await titles()).toEqual(['Onderweg getypt', 'Tweede']);
  await expect.poll(() => countCopies(stored.documentId)).toBe(0);

  await page.close();
  for (const context of [page.context(), elsewhere]) {
    const again = await context.newPage();
    const asked = again.waitForResponse((answer) => answer.url().includes('/page-builder/safety-copies'));
    await new Editor(again).goToPage(stored.documentId, 'nl');
    expect(await (await asked).json()).toEqual({ data: [] });
    await expect(again.getByRole('button', { name: 'Open page editor' })).toBeVisible();
    await expect(notice(again)).toHaveCount(0);
    await again.close();
  }
  await elsewhere.close();
});

test('nobody else is offered it, and what is discarded is gone', { tag: '@full' }, async ({
  editor,
  page,
  browser,
}) => {
  await openAndType(editor, 'Voor mij alleen');
  await isKept(page);
  await page.close();

  const author = await Cms.open().createAuthor(['title', 'slug', 'content']);
  const theirs = await openLogin(browser);
  await logInAs(theirs, author);
  await theirs.waitForURL(/\/admin\/?$/);
  const asked = theirs.waitForResponse((answer) => answer.url().includes('/page-builder/safety-copies'));
  await new Editor(theirs).goToPage(stored.documentId, 'nl');
  expect(await (await asked).json()).toEqual({ data: [] });
  await expect(theirs.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  await expect(notice(theirs)).toHaveCount(0);
  await theirs.context().close();
  await author.remove();

  const elsewhere = await browser.newContext({ storageState: process.env.E2E_STORAGE });
  const own = await elsewhere.newPage();
  await new Editor(own).goToPage(stored.documentId, 'nl');
  await notice(own).getByRole('button', { name: 'Discard' }).click();
  await expect(notice(own)).toHaveCount(0);
  await expect.poll(() => countCopies(stored.documentId)).toBe(0);
  await elsewhere.close();
});

test('what was saved since comes together with it', { tag: '@full' }, async ({ editor, page, browser }) => {
  await openAndType(editor, 'Van mij');
  await isKept(page);
  const before = await Cms.open().readPage(stored.documentId, 'nl');
  const blocks = before.content.blocks.map((block) =>
    block.id === 'b' ? { ...block, props: { title: 'Van de ander' } } : block,
  );
  await Cms.open().updatePage(stored.documentId, 'nl', { content: { ...before.content, blocks } });

  const elsewhere = await browser.newContext({ storageState: process.env.E2E_STORAGE });
  const other = new Editor(await elsewhere.newPage());
  await other.goToPage(stored.documentId, 'nl');
  await expect(notice(other.page)).toContainText('The page has been saved since.');
  await notice(other.page).getByRole('button', { name: 'Restore' }).click();
  await expect(other.canvas.getByRole('heading', { name: 'Van mij' })).toBeVisible();
  await other.save();
  expect(await titles()).toEqual(['Van mij', 'Van de ander']);
  await elsewhere.close();
});

test('without a connection nothing is said; with it, the server has everything again', { tag: '@full' }, async ({
  editor,
  page,
  context,
  consoleErrors,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await context.setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/page-builder/safety-copies'));
  await setTitle(editor, /Eerste/, 'Zonder netwerk');
  await tried;
  await expect(statusOf(page)).not.toContainText('Copy on the server');
  await expect(page.getByText('The server keeps no copy')).toHaveCount(0);
  await context.setOffline(false);
  await isKept(page);
  expect(countCopies(stored.documentId)).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => countCopies(stored.documentId)).toBe(0);
  consoleErrors.splice(0);
});

test('a server that refuses is told of once, and editing goes on', { tag: '@full' }, async ({
  editor,
  page,
  consoleErrors,
}) => {
  const message = 'The disk of the CMS is full, so nothing was stored.';
  await page.route('**/page-builder/safety-copies', (route) =>
    route.fulfill({ status: 507, json: { error: { status: 507, name: 'InsufficientStorageError', message } } }),
  );
  await openAndType(editor, 'Volle schijf');
  const told = page.getByRole('status').filter({ hasText: 'The server keeps no copy of your unsaved work' });
  await expect(told).toContainText(message);
  await told.getByRole('button').click();
  await expect(told).toHaveCount(0);
  const again = page.waitForResponse('**/page-builder/safety-copies');
  await setTitle(editor, /Volle schijf/, 'Nog steeds vol');
  await again;
  await expect(told).toHaveCount(0);
  await page.unroute('**/page-builder/safety-copies');
  await setTitle(editor, /Nog steeds vol/, 'Weer ruimte');
  await isKept(page);
  consoleErrors.splice(0);
});
