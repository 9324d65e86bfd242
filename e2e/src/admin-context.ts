/**
 * One browser profile for the admin's tests of a worker: what the browser has fetched and compiled of the admin stays, as
 * it does for people, and all else is as new for each test.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { CMS_URL } from './cms.ts';

/** What `log-in.ts` left: Playwright's own form of a session. */
type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

export class AdminContext {
  readonly context: BrowserContext;
  readonly #session: Session;
  /** Stays open between tests: pages of one address share a process, which keeps what it has compiled of the admin. */
  #keeper: Page | undefined;

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
    for (const page of this.listPages()) await page.close();
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    await context.addCookies(this.#session.cookies);
    const keeper = this.#keeper ?? (await this.#openKeeper());
    const browser = await context.newCDPSession(keeper);
    const stored = 'local_storage,indexeddb,cache_storage,service_workers';
    await browser.send('Storage.clearDataForOrigin', { origin: new URL(CMS_URL).origin, storageTypes: stored });
    await browser.detach();
    const entries = this.#session.origins.flatMap(({ localStorage }) => localStorage);
    await keeper.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
  }

  /** The pages that the test has open. */
  listPages(): Page[] {
    return this.context.pages().filter((page) => page !== this.#keeper);
  }

  /** A page of the CMS's address that runs nothing. */
  async #openKeeper(): Promise<Page> {
    const keeper = await this.context.newPage();
    // A test that lets its page die takes the process along, and this page with it.
    keeper.on('crash', () => {
      this.#keeper = undefined;
    });
    await keeper.route(CMS_URL, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto(CMS_URL);
    this.#keeper = keeper;
    return keeper;
  }
}
