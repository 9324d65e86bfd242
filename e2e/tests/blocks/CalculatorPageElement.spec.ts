import { expect, test } from '../../src/gallery.ts';
import { testScriptEmbed } from '../../src/script-embed.ts';

testScriptEmbed({
  type: 'CalculatorPageElement',
  script: '/assets/js/calculator.umd.js',
  tag: 'bike-calculator',
  texts: {
    loading: 'Loading calculator...',
    notLoaded: 'Failed to load script: /assets/js/calculator.umd.js',
    notRegistered: 'Calculator component failed to initialize.',
  },
  attributes: { slug: 'nl-2026', locale: 'en', country: 'nl' },
});

test('content stands beside its calculator or above it, and alone without one', async ({ openFixture, page }) => {
  await test.step('without a calculator the content is still there', async () => {
    await openFixture('CalculatorPageElement', 'withoutCalculator');
    await expect(page.getByRole('heading', { name: 'Pay from your gross salary' })).toBeVisible();
    await expect(page.locator('script-embed')).toHaveCount(0);
  });

  await test.step('content takes two thirds beside the calculator, and stands above it on small screens', async () => {
    await openFixture('CalculatorPageElement', 'failed');
    const content = page.locator('.CalculatorPageElement-content');
    const calculator = page.locator('script-embed');
    const wide = [await content.boundingBox(), await calculator.boundingBox()];
    if (!wide[0] || !wide[1]) throw new Error('Content and calculator are not on the page.');
    expect(wide[0].width / wide[1].width).toBeCloseTo(2, 0);
    expect(wide[0].y).toBe(wide[1].y);
    await page.setViewportSize({ width: 390, height: 800 });
    const [above, below] = [await content.boundingBox(), await calculator.boundingBox()];
    if (!above || !below) throw new Error('Content and calculator are not on the page.');
    expect(above.width).toBe(below.width);
    expect(below.y).toBeGreaterThan(above.y + above.height);
  });
});
