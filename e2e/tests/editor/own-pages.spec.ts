/** An author as a new CMS has them: writes pages of their own, and reads everybody's. */

import type { Browser, Page } from '@playwright/test';
import { createId } from 'page-format';
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

const PAGES = '/admin/content-manager/collection-types/api::page.page';
const REDIRECT = 'api::redirect.redirect';
/** The first screen of a session loads most of the admin. */
const ADMIN_LOADS = { timeout: 60_000 };

let cms: Cms;
let author: Awaited<ReturnType<Cms['inviteAuthor']>>;
let others: string;
/** Part of every slug that a test makes here. */
let slug: string;

const pageCalled = (title: string, ending = '') => ({
  title,
  slug: slug + ending,
  content: {
    format: 'page' as const,
    formatVersion: 1 as const,
    blocks: [{ id: 'a', type: 'Title', v: 1, props: { title } }],
  },
});

async function openAsAuthor(browser: Browser): Promise<Page> {
  const page = await openLogin(browser);
  await logInAs(page, author);
  await page.waitForURL(/\/admin\/?$/);
  return page;
}

test.beforeEach(async () => {
  cms = Cms.open();
  slug = `van-wie-${createId().toLowerCase()}`;
  others = (await cms.createPage('nl', pageCalled('Van anderen'))).documentId;
  author = await cms.inviteAuthor();
});

test.afterEach(async () => {
  await cms.deletePagesWith(slug, 'nl');
  await author.remove();
});

test('an author changes pages of their own, and is not offered to change those of others', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await openAsAuthor(browser);
  const editor = new Editor(page);
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('what is somebody else’s can be read', async () => {
    await editor.goToPage(others, 'nl');
    await expect(page.getByText('You can read this page, but not change it.')).toBeVisible();
    await expect(title).toBeDisabled();
    await expect(title).toHaveValue('Van anderen');
    await expect(save).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeDisabled();
    await editor.open();
    await expect(page.getByRole('status').filter({ hasText: 'Read only' })).toBeVisible();
  });

  await test.step('and copied, but not deleted', async () => {
    await page.goto(`${PAGES}?plugins[i18n][locale]=nl&_q=${slug}`);
    const row = page.getByRole('row').filter({ hasText: 'Van anderen' });
    await row.getByRole('button', { name: 'Row actions' }).click(ADMIN_LOADS);
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeEnabled();
    const deleting = page.getByRole('menuitem', { name: /^Delete entry/ });
    await expect(deleting).toHaveCount(2);
    for (const item of await deleting.all()) await expect(item).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('what is their own is theirs to change, from its first save on', async () => {
    await page.goto(`${PAGES}/create?plugins[i18n][locale]=nl`);
    const address = page.getByRole('textbox', { name: 'Slug' });
    await title.fill('Van mij');
    await expect(address).toHaveValue('van-mij');
    await address.fill(`${slug}-mij`);
    await title.fill('Echt van mij');
    await save.click();
    await page.waitForURL(/api::page\.page\/(?!create)/);
    await title.fill('Nog steeds van mij');
    await expect(address).toHaveValue(`${slug}-mij`);
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(title).toHaveValue('Nog steeds van mij');
    await expect(title).toBeEnabled();
    await expect(page.getByText('You can read this page, but not change it.')).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete entry (all locales)' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });
  await page.context().close();
});

test('an author who deletes several pages at once deletes their own', { tag: '@full' }, async ({ browser }) => {
  await author.cms.createPage('nl', pageCalled('Van mij', '-mij'));
  const page = await openAsAuthor(browser);
  await page.goto(`${PAGES}?plugins[i18n][locale]=nl&_q=${slug}`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const deleting = page.getByRole('button', { name: /^Delete/ });
  // Strapi redraws these buttons when the browser has nothing to do, which one without a screen finds out as the mouse moves.
  const expectDeleting = (text: string) =>
    expect(async () => {
      await row('Van anderen').hover();
      await row('Van mij').hover();
      await expect(deleting).toHaveText(text, { timeout: 1_000 });
    }).toPass(ADMIN_LOADS);

  await row('Van anderen').getByRole('checkbox').check(ADMIN_LOADS);
  await expectDeleting('Delete: none of these is yours');
  await expect(deleting).toBeDisabled();
  await expect(page.getByRole('button', { name: /^(Publish|Unpublish)/ })).toHaveCount(0);

  await row('Van mij').getByRole('checkbox').check();
  await expectDeleting('Delete (1 of 2)');
  await deleting.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The other chosen entry was made by somebody else, and stays as it is.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(row('Van mij')).toHaveCount(0);
  await expect(row('Van anderen')).toBeVisible();

  await test.step('and restores them from the list of deleted pages', async () => {
    await page.getByRole('link', { name: 'Deleted pages' }).click();
    await expect(row('Van mij')).toContainText('Page');
    await page.getByRole('button', { name: 'Restore Van mij' }).click();
    await expect(dialog).toContainText('It comes back as it was when it was deleted.');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(`${slug}-mij`, ADMIN_LOADS);
  });
  expect(await cms.readPage(others, 'nl')).toMatchObject({ title: 'Van anderen' });
  await page.context().close();
});

test('a page that a redirect leads to opens as a page of its own, so that an author can only read that of others', {
  tag: '@full',
}, async ({ browser }) => {
  const entry = { from: slug, page: { connect: [{ documentId: others, locale: 'nl' }] }, active: false };
  const redirect = await cms.createDraft(REDIRECT, entry, 'nl');
  try {
    const page = await openAsAuthor(browser);
    await page.goto(
      `/admin/content-manager/collection-types/${REDIRECT}/${redirect.documentId}?plugins[i18n][locale]=nl`,
    );
    const link = page.getByRole('link', { name: 'Van anderen' });
    await expect(link).toBeVisible(ADMIN_LOADS);
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened.getByRole('textbox', { name: 'Title', exact: true }).first()).toBeDisabled(ADMIN_LOADS);
    await expect(opened.getByText('You can read this page, but not change it.')).toBeVisible();
    await page.context().close();
  } finally {
    await cms.deleteEntry(REDIRECT, redirect.documentId);
  }
});
