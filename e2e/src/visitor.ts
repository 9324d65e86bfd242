/**
 * Tests as visitors of the site. All of a worker share one browser profile, which keeps what it has fetched and compiled;
 * storage, cookies, permissions, routes and pages are as new for each test.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

/** All sites of the tests are on this host, on different ports. */
const HOST = 'http://localhost/';

/** A browser profile, and a page in it that stays open: pages of one host share a process while one of them is open. */
interface Profile {
  context: BrowserContext;
  keeper: Page;
}

class VisitorContext {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  #profile: Profile | undefined;
  readonly #origins = new Set<string>();

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  /** Closes the pages of the test before, and forgets what it stored and allowed. */
  async renew(): Promise<BrowserContext> {
    if (this.#profile && (await isSpent(this.#profile.keeper))) await this.close();
    this.#profile ??= await this.#open();
    const { context, keeper } = this.#profile;
    for (const page of context.pages()) if (page !== keeper) await page.close();
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    await context.setGeolocation(null);
    await context.setOffline(false);
    const browser = await context.newCDPSession(keeper);
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
    for (const origin of this.#origins) await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await browser.detach();
    this.#origins.clear();
    return context;
  }

  async close(): Promise<void> {
    await this.#profile?.context.close();
    this.#profile = undefined;
    this.#origins.clear();
  }

  async #open(): Promise<Profile> {
    const context = await this.#browser.newContext(this.#options);
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        const url = frame.url();
        if (url.startsWith('http')) this.#origins.add(new URL(url).origin);
      });
    });
    const keeper = await context.newPage();
    await keeper.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto(HOST);
    return { context, keeper };
  }
}

/** A clock that a test installed stays in every later page of its context; a crash takes the keeper along. */
async function isSpent(keeper: Page): Promise<boolean> {
  return keeper.evaluate(() => !String(setTimeout).includes('[native code]')).catch(() => true);
}

export const test = base.extend<object, { visitor: VisitorContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale } = project.use;
      // Whatever Playwright would take from the options of the test that happens to be the first.
      const neutral = { javaScriptEnabled: true, hasTouch: false, reducedMotion: null };
      const visitor = new VisitorContext(browser, { baseURL, viewport, locale, ...neutral });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  async context({ browser, visitor, hasTouch }, use) {
    // A screen to touch belongs to a context from its beginning.
    if (!hasTouch) return use(await visitor.renew());
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  // The profile is one for tests of several screens and tastes, with and without script, so these are set on the page.
  async page({ context, viewport, contextOptions, javaScriptEnabled }, use) {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null });
    if (!javaScriptEnabled) await turnScriptsOff(page);
    await use(page);
  },
});

/** Lets no page that is opened from now on run a script of its own. */
export async function turnScriptsOff(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
}

export { expect };
