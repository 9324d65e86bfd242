/** Entries without a page, such as questions, are translated from the board, and from the page that shows them. */
import { createId, type PageDocument } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const FAQ = 'api::faq.faq';

test('a question is translated from the board and from a page that shows it, and saved to itself', {
  tag: '@full',
}, async ({ editor, page }) => {
  const cms = Cms.open();
  const mark = createId();
  const items = [
    { question: 'Wat kost het?', answer: 'Niets' },
    { question: 'Hoe lang?', answer: 'Drie jaar' },
  ];
  const { documentId: question } = await cms.createDraft(FAQ, { title: `Vragen ${mark}`, items }, 'nl');
  await cms.updateEntry(FAQ, question, { title: `Fragen ${mark}`, items }, 'de');
  const content: PageDocument = {
    format: 'page',
    formatVersion: 1,
    blocks: [
      { id: 'faq', type: 'FaqBlock', v: 1, props: { source: 'list', faq: { $ref: FAQ, documentId: question } } },
    ],
  };
  const slug = `vragen-${mark.toLowerCase()}`;
  const { documentId } = await cms.createPage('nl', { title: `Pagina ${mark}`, slug, content });
  await cms.updatePage(documentId, 'de', { title: `Seite ${mark}`, slug: `${slug}-de`, content });
  const german = async () => ((await cms.readEntry(FAQ, question, 'de')) as { items: object[] }).items;

  await test.step('the board leads to its texts, beside those of the original', async () => {
    await page.goto(`/admin/plugins/page-builder/translations?search=${mark}&type=${FAQ}`);
    await page.getByRole('link', { name: /^Vragen .*: 8 words to do$/ }).click({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: `Fragen ${mark}` })).toBeVisible();
    const first = page.getByRole('textbox', { name: 'Questions 1 › Question in de' });
    await first.fill('Was kostet es?');
    await first.press('Enter');
    // The next one is written at once, and kept as not confirmed by whoever goes on.
    await expect(page.getByRole('textbox', { name: 'Questions 1 › Answer in de' })).toBeFocused();
    await page.keyboard.type('Nichts');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listitem').filter({ hasText: 'Niets' })).toContainText('not confirmed');
    expect(await german()).toMatchObject([{ question: 'Was kostet es?', answer: 'Nichts' }, items[1]]);
  });

  await test.step('a page that shows it lists what is left, and saves it to the entry', async () => {
    await editor.goToPage(documentId, 'de');
    await editor.open();
    await editor.show('Translation');
    const shown = page.getByRole('region', { name: 'Also shown on this page' });
    await shown.getByText(`Vragen ${mark}`).click();
    await shown.getByRole('button', { name: 'Confirm Questions 1 › Answer' }).click();
    const answer = shown.getByRole('textbox', { name: 'Questions 2 › Answer in de' });
    await answer.fill('Drei Jahre');
    await answer.press('Enter');
    await expect(shown.getByRole('status')).toHaveText('1 of 5 texts are open: 2 words.');
    expect(await german()).toMatchObject([{ answer: 'Nichts' }, { question: 'Hoe lang?', answer: 'Drei Jahre' }]);
    await expect(page.getByRole('region', { name: 'Status' })).toHaveText('Saved');
  });
  await cms.deletePage(documentId);
  await cms.deleteEntry(FAQ, question);
});
