/** Stock Firefox, driven over WebDriver BiDi. */
import { type ConsoleMessage, type KeyInput, launch } from 'puppeteer-core';
import { FIREFOX, findFirefox } from '../../../scripts/other-browsers.ts';
import type { Driver, Installation } from './driver.ts';

export const firefox: Installation = { ...FIREFOX, start };

async function start(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
  let errors: string[] = [];
  const openPage = async () => {
    const opened = await browser.newPage();
    // The only question that pages ask is whether what was not saved may be left.
    opened.on('dialog', (dialog) => dialog.accept());
    opened.on('console', (message) => message.type() === 'error' && errors.push(describe(message)));
    opened.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
    return opened;
  };
  let page = await openPage();
  return {
    async renew() {
      const before = page;
      page = await openPage();
      await before.close();
    },
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async addScript(source) {
      await page.evaluate(source);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    mouse: {
      move: (x, y) => page.mouse.move(x, y),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const [last, ...held] = keys.split('+').reverse() as KeyInput[];
      if (!last) throw new Error('There is no key to press.');
      for (const key of held.toReversed()) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of held) await page.keyboard.up(key);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return url ? `${message.text()} (${url})` : message.text();
}
