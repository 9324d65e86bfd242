/** Calculators in the editor: drawn by their own component on the canvas, and alive in the preview. */
import type { FindResponse } from '@lumavelo/blocks/contract';
import { createId, type PageDocument } from 'page-format';
import { CMS_URL, Cms, type StoredPage } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

let stored: StoredPage;

test.beforeAll(async () => {
  const answer = await fetch(`${CMS_URL}/api/find?contentType=calculators`);
  const { data } = (await answer.json()) as FindResponse<'calculators'>;
  const documentId = data.find(({ slug }) => slug === 'nl-2026')?.documentId;
  const calculator = { $ref: 'api::calculator.calculator', documentId };
  const mini = (id: string) => ({ id, type: 'MiniCalculatorBlock', v: 1, props: { data: calculator } });
  const content: PageDocument = {
    format: 'page',
    formatVersion: 1,
    blocks: [
      mini('mini'),
      { id: 'beside', type: 'CalculatorPageElement', v: 1, props: { calculator }, areas: { content: [] } },
      {
        ...{ id: 'tabs', type: 'CalculatorTabs', v: 1 },
        props: { tabs: [{ id: 'tab', title: 'Rekenen' }] },
        areas: { tab: [mini('inTab')] },
      },
    ],
  };
  const slug = `rekenen-${createId()}`;
  stored = await Cms.open().createPage('nl', { title: slug, slug, content });
});

test.afterAll(async () => Cms.open().deletePage(stored.documentId));

test.beforeEach(async ({ editor }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
});

test('calculators are drawn on the canvas with their results, and a press selects the block', { tag: '@full' }, async ({
  editor,
}) => {
  const places = editor.canvas.locator('script-embed');
  await expect(places).toHaveCount(3);
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText(/^€\s\d/).first()).toBeVisible();
    await expect(place.getByText('De calculator wordt geladen…')).toBeHidden();
  }
  await places.nth(1).click();
  await expect(editor.settings.getByText('Calculator beside content').first()).toBeVisible();
  await expect(editor.canvas.locator('main')).toBeFocused();
});

test('calculators calculate in the preview', { tag: '@full' }, async ({ editor, page }) => {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const places = editor.canvas.locator('script-embed');
  await expect(places).toHaveCount(3);
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded();
    const monthly = place.getByRole('region', { name: 'Resultaat' }).getByRole('strong').first();
    await expect(monthly).toHaveText(/^€\s\d/);
    const before = String(await monthly.textContent());
    await place.getByRole('textbox', { name: 'Prijs van de fiets' }).fill('1500');
    await expect(monthly).not.toHaveText(before);
    await expect(monthly).toHaveText(/^€\s\d/);
  }
});
