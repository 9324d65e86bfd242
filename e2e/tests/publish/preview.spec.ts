import { expect, type Page, test } from '@playwright/test';
import { sample } from '../../../scripts/testing/matrix.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';

/** The first country that shows a page of each locale, and so the one whose site previews it. */
const PREVIEWS = [
  { locale: 'nl', lang: 'nl-NL', words: 'Nog niet gepubliceerd' },
  { locale: 'de', lang: 'de-DE', words: 'Noch nicht veröffentlicht' },
  { locale: 'be', lang: 'nl-BE', words: 'Nog altijd een ontwerp' },
  { locale: 'de-AT', lang: 'de-AT', words: 'Heuer noch nicht veröffentlicht' },
  { locale: 'fr', lang: 'fr-BE', words: 'Pas encore publié' },
  { locale: 'en', lang: 'en-NL', words: 'Not published yet' },
] as const;

const content = (words: string) => ({
  format: 'page' as const,
  formatVersion: 1 as const,
  blocks: [{ id: 'headline', type: 'Title', v: 1, props: { title: words, type: 1 } }],
});

const pages: StoredPage[] = [];
test.afterAll(async () => {
  for (const { documentId } of pages) await Cms.open().deletePage(documentId);
});

async function createDraft(locale: string, words: string): Promise<StoredPage> {
  const slug = `concept-${locale.toLowerCase()}-${Date.now()}`;
  const page = await Cms.open().createPage(locale, { title: words, slug, content: content(words), countries: [] });
  pages.push(page);
  return page;
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { locale, lang, words } of sample(PREVIEWS, 2)) {
  test(`the preview of a draft in ${locale} shows it on the real site, and every change of it`, async ({ page }) => {
    const draft = await createDraft(locale, words);
    const address = await Cms.open().findPreview(draft.documentId, locale);
    const answer = await page.goto(address);
    await expect(headline(page)).toHaveText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });

    await Cms.open().updatePage(draft.documentId, locale, { content: content(`${words}!`) });
    await page.reload();
    await expect(headline(page)).toHaveText(`${words}!`);
  });
}

test.describe('in the admin', () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  test.use({ storageState: async ({}, use) => use(process.env.E2E_STORAGE) });

  test('Strapi’s preview button opens the draft beside the entry', { tag: '@full' }, async ({ page }) => {
    const draft = await createDraft('nl', 'Wat de redactie ziet');
    await page.goto(
      `/admin/content-manager/collection-types/api::page.page/${draft.documentId}?plugins[i18n][locale]=nl`,
    );
    await page.getByRole('link', { name: 'Open preview' }).click();
    await expect(page.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 })).toHaveText(
      'Wat de redactie ziet',
    );
  });
});

test('nobody sees a draft without an address that the CMS signed', async ({ request }) => {
  const draft = await createDraft('nl', 'Geheim');
  const address = new URL(await Cms.open().findPreview(draft.documentId, 'nl'));
  for (const forged of [
    address.origin + address.pathname,
    address.href.replace(/signature=./, (text) => (text.endsWith('0') ? 'signature=1' : 'signature=0')),
    address.href.replace('/preview/nl/nl/', '/preview/be/be/'),
    address.href.replace(/expires=\d/, 'expires=9'),
  ]) {
    const answer = await request.get(forged);
    expect(answer.status()).toBe(401);
    expect(await answer.text()).not.toContain('Geheim');
  }
});
