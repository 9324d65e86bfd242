import { expect, test } from '../../src/gallery.ts';

test('its four amounts are four heights, and nobody is told of them', async ({ page, openFixture }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: number[] = [];
    for (const sample of ['minimal', 'default', 'longText', 'full']) {
      await openFixture('VerticalSpacing', sample);
      const space = page.locator('[data-block="VerticalSpacing"]');
      await expect(space).toHaveAttribute('aria-hidden', 'true');
      heights.push((await space.boundingBox())?.height ?? 0);
    }
    expect(heights, `${width} px`).toEqual([...new Set(heights)].sort((one, other) => one - other));
    expect(heights).toHaveLength(4);
    expect(heights[0]).toBeGreaterThan(0);
  }
});
