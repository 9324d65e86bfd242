import { at, between, type Point, path, point } from './geometry.ts';

/** Materials of drawings: colours, and tubes that the light falls on from above and a little from the left. */

export const RUBBER = '#23282a';
export const METAL = '#c3cacb';
export const DARK = '#2b3033';
export const BLACK = '#191d1f';

/** A colour brought nearer to white (share above 0) or to black (below 0). */
export function tint(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Points of a quadratic curve, for tubes that are bent. */
export function curve(from: Point, bend: Point, to: Point): Point[] {
  const steps = 28;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    return between(between(from, bend, share), between(bend, to, share), share);
  });
}

/** Points of a cubic curve. */
export function sweep(from: Point, first: Point, second: Point, to: Point): Point[] {
  const steps = 36;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const [a, b, c] = [between(from, first, share), between(first, second, share), between(second, to, share)];
    return between(between(a, b, share), between(b, c, share), share);
  });
}

interface Tube {
  colour: string;
  /** Across, in millimetres: at its start, and at its end where that differs. */
  width: number;
  end?: number;
  /** Ends that no other part covers are round. */
  cap?: 'round' | 'butt';
  /** How much the surface shines: 1 is lacquer. */
  shine?: number;
}

/** A round tube along points, with its shaded and its lit side. */
export function tube(points: readonly Point[], { colour, width, end = width, cap = 'round', shine = 1 }: Tube): string {
  const band = (low: number, high: number, fill: string, opacity: number) =>
    `<path d="${outline(points, width, end, low, high)}" fill="${fill}" opacity="${opacity}"/>`;
  const round = (at_: Point | undefined, radius: number) =>
    at_ && cap === 'round'
      ? `<circle cx="${at_.x.toFixed(1)}" cy="${(-at_.y).toFixed(1)}" r="${radius}" fill="${colour}"/>`
      : '';
  return [
    round(points[0], width / 2),
    round(points.at(-1), end / 2),
    band(-0.5, 0.5, colour, 1),
    band(-0.5, 0.06, tint(colour, -0.45), 0.34),
    band(-0.5, -0.22, tint(colour, -0.7), 0.4),
    band(-0.5, -0.42, tint(colour, 0.25), 0.22),
    band(0.06, 0.42, tint(colour, 0.45), 0.32 * shine),
    band(0.17, 0.31, '#ffffff', 0.55 * shine),
  ].join('');
}

/** The outline of a strip along points; `low` and `high` are shares of the width, above the middle on the lit side. */
function outline(points: readonly Point[], start: number, end: number, low: number, high: number): string {
  const side = points.map((from, index) => {
    const before = points[Math.max(0, index - 1)] as Point;
    const after = points[Math.min(points.length - 1, index + 1)] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    let normal = point(-(after.y - before.y) / length, (after.x - before.x) / length);
    if (normal.x * -0.5 + normal.y < 0) normal = point(-normal.x, -normal.y);
    const width = start + ((end - start) * index) / Math.max(1, points.length - 1);
    return { from, normal, width };
  });
  const edge = (share: number) =>
    side.map(({ from, normal, width }) =>
      at(point(from.x + normal.x * width * share, from.y + normal.y * width * share)),
    );
  return `M${edge(high).join('L')}L${edge(low).reverse().join('L')}Z`;
}

/** A closed shape of straight lines with rounded corners. */
export function plate(points: readonly Point[], fill: string, { round = 8, opacity = 1 } = {}): string {
  return `<path d="M${points.map(at).join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="${round}" stroke-linejoin="round" opacity="${opacity}"/>`;
}

/** A cable or a thin wire. */
export const wire = (data: string, colour = BLACK, width = 5) => path(data, { colour, width });
