import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { watchTraffic } from '../../src/traffic.ts';

/** Answers every other host, and remembers who was asked. */
async function watchOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
    },
  );
  return asked;
}

test('plays after a press only, in the place of its picture, and says whom that sends data to', async ({
  openFixture,
  page,
}) => {
  await test.step('says whom playing sends data to', async () => {
    const page = await openFixture('Video', 'full');
    await expect(page.getByText('Playing sends data to Vimeo.')).toBeVisible();
  });

  await test.step('a file plays in the browser’s own player, and is not fetched before', async () => {
    let fetched = 0;
    await page.route('**/ride.mp4', (route) => {
      fetched += 1;
      return route.fulfill({ contentType: 'video/mp4', body: '' });
    });
    const traffic = watchTraffic(page);
    await openFixture('Video', 'file');
    await traffic.settle();
    expect(fetched).toBe(0);
    await page.getByRole('link', { name: /From the train/ }).press('Enter');
    await expect(page.locator('video[controls]')).toBeFocused();
    await expect.poll(() => fetched).toBeGreaterThan(0);
    const track = page.locator('video > track[kind="captions"][default]');
    await expect(track).toHaveAttribute('label', 'Captions');
    await expect(track).toHaveAttribute('srclang', /^en/);
  });

  for (const sample of ['empty', 'noVideo', 'refused']) {
    await test.step(`visitors see nothing of a block with ${sample} address`, async () => {
      const page = await openFixture('Video', sample);
      await expect(page.locator('[data-block]')).toHaveCount(0);
    });
  }

  await test.step('the player takes exactly the place of the picture', async () => {
    await watchOtherHosts(page);
    await openFixture('Video', 'full');
    const before = await page.locator('[data-block="Video"]').boundingBox();
    await page.getByRole('link').click();
    await expect(page.locator('iframe')).toBeVisible();
    expect(await page.locator('[data-block="Video"]').boundingBox()).toEqual(before);
    expect(await page.locator('iframe').boundingBox()).toEqual(before);
  });

  await test.step('asks nobody before the press, and only the host without cookies after it', async () => {
    const asked = await watchOtherHosts(page);
    const traffic = watchTraffic(page);
    await openFixture('Video', 'default');
    await traffic.settle();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: /Play video.*A day with a lease bike/ }).click();
    const player = page.locator('[data-block="Video"] iframe');
    await expect(player).toBeFocused();
    await expect(player).toHaveAttribute('title', /A day with a lease bike/);
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture leads to where the video can be watched', async ({ page, openFixture }) => {
    await openFixture('Video', 'longText');
    await expect(page.getByRole('link', { name: /Play video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
    );
  });
});
