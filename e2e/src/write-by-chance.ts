/**
 * Somebody writes on the canvas, pastes, splits and joins texts, saves, takes back, loses the connection and the window,
 * while somebody else saves the same page. What was on the screen is there again, and "Saved" is said only of what the
 * CMS has.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Dialog, expect, type Page } from '@playwright/test';
import type { Block } from 'page-format';
import type { Editor } from './editor.ts';
import { waitForJournal } from './journal.ts';
import { bring } from './transfer.ts';

/** The block that somebody else alone writes in, last of the page. */
const OTHERS = 'bea';

/** 40 blocks of each kind of text, so that writing goes from one to the other, and one for somebody else. */
export const WRITABLE_BLOCKS: readonly Block[] = [
  ...Array.from({ length: 8 }, (_, index) => [
    { id: `kop${index}`, type: 'Title', v: 1, props: { title: `Kop ${index}` } },
    { id: `tekst${index}`, type: 'Text', v: 1, props: { content: `Tekst ${index}` } },
    { id: `knop${index}`, type: 'Button', v: 1, props: { label: `Knop ${index}` } },
    { id: `opmaak${index}`, type: 'RichText', v: 1, props: { content: richText(`Opmaak ${index}`) } },
    {
      ...{ id: `lijst${index}`, type: 'List', v: 1 },
      props: { items: [1, 2].map((item) => ({ id: `stap${index}${item}`, title: `Stap ${index}.${item}` })) },
    },
  ]).flat(),
  { id: OTHERS, type: 'Text', v: 1, props: { content: 'Van Bea' } },
];

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** A host that somebody writes on, and what can happen there. */
export interface WritingStage {
  /** From 0 to below 1. */
  random(): number;
  readStored(editor: Editor): Promise<readonly Block[]>;
  /** Replaces the stored page, as somebody does who has it open elsewhere. */
  writeAsOther(editor: Editor, blocks: readonly Block[]): Promise<void>;
  setOffline(editor: Editor, isOffline: boolean): Promise<void>;
  /** Opens the page's editor in another window, with the connection that this needs. */
  openAgain(): Promise<Editor>;
}

/**
 * @param steps how many things somebody does
 * @throws when something written is not there again, or the status says "Saved" of something else than the CMS has
 */
export async function writeByChance(first: Editor, steps: number, stage: WritingStage): Promise<void> {
  const pick = <Entry>(list: readonly Entry[]): Entry => list[Math.floor(stage.random() * list.length)] as Entry;
  let editor = first;
  let words = 0;
  let others = '';

  const readTexts = async () => listTexts(await stage.readStored(editor));
  const press = (key: string) => () => editor.page.keyboard.press(key);
  const enter = async () => {
    // Out of the text, and out of the block, whose toolbar may stand over the next one.
    await press('Escape')();
    await press('Escape')();
    const texts = editor.canvas.locator(`main > [data-block-id]:not([data-block-id="${OTHERS}"])`);
    const prop = texts.locator('[data-prop]').or(texts.and(editor.canvas.locator('[data-prop]')));
    await prop.nth(Math.floor(stage.random() * (await prop.count()))).dblclick();
    await press(pick(['Home', 'End']))();
    words += 1;
    return `w${words}x`;
  };
  /** Ends with the sign by which it is known to be kept. */
  const write = async () => {
    const word = await enter();
    await editor.page.keyboard.type(` ${word}`);
    return word;
  };
  const paste = async () => {
    const text = ` ${await enter()} `;
    const markup = pick([undefined, `<p>${text.replace('w', '<strong>w</strong>')}</p>`]);
    await bring(editor.canvas.locator(':focus'), 'paste', { text, ...(markup && { markup }) });
  };
  const setOffline = (isOffline: boolean) => () => stage.setOffline(editor, isOffline);
  const writeAsOther = async () => {
    words += 1;
    others = `Van Bea w${words}x`;
    const stored = await stage.readStored(editor);
    const blocks = stored.map((block) => (block.id === OTHERS ? { ...block, props: { content: others } } : block));
    await stage.writeAsOther(editor, blocks);
  };
  /** The window goes, and another one, or the same, opens the page again. */
  const lose = (go: (page: Page) => Promise<Editor>) => async () => {
    const word = await write();
    await waitForJournal(editor.page, word);
    const { screen } = await look(editor.page);
    editor = await go(editor.page);
    const isThere = async () =>
      isDeepStrictEqual(withoutOthers((await look(editor.page)).screen), withoutOthers(screen));
    const restore = editor.page
      .getByRole('region', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Restore' });
    // A save that waited for the connection may have come first.
    await expect.poll(async () => (await restore.count()) > 0 || (await isThere())).toBe(true);
    if ((await restore.count()) > 0) await restore.click();
    await expect.poll(async () => withoutOthers((await look(editor.page)).screen)).toEqual(withoutOthers(screen));
  };
  const close = async (page: Page) => {
    await page.close();
    return stage.openAgain();
  };
  const kill = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // A dead page does not answer any more.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    return close(page);
  };
  const reload = async (page: Page) => {
    await setOffline(false)();
    // Asked only while something is unsaved: a question that does not come must not be answered twice the next time.
    const accept = (dialog: Dialog) => void dialog.accept();
    page.on('dialog', accept);
    await page.reload();
    page.off('dialog', accept);
    await editor.open();
    return editor;
  };

  const actions: readonly (() => Promise<unknown>)[] = [
    ...[write, write, write, write, write, paste, paste],
    ...[press('Enter'), press('Backspace'), press('Delete'), press('Escape')],
    ...[press('ControlOrMeta+S'), press('ControlOrMeta+S'), press('ControlOrMeta+Z'), press('ControlOrMeta+Shift+Z')],
    ...[setOffline(true), setOffline(false), writeAsOther],
    ...[lose(close), lose(kill), lose(reload)],
  ];
  for (let step = 0; step < steps; step += 1) {
    await pick(actions)();
    const { screen, status } = await look(editor.page);
    if (!/^Saved/.test(status)) continue;
    expect(withoutOthers(await readTexts()), `step ${step}: ${status}`).toEqual(withoutOthers(screen));
  }
  await setOffline(false)();
  // Who has nothing to save hears of nobody else.
  await write();
  await press('ControlOrMeta+S')();
  await expect.poll(async () => (await look(editor.page)).status).toMatch(/^Saved/);
  const { screen } = await look(editor.page);
  expect(await readTexts()).toEqual(screen);
  expect(JSON.stringify(screen)).toContain(others);
}

type Texts = readonly (readonly [block: string, text: string])[];

const withoutOthers = (texts: Texts): Texts => texts.filter(([block]) => block !== OTHERS);

/** What is on the screen by block, and the status, at one moment. */
async function look(page: Page): Promise<{ screen: Texts; status: string }> {
  const seen = await page.evaluate(async () => {
    // What was typed is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="Page canvas"]')?.contentDocument;
    const screen = [...(canvas?.querySelectorAll<HTMLElement>('main > [data-block-id]') ?? [])].map((block) => {
      const texts = block.matches('[data-prop]') ? [block] : [...block.querySelectorAll('[data-prop]')];
      return [block.dataset.blockId ?? '', texts.map(({ textContent }) => textContent ?? '')] as const;
    });
    return { screen, status: document.querySelector('[aria-label="Status"]')?.textContent ?? '' };
  });
  return { ...seen, screen: seen.screen.map(([block, texts]) => [block, joinTexts(texts)]) };
}

/** The same of the stored page. */
function listTexts(blocks: readonly Block[]): Texts {
  return blocks.map(({ id, props: { title, label, content, items } }) => {
    const texts = Array.isArray(items)
      ? items.map((item: { title?: string }) => item.title)
      : [title ?? label ?? content];
    return [id, joinTexts(texts.map((text) => textOf(text ?? '')))];
  });
}

/** Texts of a block, without empty ones, which stand on no screen, and with spaces as they are stored. */
function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)
    .join('|');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { text, content = [] } = value as { text?: string; content?: readonly unknown[] };
  return text ?? content.map(textOf).join('');
}
