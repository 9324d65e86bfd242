import type { Browser, Page } from '@playwright/test';
import type { ComparedPage } from './pages.ts';
import { LEAST_HEIGHT, pictured, refuseStrangers, SCREENS, type Sight, see, settle } from './screens.ts';

/** The site, as a visitor has it on the screen. */
export class ParitySite {
  readonly #page: Page;
  readonly #url: string;
  #pictured = '';

  private constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  /** @param url where the gallery is served */
  static async open(browser: Browser, url: string): Promise<ParitySite> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await refuseStrangers(page);
    return new ParitySite(page, url);
  }

  async show({ type, page }: ComparedPage): Promise<void> {
    this.#pictured = pictured(type);
    await this.#page.setViewportSize({ width: SCREENS[0][1], height: LEAST_HEIGHT });
    await this.#page.goto(`${this.#url}/gallery/${type}/${page}`);
  }

  /** @returns height of the screen, which is made high enough that nothing scrolls */
  async useWidth(width: number): Promise<number> {
    await this.#page.setViewportSize({ width, height: LEAST_HEIGHT });
    await settle(this.#page);
    const content = await this.#page.evaluate(() => document.body.scrollHeight);
    const height = Math.max(LEAST_HEIGHT, content);
    await this.#page.setViewportSize({ width, height });
    return height;
  }

  capture(): Promise<Sight> {
    return see(this.#page, this.#pictured);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}
