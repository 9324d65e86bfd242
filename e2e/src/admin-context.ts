/**
 * One browser profile for the admin's tests of a worker: what the browser has fetched and compiled of the admin stays, as
 * it does for people, and all else is as new for each test.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { CMS_URL } from './cms.ts';

/** What `log-in.ts` left: Playwright's own form of a session. */
type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

export class AdminContext {
  readonly context: BrowserContext;
  readonly #session: Session;

  private constructor(context: BrowserContext, session: Session) {
    this.context = context;
    this.#session = session;
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<AdminContext> {
    const session = JSON.parse(await readFile(String(process.env.E2E_STORAGE), 'utf8')) as Session;
    return new AdminContext(await browser.newContext(options), session);
  }

  /** Closes the pages of the test before, forgets what it stored and allowed, and logs in. */
  async renew(): Promise<void> {
    const { context } = this;
    for (const page of context.pages()) await page.close();
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    await context.addCookies(this.#session.cookies);
    const page = await context.newPage();
    const browser = await context.newCDPSession(page);
    const stored = 'local_storage,indexeddb,cache_storage,service_workers';
    await browser.send('Storage.clearDataForOrigin', { origin: new URL(CMS_URL).origin, storageTypes: stored });
    // Stored by a page of the CMS's address that runs nothing.
    await page.route(CMS_URL, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(CMS_URL);
    const entries = this.#session.origins.flatMap(({ localStorage }) => localStorage);
    await page.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
    await page.close();
  }
}
