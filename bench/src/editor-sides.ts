import type { Frame, Page } from 'playwright';
import type { Sides } from './benchmark.ts';

/** How an editor shows what the benchmarks wait for. */
export interface EditorSide {
  file: string;
  frame: string;
  /** One element for each block on the canvas. */
  block: string;
  /** Attribute of those elements that tells them apart. */
  id: string;
  /** The field of the selected title in the settings, as a function body that returns it. */
  field: string;
}

export const EDITORS: Readonly<Sides<EditorSide>> = {
  ours: {
    file: 'ours.html',
    frame: 'iframe[title="Page canvas"]',
    block: '[data-block-id]',
    id: 'data-block-id',
    field: `return document.querySelector('[data-block-settings] [data-field="title"] input')`,
  },
  baseline: {
    file: 'puck.html',
    frame: '#preview-frame',
    block: '[data-puck-component]',
    id: 'data-puck-component',
    field: `return [...document.querySelectorAll('input[name=title]')].find((input) => input.offsetParent)`,
  },
};

/** Waits for the canvas of an editor that is being opened. */
export async function waitForCanvas(page: Page, { frame }: EditorSide): Promise<Frame> {
  await page.locator(frame).waitFor();
  return (await (await page.locator(frame).elementHandle())?.contentFrame()) as Frame;
}

/** Waits until all blocks of the page stand on the canvas. */
export async function waitForBlocks(canvas: Frame, { block }: EditorSide, count: number): Promise<void> {
  await canvas.waitForFunction(({ selector, wanted }) => document.querySelectorAll(selector).length >= wanted, {
    selector: block,
    wanted: count,
  });
}
