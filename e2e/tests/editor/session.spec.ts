/**
 * A login that ends in the middle of editing takes nothing along. Strapi's access token lives for half an hour and is
 * renewed with a cookie; each renewal ends the cookie before it, so these tests have a person and a session of their own.
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
  stored = await cms.createPage('nl', {
    title: 'Sessie',
    slug: `sessie-${Date.now()}`,
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'Eerst' } }],
    },
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

async function setTitle(editor: Editor, row: RegExp, text: string) {
  await editor.select(row);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await expect(editor.canvas.getByRole('heading', { name: text })).toBeVisible();
}

/** The token that the browser sends is no longer good, as it is after half an hour. */
async function endToken(page: Page) {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'jwtToken');
  if (!cookie) throw new Error('The admin keeps its token elsewhere by now.');
  await page.context().addCookies([{ ...cookie, value: 'ended' }]);
}

async function endSession(page: Page) {
  await endToken(page);
  await page.context().clearCookies({ name: /^strapi_admin_refresh/ });
}

test('an access token that ended is renewed on the way: editing goes on, and everything is saved', {
  tag: '@full',
}, async () => {
  const editor = new Editor(own);
  await editor.goToPage(stored.documentId, 'nl');
  await own.getByRole('textbox', { name: 'title' }).fill('Nieuwe titel');
  await editor.open();
  await setTitle(editor, /Eerst/, 'Voor het einde');

  await endToken(own);
  await setTitle(editor, /Voor het einde/, 'Na het einde');
  const renewed = own.waitForResponse((answer) => answer.url().endsWith('/admin/access-token') && answer.ok());
  await own.keyboard.press('ControlOrMeta+S');
  await renewed;
  await expect(own.getByText('Saved', { exact: true }).first()).toBeVisible();
  const saved = await Cms.open().readPage(stored.documentId, 'nl');
  expect(saved.title).toBe('Nieuwe titel');
  expect(saved.content.blocks[0]?.props.title).toBe('Na het einde');

  await own.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(editor.canvas.getByRole('heading', { name: 'Voor het einde' })).toBeVisible();
});

test('a word that is being written when the session ends stays whole, and one question alone asks for the password', {
  tag: '@full',
}, async () => {
  const editor = new Editor(own);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.canvas.getByRole('heading', { name: 'Eerst' }).dblclick();
  await own.keyboard.press('End');
  await own.keyboard.type(' en dan', { delay: 40 });
  await endSession(own);
  const refused = own.waitForResponse((answer) => answer.url().endsWith('/admin/access-token') && !answer.ok());
  await own.keyboard.press('ControlOrMeta+S');
  await own.keyboard.type(' nog', { delay: 40 });
  await refused;
  await own.keyboard.type(' een heel eind', { delay: 40 });
  const dialog = own.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expect(editor.canvas.getByRole('heading')).toHaveText('Eerst en dan nog een heel eind');
  await expect(dialog.getByLabel('Password')).toHaveValue('');
  // Strapi's own question about the end of a session logs out whatever is answered.
  await expect(own.getByRole('alertdialog')).toHaveCount(0);
  await own.keyboard.type(author.password);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  await expect(own.getByRole('alertdialog')).toHaveCount(0);
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  expect(content.blocks[0]?.props.title).toBe('Eerst en dan nog een heel eind');
  await own.keyboard.type(' verder');
  await own.keyboard.press('ControlOrMeta+S');
  await expect(own.getByRole('region', { name: 'Status' })).toHaveText('Saved');
});

test('when the whole session has ended, the password is asked for in place, and saving goes on', {
  tag: '@full',
}, async () => {
  const editor = new Editor(own);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await setTitle(editor, /Eerst/, 'Niet kwijt');

  await endSession(own);
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = own.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toContainText(author.email);
  await dialog.getByLabel('Password').fill('Wrong-123456');
  await own.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Invalid credentials');
  await own.keyboard.press('Escape');
  await expect(own.getByRole('region', { name: 'Status' })).toContainText('On this device');
  await setTitle(editor, /Niet kwijt/, 'Ook niet kwijt');

  await own.keyboard.press('ControlOrMeta+S');
  await dialog.getByLabel('Password').fill(author.password);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  await expect(dialog).toHaveCount(0);
  expect((await Cms.open().readPage(stored.documentId, 'nl')).content.blocks[0]?.props.title).toBe('Ook niet kwijt');
  await own.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(editor.canvas.getByRole('heading', { name: 'Niet kwijt' })).toBeVisible();
});
