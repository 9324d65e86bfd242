/**
 * What a page's first picture needs to be there soon. It is most often the largest thing on the first screen, and on a
 * slow connection everything else that is fetched meanwhile takes its share of the line.
 */
import { escapeAttribute, type HtmlElement, readAttribute } from './parse-page.ts';

/**
 * Keeps pictures further down waiting until the first is there, or until the visitor scrolls: browsers fetch them as soon
 * as they have laid out the page, long before anybody gets to see them. They wait far outside the screen, where browsers
 * do not fetch them; they keep their place on the page, so nothing moves.
 */
export const HOLD_LATER_PICTURES = `(() => {
const { dataset } = document.documentElement, over = new AbortController();
dataset.firstPicture = 'awaited';
for (const type of ['load', 'error', 'scroll']) addEventListener(type, ({ target }) => {
if (type === 'scroll' || target === document || target.fetchPriority === 'high') {
delete dataset.firstPicture;
over.abort();
}
}, { capture: true, signal: over.signal });
})()`;

/** Where they wait. */
export const LATER_PICTURES_STYLE = '[data-first-picture="awaited"] img[loading="lazy"]{translate:-100000px}';

/**
 * Fetches the pictures further down once the page has loaded and the browser is idle, because who captures a page does not
 * scroll through it. Visitors who save data, or have a slow connection, get them when they come near; what is hidden, such
 * as the pictures of other colours, waits until it is shown. They are not decoded later than the rest is drawn: a captured
 * page would have holes. Browsers without `requestIdleCallback` count as idle.
 */
export const FETCH_LATER_PICTURES = `addEventListener('load', () => {
const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
if (saveData || effectiveType !== '4g') return;
(window.requestIdleCallback ?? setTimeout)(() => {
for (const picture of document.querySelectorAll('img[loading="lazy"]')) if (picture.getClientRects().length > 0) Object.assign(picture, { loading: 'eager', decoding: 'auto' });
});
})`;

/** The picture marked with `fetchpriority="high"`; the first where there are several. */
export function findFirstPicture(elements: readonly HtmlElement[]): HtmlElement | undefined {
  return elements.find((element) => element.tagName === 'img' && readAttribute(element, 'fetchpriority') === 'high');
}

/** Whether there are pictures that can wait for the first. */
export function hasLaterPictures(elements: readonly HtmlElement[]): boolean {
  return elements.some((element) => element.tagName === 'img' && readAttribute(element, 'loading') === 'lazy');
}

/** Names a picture in the head of its page, so that it is asked for before the style sheet has been read. */
export function preloadPicture(picture: HtmlElement): string {
  const srcset = readAttribute(picture, 'srcset');
  const sources = srcset
    ? { imagesrcset: srcset, imagesizes: readAttribute(picture, 'sizes') }
    : { href: readAttribute(picture, 'src') };
  const attributes = Object.entries(sources).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : '',
  );
  return `<link rel="preload" as="image" fetchpriority="high"${attributes.join('')}>`;
}
