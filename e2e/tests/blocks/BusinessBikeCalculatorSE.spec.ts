import { expect, test } from '../../src/gallery.ts';
import { testScriptEmbed } from '../../src/script-embed.ts';

testScriptEmbed({
  type: 'BusinessBikeCalculatorSE',
  script: '/assets/js/business-bike-calculator.js',
  tag: 'business-bike-calculator',
  texts: {
    loading: 'Loading calculator...',
    notLoaded: 'Could not load business bike calculator. Please check your connection.',
    notRegistered: 'Business bike calculator component failed to initialize.',
  },
  attributes: { locale: 'en', country: 'nl' },
});

test('a script from an address that is refused is not run', async ({ openFixture, page }) => {
  await openFixture('BusinessBikeCalculatorSE', 'refusedAddress');
  await expect(page.locator('[data-block]')).toHaveCount(0);
});
