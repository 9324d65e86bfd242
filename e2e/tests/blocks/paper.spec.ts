import { findStaying } from '../../src/find-staying.ts';
import { expect, test } from '../../src/gallery.ts';

/** Blocks that move, open or stay, where nothing can be pressed or there is no room. */

test('panels and slides are all on paper, and what floats gives way where there is no room', { tag: '@full' }, async ({
  openFixture,
  page,
}) => {
  await openFixture('Tabs', 'default');
  const panels = page.locator('.Tabs-panel');
  await expect(panels.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
  await expect(page.locator('.Tabs-title').first()).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await openFixture('Slider', 'default');
  const slides = page.locator('.Carousel-slide');
  await expect(page.locator('.Carousel-viewport[data-awake]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const slide of await slides.all()) {
    await expect.poll(async () => (await slide.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    const box = await slide.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }

  await page.emulateMedia({ media: null });
  for (const block of ['MobileMenuBlock', 'FloatingActionButton']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFixture(block, 'default');
    expect(await findStaying(page), block).toContainEqual(expect.stringContaining(block));
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await findStaying(page), `${block} at 400 %`).toEqual([]);
  }
});
