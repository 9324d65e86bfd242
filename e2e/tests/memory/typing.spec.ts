/**
 * Somebody writes on the canvas, saves, takes back, loses the connection, and the window goes in the middle of it. What
 * was on the screen is there again, and "Saved" is said only of what the CMS has. `SEED` gives a run back; with
 * `--repeat-each` every repetition is another one.
 */
import type { Page } from '@playwright/test';
import type { Block } from 'page-format';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { createRandom } from '../../../scripts/testing/random.ts';
import { waitForJournal } from '../../src/journal.ts';
import { expect, MemoryEditor, test } from '../../src/memory-editor.ts';

const STEPS = isFull ? 400 : 40;

/** Blocks of each kind of text, so that writing goes from one to the other. */
const BLOCKS: readonly Block[] = Array.from({ length: 3 }, (_, index) => [
  { id: `kop${index}`, type: 'Title', v: 1, props: { title: `Kop ${index}` } },
  { id: `tekst${index}`, type: 'Text', v: 1, props: { content: `Tekst ${index}` } },
  { id: `knop${index}`, type: 'Button', v: 1, props: { label: `Knop ${index}` } },
  { id: `opmaak${index}`, type: 'RichText', v: 1, props: { content: richText(`Opmaak ${index}`) } },
]).flat();

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** What is on the screen and what the CMS has, by block, at one moment. */
const look = (page: Page) =>
  page.evaluate(async () => {
    // What was typed is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { memoryCms } = window as unknown as { memoryCms: { state: { values: { content: { blocks: Block[] } } } } };
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page canvas"]')?.contentDocument;
    const tidy = (text: string) => text.replaceAll('\u00a0', ' ').trim();
    const screen = [...(canvas?.querySelectorAll<HTMLElement>('main > [data-block-id]') ?? [])].map(
      ({ dataset, textContent }) => [dataset.blockId, tidy(textContent ?? '')],
    );
    const textOf = (value: unknown): string => {
      if (typeof value === 'string') return value;
      const node = value as { text?: string; content?: unknown[] };
      return node.text ?? (node.content ?? []).map(textOf).join('');
    };
    const stored = memoryCms.state.values.content.blocks.map(({ id, props }) => [
      id,
      tidy(textOf(props.title ?? props.label ?? props.content ?? '')),
    ]);
    const status = document.querySelector('[aria-label="Status"]')?.textContent ?? '';
    return { screen, stored, status };
  });

test(`${STEPS} things that somebody does while writing, and nothing typed is lost`, async ({ editor, context }) => {
  test.setTimeout(60_000 + STEPS * 5_000);
  const random = createRandom(`writing ${test.info().repeatEachIndex}`);
  const pick = <Entry>(list: readonly Entry[]): Entry => list[Math.floor(random() * list.length)] as Entry;
  let current = editor;
  let page = editor.page;
  let words = 0;
  await current.start(...BLOCKS);

  const write = async () => {
    const block = pick((await look(page)).screen)[0] ?? '';
    // Out of the text, and out of the block, whose toolbar may stand over the next one.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await current.canvas.locator(`[data-block-id="${block}"]`).dblclick();
    await page.keyboard.press(pick(['Home', 'End']));
    words += 1;
    await page.keyboard.type(` w${words}x `);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  /** The window goes without being asked, and another one opens the page again. */
  const loseTheWindow = async () => {
    await write();
    await waitForJournal(page, `w${words}x`);
    const { screen } = await look(page);
    await page.close();
    page = await context.newPage();
    current = new MemoryEditor(page);
    await current.start(...BLOCKS);
    await page
      .getByRole('region', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Restore' })
      .click({ timeout: 5_000 });
    await expect.poll(async () => (await look(page)).screen).toEqual(screen);
  };
  const setOffline = (isOffline: boolean) => async () => {
    await current.setFaults({ isOffline });
    if (!isOffline) await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };

  const actions = [
    ...[write, write, write, write, write],
    ...[press('ControlOrMeta+S'), press('ControlOrMeta+S'), press('Escape')],
    ...[press('ControlOrMeta+Z'), press('ControlOrMeta+Shift+Z')],
    ...[setOffline(true), setOffline(false), loseTheWindow],
  ];
  for (let step = 0; step < STEPS; step += 1) {
    await pick(actions)();
    const { screen, stored, status } = await look(page);
    if (/^Saved/.test(status)) expect(stored, `step ${step}: ${status}`).toEqual(screen);
  }
  await setOffline(false)();
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(async () => (await look(page)).status).toMatch(/^Saved/);
  const { screen, stored } = await look(page);
  expect(stored).toEqual(screen);
});
