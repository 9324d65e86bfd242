/** What a page weighs for a visitor who reads it to its end. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { readToTheEnd } from './read-to-the-end.ts';
import { watchTraffic } from './traffic.ts';

export interface PageWeight {
  /** Of the page itself, in bytes as sent. */
  html: number;
  /** Of all scripts, those in the page included, in bytes as sent. */
  script: number;
  /** Paths of the script files, in the order in which they came. */
  files: string[];
}

/** Bytes of a text as hosts send it. */
const sent = (content: string | Buffer) => (content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length);

/**
 * Opens a page on a telephone's screen and reads it to its end, screen by screen.
 * @param ready what stands there when all has come that comes late
 */
export async function weighPage(page: Page, url: string, ready?: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const traffic = watchTraffic(page);
  page.on('response', (response) => responses.push(response));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  await traffic.settle();
  await readToTheEnd(page, traffic);
  if (ready) await page.locator(ready).first().waitFor();
  await traffic.settle();
  const weight: PageWeight = { html: 0, script: 0, files: [] };
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === 'document') weight.html += sent(await response.body());
    if (type !== 'script') continue;
    weight.script += sent(await response.body());
    weight.files.push(new URL(response.url()).pathname);
  }
  // Descriptions for search engines are data, which no browser runs.
  const inline = await page.locator('script:not([src], [type="application/ld+json"])').allTextContents();
  weight.script += sent(inline.join('\n'));
  return weight;
}
