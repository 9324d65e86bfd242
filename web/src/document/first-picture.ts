/**
 * What a page's first picture needs to be there soon. It is most often the largest thing on the first screen, and on a
 * slow connection everything else that is fetched meanwhile takes its share of the line.
 */
import { runsScripts } from './runs-scripts.ts';

const FIRST_PICTURE = /<img\b[^>]* fetchpriority="high"[^>]*>/i;

/**
 * Keeps pictures further down waiting until the first is there, or until the visitor scrolls: browsers fetch them as soon
 * as they have laid out the page, long before anybody gets to see them. They wait far outside the screen, where browsers
 * do not fetch them; they keep their place on the page, so nothing moves.
 */
const HOLD = `<style>[data-first-picture="awaited"] img[loading="lazy"]{translate:-100000px}</style><script>(() => {
const { dataset } = document.documentElement, over = new AbortController();
dataset.firstPicture = 'awaited';
for (const type of ['load', 'error', 'scroll']) addEventListener(type, ({ target }) => {
if (type === 'scroll' || target === document || target.fetchPriority === 'high') {
delete dataset.firstPicture;
over.abort();
}
}, { capture: true, signal: over.signal });
})()</script>`;

/**
 * Names the first picture in the head of a page, so that it is asked for before the style sheet has been read, and holds
 * back the others. Pages that run no scripts get none for this.
 * @param html a whole page; the picture is the one marked with `fetchpriority="high"`
 */
export function hurryFirstPicture(html: string): string {
  const [picture] = FIRST_PICTURE.exec(html) ?? [];
  if (!picture) return html;
  const preload = `<link rel="preload" as="image" fetchpriority="high"${listSources(picture)}>`;
  const hold = runsScripts(html) && html.includes(' loading="lazy"') ? HOLD : '';
  return html
    .replace(/<meta name="viewport"[^>]*>/i, (viewport) => viewport + preload)
    .replace('</head>', () => `${hold}</head>`);
}

/** The picture's addresses as a link has them, in the escaped form in which they stand in the page. */
function listSources(picture: string): string {
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(picture)?.[1];
  const [src, srcset, sizes] = [read('src'), read('srcset'), read('sizes')];
  if (!srcset) return ` href="${src}"`;
  return ` imagesrcset="${srcset}"${sizes ? ` imagesizes="${sizes}"` : ''}`;
}
