import { writeRaisedText } from './raised-text.ts';
import { makeWordLists } from './word-lists.ts';

/** Elements that hold no text of their own, or text that nobody selected. */
const NO_CONTENT =
  'script, style, link, meta, title, template, noscript, iframe, object, embed, svg, canvas, audio, video, picture, img, button, input, select, textarea, colgroup, [hidden], [aria-hidden="true"]';

/** Blocks that are only space when they hold nothing. */
const SPACERS = 'p, div, h1, h2, h3, h4, h5, h6';

/** What is bold by itself. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, th';

/** How programs say with styles what markup has an element for. */
const STYLED_MARKS: readonly [element: string, isSaidBy: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600],
  ['em', ({ fontStyle }) => fontStyle === 'italic' || fontStyle === 'oblique'],
  ['s', ({ textDecoration, textDecorationLine }) => /line-through/.test(textDecoration + textDecorationLine)],
];

/**
 * Markup from the clipboard as the editor should read it: headings, lists, tables, links and marks, without styles,
 * empty lines made for space, and what was never visible. What the editor itself copied stays as it is.
 * @param markup as the browser hands it over: of Word, Google Docs, Excel or a web page
 */
export function cleanPastedMarkup(markup: string): string {
  if (markup.includes('data-pm-slice')) return markup;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  makeWordLists(body);
  removeInvisible(body);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  writeRaisedText(body);
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) turnStylesIntoMarks(element);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const bold of body.querySelectorAll(`:is(${HEADINGS}) :is(b, strong)`)) unwrap(bold);
  for (const element of body.querySelectorAll<HTMLElement>('*')) dropAttributes(element);
  joinSpaces(body);
  for (const spacer of body.querySelectorAll(SPACERS)) {
    if (!spacer.closest('td, th') && isBlank(spacer)) spacer.remove();
  }
  for (const gap of body.querySelectorAll(':scope > br')) gap.remove();
  return body.innerHTML;
}

function removeInvisible(body: HTMLElement): void {
  for (const element of body.querySelectorAll(NO_CONTENT)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const style = element.getAttribute('style') ?? '';
    if (element.style.display === 'none' || /mso-hide\s*:\s*all/i.test(style)) element.remove();
  }
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
}

/**
 * A span that is bold by its style becomes bold; a `b` that is not bold by its style, such as the one Google Docs puts
 * around everything, is none.
 */
function turnStylesIntoMarks(element: HTMLElement): void {
  const { style } = element;
  if (/^(b|strong)$/i.test(element.tagName) && /^(normal|[1-5]00)$/.test(style.fontWeight)) {
    unwrap(element);
    return;
  }
  if (/^(i|em)$/i.test(element.tagName) && style.fontStyle === 'normal') {
    unwrap(element);
    return;
  }
  if (element.tagName !== 'SPAN') return;
  for (const [name, isSaidBy] of STYLED_MARKS) {
    if (!isSaidBy(style)) continue;
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Links of Google Docs lead over a page that counts them; those to a place in the same document lead nowhere here. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = /^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/.test(href) && new URL(href).searchParams.get('q');
  const address = target || href;
  if (address === '' || address.startsWith('#') || /^(file|about):/i.test(address)) {
    unwrap(link);
    return;
  }
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

const KEPT: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'target', 'rel'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start', 'type'],
};

function dropAttributes(element: HTMLElement): void {
  const kept = KEPT[element.tagName] ?? (element.tagName === 'CODE' ? languageOf(element) : []);
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
}

function languageOf(code: HTMLElement): string[] {
  const language = [...code.classList].find((name) => name.startsWith('language-'));
  if (language) code.className = language;
  return language ? ['class'] : [];
}

/** Runs of spaces come from indents and justified lines. A single hard space stays: it holds "2 499 €" together. */
function joinSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/[ \t\r\n\u00a0]{2,}/g, ' ');
  }
}

function isBlank(element: Element): boolean {
  return element.textContent?.trim() === '' && !element.querySelector('table, hr, li');
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
