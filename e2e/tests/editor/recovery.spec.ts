/**
 * Nothing that was edited is lost: not when the page dies, not when an answer is lost. For a login that ends see
 * `session.spec.ts`, for a save that fails `memory/faults.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { waitForJournal, waitForNoJournal } from '../../src/journal.ts';

let stored: StoredPage;

test.beforeEach(async () => {
  const block = (id: string, title: string) => ({ id, type: 'Title', v: 1, props: { title } });
  stored = await Cms.open().createPage('nl', {
    title: 'Herstel',
    slug: `herstel-${Date.now()}`,
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: [
        block('eerste', 'Eerste'),
        block('tweede', 'Tweede'),
        // Neither this editor nor this site knows such a block.
        { id: 'vreemd', type: 'Hologram', v: 3, props: { depth: [1, { x: null }] } } as never,
      ],
    },
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const notice = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

async function openPage(page: Page) {
  const editor = new Editor(page);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  return editor;
}

async function setTitle(editor: Editor, row: RegExp, text: string) {
  await editor.select(row);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await expect(editor.canvas.getByRole('heading', { name: text })).toBeVisible();
}

test('after the page died in the middle of editing, everything is offered, compared and restored by keyboard', async ({
  page,
  context,
  consoleErrors,
}) => {
  const editor = await openPage(page);
  await setTitle(editor, /Eerste/, 'Eerste, anders');
  await editor.select(/Tweede/);
  await page.keyboard.press('Delete');
  await expect(editor.canvas.getByRole('heading', { name: 'Tweede' })).toHaveCount(0);
  await waitForNoJournal(page, 'tweede');
  await waitForJournal(page, 'Eerste, anders');

  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A dead page does not answer any more.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();

  const next = await context.newPage();
  const again = new Editor(next);
  await again.goToPage(stored.documentId, 'nl');
  await expect(notice(next)).toContainText(/2 changes from .* were not saved/);
  await notice(next).getByRole('button', { name: 'Compare' }).focus();
  await next.keyboard.press('Enter');
  const dialog = next.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('Eerste, anders');
  await next.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeFocused();
  await next.keyboard.press('Enter');
  await expect(again.canvas.getByRole('heading', { name: 'Eerste, anders' })).toBeVisible();
  await expect(again.canvas.getByRole('heading', { name: 'Tweede' })).toHaveCount(0);
  expect(await next.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await next.keyboard.press('ControlOrMeta+S');
  await expect(next.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  expect(content.blocks.map(({ id }) => id)).toEqual(['eerste', 'vreemd']);
  expect(content.blocks[1]).toEqual(stored.content.blocks[2]);
  await next.reload();
  await expect(next.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  await expect(notice(next)).toHaveCount(0);
  await next.close();
  consoleErrors.splice(0);
});

test('what the server stored without an answer is not offered as unsaved', { tag: '@full' }, async ({
  page,
  context,
  consoleErrors,
}) => {
  const editor = await openPage(page);
  await setTitle(editor, /Eerste/, 'Toch opgeslagen');
  await waitForJournal(page, 'Toch opgeslagen');
  // The connection is cut after the server has the page.
  await page.route(`**/content-manager/**/${stored.documentId}*`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('ControlOrMeta+S');
  await expect
    .poll(async () => (await Cms.open().readPage(stored.documentId, 'nl')).content.blocks[0]?.props.title)
    .toBe('Toch opgeslagen');
  await page.close();

  const next = await context.newPage();
  await new Editor(next).goToPage(stored.documentId, 'nl');
  await expect(next.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  await waitForNoJournal(next, 'Toch opgeslagen');
  await expect(notice(next)).toHaveCount(0);
  await next.close();
  consoleErrors.splice(0);
});

test('what a closed tab left behind comes together with what was saved since, or is discarded for good', {
  tag: '@full',
}, async ({ page, context }) => {
  const editor = await openPage(page);
  await setTitle(editor, /Eerste/, 'Mijn eerste');
  await waitForJournal(page, 'Mijn eerste');
  await page.close();

  const cms = Cms.open();
  const before = await cms.readPage(stored.documentId, 'nl');
  const blocks = before.content.blocks.map((block) =>
    block.id === 'tweede' ? { ...block, props: { title: 'Hun tweede' } } : block,
  );
  await cms.updatePage(stored.documentId, 'nl', { content: { ...before.content, blocks } });

  const next = await context.newPage();
  const again = new Editor(next);
  await again.goToPage(stored.documentId, 'nl');
  await expect(notice(next)).toContainText('The page has been saved since.');
  await notice(next).getByRole('button', { name: 'Restore' }).click();
  await expect(again.canvas.getByRole('heading', { name: 'Mijn eerste' })).toBeVisible();
  await expect(again.canvas.getByRole('heading', { name: 'Hun tweede' })).toBeVisible();
  await next.close();

  const last = await context.newPage();
  await new Editor(last).goToPage(stored.documentId, 'nl');
  await notice(last).getByRole('button', { name: 'Discard' }).click();
  await expect(notice(last)).toHaveCount(0);
  await last.reload();
  await expect(last.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  await expect(notice(last)).toHaveCount(0);
});
