import type { OtherBrowser } from '../../../scripts/other-browsers.ts';

/** What a journey needs of a browser. Everything else is found out inside the page, alike in every browser; see `part.ts`. */
export interface Driver {
  /** Leaves the page for an empty one, whatever it would ask; who is logged in stays so. */
  renew(): Promise<void>;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Runs a script in the page, so that what it defines can be used there. */
  addScript(source: string): Promise<void>;
  /** Size of the part of the window that shows the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Points are in CSS pixels from the upper left corner of the page's window. */
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  /** Types letters where the focus is. */
  type(text: string): Promise<void>;
  /** Presses a key, or several at once: `Enter`, `Control+Shift+z`. Names are those of `KeyboardEvent.key`. */
  press(keys: string): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** What pages wrote to the console as errors, or threw, since this was last asked. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** Runs a function in the page. It is sent as text, and sees nothing but its arguments, which travel as JSON. */
export async function runInPage<Args extends unknown[], Result>(
  driver: Driver,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  return (await driver.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Awaited<Result>;
}

/** A browser that may be installed on this machine. */
export interface Installation extends OtherBrowser {
  start(): Promise<Driver>;
}
