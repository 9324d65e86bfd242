/** An author as a new CMS has them: writes pages of their own, and reads everybody's. */
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

test('an author changes pages of their own, and is not offered to change those of others', async ({ browser }) => {
  const cms = Cms.open();
  const author = await cms.inviteAuthor();
  const content = {
    format: 'page' as const,
    formatVersion: 1 as const,
    blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'Van iemand anders' } }],
  };
  const slug = `van-anderen-${Date.now()}`;
  const others = await cms.createPage('nl', { title: 'Van anderen', slug, content });
  const page = await openLogin(browser);
  await logInAs(page, author);
  await page.waitForURL(/\/admin\/?$/);
  const editor = new Editor(page);
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('what is somebody else’s can be read', async () => {
    await editor.goToPage(others.documentId, 'nl');
    await expect(page.getByText('You may read this page, and not change it.')).toBeVisible();
    await expect(title).toBeDisabled();
    await expect(title).toHaveValue('Van anderen');
    await expect(save).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'More actions' })).toBeDisabled();
    await editor.open();
    await expect(page.getByRole('status').filter({ hasText: 'Read only' })).toBeVisible();
  });

  await test.step('and copied, but not deleted', async () => {
    await page.goto(`/admin/content-manager/collection-types/api::page.page?plugins[i18n][locale]=nl&_q=${slug}`);
    const row = page.getByRole('row').filter({ hasText: 'Van anderen' });
    await row.getByRole('button', { name: 'Row actions' }).click({ timeout: 60_000 });
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeEnabled();
    const deleting = page.getByRole('menuitem', { name: /^Delete entry/ });
    await expect(deleting).toHaveCount(2);
    for (const item of await deleting.all()) await expect(item).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('what is their own is theirs to change, from its first save on', async () => {
    await page.goto('/admin/content-manager/collection-types/api::page.page/create?plugins[i18n][locale]=nl');
    await title.fill('Van mij');
    await page.getByRole('textbox', { name: 'Slug' }).fill(`${slug}-mij`);
    await save.click();
    await page.waitForURL(/api::page\.page\/(?!create)/);
    await title.fill('Nog steeds van mij');
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(title).toHaveValue('Nog steeds van mij');
    await expect(title).toBeEnabled();
    await expect(page.getByText('You may read this page, and not change it.')).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete entry (all locales)' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });

  const own = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await cms.deletePage(own);
  await cms.deletePage(others.documentId);
  await page.context().close();
  await author.remove();
});
