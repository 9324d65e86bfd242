/** What became of a page on the site, beside it in the content manager. No publisher runs here; its answers stand in. */
import { createEmptyDocument } from 'page-format';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

let stored: StoredPage;

test.beforeEach(async () => {
  stored = await Cms.open().createPage('nl', {
    title: 'Op de site',
    slug: `site-${Date.now()}`,
    content: createEmptyDocument(),
    countries: ['nl'],
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

test('the site of the page’s own country is told: live, with what is wrong, and what kept it from being built', {
  tag: '@full',
}, async ({ editor, page }) => {
  const live = { builtAt: '2026-11-20T10:00:00Z', pages: 3, warnings: ['/home: /weg leads nowhere'] };
  let site: object = { status: 'live', reason: '', live };
  await page.route('**/page-builder/publishing', (route) =>
    route.fulfill({ json: { data: { publisher: 'on', sites: { nl: site, de: site } } } }),
  );
  await editor.goToPage(stored.documentId, 'nl');
  await expect(page.getByText('Visitors do not see this page: it is not published.')).toBeVisible();
  await Cms.open().publishPage(stored.documentId, 'nl');
  await page.reload();
  const panel = page.getByRole('status').filter({ hasText: 'Netherlands' });
  await expect(panel).toContainText('has been live since');
  await expect(page.getByRole('status').filter({ hasText: 'Germany' })).toHaveCount(0);
  const warning = panel.getByText('/home: /weg leads nowhere');
  await expect(warning).toBeHidden();
  await panel.locator('summary', { hasText: '1 warning about the site' }).press('Enter');
  await expect(warning).toBeVisible();

  site = { status: 'failed', reason: 'The CMS did not answer.', live };
  await page.reload();
  await expect(panel).toContainText('could not be built. Visitors see the previous version.');
  await expect(panel).toContainText('The CMS did not answer.');

  await page.route('**/page-builder/publishing', (route) =>
    route.fulfill({ json: { data: { publisher: 'unreachable', reason: 'connect ECONNREFUSED' } } }),
  );
  await page.reload();
  await expect(page.getByText(/connect ECONNREFUSED/)).toBeVisible();
});

test('after publishing, the editor follows the page to its site, and leads to it there', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  let site: object = { status: 'waiting', reason: '', live: null };
  await page.route('**/page-builder/publishing', (route) =>
    route.fulfill({ json: { data: { publisher: 'on', sites: { nl: site } } } }),
  );
  // In a narrow window, the admin draws a bar with buttons of the same names beside its root; it is out of reach.
  await page.setViewportSize({ width: 834, height: 1112 });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  for (const name of ['Save', 'Publish']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Netherlands' });
  await expect(notice).toContainText('is about to be built.');
  await expect(notice.getByRole('link')).toHaveCount(0);
  site = { status: 'live', reason: '', live: { builtAt: new Date().toISOString(), pages: 3, warnings: [] } };
  await expect(notice).toContainText(/went live after \d+ seconds?\./);
  await expect(notice.getByRole('link', { name: 'View page' })).toHaveAttribute(
    'href',
    `${process.env.SITE_URL_NL}/${stored.slug}`,
  );
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
});

test('publishing a page with errors is refused with a sentence, and nothing that was typed is lost', async ({
  editor,
  page,
  consoleErrors,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.insert('Button');
  await editor.settings.getByRole('textbox', { name: 'Label' }).fill('Klik hier');
  await editor.settings.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await editor.press('Problems');
  await expect(editor.problems.getByText(/The link "javascript:alert\(1\)" is not allowed/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('alert').getByText(/The page was not published. Your edits are still here./),
  ).toBeVisible();
  await expect(editor.canvas.getByText('Klik hier')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  expect(content.blocks[0]?.props).toMatchObject({ label: 'Klik hier', link: 'javascript:alert(1)' });
  // The browser reports the refused request on the console.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
});
