/**
 * The editor stays on screen whatever the network and the admin around it do, and saves everything as soon as it can. For
 * faults by chance see `memory/faults.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

let author: Awaited<ReturnType<Cms['createAuthor']>>;
let stored: StoredPage;
let own: Page;

test.beforeEach(async ({ browser }) => {
  const cms = Cms.open();
  author = await cms.createAuthor(['title', 'slug', 'content']);
  const block = (id: string, title: string) => ({ id, type: 'Title', v: 1, props: { title } });
  stored = await cms.createPage('nl', {
    title: 'Storing',
    slug: `storing-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [block('a', 'Eerst'), block('b', 'Ander')] },
  });
  own = await openLogin(browser);
  await logInAs(own, author);
  await own.waitForURL(/\/admin\/?$/);
});

test.afterEach(async () => {
  await own.context().close();
  await Cms.open().deletePage(stored.documentId);
  await author.remove();
});

const status = () => own.getByRole('region', { name: 'Status' });
const titleField = (editor: Editor) => editor.settings.getByRole('textbox', { name: 'Title', exact: true });
const titleOf = async (id: string) =>
  (await Cms.open().readPage(stored.documentId, 'nl')).content.blocks.find((block) => block.id === id)?.props.title;

async function openTitle(): Promise<Editor> {
  const editor = new Editor(own);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.select(/Eerst/);
  // A mark on the screen's own element: a screen that is drawn anew does not have it.
  await own.getByRole('dialog', { name: 'Page editor' }).evaluate((screen) => screen.setAttribute('data-first', ''));
  return editor;
}
const expectMounted = () => expect(own.locator('[data-first]')).toHaveCount(1);

test('without network the editor stays, says so once, and saves by itself when the network is back', async () => {
  const editor = await openTitle();
  await titleField(editor).fill('Zonder netwerk');
  await expect(status()).toContainText('On this device');
  await expect(status()).toContainText(/since \d/);
  await own.context().setOffline(true);
  await own.keyboard.press('ControlOrMeta+S');
  await expect(status()).toContainText('Offline');
  await expect(own.getByRole('alert').filter({ hasText: 'kept on this device' })).toHaveCount(1);
  await expect(own.getByText('Failed to fetch')).toHaveCount(0);
  await titleField(editor).fill('Verder zonder netwerk');
  await expectMounted();

  await own.context().setOffline(false);
  await expect(status()).toHaveText('Saved');
  await expect(own.getByRole('alert').filter({ hasText: 'kept on this device' })).toHaveCount(0);
  await expectMounted();
  expect(await titleOf('a')).toBe('Verder zonder netwerk');

  await own.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(own.getByRole('button', { name: 'Open page editor' })).toBeFocused();
});

test('an error page of the admin behind the editor does not close it, and Done leads back to the entry', {
  tag: '@full',
}, async () => {
  const editor = await openTitle();
  await titleField(editor).fill('Blijft staan');
  // After a save the content manager reads the entry again, and shows an error page in place of the form.
  const address = `**/content-manager/collection-types/api::page.page/${stored.documentId}*`;
  let isWritten = false;
  await own.route(address, (route) => {
    if (route.request().method() === 'PUT') isWritten = true;
    else if (isWritten) return route.abort();
    return route.continue();
  });
  await own.keyboard.press('ControlOrMeta+S');
  await expect(own.getByText('Something went wrong')).toBeAttached();
  await expectMounted();
  await own.unroute(address);
  await titleField(editor).fill('Blijft nog steeds staan');
  await own.keyboard.press('ControlOrMeta+S');
  await expect(status()).toHaveText('Saved');
  expect(await titleOf('a')).toBe('Blijft nog steeds staan');
  await own.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(own.getByRole('button', { name: 'Open page editor' })).toBeVisible({ timeout: 60_000 });
});
