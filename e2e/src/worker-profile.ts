/**
 * One browser profile for the tests of a worker: what the browser has fetched and compiled stays, as it does for people,
 * and all else is as new for each test.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';

/** Playwright's own form of what a browser stores for a session. */
export type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

const NO_SESSION: Session = { cookies: [], origins: [] };

export class WorkerProfile {
  readonly context: BrowserContext;
  readonly #origin: string;
  readonly #session: Session;
  /** Stays open between tests: pages of one address share a process, which keeps what it has compiled. */
  #keeper: Page | undefined;

  private constructor(context: BrowserContext, origin: string, session: Session) {
    this.context = context;
    this.#origin = origin;
    this.#session = session;
  }

  /**
   * @param address of the pages that the tests visit
   * @param session what each test begins with: logged in, for example
   */
  static async open(
    browser: Browser,
    options: BrowserContextOptions,
    address: string,
    session = NO_SESSION,
  ): Promise<WorkerProfile> {
    return new WorkerProfile(await browser.newContext(options), new URL(address).origin, session);
  }

  /** Closes the pages of the test before, forgets what it stored and allowed, and begins the session. */
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
    await browser.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: stored });
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

  /** A page of the address that runs nothing. */
  async #openKeeper(): Promise<Page> {
    const keeper = await this.context.newPage();
    // A test that lets its page die takes the process along, and this page with it.
    keeper.on('crash', () => {
      this.#keeper = undefined;
    });
    const address = `${this.#origin}/`;
    await keeper.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto(address);
    this.#keeper = keeper;
    return keeper;
  }
}

/**
 * Tests whose pages are of one profile.
 * @param describe the address of what they visit, and the session that each begins with
 */
export function extendWithProfile(describe: () => Promise<{ address: string; session?: Session }>) {
  return base.extend<object, { profile: WorkerProfile }>({
    profile: [
      async ({ browser }, use, { project }) => {
        const { baseURL, viewport, locale } = project.use;
        const { address, session } = await describe();
        const profile = await WorkerProfile.open(browser, { baseURL, viewport, locale }, address, session);
        await use(profile);
        await profile.context.close();
      },
      { scope: 'worker' },
    ],
    async context({ profile }, use) {
      await profile.renew();
      await use(profile.context);
    },
    // The profile is one for tests of several screens and tastes, so these are set on the page.
    async page({ context, viewport, colorScheme, contextOptions }, use) {
      const page = await context.newPage();
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion ?? null });
      await use(page);
    },
  });
}
