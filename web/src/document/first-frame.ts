/** What a page does before it is shown for the first time, on a slow telephone. */
import { runsScripts } from './runs-scripts.ts';

/** A script that stands in the page, in the form in which Astro writes those of islands. */
const SCRIPT = /<script>(\(\(\)=>\{[\s\S]*?)<\/script>/g;

/** The element that wakes islands, and when each of them is to wake. */
const OF_ISLANDS = /"astro-island"|\.Astro\b/;

/**
 * Lets a page be shown before it looks after its islands, which have been drawn already and wake when they come near.
 * Astro's scripts stand in the middle of the page, where a slow telephone would run them before it shows anything; so
 * they wait for the first frame. Their order stays.
 * @param html a whole page
 */
export function wakeAfterFirstFrame(html: string): string {
  return html.replace(SCRIPT, (tag, script: string) =>
    OF_ISLANDS.test(script) ? `<script>requestAnimationFrame(()=>setTimeout(()=>{${script}}))</script>` : tag,
  );
}

/**
 * Lays the page out as soon as it has been read: browsers wait a moment for the fonts that a page names in its head, and
 * would begin with this only afterwards. Sections that are near the screen and not on it come with the second frame
 * (`layout.css`); where the address names one of them it has to be there at once. A page that is loaded again, or gone
 * back to, is drawn as a whole: the browser leads to where the visitor was, which is right with true heights alone.
 */
const LAY_OUT = `<script>(() => {
const { dataset } = document.documentElement;
const type = performance.getEntriesByType('navigation')[0]?.type;
if (type === 'reload' || type === 'back_forward') dataset.frame = 'whole';
else if (!location.hash) {
dataset.frame = 'first';
requestAnimationFrame(() => setTimeout(() => delete dataset.frame));
}
document.body.offsetHeight;
})()</script>`;

/**
 * Shows the first screen of a page before the rest of it. Pages that run no scripts get none for this.
 * @param html a whole page
 */
export function showFirstScreen(html: string): string {
  return runsScripts(html) ? html.replace('</body>', `${LAY_OUT}</body>`) : html;
}
