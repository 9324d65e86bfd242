import { expect, test } from '../../src/gallery.ts';
import { testScriptEmbed } from '../../src/script-embed.ts';

testScriptEmbed({
  type: 'BusinessBikeMapSE',
  script: '/assets/js/business-bike-map.js',
  tag: 'business-bike-map',
  texts: {
    loading: 'Loading map...',
    notLoaded: 'Could not load business bike map. Please check your connection.',
    notRegistered: 'Business bike map component failed to initialize.',
  },
  attributes: { locale: 'en', country: 'nl' },
});

test('a script from an address that is refused is not run', { tag: '@full' }, async ({ openFixture, page }) => {
  await openFixture('BusinessBikeMapSE', 'refusedAddress');
  await expect(page.locator('[data-block]')).toHaveCount(0);
});
