import { useEffect } from 'react';
import { findFrame, findPage } from './canvas/find-page.ts';

/** The parts of the editor that F6 walks, in their order on the screen. */
export const REGIONS = [
  'bar',
  'versions',
  'rail',
  'blocks',
  'sections',
  'outline',
  'problems',
  'translation',
  'page',
  'settings',
] as const;
export type Region = (typeof REGIONS)[number];

/** Attribute of the element around a region. */
export const markRegion = (region: Region) => ({ 'data-region': region });

/** What takes the focus, in the order in which it is looked for. */
const STARTS = [
  'input[type="search"]',
  ':is(button, input, select, textarea, a[href], [tabindex="0"]):not([tabindex="-1"], :disabled)',
];

/** What takes it before anything else. */
const FIRST: Readonly<Partial<Record<Region, string>>> = { problems: 'li button' };

/** Moves the focus to the beginning of a region. A region that holds nothing to use takes the focus itself. */
export function focusRegion(region: Region): void {
  const frame = region === 'page' ? findFrame() : undefined;
  if (frame) {
    const focusPage = () => findPage()?.focus({ preventScroll: true });
    // Where another screen made room for it, it is still loaded.
    if (findPage()) focusPage();
    else frame.addEventListener('load', () => requestAnimationFrame(focusPage), { once: true });
    return;
  }
  const element = findRegion(region);
  const start = [FIRST[region] ?? [], STARTS]
    .flat()
    .map((selector) => element?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  if (!start) element?.setAttribute('tabindex', '-1');
  (start ?? element)?.focus();
}

/** For what a region holds and is loaded late: takes over the focus that the empty region was given. */
export function useRegionFocus(region: Region): void {
  useEffect(() => {
    if (document.activeElement === findRegion(region)) focusRegion(region);
  }, [region]);
}

/** Moves the focus to the region after or before the one that has it, and around at the ends. */
export function walkRegions(step: 1 | -1): void {
  const present = REGIONS.filter((region) => findRegion(region));
  const index = present.findIndex((region) => findRegion(region)?.contains(document.activeElement));
  const region = present[index < 0 ? 0 : (index + step + present.length) % present.length];
  if (region) focusRegion(region);
}

function findRegion(region: Region): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-region="${region}"]`);
}
