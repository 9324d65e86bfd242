import { BIKE_STORE_KEY } from '@lumavelo/blocks/client/bike-store';
import { fixtureBlock, fixtureReferences } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import { states } from '@lumavelo/blocks/states';
import { type Browser, expect, type Frame, type Locator, type Page, type Route } from '@playwright/test';
import type { AnswerStates, Loadable } from 'page-format';
import { Editor } from '../editor.ts';
import type { ComparedPage } from './pages.ts';
import { LEAST_HEIGHT, pictured, refuseStrangers, type Sight, see } from './screens.ts';

/** Wide enough that no screen is drawn smaller. */
const EDITOR_WIDTH = 2200;

/** The page editor's preview. It stays open, and samples come and go over the clipboard. */
export class ParityCanvas {
  readonly #page: Page;
  readonly #editor: Editor;
  readonly #errors: string[] = [];
  /** Calls that a sample shows while they are under way. */
  readonly #unanswered = new Set<Route>();
  #answer: Loadable | undefined;
  #pictured = '';
  /** Whether the block is drawn with an answer. */
  #hasRequest = false;
  /** Height of what the editor shows above and below the canvas, in pixels. */
  #surroundings = 0;

  private constructor(page: Page) {
    this.#page = page;
    this.#editor = new Editor(page);
  }

  /** @param galleryUrl where the samples' files are */
  static async open(browser: Browser, galleryUrl: string): Promise<ParityCanvas> {
    const context = await browser.newContext({
      storageState: String(process.env.E2E_STORAGE),
      baseURL: String(process.env.CMS_URL),
      locale: 'en-GB',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: EDITOR_WIDTH, height: LEAST_HEIGHT },
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => canvas.#errors.push(error.message));
    const canvas = new ParityCanvas(page);
    await refuseStrangers(page);
    await page.route(/\/(gallery-media\/|favicon\.svg)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: galleryUrl + pathname }) });
    });
    await page.route('**/page-builder/references?*', (route) =>
      route.fulfill({ json: { data: fixtureReferences((file) => `/gallery-media/${file}`) } }),
    );
    await page.route(/\/api\/(reviews|dealers|site\?|bikes-filter\/|bike-finder\/)/, (route) => canvas.#fulfil(route));
    // Others have an element of their own that asks.
    await page.route('**/api/perform-calculations/*', (route) =>
      canvas.#hasRequest ? canvas.#fulfil(route) : route.fallback(),
    );
    await canvas.#editor.goToNewPage('en');
    await canvas.#open();
    return canvas;
  }

  async show(compared: ComparedPage): Promise<void> {
    const [name, sample] = compared.samples[0] ?? ['', { props: {} }];
    this.#pictured = pictured(compared.type);
    this.#answer = sample.data;
    await this.#clear();
    // What the CMS answered is kept while the editor is open.
    this.#hasRequest = registry.get(compared.type)?.request !== undefined;
    if (this.#hasRequest) await this.#reopen();
    await this.#page.getByRole('button', { name: 'Mobile', exact: true }).click();
    if (compared.type === 'BikeComparison') await this.#compareBikes();
    await this.#paste(compared);
    if (compared.type === 'FeatureContainer' && name === 'full') await this.#look('on');
    if (FORMS.includes(compared.type) && sample.data) await this.#look(FORM_STATES[sample.data.status] ?? '');
    if (EMBEDS.includes(compared.type) && sample.data) await this.#look(findState(compared.type, sample.data));
    else if (EMBEDS.includes(compared.type)) await this.#restartPreview();
  }

  async useScreen(screen: string): Promise<void> {
    await this.#page.getByRole('button', { name: screen, exact: true }).click();
  }

  /** Makes the canvas as high as a visitor's screen. */
  async setHeight(height: number): Promise<void> {
    await this.#page.setViewportSize({ width: EDITOR_WIDTH, height: height + this.#surroundings });
  }

  async capture(): Promise<Sight> {
    return see(await this.#content(), this.#pictured);
  }

  expectNoErrors(): void {
    expect(this.#errors.splice(0), 'errors thrown in the editor').toEqual([]);
  }

  async close(): Promise<void> {
    await this.#giveUp();
    await this.#page.context().close();
  }

  get #frame(): Locator {
    return this.#page.locator('iframe[title="Page canvas"]');
  }

  async #content(): Promise<Frame> {
    const frame = await (await this.#frame.elementHandle())?.contentFrame();
    if (!frame) throw new Error('The editor has no canvas.');
    return frame;
  }

  async #open(): Promise<void> {
    await this.#editor.open();
    await this.#page.getByRole('button', { name: 'Preview', exact: true }).click();
    const canvas = await this.#frame.boundingBox();
    this.#surroundings = Number(this.#page.viewportSize()?.height) - Number(canvas?.height);
  }

  async #reopen(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Done', exact: true }).click();
    await this.#giveUp();
    await this.#open();
  }

  /** A preview that starts with its blocks, as pages of the site do; scripts look at what is there when they start. */
  async #restartPreview(): Promise<void> {
    const preview = this.#page.getByRole('button', { name: 'Preview', exact: true });
    await preview.click();
    await expect(preview).toHaveAttribute('aria-pressed', 'false');
    await preview.click();
  }

  async #clear(): Promise<void> {
    await this.#page.keyboard.press('Delete');
    await expect(this.#blocks).toHaveCount(0);
  }

  async #paste({ type, samples }: ComparedPage): Promise<void> {
    const blocks = samples.map(([name, sample]) =>
      fixtureBlock(type, name, sample, (of) => registry.get(of)?.version ?? 1),
    );
    const text = JSON.stringify({ format: 'page-builder/blocks', formatVersion: 1, blocks });
    await this.#page.evaluate((it) => navigator.clipboard.writeText(it), text);
    await this.#page.keyboard.press('ControlOrMeta+V');
    await expect(this.#blocks.first()).toBeVisible();
  }

  /** Picks as many bikes as the answer has, as a visitor does in another tab; one where there is no answer. */
  async #compareBikes(): Promise<void> {
    const bikes = this.#answer?.status === 'loaded' ? (this.#answer.data as { data: unknown[] }).data : ['any'];
    const comparedBikeIds = bikes.map((_, index) => `bike${index}`);
    const picked = { key: BIKE_STORE_KEY, value: JSON.stringify({ comparedBikeIds }) };
    const frame = await this.#content();
    await frame.evaluate(({ key, value }) => localStorage.setItem(key, value), picked);
  }

  /** The rows of the outline below the page's own. */
  get #blocks(): Locator {
    return this.#editor.outline.getByRole('treeitem', { level: 2 });
  }

  /** Looks at the selected block in a state that it does not have by itself. */
  async #look(state: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: 'State shown' }).selectOption(state);
  }

  /** The CMS answers what the sample shows. */
  async #fulfil(route: Route): Promise<void> {
    if (this.#answer?.status === 'loaded') await route.fulfill({ json: this.#answer.data });
    else if (this.#answer?.status === 'failed') await route.fulfill({ status: 404, body: '' });
    else this.#unanswered.add(route);
  }

  async #giveUp(): Promise<void> {
    for (const route of this.#unanswered) await route.abort();
    this.#unanswered.clear();
  }
}

const FORMS = ['HubspotForm', 'LeadForm'];

/** Blocks that stand for the component of a script. */
const EMBEDS = ['BusinessBikeCalculatorSE', 'BusinessBikeMapSE', 'CalculatorPageElement', 'MiniCalculatorBlock'];

/** What the state is called in the editor that a sample shows. */
function findState(type: string, data: Loadable): string {
  const own: AnswerStates = (states as Readonly<Record<string, AnswerStates | undefined>>)[type] ?? {};
  const found = Object.keys(own).find((name) => own[name]?.data === data);
  if (!found) throw new Error(`A sample of ${type} shows a state that is not among its states.`);
  return found;
}

/** What the states of forms are called in the editor. */
const FORM_STATES: Partial<Record<Loadable['status'], string>> = {
  loading: 'sending',
  failed: 'failed',
  loaded: 'sent',
};
