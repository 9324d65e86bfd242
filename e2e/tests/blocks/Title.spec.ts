import { expect, test } from '../../src/gallery.ts';

test.use({ javaScriptEnabled: false });

test('titles have the level, break, alignment and looks that were chosen', async ({ page, openFixture }) => {
  await test.step('size, font, colour and anchor are those that were chosen', async () => {
    await openFixture('Title', 'full');
    const heading = page.getByRole('heading');
    await expect(heading).toHaveId('top');
    await expect(heading).toHaveCSS('color', 'rgb(184, 67, 15)');
    await expect(heading).toHaveCSS('font-family', /Figtree/);
    await expect(heading).toHaveCSS('font-weight', '700');
    await expect(heading).toHaveCSS('font-size', '70px');
  });

  await test.step('titles are headings of their level', async () => {
    for (const [sample, level] of [
      ['h1', 1],
      ['default', 2],
      ['longText', 3],
      ['h4', 4],
      ['h5', 5],
    ] as const) {
      await openFixture('Title', sample);
      await expect(page.getByRole('heading', { level })).toHaveCount(1);
    }
  });

  await test.step('the marker br begins a new line', async () => {
    await openFixture('Title', 'h1');
    const heading = page.getByRole('heading');
    await expect(heading).toHaveText('Drive less.Ride more.');
    await expect(heading.locator('br')).toHaveCount(1);
  });

  await test.step('alignment is one for phones and one for everything wider', async () => {
    for (const [sample, wide, narrow] of [
      ['full', 'center', 'left'],
      ['h5', 'right', 'center'],
    ] as const) {
      await openFixture('Title', sample);
      await page.setViewportSize({ width: 768, height: 700 });
      await expect(page.getByRole('heading')).toHaveCSS('text-align', wide);
      await page.setViewportSize({ width: 767, height: 700 });
      await expect(page.getByRole('heading')).toHaveCSS('text-align', narrow);
    }
  });
});
