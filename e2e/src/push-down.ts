import type { Page } from '@playwright/test';

/** Has every page begin far below the screen, for tests of what waits until a visitor comes near. */
export async function pushDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.paddingTop = '4000px';
    });
  });
}
