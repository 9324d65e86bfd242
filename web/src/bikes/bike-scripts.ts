import { defineBikeCosts } from '@lumavelo/blocks/client/bike-costs-element';
import { pause } from '@lumavelo/blocks/site/pause';
import { wakeBikeButtons } from './bike-buttons.ts';
import { defineBikeFinder } from './bike-finder.ts';

/** Wakes everything on a page with bikes, one after the other, so that the browser answers the visitor in between. */
export async function wakeBikes(): Promise<void> {
  defineBikeFinder();
  await pause();
  wakeBikeButtons();
  await pause();
  defineBikeCosts();
  if (!document.querySelector('bike-terms')) return;
  const { defineBikeTerms } = await import('@lumavelo/blocks/client/bike-terms-element');
  defineBikeTerms();
}
