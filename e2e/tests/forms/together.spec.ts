/** Two people at one entry, outside the blocks: title, what search engines show, and a question. */
import type { Page } from '@playwright/test';
import { Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

const FAQ = 'api::faq.faq';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Saved document')).toBeVisible();
/** By the field's place in the form: a page and what search engines show both have a title. */
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'after you opened it' });
const choose = (page: Page, field: string, choice: RegExp) =>
  page.getByRole('radiogroup', { name: field }).getByRole('radio', { name: choice }).click();

test.describe('a page', () => {
  let id: string;

  test.beforeEach(async () => {
    const page = {
      title: 'Samen',
      slug: `samen-${Date.now()}`,
      content: { format: 'page', formatVersion: 1, blocks: [] },
    };
    const seo = { metaTitle: 'Zoeken' };
    ({ documentId: id } = await Cms.open().createDraft('api::page.page', { ...page, seo }, 'nl'));
  });
  test.afterEach(async () => Cms.open().deletePage(id));

  test('keeps the title of one and what search engines show of the other; where both wrote, nothing typed is lost', {
    tag: '@full',
  }, async ({ editor, page, browser, consoleErrors }) => {
    const context = await browser.newContext({ storageState: process.env.E2E_STORAGE });
    const other = new Editor(await context.newPage());
    for (const each of [editor, other]) {
      await each.goToPage(id, 'nl');
      await expect(fieldOf(each.page, 'title')).toHaveValue('Samen');
    }
    const read = () => Cms.open().readEntry('api::page.page', id, 'nl');

    // Different fields: both are stored.
    await fieldOf(other.page, 'seo.metaTitle').fill('Van de ander');
    await save(other.page);
    await isSaved(other.page);
    await fieldOf(page, 'title').fill('Van mij');
    await save(page);
    await isSaved(page);
    expect(await read()).toMatchObject({ title: 'Van mij', seo: { metaTitle: 'Van de ander' } });
    await expect(fieldOf(page, 'seo.metaTitle')).toHaveValue('Van de ander');

    // The same fields: the second is told who was faster, and chooses.
    await other.goToPage(id, 'nl');
    await expect(fieldOf(other.page, 'title')).toHaveValue('Van mij');
    await fieldOf(other.page, 'title').fill('Hun titel');
    await fieldOf(other.page, 'seo.metaTitle').fill('Hun zoekwoord');
    await save(other.page);
    await isSaved(other.page);
    await fieldOf(page, 'title').fill('Mijn titel');
    await fieldOf(page, 'seo.metaTitle').fill('Mijn zoekwoord');
    await save(page);
    await expect(conflict(page)).toBeVisible();
    await expect(fieldOf(page, 'title')).toHaveValue('Mijn titel');
    await expect(fieldOf(page, 'seo.metaTitle')).toHaveValue('Mijn zoekwoord');
    expect(await read()).toMatchObject({ title: 'Hun titel', seo: { metaTitle: 'Hun zoekwoord' } });

    await choose(page, 'Title', /^Keep mine: Mijn titel/);
    await choose(page, 'Search engines and shared links', /^Take theirs: Hun zoekwoord/);
    await expect(conflict(page)).toContainText('Save again');
    await save(page);
    await expect(conflict(page)).toHaveCount(0);
    await expect(fieldOf(page, 'seo.metaTitle')).toHaveValue('Hun zoekwoord');
    expect(await read()).toMatchObject({ title: 'Mijn titel', seo: { metaTitle: 'Hun zoekwoord' } });
    expect(consoleErrors.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
    await context.close();
  });
});

test('a question that two people changed is stored once both were seen', { tag: '@full' }, async ({
  page,
  consoleErrors,
}) => {
  const cms = Cms.open();
  const items = [{ question: 'Mag dat?', answer: 'Ja.' }];
  const { documentId } = await cms.createDraft(FAQ, { title: 'Vragen', items }, 'nl');
  await page.goto(`/admin/content-manager/collection-types/${FAQ}/${documentId}?plugins[i18n][locale]=nl`);
  await page.getByRole('button', { name: /Mag dat/ }).click();
  await fieldOf(page, 'items.0.answer').fill('Nee.');
  await cms.updateEntry(FAQ, documentId, { items: [{ question: 'Mag dat?', answer: 'Misschien.' }] }, 'nl');
  await save(page);
  await expect(conflict(page)).toBeVisible();
  await expect(fieldOf(page, 'items.0.answer')).toHaveValue('Nee.');
  await choose(page, 'Questions', /^Keep mine: .*Nee/);
  await save(page);
  await isSaved(page);
  expect(await cms.readEntry(FAQ, documentId, 'nl')).toMatchObject({ items: [{ answer: 'Nee.' }] });
  expect(consoleErrors.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
  await cms.deleteEntry(FAQ, documentId);
});
