import { fixtures } from '@lumavelo/blocks/fixtures';
import { LOCALES } from '@lumavelo/blocks/site';
import { sample } from '../../../scripts/testing/matrix.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { COMPONENTS, expect, refuseComponents, test } from '../../src/gallery.ts';
import { readEnlarged, readInPeace, type Visit } from '../../src/samples/read-samples.ts';
import { findProblemsOfSamples } from '../../src/samples/shut-out.ts';
import { readWithoutScript } from '../../src/samples/without-script.ts';
import { turnScriptsOff } from '../../src/worker-profile.ts';

/**
 * Every sample of every block, the states of those that wait for an answer among them, on one page for each block. The
 * full run looks at every language, on three screens, and reads in other circumstances.
 */
const TYPES = Object.entries(fixtures);
const WIDTHS = [390, 1440, 834];
const CIRCUMSTANCES: readonly Visit[] = [
  { width: 1440, fonts: 'late', motion: 'no-preference' },
  { width: 390, fonts: 'late', motion: 'no-preference' },
  { width: 1440, fonts: 'in time', motion: 'no-preference' },
  { width: 390, fonts: 'in time', motion: 'no-preference' },
  { width: 1440, fonts: 'in time', motion: 'reduce' },
];

// What a price asks for once a pointer is on it. The gallery is files alone, and knows no other answer than that it has none.
test.beforeEach(({ page }) =>
  page.route('**/api/perform-calculations/*/leases', (route) => route.fulfill({ json: { data: [] } })),
);

for (const [type, { samples }] of TYPES) {
  test(`the samples of ${type} are read in peace, enlarged, by axe and without script`, async ({
    galleryUrl,
    page,
    consoleErrors,
  }) => {
    const address = `${galleryUrl}/gallery/${type}/all`;
    await readInPeace(page, address, { width: 390, fonts: 'late', motion: 'reduce' });
    await readEnlarged(page);
    expect.soft(await findProblemsOfSamples(page, sample(WIDTHS, 1)), 'what axe finds').toEqual([]);
    await turnScriptsOff(page);
    await page.goto(address);
    await readWithoutScript(page, samples);
    forgiveNotFound(consoleErrors, COMPONENTS);
  });

  for (const visit of CIRCUMSTANCES) {
    const { width, fonts, motion } = visit;
    test(`${type} is read in peace at ${width} px, fonts ${fonts}, motion ${motion}`, { tag: '@full' }, async ({
      galleryUrl,
      page,
      consoleErrors,
    }) => {
      await readInPeace(page, `${galleryUrl}/gallery/${type}/all`, visit);
      await readEnlarged(page);
      forgiveNotFound(consoleErrors, COMPONENTS);
    });
  }

  test(`axe finds nothing serious in the samples of ${type} in any other language`, { tag: '@full' }, async ({
    openFixture,
    page,
    consoleErrors,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await refuseComponents(page);
    for (const locale of LOCALES.filter((other) => other !== 'en')) {
      await page.setViewportSize({ width: 390, height: 900 });
      await openFixture(type, `all.${locale}`);
      expect.soft(await findProblemsOfSamples(page, WIDTHS), locale).toEqual([]);
    }
    forgiveNotFound(consoleErrors, COMPONENTS);
  });
}
