import { DEFAULT_VIEW } from './locator.ts';
import { project } from './project.ts';
import type { Dealer } from './read-dealers.ts';

/** Units that a drawing shows at least, about two degrees: one dealer alone still has a country around it. */
const LEAST = 225;

/**
 * What a drawing needs to show all of these dealers: the part of the picture they stand in, with some space around, and
 * a dot for each as one path of lines without length. Those without coordinates stand nowhere.
 */
export function drawDealers(dealers: readonly Dealer[]): { viewBox: string; dots: string } {
  const dots = dealers.flatMap(({ coordinates }) => (coordinates ? [project(coordinates)] : []));
  const shown = dots.length > 0 ? dots : [project(DEFAULT_VIEW.centre)];
  const [left, width] = span(shown.map(({ x }) => x));
  const [top, height] = span(shown.map(({ y }) => y));
  return {
    viewBox: [left, top, width, height].map(Math.round).join(' '),
    dots: dots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join(''),
  };
}

/** Where the numbers begin and how far they reach. */
function span(values: readonly number[]): [start: number, length: number] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const length = Math.max(most - least, LEAST);
  return [(least + most - length) / 2, length];
}
