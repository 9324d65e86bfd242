/** The page as a whole, from inside the editor: its title, address and countries, and how it is found and shared. */
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { waitForJournal } from '../../src/journal.ts';

let stored: StoredPage;

test.beforeEach(async () => {
  stored = await Cms.open().createPage('nl', {
    title: 'Instellingen',
    slug: `instellingen-${Date.now()}`,
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: [{ id: 'kop', type: 'Title', v: 1, props: { title: 'Kop' } }],
    },
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

test('title, address, countries and description are changed beside the blocks, and saved with them', {
  tag: '@full',
}, async ({ editor, page }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const settings = page.getByRole('region', { name: 'Page settings' });
  const field = (name: string) => settings.locator(`[name="${name}"]`);

  // From a block, by keyboard: the command opens them, and the first field has the focus.
  await editor.select(/^Title/);
  await expect(settings).toBeHidden();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('seo');
  await page.getByRole('option', { name: 'Change the page settings' }).click();
  await expect(field('title')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Beter fietsen');
  await expect(page.getByRole('heading', { level: 1, name: 'Beter fietsen' })).toBeVisible();

  // Belgium's Dutch is another language.
  await settings.getByRole('checkbox', { name: 'Belgium' }).check();
  await expect(settings.getByText('No country shows this page in this language.')).toBeVisible();
  await settings.getByRole('checkbox', { name: 'Netherlands' }).check();
  await field('seo.metaDescription').fill('Fiets nu, betaal straks.');
  const result = settings.getByRole('figure', { name: /^In search results/ });
  await expect(result).toContainText('Beter fietsen – Lumavelo');
  await expect(result).toContainText(stored.slug);
  await expect(result).toContainText('Fiets nu, betaal straks.');
  await field('seo.metaTitle').fill('Zo zoekt men ons');
  await expect(result).toContainText('Zo zoekt men ons – Lumavelo');
  await expect(settings.getByRole('figure', { name: 'Where the address is shared' })).toContainText('Zo zoekt men ons');

  await editor.select(/^Title/);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Nieuwe kop');
  await editor.save();
  expect(await Cms.open().readEntry('api::page.page', stored.documentId, 'nl')).toMatchObject({
    title: 'Beter fietsen',
    slug: stored.slug,
    countries: ['nl', 'be'],
    seo: { metaTitle: 'Zo zoekt men ons', metaDescription: 'Fiets nu, betaal straks.' },
    content: { blocks: [{ props: { title: 'Nieuwe kop' } }] },
  });

  // The form behind the editor is the same.
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'title' }).first()).toHaveValue('Beter fietsen');
});

test('what a page may not be without is said at the field in the editor', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await page.getByRole('button', { name: 'Page settings' }).click();
  const settings = page.getByRole('region', { name: 'Page settings' });
  await settings.locator('[name="title"]').fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not published' })).toBeVisible();
  await expect(settings.getByText('This value is required.')).toBeVisible();
  await settings.locator('[name="title"]').fill('Weer een titel');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not published' })).toBeHidden();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(await Cms.open().readEntry('api::page.page', stored.documentId, 'nl')).toMatchObject({
    title: 'Weer een titel',
  });
});

test('what is typed while the entry is being saved is kept, and saved the next time', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const title = page.getByRole('region', { name: 'Page settings' }).locator('[name="title"]');
  await title.fill('Eerste');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/content-manager/collection-types/api::page.page/**', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const read = async () =>
    ((await Cms.open().readEntry('api::page.page', stored.documentId, 'nl')) as { title: string }).title;
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Control+S');
  await sent;
  await title.fill('Tweede');
  const again = page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && response.url().includes(`api::page.page/${stored.documentId}`),
  );
  answer();
  // The content manager reads the entry again, and its form begins anew.
  await again;
  await expect.poll(read).toBe('Eerste');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('On this device');
  await expect(title).toHaveValue('Tweede');
  await editor.save();
  expect(await read()).toBe('Tweede');
});

test('what was typed and not saved is brought back after the window was closed', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const settings = page.getByRole('region', { name: 'Page settings' });
  await settings.locator('[name="title"]').fill('Nog niet bewaard');
  await settings.locator('[name="seo.metaDescription"]').fill('Ook niet.');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('On this device');
  await waitForJournal(page, 'Ook niet.');

  page.on('dialog', (dialog) => void dialog.accept());
  await editor.goToPage(stored.documentId, 'nl');
  const found = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(found).toContainText('2 of the page settings are among it.');
  await found.getByRole('button', { name: 'Restore' }).click();
  await expect(settings.locator('[name="title"]')).toHaveValue('Nog niet bewaard');
  await editor.save();
  expect(await Cms.open().readEntry('api::page.page', stored.documentId, 'nl')).toMatchObject({
    title: 'Nog niet bewaard',
    seo: { metaDescription: 'Ook niet.' },
  });
  await editor.goToPage(stored.documentId, 'nl');
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  await expect(found).toBeHidden();
});

test('the place in the header is counted as visitors see it', { tag: '@full' }, async ({ editor, page }) => {
  await page.goto(
    '/admin/content-manager/collection-types/api::page.page?plugins[i18n][locale]=nl&filters[$and][0][slug][$eq]=werkgever',
  );
  await page.getByRole('row', { name: /werkgever/ }).click();
  await editor.open();
  const settings = page.getByRole('region', { name: 'Page settings' });
  // The demo's header begins with the page for employers.
  await expect(settings.getByText('Header: place 1 of 5')).toBeVisible();
  await expect(settings.getByText('Not in the footer')).toBeVisible();
});

test('the page is put into a menu beside its fields, and stays out of it until all is saved', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const cms = Cms.open();
  await cms.publishPage(stored.documentId, 'nl');
  const inHeader = async () => (await cms.listHeaderPages('nl')).includes(stored.documentId);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const settings = page.getByRole('region', { name: 'Page settings' });
  const header = settings.getByRole('checkbox', { name: 'Show in the header' });
  await expect(settings.getByText('Not in the header')).toBeVisible();
  await header.check();
  await settings.locator('[name="title"]').fill('Nu in het menu');
  expect(await inHeader()).toBe(false);
  await editor.save();
  await expect(settings.getByText(/^Header: place \d+ of \d+$/)).toBeVisible();
  expect(await inHeader()).toBe(true);

  await header.uncheck();
  await editor.save();
  await expect(settings.getByText('Not in the header')).toBeVisible();
  expect(await inHeader()).toBe(false);
});

test('whoever may write some fields alone sees no others than they may read, and changes no others', {
  tag: '@full',
}, async ({ browser }) => {
  const author = await Cms.open().createAuthor(['title', 'content']);
  const page = await openLogin(browser);
  await logInAs(page, author);
  await page.waitForURL(/\/admin\/?$/);
  const editor = new Editor(page);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const settings = page.getByRole('region', { name: 'Page settings' });
  await expect(settings.locator('[name="title"]')).toBeEnabled();
  await expect(settings.locator('[name="slug"]')).toBeDisabled();
  await expect(settings.locator('[name="seo.metaTitle"]')).toHaveCount(0);
  await expect(settings.getByText('You may not see the menus.')).toBeVisible();
  await expect(settings.getByText('You may not see redirects.')).toBeVisible();
  await page.context().close();
  await author.remove();
});
