import { readDataLayer, stayOnPage } from '../../src/data-layer.ts';
import { expect, test } from '../../src/gallery.ts';

test('a click is recorded and leads on, and the second image appears before it', async ({
  page,
  openFixture,
  consoleErrors,
}) => {
  await test.step('a click pushes testimonial_click with the name, once', async () => {
    await openFixture('StoryTellerBlock', 'default');
    await stayOnPage(page);
    await page.getByRole('link', { name: 'Jonas' }).click();
    expect(await readDataLayer(page)).toEqual([{ event: 'testimonial_click', testimonial_name: 'Jonas' }]);
  });

  await test.step('the second image appears under the pointer and for the keyboard', async () => {
    await openFixture('StoryTellerBlock', 'default');
    const hover = page.locator('.StoryTellerBlock-hover').first();
    await expect(hover).toHaveCSS('opacity', '0');
    await page.locator('.StoryTellerBlock-tile').first().hover();
    await expect(hover).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(hover).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(hover).toHaveCSS('opacity', '1');
  });

  await test.step('the push comes before the navigation', async () => {
    const pushed: unknown[] = [];
    await page.exposeFunction('report', (entry: unknown) => pushed.push(entry));
    await openFixture('StoryTellerBlock', 'default');
    await page.evaluate('window.dataLayer = { push: window.report }');
    await page.route('**/verhalen/sanne', (route) => route.fulfill({ contentType: 'text/html', body: 'Story' }));
    await page.getByRole('link', { name: 'Sanne' }).click();
    await expect(page).toHaveURL(/\/verhalen\/sanne$/);
    expect(pushed).toEqual([{ event: 'testimonial_click', testimonial_name: 'Sanne' }]);
  });

  await test.step('a click leads on although analytics fails', async () => {
    await openFixture('StoryTellerBlock', 'default');
    await page.evaluate(() => {
      const push = () => {
        throw new Error('Blocked by an extension');
      };
      Object.assign(window, { dataLayer: { push } });
    });
    await page.route('**/verhalen/sanne', (route) => route.fulfill({ contentType: 'text/html', body: 'Story' }));
    await page.getByRole('link', { name: 'Sanne' }).click();
    await expect(page).toHaveURL(/\/verhalen\/sanne$/);
    // The failure itself may be reported, and is all that is.
    expect(consoleErrors.splice(0).filter((error) => !error.includes('Blocked by an extension'))).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tiles are links that stand side by side, none left over', async ({ page, openFixture }) => {
    await test.step('a storyteller without a link is still read', async () => {
      await openFixture('StoryTellerBlock', 'full');
      await expect(page.getByRole('heading', { name: 'Marie' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Marie' })).toHaveCount(0);
    });

    for (const [sample, width, side] of [
      ['default', 1440, 3],
      ['full', 1440, 4],
      ['full', 1024, 4],
      ['full', 834, 2],
      ['full', 390, 1],
    ] as const) {
      await test.step(`at ${width} px ${side} tiles of the sample ${sample} stand side by side, none left over`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await openFixture('StoryTellerBlock', sample);
        const tops = await page
          .locator('.StoryTellerBlock-tile')
          .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
        expect(tops.filter((top) => top === tops[0])).toHaveLength(side);
      });
    }

    await test.step('tiles are links, also where the portrait is pressed', async () => {
      await openFixture('StoryTellerBlock', 'default');
      await page.route('**/verhalen/amina', (route) => route.fulfill({ contentType: 'text/html', body: 'Story' }));
      await page
        .locator('.StoryTellerBlock-tile')
        .nth(2)
        .click({ position: { x: 30, y: 30 } });
      await expect(page).toHaveURL(/\/verhalen\/amina$/);
    });
  });
});
