import { expect, test } from '../../src/gallery.ts';
import { testScriptEmbed } from '../../src/script-embed.ts';

testScriptEmbed({
  type: 'MiniCalculatorBlock',
  script: '/assets/js/calculator.umd.js',
  tag: 'bike-calculator',
  texts: {
    loading: 'Loading calculator...',
    notLoaded: 'Could not load calculator. Please refresh the page.',
    notRegistered: 'Calculator component failed to initialize.',
  },
  attributes: { slug: 'nl-2026', locale: 'en', country: 'nl', vat: 'true', 'max-bike-price': '10000' },
});

test('without a chosen calculator there is nothing to see', { tag: '@full' }, async ({ openFixture, page }) => {
  await openFixture('MiniCalculatorBlock', 'empty');
  await expect(page.locator('[data-block]')).toHaveCount(0);
});
