import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Sight } from './screens.ts';

/** Pixels that may differ: specks of text rendering. A block that is one pixel off differs in hundreds. */
const TOLERANCE = 25;

/** Where pictures of what differed are left. */
const FOLDER = join(import.meta.dirname, '../../test-results/parity');

/**
 * Compares what the canvas and the site show, once both have come to rest.
 * @param take pictures of the canvas and of the site
 */
export async function comparePictures(name: string, take: () => Promise<[canvas: Sight, site: Sight]>): Promise<void> {
  let pictures: Record<string, PNG> = {};
  try {
    await expect(async () => {
      const [{ picture: canvas, versions }, { picture: site, versions: visited }] = await take();
      expect(versions, `versions of the pictures of ${name}`).toEqual(visited);
      const { width, height } = site;
      const difference = new PNG({ width, height });
      pictures = { canvas, site, difference };
      expect([canvas.width, canvas.height], `size of ${name}`).toEqual([width, height]);
      const pixels = pixelmatch(canvas.data, site.data, difference.data, width, height, { threshold: 0.1 });
      expect(pixels, `${name}; pictures in e2e/test-results/parity`).toBeLessThanOrEqual(TOLERANCE);
    }).toPass({ timeout: 40_000 });
  } catch (error) {
    await mkdir(FOLDER, { recursive: true });
    for (const [kind, picture] of Object.entries(pictures)) {
      await writeFile(join(FOLDER, `${name}-${kind}.png`), PNG.sync.write(picture));
    }
    throw error;
  }
}
