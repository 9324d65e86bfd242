/** The list of pages in the content manager. */
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

test('the list of pages has the status of each in sight, and leads to a page in each of its languages', async ({
  page,
}) => {
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
  await cms.deletePage(documentId);
});
