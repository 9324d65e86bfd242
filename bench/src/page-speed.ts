import type { Country } from '@lumavelo/blocks/site';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.ts';
import budgets from '../../web/budgets.json' with { type: 'json' };
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';
import { type DemoSites, startDemoSites } from './demo-sites.ts';
import { pageKinds } from './page-kinds.ts';

const ROUNDS = 5;

/** A slow connection of the fourth generation, in bytes a second and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_PROCESSOR = 4;

/**
 * How soon a page of each kind is there on a telephone with a slow connection, beside a page that holds nothing but the
 * same largest element; and how long its scripts keep the browser busy, and how far it moves by itself. What is good
 * enough stands in `web/budgets.json`.
 */
export const pageSpeed: Benchmark = {
  name: 'page-speed',
  title: 'Pages of each kind on a slow telephone: largest paint beside a bare page, blocking and movement',
  run: measure,
};

async function measure(): Promise<Measurement[]> {
  const kinds = pageKinds();
  const sites = await startDemoSites([...new Set(kinds.map(([, country]) => country))]);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const measurements: Measurement[] = [];
    for (const [kind, country, path] of kinds) {
      measurements.push(...(await measureKind(browser, sites, kind, country, path)));
    }
    return measurements;
  } finally {
    await browser.close();
    await sites.close();
  }
}

async function measureKind(
  browser: Browser,
  sites: DemoSites,
  kind: string,
  country: Country,
  path: string,
): Promise<Measurement[]> {
  const url = sites.url(country) + path;
  const first = await visit(browser, url);
  const bare = sites.addPage(country, first.bare);
  const paints: Record<'ours' | 'baseline', number[]> = { ours: [], baseline: [] };
  const blocking: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    paints.baseline.push((await visit(browser, bare)).paint);
    const visited = await visit(browser, url);
    paints.ours.push(visited.paint);
    blocking.push(visited.blocking);
    shifts.push(visited.shift);
  }
  const ours = summarize(paints.ours);
  const baseline = summarize(paints.baseline);
  return [
    {
      name: `${kind}: largest paint`,
      ...{ unit: 'ms', target: Number((1 / budgets.speed.paintBesideBarePage).toFixed(2)), ours, baseline },
      ratio: baseline.median / ours.median,
    },
    budget(`${kind}: blocking`, 'ms', budgets.speed.blocking, blocking),
    budget(`${kind}: movement`, 'layout shift', budgets.speed.shift, shifts),
  ];
}

/** Figures beside the most that they may be; ones of nothing count as a thousandth of it. */
function budget(name: string, unit: string, most: number, figures: readonly number[]): Measurement {
  const ours = summarize(figures);
  const ratio = most / Math.max(ours.median, most / 1000);
  return { name, unit, target: 1, ours, baseline: summarize([most]), ratio };
}

interface Visit {
  /** When the largest element was painted, in milliseconds. */
  paint: number;
  /** Milliseconds beyond fifty of every task after the first paint, together. */
  blocking: number;
  /** Sum of all shifts, over the whole length of the page. */
  shift: number;
  /** A page of nothing but the largest element. */
  bare: string;
}

/** Opens a page as for the first time, reads it to its end, and says how that was. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    // The largest paint is settled before anybody scrolls.
    const { paint, bare } = await page.evaluate(describePaint);
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    const { blocking, shift } = await page.evaluate(() => {
      const { tasks, shift: moved } = (window as unknown as { watched: Watched }).watched;
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const late = tasks.filter(({ start }) => start >= (painted?.startTime ?? 0));
      return { blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0), shift: moved };
    });
    return { paint, bare, blocking, shift };
  } finally {
    await context.close();
  }
}

interface Watched {
  tasks: { start: number; duration: number }[];
  shift: number;
  largest?: PerformanceEntry & { element: Element | null };
}

/** Runs in the page before anything else. */
function watch(): void {
  const watched: Watched = { tasks: [], shift: 0 };
  Object.assign(window, { watched });
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    watched.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('largest-contentful-paint', (entry) => {
    watched.largest = entry as Watched['largest'];
  });
}

/** Runs in the page: when its largest element was painted, and a page of that element alone, as large as it is here. */
function describePaint(): { paint: number; bare: string } {
  const { largest } = (window as unknown as { watched: Watched }).watched;
  const element = largest?.element;
  if (!largest || !element) throw new Error(`${location.href} painted nothing.`);
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;display:block;box-sizing:border-box;width:${width}px;height:${height}px;font:${getComputedStyle(element).font}`;
  const styles = [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML);
  const fonts = [...document.querySelectorAll('link[rel="preload"]')].map(({ outerHTML }) => outerHTML);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${fonts.join('')}${styles.join('')}`;
  return {
    paint: largest.startTime,
    bare: `<!doctype html><html lang="${document.documentElement.lang}"><head>${head}<title>Bare</title></head><body><main class="Page">${copy.outerHTML}</main></body></html>`,
  };
}

/** Scrolls as a reader does: what wakes when it comes near has the time to see it. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}
