import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { width, visible } of [
    { width: 767, visible: 1 },
    { width: 768, visible: 6 },
  ]) {
    test(`shows ${visible} of six photos at ${width} pixels`, async ({ page, openFixture }) => {
      await page.setViewportSize({ width, height: 900 });
      await openFixture('TeamMemberCircles', 'full');
      await expect(page.getByRole('img')).toHaveCount(visible);
      await expect(page.getByRole('img').first()).toHaveAccessibleName('Portrait of a woman with curly red hair');
      await expect(page.getByRole('heading', { name: 'People who ride what they lease' })).toBeVisible();
    });
  }

  test('photos are round', async ({ page, openFixture }) => {
    await openFixture('TeamMemberCircles', 'default');
    const box = await page.getByRole('img').first().boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
    await expect(page.getByRole('img').first()).toHaveCSS('border-radius', '50%');
  });

  test('aligns the text with the photos as chosen', async ({ page, openFixture }) => {
    await openFixture('TeamMemberCircles', 'full');
    await expect(page.locator('.TeamMemberCircles')).toHaveCSS('align-items', 'start');
    await openFixture('TeamMemberCircles', 'longText');
    await expect(page.locator('.TeamMemberCircles')).toHaveCSS('align-items', 'end');
  });

  test('a deleted photo leaves no gap', async ({ page, openFixture }) => {
    await openFixture('TeamMemberCircles', 'deletedPhoto');
    await expect(page.getByRole('img')).toHaveCount(2);
    await expect(page.locator('.TeamMemberCircles-photos')).toHaveAttribute('data-count', '2');
  });
});
