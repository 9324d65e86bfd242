import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tiles lead to their pages, and stand side by side, none left over', async ({ page, openFixture }) => {
    await test.step('starts with four tiles that lead to the pages of the specification', async () => {
      await openFixture('TargetAudienceBlock', 'default');
      const links = page.getByRole('link');
      await expect(links).toHaveCount(4);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/werkgever',
        '/werkgever-niet-aangesloten',
        '/zelfstandige',
        '/calculator',
      ]);
    });

    await test.step('tiles without a link are no links', async () => {
      await openFixture('TargetAudienceBlock', 'withoutLinks');
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expect(page.getByRole('link')).toHaveCount(0);
    });

    for (const [width, side] of [
      [834, 2],
      [900, 2],
      [1023, 2],
      [1440, 4],
    ] as const) {
      await test.step(`at ${width} px four tiles stand ${side} side by side, none left over`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await openFixture('TargetAudienceBlock', 'default');
        const tops = await page
          .locator('.TargetAudienceBlock-tile')
          .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
        expect(tops.filter((top) => top === tops[0])).toHaveLength(side);
      });
    }

    await test.step('a press anywhere on a tile follows its link', async () => {
      await openFixture('TargetAudienceBlock', 'full');
      await page.route('**/zelfstandige', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'Self-employed' }),
      );
      await page
        .locator('.TargetAudienceBlock-tile')
        .nth(2)
        .click({ position: { x: 20, y: 20 } });
      await expect(page).toHaveURL(/\/zelfstandige$/);
    });
  });
});
