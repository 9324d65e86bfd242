/** A campaign is translated into five languages by machine, in a file, from the memory and by hand, while it changes. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Block, createId, type PageDocument } from 'page-format';
import { CMS_URL, Cms } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';
import { startTranslationService } from '../../src/translation-service.ts';

const title = (id: string, text: string): Block => ({ id, type: 'Title', v: 1, props: { title: text } });
const linked: Block = {
  ...{ id: 'how', type: 'RichText', v: 1 },
  props: {
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Kies ' },
            { type: 'text', text: 'een fiets', marks: [{ type: 'link', attrs: { href: '/fietsen' } }] },
            { type: 'text', text: ' en rijd.' },
          ],
        },
      ],
    },
  },
};
const pageOf = (...blocks: Block[]): PageDocument => ({ format: 'page', formatVersion: 1, blocks });

/** The words of a page that visitors of a country get, in its order. */
async function readDelivered(country: string, locale: string, slug: string): Promise<string[]> {
  const answer = await fetch(`${CMS_URL}/api/page-builder/page?country=${country}&locale=${locale}&slug=${slug}`);
  const { data } = (await answer.json()) as { data: { document: PageDocument } };
  return data.document.blocks.map((block) => (block.id === 'how' ? readLink(block) : String(block.props.title)));
}

/** The words of its link, and where it leads. */
function readLink({ props }: Block): string {
  const { content } = (props as typeof linked.props & { content: { content: { content: LinkedText[] }[] } }).content;
  const link = content[0]?.content.find(({ marks }) => marks);
  return `${link?.text} → ${link?.marks?.[0]?.attrs.href}`;
}

interface LinkedText {
  text: string;
  marks?: { attrs: { href: string } }[];
}

test('a campaign is translated into five languages while its original changes twice, and is published in all countries', {
  tag: '@full',
}, async ({ editor, page }) => {
  test.setTimeout(600_000);
  const cms = Cms.open();
  const mark = createId().toLowerCase();
  const slug = `actie-${mark}`;
  const german = { a: 'Jetzt Rad leasen', how: 'Wähle <x id="2">ein Rad</x> und fahr los.', c: 'Ab 3 Monaten' };
  await using service = await startTranslationService({
    ...{ 'Lease nu je fiets': german.a, 'Kies <x id="2">een fiets</x> en rijd.': german.how },
    'Vanaf 3 maanden': german.c,
  });
  const { documentId } = await cms.createPage('nl', {
    ...{ title: `Actie ${mark}`, slug },
    content: pageOf(title('a', 'Lease nu je fiets'), linked, title('c', 'Vanaf 3 maanden')),
  });
  const desk = page.getByRole('region', { name: 'Translation' });
  const texts = desk.locator('li[data-text]');
  const card = (words: string) => texts.filter({ hasText: words });
  const confirmEach = async (count: number) => {
    for (let left = count - 1; left >= 0; left -= 1) {
      await texts
        .first()
        .getByRole('button', { name: /^Confirm / })
        .click();
      await expect(texts).toHaveCount(left);
    }
  };
  const begin = (locale: string) =>
    beginFromDutch(editor, page, { documentId, locale, slug, title: `${locale} ${mark}` });
  const open = async (locale: string) => {
    await editor.goToPage(documentId, locale);
    await editor.open();
    await editor.show('Translation');
  };

  await test.step('German: by machine, and confirmed one by one', async () => {
    await begin('de');
    await desk.getByRole('button', { name: 'Translate the 3 open texts by machine' }).click();
    await expect(desk.getByRole('group', { name: 'Translate by machine' }).getByRole('status')).toContainText(
      '3 texts were put in by machine.',
    );
    await expect(editor.canvas.getByRole('heading', { name: german.a })).toBeVisible();
    await confirmEach(3);
    await editor.save();
  });

  await test.step('French: in a file, while the original changes for the first time', async () => {
    await begin('fr');
    await editor.save();
    await desk.getByRole('button', { name: 'Files for translators' }).click();
    const dialog = page.getByRole('dialog', { name: 'Files for translators' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download 3 texts' }).click();
    const exported = await readFile(await (await download).path(), 'utf8');
    await cms.updatePage(documentId, 'nl', {
      content: pageOf(title('a', 'Lease nu je droomfiets'), linked, title('c', 'Vanaf 3 maanden')),
    });
    const answers: [string, string][] = [
      ['Lease nu je fiets', 'Louez votre vélo'],
      ['een fiets', 'un vélo'],
      ['Vanaf 3 maanden', 'Dès 3 mois'],
    ];
    const translated = exported.replace(/<source>(.*?)<\/source>/gs, (whole, source: string) => {
      const [dutch = '', french = ''] = answers.find(([words]) => source.includes(words)) ?? [];
      const target = source.replace(dutch, french).replace('Kies', 'Choisissez').replace('en rijd', 'et roulez');
      return `${whole}<target>${target}</target>`;
    });
    await open('fr');
    await desk.getByRole('button', { name: 'Files for translators' }).click();
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'retour.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) });
    // What says something else by now is named, and waits for its translator.
    await expect(dialog.getByRole('listitem').filter({ hasText: 'original' }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 texts' }).click();
    await expect(dialog).toBeHidden();
    await card('droomfiets').getByRole('textbox').fill('Louez le vélo de vos rêves');
    await confirmEach(3);
    await editor.save();
  });

  await cms.updatePage(documentId, 'nl', {
    content: pageOf(title('c', 'Vanaf 6 maanden'), title('a', 'Lease nu je droomfiets'), linked),
  });

  await test.step('Austrian: what German has confirmed is offered', async () => {
    await begin('de-AT');
    await card('Kies')
      .getByRole('button', { name: /^Confirm / })
      .focus();
    await expect(card('Kies').getByRole('list', { name: /^Offers for / })).toContainText('Wähle ein Rad und fahr los.');
    await page.keyboard.press('Alt+1');
    await expect(editor.canvas.getByText('Wähle ein Rad und fahr los.')).toBeVisible();
    await card('Kies')
      .getByRole('button', { name: /^Confirm / })
      .click();
    await card('droomfiets').getByRole('textbox').fill('Jetzt Traumradl leasen');
    await page.keyboard.press('Enter');
    await card('6 maanden').getByRole('textbox').fill('Ab 6 Monaten');
    await page.keyboard.press('Enter');
    await expect(texts).toHaveCount(0);
    await editor.save();
  });

  await test.step('Belgian: as in the Netherlands; English: by hand', async () => {
    await begin('be');
    await desk.getByRole('button', { name: 'Confirm all' }).click();
    await expect(texts).toHaveCount(0);
    await editor.save();
    await begin('en');
    await card('6 maanden').getByRole('textbox').fill('From 6 months');
    await page.keyboard.press('Enter');
    await card('droomfiets').getByRole('textbox').fill('Lease your dream bike');
    await page.keyboard.press('Enter');
    await card('Kies').getByRole('button', { name: 'Write on the page' }).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.type('Choose a bike and ride.');
    await page.keyboard.press('Escape');
    await card('Kies')
      .getByRole('button', { name: /^Confirm / })
      .click();
    await editor.save();
  });

  await test.step('German and French are asked for exactly what changed, and keep what people wrote', async () => {
    await open('de');
    await expect(desk.locator('li[data-text="outOfDate"]')).toHaveCount(2);
    await expect(texts).toHaveCount(2);
    await expect(card('droomfiets').locator('ins')).toHaveText('droomfiets');
    await card('droomfiets').getByRole('textbox').fill('Jetzt Traumrad leasen');
    await page.keyboard.press('Enter');
    await card('6 maanden').getByRole('textbox').fill('Ab 6 Monaten');
    await page.keyboard.press('Enter');
    await expect(texts).toHaveCount(0);
    await editor.save();
    await open('fr');
    await expect(texts).toHaveCount(1);
    await card('6 maanden').getByRole('textbox').fill('Dès 6 mois');
    await page.keyboard.press('Enter');
    await editor.save();
    expect(service.asked).toHaveLength(3);
  });

  await test.step('the board says that all of it is ready, and visitors of five countries get it', async () => {
    await page.goto(`/admin/plugins/page-builder/translations?search=${mark}`);
    await expect(page.getByRole('link', { name: /: ready/i })).toHaveCount(5, { timeout: 60_000 });
    for (const locale of ['nl', 'de', 'de-AT', 'be', 'fr', 'en']) await cms.publishPage(documentId, locale);
    const of = (locale: string) => (locale === 'nl' ? slug : `${slug}-${locale.toLowerCase()}`);
    const read = (country: string, locale: string) => readDelivered(country, locale, of(locale));
    const delivered = {
      nl: await read('nl', 'nl'),
      de: await read('de', 'de'),
      at: await read('at', 'de-AT'),
      be: [await read('be', 'be'), await read('be', 'fr')],
      fr: [await read('fr', 'fr'), await read('fr', 'en')],
    };
    // German has the order that its page was begun with: blocks that move ask for nothing.
    const french = ['Louez le vélo de vos rêves', 'un vélo → /fietsen', 'Dès 6 mois'];
    const dutch = ['Vanaf 6 maanden', 'Lease nu je droomfiets', 'een fiets → /fietsen'];
    expect(delivered).toEqual({
      nl: dutch,
      de: ['Jetzt Traumrad leasen', 'ein Rad → /fietsen', 'Ab 6 Monaten'],
      at: ['Ab 6 Monaten', 'Jetzt Traumradl leasen', 'ein Rad → /fietsen'],
      be: [dutch, french],
      fr: [french, ['From 6 months', 'Lease your dream bike', expect.any(String)]],
    });
  });
  await cms.deletePage(documentId);
});

/** Begins a language of a page as somebody does who translates it. */
async function beginFromDutch(
  editor: Editor,
  page: Page,
  { documentId, locale, ...texts }: { documentId: string; locale: string; title: string; slug: string },
): Promise<void> {
  await editor.goToPage(documentId, locale);
  await page.getByRole('textbox', { name: 'title' }).fill(texts.title);
  await page.getByRole('textbox', { name: 'slug' }).fill(`${texts.slug}-${locale.toLowerCase()}`);
  await editor.open();
  await editor.canvas.getByRole('button', { name: 'Begin from Dutch' }).click();
}
