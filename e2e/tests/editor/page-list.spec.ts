/** The list of pages in the content manager. */
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

test('the list of pages has the status of each in sight, and leads to a page in each of its languages', {
  tag: '@full',
}, async ({ page }) => {
  const cms = Cms.open();
  const slug = `in-de-lijst-${Date.now()}`;
  const content = { format: 'page' as const, formatVersion: 1 as const, blocks: [] };
  const { documentId } = await cms.createPage('nl', { title: `Nederlands ${slug}`, slug, content });
  await cms.updatePage(documentId, 'de', { title: `Deutsch ${slug}`, slug, content });

  await page.goto(
    `/admin/content-manager/collection-types/api::page.page?plugins[i18n][locale]=nl&_q=${encodeURIComponent(slug)}`,
  );
  const row = page.getByRole('row').filter({ hasText: `Nederlands ${slug}` });
  // The first list that is opened loads most of the admin.
  await expect(row.getByText('Draft', { exact: true })).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await expect(row.getByRole('button', { name: 'Row actions' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 834, height: 1194 });
  await expect(row.getByText('Draft', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('button', { name: 'Row actions' })).toBeInViewport({ ratio: 1 });
  await row.getByRole('link', { name: 'de', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue(`Deutsch ${slug}`, {
    timeout: 60_000,
  });

  await page.goBack();
  await test.step('several are published after a look at what keeps each back', async () => {
    const blocks = [{ id: 'a', type: 'Title', v: 1, props: { title: '' } }];
    await cms.createPage('nl', { title: `Leeg ${slug}`, slug: `${slug}-leeg`, content: { ...content, blocks } });
    await page.reload();
    await page.getByRole('checkbox', { name: 'Select all entries' }).check({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish pages' });
    await expect(dialog.getByRole('status')).toHaveText('1 page cannot be published; 1 is ready.');
    const held = dialog.getByRole('listitem').filter({ hasText: `Leeg ${slug}` });
    await expect(held.getByText('Not ready')).toBeVisible();
    await expect(held.getByRole('link', { name: /^Title: / })).toHaveAttribute('href', /#field=content&block=a/);
    await dialog.getByRole('button', { name: 'Publish the other page' }).click();
    await expect(dialog.getByRole('status')).toHaveText('1 page is published. 1 stays as it is:');
    await dialog.getByText('Close', { exact: true }).click();
    await expect(row.getByText('Published', { exact: true })).toBeVisible();
  });

  await test.step('a copy has the languages that are chosen', async () => {
    await row.getByRole('button', { name: 'Row actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog', { name: `Duplicate “Nederlands ${slug}”?` });
    await expect(dialog.getByRole('checkbox', { name: 'de', exact: true })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'nl', exact: true }).uncheck();
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
    await expect(title).toHaveValue(`Deutsch ${slug}`, { timeout: 60_000 });
    expect(page.url()).not.toContain(documentId);
  });
  for (const locale of ['nl', 'de']) await cms.deletePagesWith(slug, locale);
});
