import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright';
import { enterLogin } from '../../e2e/src/enter-login.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { buildAdmin } from '../../scripts/cms.ts';
import { loadEnvironment } from '../../scripts/environment.ts';
import { createPage } from '../editor/our-page.ts';
import { type Benchmark, type Measurement, type Sides, takeTurns } from './benchmark.ts';
import { serveEditors } from './build-editors.ts';
import { startDemoSites } from './demo-sites.ts';
import { EDITORS, type EditorSide, waitForBlocks, waitForCanvas } from './editor-sides.ts';
import { type Cost, compareCosts, settle, startMeasuring, untilPainted } from './processor-time.ts';

const BLOCKS = 300;
/** `BENCH_ROUNDS=1` measures once. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Three runs gave 2.0 to 2.1, their single rounds 1.6 to 2.6. */
const TARGET = 1.5;
const LOCALE = 'nl';
const PAGES = 'content-manager/collection-types/api::page.page';

/**
 * Opening a stored page in the admin of a running CMS, until somebody can write in it, beside Puck that opens an equal
 * page. Counted from the press on the button to the caret in the first title: ours stands on the canvas, Puck's in the
 * field beside it. It is processor time of the main thread, as in `editor-speed`, which opens both without Strapi.
 */
export const adminOpening: Benchmark = {
  name: 'admin-opening',
  title: `Opening the page editor in the admin and Puck 0.23 with an equal page of ${BLOCKS} blocks, from click to first caret`,
  run: measure,
};

/** Where an editor has its button, and how the first title gets the caret. */
interface Opening {
  editor: EditorSide;
  address: string;
  /** What the browser has stored: in the admin, that somebody is logged in. */
  storageState?: BrowserContextOptions['storageState'];
  placeCaret(page: Page, canvas: Frame): Promise<void>;
}

async function measure(): Promise<Measurement> {
  // Also where there is a build already: what is measured is the source as it stands.
  await buildAdmin(loadEnvironment());
  const cms = await startDemoSites([]);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const puck = await serveEditors(['puck']);
  try {
    const { document, count } = createPage(BLOCKS);
    const openings: Sides<Opening> = {
      ours: {
        editor: EDITORS.ours,
        ...(await storePage(browser, String(cms.env.CMS_URL), document)),
        placeCaret: writeOnCanvas,
      },
      baseline: {
        editor: EDITORS.baseline,
        address: `${puck.url}/${EDITORS.baseline.file}?blocks=${BLOCKS}`,
        placeCaret: writeInField,
      },
    };
    const { ours, baseline } = await takeTurns(ROUNDS, (side) => open(browser, openings[side], count));
    return compareCosts({ name: `open in the admin at ${BLOCKS}`, target: TARGET }, ours, baseline);
  } finally {
    puck.close();
    await browser.close();
    await cms.close();
  }
}

/** Logs in and stores the page. */
async function storePage(
  browser: Browser,
  cmsUrl: string,
  content: object,
): Promise<Pick<Opening, 'address' | 'storageState'>> {
  const context = await browser.newContext();
  try {
    const token = await enterLogin(await context.newPage(), cmsUrl);
    const answer = await fetch(`${cmsUrl}/${PAGES}?locale=${LOCALE}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Bench', slug: 'bench', content }),
    });
    if (!answer.ok) throw new Error(`Storing the page was answered with ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { documentId: string } };
    return {
      address: `${cmsUrl}/admin/${PAGES}/${data.documentId}?plugins[i18n][locale]=${LOCALE}`,
      storageState: await context.storageState(),
    };
  } finally {
    await context.close();
  }
}

/** Opens the editor in a browser that has not yet seen it, until the caret stands in the first title, painted. */
async function open(browser: Browser, opening: Opening, count: number): Promise<Cost> {
  const { editor, address, storageState, placeCaret } = opening;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  try {
    const page = await context.newPage();
    const measureCost = await startMeasuring(page);
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Open page editor' });
    await button.waitFor();
    await settle(page);
    const { cost } = await measureCost(async () => {
      const started = performance.now();
      await button.click();
      const canvas = await waitForCanvas(page, editor);
      await waitForBlocks(canvas, editor, count);
      await placeCaret(page, canvas);
      await untilPainted(page);
      return { clock: performance.now() - started, value: undefined };
    });
    return cost;
  } finally {
    await context.close();
  }
}

async function writeOnCanvas(_page: Page, canvas: Frame): Promise<void> {
  await canvas.locator('h2').first().dblclick();
  await canvas.waitForFunction(() => (document.activeElement as HTMLElement | null)?.isContentEditable);
}

async function writeInField(page: Page, canvas: Frame): Promise<void> {
  const title = canvas.locator('h2').first();
  await title.click();
  // Until the title is selected, the settings have a field of the same name for the page.
  const field = await page.waitForFunction(
    ({ body, text }) => {
      const input = new Function(body)() as HTMLInputElement | undefined;
      return input?.value === text && input;
    },
    { body: EDITORS.baseline.field, text: await title.textContent() },
  );
  await field.asElement()?.click();
  await page.waitForFunction((input) => document.activeElement === input, field);
}
