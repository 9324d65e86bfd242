import { expect, test } from '../../src/gallery.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('round photos stand beside the text as chosen, without gaps', async ({ page, openFixture }) => {
    await test.step('photos are round', async () => {
      await openFixture('TeamMemberCircles', 'default');
      const box = await page.getByRole('img').first().boundingBox();
      expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
      await expect(page.getByRole('img').first()).toHaveCSS('border-radius', '50%');
    });

    await test.step('aligns the text with the photos as chosen', async () => {
      await openFixture('TeamMemberCircles', 'full');
      await expect(page.locator('.TeamMemberCircles')).toHaveCSS('align-items', 'start');
      await openFixture('TeamMemberCircles', 'longText');
      await expect(page.locator('.TeamMemberCircles')).toHaveCSS('align-items', 'end');
    });

    await test.step('a deleted photo leaves no gap', async () => {
      await openFixture('TeamMemberCircles', 'deletedPhoto');
      await expect(page.getByRole('img')).toHaveCount(2);
      await expect(page.locator('.TeamMemberCircles-photos')).toHaveAttribute('data-count', '2');
    });

    for (const { width, visible } of [
      { width: 767, visible: 1 },
      { width: 768, visible: 6 },
    ]) {
      await test.step(`shows ${visible} of six photos at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await openFixture('TeamMemberCircles', 'full');
        await expect(page.getByRole('img')).toHaveCount(visible);
        await expect(page.getByRole('img').first()).toHaveAccessibleName('Portrait of a woman with curly red hair');
        await expect(page.getByRole('heading', { name: 'People who ride what they lease' })).toBeVisible();
      });
    }
  });
});
