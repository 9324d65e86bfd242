/** The window of a browser, and what a hand does in it. */
import { runInPage } from './driver.ts';
import { middleOf, Part } from './part.ts';
import { Picture } from './picture.ts';

export class Tab extends Part {
  async open(url: string): Promise<void> {
    await this.driver.open(url);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async type(text: string): Promise<void> {
    await this.driver.type(text);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
  }

  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return runInPage(this.driver, script, ...args);
  }

  async picture(): Promise<Picture> {
    return new Picture(await this.driver.screenshot());
  }

  /**
   * Presses on one part and moves to a point of another, without letting go.
   * @param at of the part's width and height, from its upper left corner
   */
  async drag(from: Part, to: Part, at: { x: number; y: number }): Promise<void> {
    const { mouse } = this.driver;
    const start = middleOf(await from.reached());
    const { box } = await to.shown();
    const end = { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
    await mouse.move(start.x, start.y);
    await mouse.down();
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      await mouse.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
    }
  }

  async drop(): Promise<void> {
    await this.driver.mouse.up();
  }
}

/** A hand does not jump. */
const STEPS = 8;
