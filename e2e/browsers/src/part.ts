/** Parts of a page as people find them: by role and name, or by a selector. Nothing is kept of the page: each look is new. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { type Driver, runInPage } from './driver.ts';
import { look, type Match, type Seen, type Step } from './in-page.ts';

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Milliseconds that a part may take to appear. */
const PATIENCE = 20_000;

type Text = string | RegExp;

export class Part {
  readonly driver: Driver;
  readonly #steps: readonly Step[];

  constructor(driver: Driver, steps: readonly Step[] = []) {
    this.driver = driver;
    this.#steps = steps;
  }

  #then(step: Step): Part {
    return new Part(this.driver, [...this.#steps, step]);
  }

  /** Parts in it of a role; a name that is a string is the whole name. */
  get(role: string, name?: Text): Part {
    return this.#then({ by: 'role', role, ...(name !== undefined && { name: toMatch(name) }) });
  }

  find(css: string): Part {
    return this.#then({ by: 'css', css });
  }

  /** What a frame in it shows. */
  frame(css: string): Part {
    return this.#then({ by: 'frame', css });
  }

  /** What an element with a shadow root shows. */
  shadow(): Part {
    return this.#then({ by: 'shadow' });
  }

  /** Those that contain a text. */
  with(text: Text): Part {
    return this.#then({ by: 'text', text: toMatch(text) });
  }

  first(): Part {
    return this.#then({ by: 'first' });
  }

  /** All of them as they are now, shown or not. */
  async all({ scrolls = false } = {}): Promise<Seen[]> {
    const seen = await runInPage(this.driver, look, [...this.#steps], scrolls);
    if (seen) return seen;
    await this.driver.addScript(LIBRARY);
    return (await runInPage(this.driver, look, [...this.#steps], scrolls)) ?? [];
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  async texts(): Promise<string[]> {
    return (await this.all()).map(({ text }) => text);
  }

  async value(): Promise<string | undefined> {
    return (await this.all())[0]?.value;
  }

  async attribute(name: string): Promise<string | undefined> {
    return (await this.all())[0]?.attributes[name];
  }

  /**
   * Waits until the first of them is shown, and returns it.
   * @param patience milliseconds that it may take
   */
  async shown(patience = PATIENCE): Promise<Seen> {
    return this.#wait('is shown', ({ isShown }) => isShown, { patience });
  }

  /** Waits until none of them is shown. */
  async gone(): Promise<void> {
    await expect
      .poll(async () => (await this.all()).filter(({ isShown }) => isShown).length, this.#options('is gone'))
      .toBe(0);
  }

  async focused(): Promise<void> {
    await this.#wait('has the focus', ({ isFocused }) => isFocused);
  }

  /**
   * Scrolls to the first of them until it stands still with nothing in front of it. WebKit anchors no scroll: what is drawn
   * above pushes it away again. Firefox scrolls back and forth by a pixel where the middle lies between two.
   */
  async reached(): Promise<Seen> {
    await this.shown();
    let before: Seen | undefined;
    const isStill = (seen: Seen) => {
      const last = before;
      before = seen;
      return seen.isShown && !seen.coveredBy && isAsNear(seen.box, last?.box);
    };
    return this.#wait('stands still with nothing in front of it', isStill, { scrolls: true });
  }

  /** Presses its middle with the mouse. */
  async click(): Promise<void> {
    const { x, y } = middleOf(await this.reached());
    const { mouse } = this.driver;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.up();
  }

  /** Writes a text in the place of what a field holds. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.driver.press('Control+a');
    await this.driver.type(text);
  }

  async #wait(
    what: string,
    isMet: (seen: Seen) => boolean,
    { patience = PATIENCE, scrolls = false } = {},
  ): Promise<Seen> {
    let seen: Seen | undefined;
    const check = async () => {
      [seen] = await this.all({ scrolls });
      return seen !== undefined && isMet(seen) ? true : (seen ?? 'not in the page');
    };
    await expect.poll(check, { ...this.#options(what), timeout: patience }).toBe(true);
    if (!seen) throw new Error('A part that was waited for is there.');
    return seen;
  }

  #options(what: string) {
    return { message: `${JSON.stringify(this.#steps)} ${what}`, timeout: PATIENCE, intervals: [50, 100, 200] };
  }
}

export function middleOf({ box }: Seen): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function toMatch(text: Text): Match {
  return typeof text === 'string' ? text : { source: text.source, flags: text.flags };
}

/** Whether a part is where it was, to a pixel. */
function isAsNear(box: Seen['box'], before: Seen['box'] | undefined): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return before !== undefined && sides.every((side) => Math.abs(box[side] - before[side]) <= 1);
}
