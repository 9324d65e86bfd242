/** The tile server in the settings of the gallery that is built with one; no such server runs. */
import type { Page } from '@playwright/test';

/** One grey pixel; a map stretches it to a tile. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Answers what a page asks of the tile server from now on.
 * @returns what was asked, growing
 */
export async function answerTiles(page: Page, status = 200): Promise<URL[]> {
  const asked: URL[] = [];
  const tiles = process.env.E2E_TILES_URL;
  if (!tiles) return asked;
  await page.route(`${tiles}/**`, async (route) => {
    asked.push(new URL(route.request().url()));
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status, headers, contentType: 'image/png', body: status === 200 ? PIXEL : '' });
  });
  return asked;
}
