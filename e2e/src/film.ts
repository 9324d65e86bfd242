/** A moving picture of a page, made of screenshots. */
import type { Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

interface Frame {
  picture: Buffer;
  /** Milliseconds for which it is seen. */
  delay: number;
}

interface Point {
  x: number;
  y: number;
}

/** Milliseconds of a frame while something moves. */
const MOVING = 60;

const ARROW = `url('data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M3 2v17l5-4 3 7 3-1-3-7h6z" fill="#000" stroke="#fff" stroke-width="1.5"/></svg>',
)}')`;

/** Takes pictures of a page while a script works in it, and draws the pointer, which screenshots leave out. */
export class Film {
  readonly #page: Page;
  readonly #width: number;
  readonly #frames: Frame[] = [];
  #at: Point = { x: 0, y: 0 };

  /** @param width of the film in pixels */
  constructor(page: Page, width: number) {
    this.#page = page;
    this.#width = width;
  }

  /** Draws the pointer from now on. */
  async showPointer(at: Point): Promise<void> {
    await this.#page.evaluate((arrow) => {
      const pointer = document.createElement('div');
      pointer.id = 'film-pointer';
      pointer.style.cssText = `position:fixed;z-index:2147483647;width:24px;height:24px;pointer-events:none;background:${arrow}`;
      document.body.append(pointer);
    }, ARROW);
    await this.#point(at);
  }

  /** Moves the pointer to the middle of an element, or to a place in it, frame by frame. */
  async moveTo(target: Locator | Point, { steps = 6, part = { x: 0.5, y: 0.5 } } = {}): Promise<void> {
    const to = 'x' in target ? target : await placeIn(target, part);
    const from = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.#point({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await this.see(MOVING);
    }
  }

  /** Goes to an element, and clicks it. */
  async click(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.see(200);
    await target.click();
    await this.see(300);
  }

  /** Writes as a person does: a few letters a frame. */
  async type(text: string): Promise<void> {
    for (const letters of text.match(/.{1,2}/gs) ?? []) {
      await this.#page.keyboard.type(letters);
      await this.see(MOVING);
    }
  }

  /** Adds what is on the screen, for so many milliseconds. */
  async see(delay: number): Promise<void> {
    const picture = await this.#page.screenshot();
    const last = this.#frames.at(-1);
    if (last?.picture.equals(picture)) last.delay += delay;
    else this.#frames.push({ picture, delay });
  }

  /** The film, which begins again at its end. */
  async develop(): Promise<Sharp> {
    const pictures = this.#frames.map(({ picture }) => sharp(picture).resize({ width: this.#width }).png().toBuffer());
    return sharp(await Promise.all(pictures), { join: { animated: true } }).webp({
      quality: 70,
      effort: 5,
      loop: 0,
      delay: this.#frames.map(({ delay }) => delay),
    });
  }

  async #point(at: Point): Promise<void> {
    this.#at = at;
    await this.#page.mouse.move(at.x, at.y);
    await this.#page.evaluate(({ x, y }) => {
      const pointer = document.getElementById('film-pointer');
      if (pointer) pointer.style.translate = `${x}px ${y}px`;
      if (pointer) pointer.style.inset = '0 auto auto 0';
    }, at);
  }
}

async function placeIn(element: Locator, part: Point): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen.`);
  return { x: box.x + box.width * part.x, y: box.y + box.height * part.y };
}
