/**
 * One browser profile for the tests of a worker: what the browser has fetched and compiled stays, as it does for people;
 * storage, cookies, permissions, routes and pages are as new for each test.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type CDPSession,
  type Page,
} from '@playwright/test';

/** Playwright's own form of what a browser stores for a session. */
export type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

interface ProfileOptions {
  /** Of pages that the tests visit, on whatever ports of its host. */
  address: string;
  /** What each test begins with: logged in, for example. */
  session?: Session;
}

/** A context, and a page in it that stays open: pages of one host share a process while one of them is open. */
interface OpenProfile {
  context: BrowserContext;
  keeper: Page;
  /** Origins of the pages that were visited. */
  origins: Set<string>;
}

export class WorkerProfile {
  readonly #browser: Browser;
  readonly #contextOptions: BrowserContextOptions;
  readonly #options: ProfileOptions;
  #open: OpenProfile | undefined;

  constructor(browser: Browser, contextOptions: BrowserContextOptions, options: ProfileOptions) {
    this.#browser = browser;
    this.#contextOptions = contextOptions;
    this.#options = options;
  }

  /** Closes the pages of the test before, forgets what it stored and allowed, and begins the session. */
  async renew(): Promise<BrowserContext> {
    if (this.#open && (await isSpent(this.#open.keeper))) await this.close();
    this.#open ??= await this.#begin();
    const { context, keeper, origins } = this.#open;
    for (const page of this.listPages()) await page.close();
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    await context.setGeolocation(null);
    await context.setOffline(false);
    const browser = await context.newCDPSession(keeper);
    for (const origin of origins) await clearStorage(browser, origin);
    await browser.detach();
    origins.clear();
    const { session } = this.#options;
    if (!session) return context;
    await context.addCookies(session.cookies);
    origins.add(new URL(this.#address).origin);
    const entries = session.origins.flatMap(({ localStorage }) => localStorage);
    await keeper.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
    return context;
  }

  /** The pages that the test has open. */
  listPages(): Page[] {
    const { context, keeper } = this.#open ?? {};
    return context?.pages().filter((page) => page !== keeper) ?? [];
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = undefined;
  }

  get #address(): string {
    return new URL('/', this.#options.address).href;
  }

  async #begin(): Promise<OpenProfile> {
    const context = await this.#browser.newContext(this.#contextOptions);
    const origins = new Set<string>();
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
      });
    });
    const keeper = await context.newPage();
    await keeper.route(this.#address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await keeper.goto(this.#address);
    return { context, keeper, origins };
  }
}

async function clearStorage(browser: CDPSession, origin: string): Promise<void> {
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

/** A clock that a test installed stays in every later page of its context; a crash takes the keeper along. */
async function isSpent(keeper: Page): Promise<boolean> {
  return keeper.evaluate(() => !String(setTimeout).includes('[native code]')).catch(() => true);
}

/**
 * Tests whose pages are of one profile.
 * @param describe what they visit, and the session that each begins with
 */
export function extendWithProfile(describe: () => Promise<ProfileOptions>) {
  return base.extend<object, { profile: WorkerProfile }>({
    profile: [
      async ({ browser }, use, { project }) => {
        const { baseURL, viewport, locale } = project.use;
        // Whatever Playwright would take from the options of the test that happens to be the first.
        const neutral = { javaScriptEnabled: true, hasTouch: false, reducedMotion: null };
        const profile = new WorkerProfile(browser, { baseURL, viewport, locale, ...neutral }, await describe());
        await use(profile);
        await profile.close();
      },
      { scope: 'worker' },
    ],
    async context({ browser, profile, hasTouch }, use) {
      // A screen to touch belongs to a context from its beginning.
      if (!hasTouch) return use(await profile.renew());
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    // The profile is one for tests of several screens and tastes, with and without script, so these are set on the page.
    async page({ context, viewport, colorScheme, contextOptions, javaScriptEnabled }, use) {
      const page = await context.newPage();
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: contextOptions.reducedMotion ?? null });
      if (!javaScriptEnabled) await turnScriptsOff(page);
      await use(page);
    },
  });
}

/** Lets no page that is opened from now on run a script of its own. */
export async function turnScriptsOff(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
}
