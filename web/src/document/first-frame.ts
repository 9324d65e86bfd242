/** What a page does before it is shown for the first time, on a slow telephone. */
import type { InlineScript } from './own-scripts.ts';

/** A script of Astro's that wakes islands, or says when each of them is to wake. */
const OF_ISLANDS = /^\(\(\)=>\{.*(?:"astro-island"|\.Astro\b)/s;

/**
 * Lets a page be shown before it looks after its islands, which have been drawn already and wake when they come near.
 * Astro's scripts stand in the middle of the page, where a slow telephone would run them before it shows anything; so
 * they wait for the first frame. Their order stays.
 * @returns the script as it is to stand in the page
 */
export function wakeAfterFirstFrame({ code, isPlain }: Pick<InlineScript, 'code' | 'isPlain'>): string {
  return isPlain && OF_ISLANDS.test(code) ? `requestAnimationFrame(()=>setTimeout(()=>{${code}}))` : code;
}

/**
 * Leaves what is far from the screen undrawn until the page has loaded (`layout.css`); then all is drawn, because who
 * captures a page does so once it has loaded, and does not scroll. It is left to the browser what is near: hiding sections
 * and showing them in the next frame counts as movement wherever the page is shown before it has been read to its end.
 * Where the address names a place it has to be there at once. A page that is loaded again, or gone back to, is drawn as a
 * whole: the browser leads to where the visitor was, which is right with true heights alone. One that loads in the
 * background has no first frame to hurry for.
 */
export const BEGIN_WITH_FIRST_SCREEN = `(() => {
const { dataset } = document.documentElement;
const type = performance.getEntriesByType('navigation')[0]?.type;
if (type === 'reload' || type === 'back_forward' || location.hash || document.hidden) return;
dataset.loading = '';
addEventListener('load', () => setTimeout(() => delete dataset.loading));
})()`;

/**
 * Styles the page and lays it out as soon as it has been read: browsers wait a moment for the fonts that a page names in
 * its head, and would begin with this only afterwards. Each is a task of its own, so that a slow telephone answers its
 * visitor in between.
 */
export const LAY_OUT = `(() => {
getComputedStyle(document.body).color;
setTimeout(() => document.body.offsetHeight);
})()`;
