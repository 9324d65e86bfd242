import { keyOfPair, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import type { FileUnit } from './translation-file.ts';

/** A text as translators find it again: in the file by its numbers, on the page by its place. */
export interface NumberedText {
  /** Of its lines in the file, from 1: `4`, or `4–6`. */
  numbers: string;
  block: string;
  /** As `editable` of page-format marks it: `title`, `items.a1.title`. */
  property: string;
  /** Of several texts in one place, such as paragraphs, which it is. */
  index: number;
  /** Block and property, for people. */
  name: string;
  source: string;
}

/** The texts of a file with the numbers that its units have there. */
export function numberTexts(
  pairs: readonly TextPair[],
  unitsOf: (pair: TextPair) => readonly FileUnit[],
): NumberedText[] {
  let next = 1;
  return pairs.flatMap((pair) => {
    const units = unitsOf(pair);
    const [first, last] = [next, next + units.length - 1];
    next += units.length;
    if (units.length === 0) return [];
    return {
      numbers: first === last ? `${first}` : `${first}–${last}`,
      ...{ block: pair.block, property: pair.source.place.join('.'), index: pair.index },
      name: units[0]?.name ?? keyOfPair(pair),
      source: units.map(({ source }) => source).join('\n'),
    };
  });
}

/** What is run, or leads out of the file. */
const LEFT_OUT = 'script, style, link, iframe, object, embed, base, meta[http-equiv]';

/** Nothing of the file is run, and nothing but pictures and fonts is loaded. */
const POLICY = "default-src 'none'; img-src data: http: https:; font-src data: http: https:; style-src 'unsafe-inline'";

const LOOK = `
[data-file-number] { all: revert; display: inline-block; margin: 0 4px 0 0; padding: 0 6px; border-radius: 9px;
  background: #4945ff; color: #fff; font: 600 12px/18px system-ui, sans-serif; vertical-align: middle; }
[data-file-texts] { all: revert; margin: 32px auto; padding: 0 16px; max-width: 960px; border-spacing: 0;
  background: #fff; color: #212134; font: 14px/1.4 system-ui, sans-serif; }
[data-file-texts] td { padding: 6px 12px 6px 0; border-top: 1px solid #dcdce4; vertical-align: top; white-space: pre-line; }
`;

/**
 * One HTML file that shows a page as its site does, with the number of each text where it stands, and all texts below it:
 * also those that no place shows, as the alternative text of a picture. It opens without a connection to the CMS, as far as
 * pictures and fonts could be put in.
 * @param page the element around the blocks, drawn
 */
export async function writePreview(page: HTMLElement, texts: readonly NumberedText[], title: string): Promise<string> {
  const { ownerDocument: drawn } = page;
  const copy = drawn.implementation.createHTMLDocument(title);
  copy.replaceChild(copy.importNode(drawn.documentElement, true), copy.documentElement);
  for (const element of copy.querySelectorAll(`${LEFT_OUT}, picture > source`)) element.remove();
  // Of the drawn document, for what was put in by script is in its rules and not in its text.
  const rules = [...drawn.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const images = [...copy.querySelectorAll('img')];
  const absolute = (address: string) => new URL(address, drawn.baseURI).href;
  const addresses = [
    ...images.map((image) => image.getAttribute('src') ?? ''),
    ...rules.flatMap((rule) => [...rule.matchAll(ADDRESS)].map(([, address = '']) => address)),
  ].map(absolute);
  const files = await loadFiles(addresses);
  for (const image of images) {
    const address = absolute(image.getAttribute('src') ?? '');
    image.src = files.get(address) ?? address;
    for (const name of ['srcset', 'sizes', 'loading']) image.removeAttribute(name);
  }
  // The last first, so that of several at one place the first comes to stand before the others.
  for (const { numbers, ...text } of texts.toReversed()) findPlace(copy, text)?.prepend(createNumber(copy, numbers));
  copy.body.append(createList(copy, texts));
  copy.title = title;
  const styles = rules.map((rule) =>
    rule.replace(ADDRESS, (_, address: string) => `url("${files.get(absolute(address)) ?? absolute(address)}")`),
  );
  copy.head.append(
    create(copy, 'meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    create(copy, 'style', {}, `${styles.join('\n')}\n${LOOK}`),
  );
  return `<!doctype html>\n${copy.documentElement.outerHTML}`;
}

/** An address in a rule as the browser writes it, in quotes. */
const ADDRESS = /url\("([^"]*)"\)/g;

/** The element that shows a text; that of its block, where no element shows it by itself. */
function findPlace(copy: Document, { block, property, index }: Omit<NumberedText, 'numbers'>): Element | null {
  const around = copy.querySelector(`[data-block-id="${CSS.escape(block)}"]`);
  const selector = `[data-prop="${CSS.escape(property)}"]`;
  const within = [...(around?.querySelectorAll(selector) ?? [])];
  // Blocks in this one have properties of the same name.
  const element = around?.matches(selector) ? around : within.find((one) => one.closest('[data-block-id]') === around);
  // The paragraphs, lists and tables of a formatted text are texts of their own.
  const parts = [...(element?.children ?? [])].filter((part) => part.textContent?.trim());
  return parts[index] ?? element ?? around ?? null;
}

function createNumber(document: Document, numbers: string): HTMLElement {
  return create(document, 'span', { 'data-file-number': '' }, numbers);
}

function createList(document: Document, texts: readonly NumberedText[]): HTMLElement {
  const list = create(document, 'table', { 'data-file-texts': '' });
  for (const { numbers, name, source } of texts) {
    const row = create(document, 'tr', {});
    const number = create(document, 'td', {});
    number.append(createNumber(document, numbers));
    row.append(number, create(document, 'td', {}, name), create(document, 'td', {}, source));
    list.append(row);
  }
  return list;
}

function create(document: Document, name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** Files as data, by their addresses; without those that cannot be read. */
async function loadFiles(addresses: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      // As anybody gets it: what only this person may see is no part of a file for others.
      const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
      if (answer?.ok) files.set(address, await readAsData(await answer.blob()));
    }),
  );
  return files;
}

function readAsData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(blob);
  });
}
