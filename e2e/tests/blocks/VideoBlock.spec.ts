import type { Page } from '@playwright/test';
import { expect, test } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';

const video = (page: Page) => page.locator('video');
const state = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => {
    const { paused, muted, loop, controls } = element;
    return { paused, muted, loop, controls };
  });

test('plays silently behind its title, and as a player with captions when asked to', async ({ page, openFixture }) => {
  await test.step('the background plays silently, in a loop, without controls', async () => {
    await openFixture('VideoBlock', 'full');
    await expect(page.getByRole('heading', { name: 'From traffic jam to tailwind' })).toBeVisible();
    await expect.poll(() => state(page)).toEqual({ paused: false, muted: true, loop: true, controls: false });
    await expect(video(page)).toHaveAttribute('aria-hidden', 'true');
  });

  await test.step('Play starts a player with sound and controls, and moves nothing', async () => {
    await watchLayoutShift(page);
    await openFixture('VideoBlock', 'full');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => state(page)).toEqual({ paused: false, muted: false, loop: false, controls: true });
    await expect(video(page)).toBeFocused();
    await expect(video(page)).not.toHaveAttribute('aria-hidden');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
  });

  await test.step('the player shows the captions that stand in the page, and the background none', async () => {
    await openFixture('VideoBlock', 'captions');
    const captions = () =>
      video(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
        track?.mode,
        track?.label,
        [...(track?.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(),
      ]);
    expect((await captions())[0]).toBeUndefined();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(captions).toEqual(['showing', 'Captions', 'Birds sing, and a bell rings twice.']);
    await video(page).evaluate((element) => element.dispatchEvent(new Event('ended')));
    await expect.poll(async () => (await captions())[0]).toBe('disabled');
  });

  await test.step('at its end the player is the background again, and the button has the focus', async () => {
    await openFixture('VideoBlock', 'full');
    const button = page.getByRole('button', { name: 'Play', exact: true });
    await button.click();
    await expect.poll(() => state(page)).toMatchObject({ controls: true, paused: false });
    await video(page).evaluate((element) => element.dispatchEvent(new Event('ended')));
    await expect(button).toBeFocused();
    await expect.poll(() => state(page)).toEqual({ paused: false, muted: true, loop: true, controls: false });
  });
});

test('a video that does not go on offers its file after five seconds', { tag: '@full' }, async ({
  page,
  openFixture,
}) => {
  await page.clock.install();
  // Answers never, as a host that hangs.
  await page.route('**/*.webm', () => {});
  await page.goto('about:blank');
  await openFixture('VideoBlock', 'full');
  const status = page.getByRole('status');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(4_900);
  await expect(status).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(status).toContainText('The video is not loading right now.');
  await expect(status.getByRole('link')).toHaveAttribute('href', '/gallery-media/ride.webm');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the background stands still, and Play still plays', async ({ page, openFixture }) => {
    await openFixture('VideoBlock', 'full');
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    expect(await state(page)).toMatchObject({ paused: true });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => state(page)).toMatchObject({ paused: false, controls: true });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a title above a plain player', async ({ page, openFixture }) => {
    await openFixture('VideoBlock', 'full');
    await expect(page.getByRole('heading', { name: 'From traffic jam to tailwind' })).toBeVisible();
    await expect(page.locator('video[controls]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  });
});
