import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.ts';
import { type Benchmark, type Measurement, summarize, takeTurns } from './benchmark.ts';
import { serveEditors } from './build-editors.ts';
import { EDITORS, type EditorSide, waitForBlocks, waitForCanvas } from './editor-sides.ts';
import { type Cost, compareCosts, type MeasureCost, settle, startMeasuring, untilPainted } from './processor-time.ts';

/** Blocks on the page; `BENCH_BLOCKS=300` measures one size alone, `BENCH_ROUNDS=1` once. */
const SIZES = (process.env.BENCH_BLOCKS ?? '300,1000').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const KEYSTROKES = 30;
/** How often each operation is carried out in a visit: one alone says as much about the machine's moment as about itself. */
const TURNS = 3;
const OPERATIONS = ['insert', 'remove', 'duplicate', 'move', 'undo'] as const;
type Operation = (typeof OPERATIONS)[number];

/** Everything measured in one visit; the heap in MB. */
interface Visit {
  open: Cost;
  keystrokes: Cost[];
  heap: number;
  operations: Record<Operation, Cost[]>;
  /** Of our editor alone: the other has nothing to write on the page. */
  writing: Writing | undefined;
}

/** Writing on the page itself. */
interface Writing {
  /** From a press on a block in the palette to the caret in its text, once for each turn. */
  carets: Cost[];
  keystrokes: Cost[];
}

/**
 * The editor beside Puck, holding an equal page, in one Chromium. Each is opened by a button of the page around it, which
 * has read what it shares with its editor: React, and for ours the admin's design system. Counted in processor time of the page's main thread,
 * all its work until the result is painted, so that other programs on the machine do not decide the result; the same
 * by the clock is among the details.
 */
export const editorSpeed: Benchmark = {
  name: 'editor-speed',
  title: 'The page editor and Puck 0.23 with equal pages of 300 and 1,000 blocks, six levels deep',
  run: measure,
};

async function measure(): Promise<Measurement[]> {
  const editors = await serveEditors();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });
  try {
    const measurements: Measurement[] = [];
    for (const size of SIZES) {
      const visits = await takeTurns(ROUNDS, (side) => visit(browser, editors.url, EDITORS[side], size));
      measurements.push(...compare(size, visits.ours, visits.baseline));
    }
    return measurements;
  } finally {
    await browser.close();
    editors.close();
  }
}

/** Opens an editor in a fresh page, edits, and leaves. */
async function visit(browser: Browser, url: string, side: EditorSide, size: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const measureCost = await startMeasuring(page);
    await page.goto(`${url}/${side.file}?blocks=${size}`);
    await page.locator('button').waitFor();
    await settle(page);
    const { cost: open, value: frame } = await measureCost(async () => {
      const started = performance.now();
      await page.evaluate(() => document.querySelector('button')?.click());
      const canvas = await waitForCanvas(page, side);
      const count = await page.evaluate(() => window.bench.count);
      await waitForBlocks(canvas, side, count);
      await untilPainted(page);
      return { clock: performance.now() - started, value: canvas };
    });
    await settle(page);

    await frame.locator('h2').first().click();
    // A press writes the text; what is measured first is its field beside the page.
    if (side === EDITORS.ours) await page.keyboard.press('Escape');
    await page.waitForFunction(`(() => { ${side.field} })()`);
    const keystrokes: Cost[] = [];
    for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) {
      const { cost } = await measureCost(async () => ({
        clock: await page.evaluate(typeOne, { field: side.field, frame: side.frame }),
        value: undefined,
      }));
      keystrokes.push(cost);
    }
    const operations = Object.fromEntries(OPERATIONS.map((name) => [name, [] as Cost[]])) as Visit['operations'];
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const operation of OPERATIONS) {
        operations[operation].push(await measureOperation(page, side, operation, measureCost));
      }
      // What was moved is back in its place; without the duplicate as well, every turn begins with the same page.
      await settle(page);
      await operate(page, side, 'undo');
    }
    const writing = side === EDITORS.ours ? await measureWriting(page, side, measureCost) : undefined;
    // Last: collecting the garbage by hand also drops compiled code, which the next measurement would compile anew.
    const heap = await readHeap(page);
    return { open, keystrokes, heap, operations, writing };
  } finally {
    await page.close();
  }
}

/** Carries out one operation on a page at rest. What it costs to look on while nothing happens is taken off. */
async function measureOperation(
  page: Page,
  side: EditorSide,
  operation: Operation,
  measureCost: MeasureCost,
): Promise<Cost> {
  const costOf = async (name: Operation | 'nothing') =>
    (await measureCost(async () => ({ clock: await operate(page, side, name), value: undefined }))).cost;
  await settle(page);
  const idle = await costOf('nothing');
  return takeOff(await costOf(operation), idle);
}

/** Puts titles on the page with the palette, and writes in the last where it stands; looking on is taken off as above. */
async function measureWriting(page: Page, side: EditorSide, measureCost: MeasureCost): Promise<Writing> {
  const costOf = async (work: (frame: string) => Promise<number>) =>
    (await measureCost(async () => ({ clock: await page.evaluate(work, side.frame), value: undefined }))).cost;
  await settle(page);
  const idle = await costOf(lookOn);
  const carets: Cost[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    carets.push(takeOff(await costOf(beginWriting), idle));
    await settle(page);
  }
  const keystrokes: Cost[] = [];
  for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) keystrokes.push(takeOff(await costOf(writeOne), idle));
  return { carets, keystrokes };
}

function takeOff(cost: Cost, idle: Cost): Cost {
  return { ...cost, processor: cost.processor - idle.processor, script: cost.script - idle.script };
}

/** What `beginWriting` and `writeOne` wait for after their work, and no more. */
async function lookOn(): Promise<number> {
  const started = performance.now();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  return performance.now() - started;
}

/** Presses on the title in the palette; done when the caret stands in it, painted. */
async function beginWriting(frame: string): Promise<number> {
  const canvas = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument as Document;
  const before = canvas.activeElement;
  const titles = [...document.querySelectorAll<HTMLElement>('[data-region="blocks"] button')];
  const title = titles.find((button) => button.textContent === 'Title');
  if (!title) throw new Error('The palette has no title.');
  const started = performance.now();
  title.click();
  const isWriting = () => canvas.activeElement !== before && (canvas.activeElement as HTMLElement).isContentEditable;
  while (!isWriting()) await new Promise(requestAnimationFrame);
  const clock = performance.now() - started;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  return clock;
}

/** Writes one letter at the caret; done when it is painted. */
async function writeOne(frame: string): Promise<number> {
  const canvas = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument as Document;
  const started = performance.now();
  canvas.execCommand('insertText', false, 'x');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  return performance.now() - started;
}

/** Types one letter into the title's field; a keystroke ends when the canvas shows it and is painted. */
async function typeOne({ field, frame }: { field: string; frame: string }): Promise<number> {
  const input = new Function(field)() as HTMLInputElement;
  const canvas = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument as Document;
  const heading = [...canvas.querySelectorAll('h2')].find((entry) =>
    entry.textContent?.includes(input.value),
  ) as Element;
  const value = `${input.value}x`;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await new Promise(requestAnimationFrame);
  const started = performance.now();
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return await new Promise<number>((resolve) => {
    const painted = new MessageChannel();
    const isShown = () => (heading.isConnected ? heading : canvas.querySelector('h2'))?.textContent?.includes(value);
    painted.port1.onmessage = () => {
      if (isShown()) resolve(performance.now() - started);
      else requestAnimationFrame(() => painted.port2.postMessage(null));
    };
    if (isShown()) painted.port2.postMessage(null);
    else requestAnimationFrame(() => painted.port2.postMessage(null));
  });
}

/** Carries out one operation; it ends when the canvas shows it and is painted. */
async function operate(page: Page, side: EditorSide, operation: Operation | 'nothing'): Promise<number> {
  return page.evaluate(
    async ({ operation: name, frame, block, id }) => {
      const canvas = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument as Document;
      // Blocks are counted live and the first is told by its id: cheap to look at, and each operation changes one.
      const look = () => {
        const all = canvas.querySelectorAll(block);
        return `${all.length} ${all[0]?.getAttribute(id)}`;
      };
      const before = look();
      await new Promise(requestAnimationFrame);
      const started = performance.now();
      if (name !== 'nothing') window.bench[name]();
      return await new Promise<number>((resolve, reject) => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          const now = performance.now();
          if (look() !== before || name === 'nothing')
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(now - started))));
          else if (now - started > 10_000) reject(new Error(`${name} did nothing.`));
          else requestAnimationFrame(() => painted.port2.postMessage(null));
        };
        requestAnimationFrame(() => painted.port2.postMessage(null));
      });
    },
    { operation, frame: side.frame, block: side.block, id: side.id },
  );
}

async function readHeap(page: Page): Promise<number> {
  return page.evaluate(async () => {
    (globalThis as { gc?: () => void }).gc?.();
    const { memory } = performance as Performance & { memory: { usedJSHeapSize: number } };
    return memory.usedJSHeapSize / 1e6;
  });
}

function compare(size: number, ours: readonly Visit[], baseline: readonly Visit[]): Measurement[] {
  const times = size <= 300 ? 4 : 5;
  const row = (name: string, target: number, pick: (visit: Visit) => Cost | Cost[]): Measurement =>
    compareCosts({ name: `${name} at ${size}`, target }, ours.flatMap(pick), baseline.flatMap(pick));
  const keystroke = (visit: Visit): Cost => ({
    processor: percentile95(visit.keystrokes.map(({ processor }) => processor)),
    script: percentile95(visit.keystrokes.map(({ script }) => script)),
    clock: percentile95(visit.keystrokes.map(({ clock }) => clock)),
  });
  const limit = size <= 300 ? 8 : 16;
  const script = summarize(ours.map((visit) => keystroke(visit).script));
  const written = ours.flatMap(({ writing }) => writing ?? []);
  /** What only our editor has, beside the limit that it keeps. */
  const beside = (name: string, unit: string, most: number, values: number[]): Measurement => {
    const mine = summarize(values);
    return {
      name: `${name} at ${size}`,
      unit,
      target: 1,
      ours: mine,
      baseline: summarize([most]),
      ratio: most / mine.median,
    };
  };
  const heap = {
    ours: summarize(ours.map((visit) => visit.heap)),
    baseline: summarize(baseline.map((visit) => visit.heap)),
  };
  return [
    row('open', 2, (visit) => visit.open),
    row('keystroke', 1, keystroke),
    {
      name: `keystroke script at ${size}`,
      unit: 'ms of script, 95th percentile; beside the limit',
      target: 1,
      ours: script,
      baseline: summarize([limit]),
      ratio: limit / script.median,
      // What another editor takes on the same machine: milliseconds say little of one that is half as fast.
      details: { puck: summarize(baseline.map((visit) => keystroke(visit).script)).median },
    },
    beside(
      'caret after an insert',
      'ms of processor time; beside the limit',
      60,
      written.flatMap(({ carets }) => carets.map(({ processor }) => processor)),
    ),
    beside(
      'writing on the page, script',
      'ms of script, 95th percentile; beside the limit',
      8,
      written.map(({ keystrokes }) => percentile95(keystrokes.map((stroke) => stroke.script))),
    ),
    ...OPERATIONS.map((operation) => row(operation, times, (visit) => visit.operations[operation])),
    {
      name: `heap at ${size}`,
      unit: 'MB',
      target: 1,
      ...heap,
      ratio: heap.baseline.median / heap.ours.median,
    },
  ];
}

function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
