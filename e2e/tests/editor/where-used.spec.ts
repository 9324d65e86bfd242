/** A question and a picture in use: where they stand, the way there, and what is asked before they go. */
import type { Page } from '@playwright/test';
import { createId, type PageDocument } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { uploadPlainPicture } from '../../src/plain-picture.ts';

const FAQ = 'api::faq.faq';

/** The refusals are what these tests are about; and Strapi's form reads an entry once more after it was deleted. */
const forgiveRefusals = (errors: string[]) => {
  expect(errors.splice(0).filter((text) => !/status of (?:409|404 .*\/api::faq\.faq\/)/.test(text))).toEqual([]);
};

async function createStory() {
  const cms = Cms.open();
  const mark = createId();
  const slug = `gebruikt-${mark.toLowerCase()}`;
  const question = await cms.createDraft(FAQ, { title: `Vragen ${mark}`, items: [] }, 'nl');
  const file = await uploadPlainPicture(cms, `${mark}.png`);
  const content: PageDocument = {
    format: 'page',
    formatVersion: 1,
    blocks: [
      { id: createId(), type: 'Title', v: 1, props: { title: 'Zo werkt het' } },
      { id: createId(), type: 'FaqBlock', v: 1, props: { faq: { $ref: FAQ, documentId: question.documentId } } },
      {
        id: createId(),
        type: 'Image',
        v: 1,
        props: { file: file.reference },
      },
    ],
  };
  const title = `Gebruikt ${mark}`;
  const { documentId } = await cms.createPage('nl', { title, slug, content, seo: { image: file.id } });
  return { cms, mark, title, page: documentId, question: question.documentId, file };
}

async function openQuestion(page: Page, documentId: string): Promise<void> {
  await page.goto(`/admin/content-manager/collection-types/${FAQ}/${documentId}?plugins[i18n][locale]=nl`);
  await expect(page.getByText('Used on 1 page.')).toBeVisible();
}

test('a question in use leads to its block on each page, and is deleted by nobody who was not told', {
  tag: '@full',
}, async ({ page, consoleErrors }) => {
  const { cms, title, question, ...story } = await createStory();
  await openQuestion(page, question);
  await page.getByRole('button', { name: 'Where used' }).click();
  const list = page.getByRole('dialog', { name: 'Where used' });
  await expect(list.getByText(title)).toBeVisible();
  await expect(list.getByText('Draft')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await list.getByRole('link', { name: 'Open FAQ' }).press('Enter');
  const other = new Editor(await opened);
  await expect(other.page.getByRole('dialog', { name: 'Page editor' })).toBeVisible();
  await expect(other.settings.getByText('FAQ', { exact: true }).first()).toBeVisible();
  await expect(other.settings.locator('[data-field="faq"] :focus')).toHaveCount(1);
  await other.page.close();
  await page.keyboard.press('Escape');

  const remove = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /^Delete entry \(Dutch/ }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  const asked = page.getByRole('alertdialog', { name: 'Delete what is in use?' });
  await remove();
  await expect(asked).toContainText('Shown on 1 page. Once deleted, it is missing there:');
  await expect(asked.getByText(title)).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  expect(await cms.readEntry(FAQ, question, 'nl')).toBeTruthy();

  await remove();
  await asked.getByRole('button', { name: 'Delete anyway' }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/${FAQ}`));
  await expect(cms.readEntry(FAQ, question, 'nl')).rejects.toThrow('404');
  // What the form still reads may be answered later than our own call; a page that is closed hears no more.
  await page.close();
  forgiveRefusals(consoleErrors);
  await cms.deletePage(story.page);
  await cms.deleteFile(story.file.id);
});

test('a picture says in the editor where it is used, and the media library names the page before it goes', {
  tag: '@full',
}, async ({ editor, page, consoleErrors }) => {
  const { cms, title, mark, file, ...story } = await createStory();
  await editor.goToPage(story.page, 'nl');
  await editor.open();
  await editor.select(/^Image/);
  await editor.settings.getByRole('button', { name: 'Where used' }).click();
  const list = page.getByRole('dialog', { name: 'Where used' });
  await expect(list.getByText(title)).toBeVisible();
  await expect(list.getByRole('link', { name: /^Open Image/ })).toBeVisible();
  const field = list.getByRole('link', { name: 'Open Search engines and shared links › Picture' });
  await expect(field).toHaveAttribute('href', new RegExp(`/api::page\\.page/${story.page}\\?[^#]*$`));
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(editor.settings.getByRole('button', { name: 'Where used' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto(`/admin/plugins/upload?_q=${mark}`);
  await page.getByText(`${mark}.png`).first().click();
  await page.getByRole('button', { name: 'Delete this file' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete what is in use?' });
  await expect(asked.getByText(title)).toBeVisible();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(asked).toBeHidden();
  expect(await cms.hasFile(file.id)).toBe(true);
  forgiveRefusals(consoleErrors);
  await cms.deletePage(story.page);
  await cms.deleteFile(file.id);
  await cms.deleteEntry(FAQ, story.question);
});
