/** Somebody whose role may write pages and nothing more: what is not theirs to do is said, and their work stays. */
import type { PageDocument } from 'page-format';
import { logInAs, openLogin } from '../../src/author.ts';
import { Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

test('an author without rights on sections, publishing and files is told so in sentences', { tag: '@full' }, async ({
  browser,
}) => {
  const cms = Cms.open();
  const author = await cms.createAuthor(['title', 'slug', 'content']);
  const slug = `auteur-${Date.now()}`;
  const stored = await cms.createPage('nl', {
    title: 'Van de auteur',
    slug,
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'Eerst' } }],
    },
  });
  const page = await openLogin(browser);
  await logInAs(page, author);
  await page.waitForURL(/\/admin\/?$/);

  const editor = new Editor(page);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.press('Sections');
  await expect(editor.sections.getByText('Your role may not use saved sections.')).toBeVisible();
  await expect(editor.sections.getByRole('button', { name: 'Save as section' })).toHaveCount(0);

  await editor.select(/Eerst/);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Nieuw van de auteur');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The page was not published.' });
  await expect(alert).toContainText(
    'Your role may not publish pages. Save the page; somebody who may publish can do it then.',
  );
  await expect(editor.canvas.getByRole('heading', { name: 'Nieuw van de auteur' })).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { content } = await cms.readPage(stored.documentId, 'nl');
  expect(content.blocks[0]?.props.title).toBe('Nieuw van de auteur');

  await cms.deletePage(stored.documentId);
  await page.context().close();
  await author.remove();
});

test('somebody who may only read pages gets the editor to look at, and nothing to change', async ({ browser }) => {
  const cms = Cms.open();
  const reader = await cms.createAuthor([]);
  const stored = await cms.createPage('nl', {
    title: 'Om te lezen',
    slug: `lezen-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [{ id: 'a', type: 'Title', v: 1, props: { title: 'Lees' } }] },
  });
  const page = await openLogin(browser);
  await logInAs(page, reader);
  await page.waitForURL(/\/admin\/?$/);

  const editor = new Editor(page);
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await expect(page.getByRole('status').filter({ hasText: 'Read only' })).toBeVisible();
  for (const name of ['Save', 'Publish', 'Undo', 'Duplicate']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await editor.select(/Lees/);
  await expect(editor.settings.getByRole('textbox', { name: 'Title', exact: true })).toBeDisabled();
  await page.keyboard.press('Delete');
  await expect(editor.canvas.getByRole('heading', { name: 'Lees' })).toBeVisible();

  await cms.deletePage(stored.documentId);
  await page.context().close();
  await reader.remove();
});

test('a translator saves texts and the fields of the entry that are theirs, and finds them again', {
  tag: '@full',
}, async ({ browser }) => {
  const cms = Cms.open();
  const translator = await cms.createAuthor(['title'], ['nl', 'en'], ['plugin::page-builder.texts.translate']);
  const slug = `vertaald-${Date.now()}`;
  const block = { id: 'a', type: 'Title', v: 1, props: { title: 'Rad' } };
  const shown: PageDocument = { format: 'page', formatVersion: 1, blocks: [block] };
  const stored = await cms.createPage('nl', {
    ...{ title: 'Om te vertalen', slug: `vertalen-${Date.now()}`, content: shown },
  });
  const original = { title: 'To translate', slug: `translate-${Date.now()}`, content: shown };
  await cms.updatePage(stored.documentId, 'en', original);
  const page = await openLogin(browser);
  await logInAs(page, translator);
  await page.waitForURL(/\/admin\/?$/);

  const editor = new Editor(page);
  await editor.goToPage(stored.documentId, 'nl');
  await expect(page.getByText('Your role changes texts in this language, nothing else.')).toBeVisible();
  await editor.open();
  await expect(page.getByRole('region', { name: 'Translation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);

  await page.getByRole('textbox', { name: /^title\*?$/i }).fill('Vertaald');
  // Dutch is the language that pages begin in here, and nothing was noted of this one.
  const desk = page.getByRole('region', { name: 'Translation' });
  await expect(desk).toContainText('This page is the original of the others.');
  await desk.getByRole('combobox', { name: 'Translate from' }).selectOption('en');
  // An address that their role does not let them change by itself is a text of the page.
  const address = desk.getByRole('textbox', { name: /^slug in nl/i });
  await page.getByRole('checkbox', { name: 'Show translated texts, too' }).check();
  await address.fill('verdeeld');
  await address.press('Home');
  await page.keyboard.type(slug.slice(0, -1));
  await page.keyboard.press('Shift+End');
  await page.keyboard.type(slug.slice(-1));
  await expect(address).toHaveValue(slug);
  await editor.canvas.getByRole('heading', { name: 'Rad' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Fiets');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { title, content, slug: written } = await cms.readPage(stored.documentId, 'nl');
  expect([title, written, content.blocks[0]?.props.title]).toEqual(['Vertaald', slug, 'Fiets']);

  // What is written and not saved stays with the page while its form is there.
  await page.keyboard.type('en');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await editor.open();
  await expect(editor.canvas.getByRole('heading', { name: 'Fietsen' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await cms.readPage(stored.documentId, 'nl')).content.blocks[0]?.props.title)
    .toBe('Fietsen');

  await cms.deletePage(stored.documentId);
  await page.context().close();
  await translator.remove();
});
