/**
 * The editor stays on screen whatever network, server and login do, and saves everything as soon as it can. What goes
 * wrong is chosen by chance; `SEED` gives a run back. The same with thousands of faults, without a browser:
 * `admin/src/saving/faults.test.ts`.
 */
import type { Page, Route } from '@playwright/test';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { createRandom } from '../../../scripts/testing/random.ts';
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

const KINDS = ['off', 'slow', 'login', 'other', 'broken', 'cut'] as const;
const FAULTS = isFull ? 300 : KINDS.length;

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

/** The token is no longer good; without the cookie that renews it the login is over. */
async function endLogin(isRenewable: boolean) {
  const [cookie] = (await own.context().cookies()).filter(({ name }) => name === 'jwtToken');
  if (!cookie) throw new Error('The admin keeps its token elsewhere by now.');
  await own.context().addCookies([{ ...cookie, value: 'ended' }]);
  if (!isRenewable) await own.context().clearCookies({ name: /^strapi_admin_refresh/ });
}

async function giveThePassword() {
  const dialog = own.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password').fill(author.password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(dialog).toHaveCount(0);
}

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

test('an error page of the admin behind the editor does not close it, and Done leads back to the entry', async () => {
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

test(`${FAULTS} faults while somebody writes`, async () => {
  test.setTimeout(FAULTS * 10_000 + 60_000);
  const random = createRandom('faults while somebody writes');
  const editor = await openTitle();
  let fault: (typeof KINDS)[number] | undefined;
  let others = 0;
  let logins = 0;
  const writeAsOther = async () => {
    others += 1;
    const { content } = await Cms.open().readPage(stored.documentId, 'nl');
    const blocks = content.blocks.map((block) =>
      block.id === 'b' ? { ...block, props: { title: `Ander ${others}` } } : block,
    );
    await Cms.open().updatePage(stored.documentId, 'nl', { content: { ...content, blocks } });
  };
  await own.route(`**/content-manager/collection-types/api::page.page/${stored.documentId}*`, async (route: Route) => {
    const now = route.request().method() === 'PUT' ? fault : undefined;
    if (now) fault = undefined;
    if (now === 'off') return route.abort();
    if (now === 'broken') return route.fulfill({ status: 500, json: { error: { status: 500, message: 'Broken' } } });
    if (now === 'other') await writeAsOther();
    // Slow enough for more to be written meanwhile.
    if (now === 'slow') await expect(titleField(editor)).toHaveValue(/x$/);
    if (now !== 'cut') return route.continue();
    await route.fetch();
    return route.abort();
  });

  let typed = '';
  await titleField(editor).fill('');
  for (let count = 0; count < FAULTS; count += 1) {
    fault = KINDS[(count + Math.floor(random() * KINDS.length)) % KINDS.length];
    // Strapi allows one person five logins in five minutes.
    const asksPassword = fault === 'login' && logins < 3;
    if (asksPassword) logins += 1;
    if (fault === 'login') await endLogin(!asksPassword);
    // A title holds a thousand characters.
    if (typed.length > 900) {
      typed = '';
      await titleField(editor).fill('');
    }
    const words = `woord${count} `;
    await own.keyboard.type(words);
    await own.keyboard.press('ControlOrMeta+S');
    typed += words;
    if (asksPassword) await giveThePassword();
    await own.keyboard.type('x');
    typed += 'x';
    await expectMounted();
    await expect(titleField(editor)).toHaveValue(typed);
    await expect(titleField(editor)).toBeFocused();
    await own.keyboard.press('ControlOrMeta+S');
    await expect(status()).toHaveText('Saved');
  }
  expect(await titleOf('a')).toBe(typed);
  if (others > 0) expect(await titleOf('b')).toBe(`Ander ${others}`);
});
