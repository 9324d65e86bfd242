import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';

test.use({ javaScriptEnabled: false });

async function measure(page: Page) {
  const row = await page.locator('[data-block="Columns"]').boundingBox();
  const columns = await page.locator('.Columns-column:visible').evaluateAll((all) =>
    all.map((column) => {
      const { x, y, width } = column.getBoundingClientRect();
      return { x, y, width };
    }),
  );
  return { row: row ?? { x: 0, width: 0 }, columns };
}

/** Width of so many of twelve columns, in pixels. */
const span = (row: number, gap: number, twelfths: number) => ((row - 11 * gap) / 12) * twelfths + gap * (twelfths - 1);

test('columns have their share, their gaps and their place on each screen', async ({ page, openFixture }) => {
  await test.step('content stands at the top, in the middle or at the bottom of its row', async () => {
    await openFixture('Columns', 'full');
    const [picture, words] = [page.locator('.Columns-column').nth(0), page.locator('.Columns-column').nth(1)];
    const column = await picture.boundingBox();
    const first = await words.locator('[data-block]').first().boundingBox();
    const last = await words.locator('[data-block]').last().boundingBox();
    if (!column || !first || !last) throw new Error('The columns are not on the page.');
    const above = first.y - column.y;
    const below = column.y + column.height - (last.y + last.height);
    expect(above).toBeGreaterThan(0);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
  });

  for (const [sample, gap] of [
    ['default', '32px'],
    ['longText', '16px'],
  ] as const) {
    await test.step(`rows of the sample ${sample} are ${gap} apart`, async () => {
      await openFixture('Columns', sample);
      await expect(page.locator('[data-block="Columns"]')).toHaveCSS('row-gap', gap);
    });
  }

  await test.step('columns have their share of twelve on each screen, and are missing where they are hidden', async () => {
    await openFixture('Columns', 'full');
    const row = page.locator('[data-block="Columns"]');
    const gap = Number.parseFloat(await row.evaluate((it) => getComputedStyle(it).rowGap));
    for (const [screen, sizes] of [
      [1440, [7, 5, 12]],
      [834, [6, 6]],
      [390, [12, 12]],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 900 });
      const { row, columns } = await measure(page);
      const own = Math.min(gap, row.width * 0.04);
      expect(columns).toHaveLength(sizes.length);
      for (const [index, size] of sizes.entries()) {
        const { width = 0 } = columns[index] ?? {};
        expect(Math.abs(width - span(row.width, own, size)), `column ${index + 1} at ${screen} px`).toBeLessThanOrEqual(
          1,
        );
      }
    }
  });

  await test.step('a new block is two halves beside each other, and below each other on a phone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFixture('Columns', 'default');
    const wide = (await measure(page)).columns;
    expect(wide).toHaveLength(2);
    expect(wide[0]?.y).toBe(wide[1]?.y);
    await page.setViewportSize({ width: 390, height: 900 });
    const narrow = (await measure(page)).columns;
    expect(narrow[0]?.x).toBe(narrow[1]?.x);
  });
});
