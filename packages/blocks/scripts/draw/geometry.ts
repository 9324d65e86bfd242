/** Points and shapes for drawings: millimetres, x to the right, y up from the ground as in a bicycle's drawing. */

export interface Point {
  x: number;
  y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

/** The point `length` away from another, at an angle in degrees from the horizontal, counter-clockwise. */
export function away(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(from.x + Math.cos(angle) * length, from.y + Math.sin(angle) * length);
}

/** The point a share of the way from one point to another. */
export function between(from: Point, to: Point, share: number): Point {
  return point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

/** A point as SVG writes it, with y turned down. */
export const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${(-y).toFixed(1)}`;

export interface Stroke {
  colour: string;
  width: number;
  cap?: 'round' | 'butt';
  opacity?: number;
}

/** A line through points. */
export function line(points: readonly Point[], { colour, width, cap = 'round', opacity = 1 }: Stroke): string {
  return path(`M${points.map(at).join('L')}`, { colour, width, cap, opacity });
}

/** A curve given as SVG path data. */
export function path(data: string, { colour, width, cap = 'round', opacity = 1 }: Stroke): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function disc(centre: Point, radius: number, fill: string): string {
  return `<circle cx="${centre.x.toFixed(1)}" cy="${(-centre.y).toFixed(1)}" r="${radius}" fill="${fill}"/>`;
}

export function ring(centre: Point, radius: number, colour: string, width: number): string {
  return `<circle cx="${centre.x.toFixed(1)}" cy="${(-centre.y).toFixed(1)}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

export function polygon(points: readonly Point[], fill: string): string {
  return `<path d="M${points.map(at).join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/>`;
}

/** An arc around a centre, between two angles in degrees. */
export function arc(centre: Point, radius: number, from: number, to: number, stroke: Stroke): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 0 : 1;
  const start = at(away(centre, from, radius));
  return path(`M${start}A${radius} ${radius} 0 ${large} ${sweep} ${at(away(centre, to, radius))}`, stroke);
}
