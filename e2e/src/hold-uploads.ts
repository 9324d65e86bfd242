import type { Page } from '@playwright/test';

/**
 * Keeps uploads from reaching the server.
 * @returns lets them go on
 */
export async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/page-builder/upload?*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
