/** The life of a page, in the hands of two people, in two languages: an author writes it, an editor looks after it. */
import type { Browser, Page } from '@playwright/test';
import { type Block, createId, type PageDocument } from 'page-format';
import { logInAs, openLogin } from '../../src/author.ts';
import { CMS_URL, Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { uploadPlainPicture } from '../../src/plain-picture.ts';

const SECTION = 'plugin::page-builder.section';

const pageOf = (...blocks: Block[]): PageDocument => ({ format: 'page', formatVersion: 1, blocks });
const title = (id: string, text: string, props = {}): Block => ({
  ...{ id, type: 'Title', v: 1 },
  props: { title: text, ...props },
});

/** The headings that visitors of a page get. */
async function readTitles(locale: string, slug: string): Promise<unknown[]> {
  const answer = await fetch(`${CMS_URL}/api/page-builder/page?country=nl&locale=${locale}&slug=${slug}`);
  const { data } = (await answer.json()) as { data: { document: PageDocument } };
  return data.document.blocks.filter(({ type }) => type === 'Title').map(({ props }) => props.title);
}

async function openGuest(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: undefined, locale: 'nl-NL' })).newPage();
}

async function setTitle(editor: Editor, row: RegExp, text: string): Promise<void> {
  await editor.select(row);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await expect(editor.canvas.getByRole('heading', { name: text })).toBeVisible();
}

test('a page is written, published, changed, compared, mended from before, shared, and keeps what it shows', {
  tag: '@full',
}, async ({ editor, page, browser, consoleErrors }) => {
  test.slow();
  const cms = Cms.open();
  const mark = createId().toLowerCase();
  const file = await uploadPlainPicture(cms, `${mark}.png`);
  const picture: Block = { id: 'picture', type: 'Image', v: 1, props: { file: file.reference } };
  const name = `Stappen ${mark}`;
  const section = await cms.createDraft(SECTION, { name, content: pageOf(title('step', 'Kies je fiets')) });
  const placed = (id: string): Block => ({
    ...{ id, type: 'SyncedSection', v: 1 },
    props: { section: { $ref: SECTION, documentId: section.documentId, snapshot: { name } } },
  });

  // The author writes it, in their own browser.
  const author = await cms.inviteAuthor();
  const slug = `verhaal-${mark}`;
  const blocks = [title('top', 'Wij fietsen', { type: 1 }), title('why', 'Waarom'), picture, placed('here')];
  const written = await author.cms.createPage('nl', {
    title: 'Verhaal',
    slug,
    content: pageOf(...blocks),
    countries: ['nl'],
  });
  const tab = await openLogin(browser);
  await logInAs(tab, author);
  await tab.waitForURL(/\/admin\/?$/);
  const theirs = new Editor(tab);
  await theirs.goToPage(written.documentId, 'nl');
  await theirs.open();
  await setTitle(theirs, /Wij fietsen/, 'Wij fietsen graag');
  await theirs.save();

  // The editor translates and publishes it, and the author goes on.
  await cms.updatePage(written.documentId, 'en', {
    title: 'Story',
    slug: `story-${mark}`,
    countries: ['nl'],
    content: pageOf(title('top', 'We love to ride', { type: 1 }), placed('here')),
  });
  for (const locale of ['nl', 'en']) await cms.publishPage(written.documentId, locale);
  expect(await readTitles('nl', slug)).toEqual(['Wij fietsen graag', 'Waarom', 'Kies je fiets']);
  await theirs.goToPage(written.documentId, 'nl');
  await theirs.open();
  await setTitle(theirs, /Wij fietsen graag/, 'Wij fietsen elke dag');
  await theirs.select(/Waarom/);
  await theirs.outline.press('Delete');
  await expect(theirs.canvas.getByRole('heading', { name: 'Waarom' })).toHaveCount(0);
  await theirs.save();
  await tab.context().close();

  // The editor sees what the author did beside what is published, and brings one block back.
  await editor.goToPage(written.documentId, 'nl');
  await editor.open();
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('region', { name: 'Versions', exact: true });
  await expect(versions.getByRole('listitem').first()).toContainText('Author');
  await versions.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('combobox', { name: 'Before' }).selectOption('published');
  const rows = page.getByRole('region', { name: 'Differences' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Waarom' }).getByRole('button', { name: 'Bring back' }).click();
  await expect(rows).toHaveCount(1);
  await editor.save();
  await page.keyboard.press('Escape');

  // A guest reads the draft in both languages; visitors still have what was published.
  await editor.goToPage(written.documentId, 'nl');
  await editor.open();
  await page.getByRole('button', { name: 'Share draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share draft' });
  await dialog.getByRole('textbox', { name: 'For whom' }).fill('De drukker');
  await dialog.getByRole('textbox', { name: 'For whom' }).press('Enter');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  const guest = await openGuest(browser);
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'Je naam' }).fill('Zoë');
  await guest.getByRole('button', { name: 'Ontwerp openen' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Wij fietsen elke dag');
  await expect(guest.getByRole('heading', { name: 'Waarom' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Kies je fiets' })).toBeVisible();
  const bar = guest.getByRole('complementary', { name: 'Gedeeld ontwerp' });
  await bar.getByText('Nederlands (Nederland)').first().click();
  await bar.getByRole('link', { name: 'English (Nederland)' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('We love to ride');
  await guest.context().close();
  expect(await readTitles('nl', slug)).toEqual(['Wij fietsen graag', 'Waarom', 'Kies je fiets']);

  // The section is edited once, for three pages in two languages.
  const other = await cms.createPage('nl', {
    title: 'Nog een',
    slug: `nog-${mark}`,
    content: pageOf(placed('there')),
    countries: ['nl'],
  });
  await cms.publishPage(other.documentId, 'nl');
  await page.goto(`/admin/content-manager/collection-types/${SECTION}/${section.documentId}`);
  await editor.open();
  await setTitle(editor, /Kies je fiets/, 'Kies je e-bike');
  await editor.save();
  expect(await readTitles('nl', slug)).toEqual(['Wij fietsen graag', 'Waarom', 'Kies je e-bike']);
  expect(await readTitles('en', `story-${mark}`)).toEqual(['We love to ride', 'Kies je e-bike']);
  expect(await readTitles('nl', `nog-${mark}`)).toEqual(['Kies je e-bike']);

  // A picture that visitors see is deleted by nobody who was not told.
  await page.goto(`/admin/plugins/upload?_q=${mark}`);
  await page.getByText(`${mark}.png`).first().click();
  await page.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete what is in use?' });
  await expect(asked.getByText('Verhaal')).toBeVisible();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(asked).toBeHidden();
  expect(await cms.hasFile(file.id)).toBe(true);
  // The refusal is what it is about.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('status of 409'))).toEqual([]);

  for (const { documentId } of [written, other]) await cms.deletePage(documentId);
  await cms.deleteEntry(SECTION, section.documentId);
  await cms.deleteFile(file.id);
  await author.remove();
});
