import terms from '@lumavelo/blocks/ui/bike-terms.css?inline';
import { pageStyles } from '../document/page-styles.ts';
import cards from './bike-cards.css?inline';
import finder from './bike-finder.css?inline';
import bikePage from './bike-page.css?inline';
import type { BikePlace } from './bike-places.ts';
import shared from './bikes.css?inline';

/** Blocks whose looks each kind of page borrows, and its own styles. */
const STYLES: Readonly<Record<BikePlace['kind'], { blocks: readonly string[]; own: string }>> = {
  list: { blocks: ['Bikes', 'Button'], own: cards + finder },
  compare: { blocks: ['BikeComparison'], own: '' },
  bike: { blocks: ['MiniCalculatorBlock', 'Bikes', 'FaqBlock'], own: terms + cards + bikePage },
};

/**
 * The style sheet of a page that bikes make.
 * @param types of the blocks that stand on it besides
 */
export function bikeStyles(kind: BikePlace['kind'], types: Iterable<string> = []): string {
  const { blocks, own } = STYLES[kind];
  return pageStyles(new Set([...types, ...blocks])) + shared + own;
}
