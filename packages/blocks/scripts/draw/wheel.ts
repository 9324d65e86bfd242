import { at, away, disc, type Point, path, point, ring } from './geometry.ts';
import { BLACK, METAL, tint } from './paint.ts';

export interface Wheel {
  axle: Point;
  /** Outer radius of the tyre. */
  radius: number;
  /** Width of the tyre, which is as high as it is wide. */
  tyre: number;
  /** Colour of the tyre's wall. */
  wall: 'black' | 'tan' | 'cream';
  rim: string;
  knobbly?: boolean | undefined;
  spokes: number;
  hub: 'plain' | 'gears' | 'motor';
  /** Radius of the brake's disc. */
  rotor?: number | undefined;
  /** Deep rims of carbon. */
  deep?: boolean | undefined;
}

const WALLS = { black: '#2b3033', tan: '#b98552', cream: '#e9dfc6' } as const;

/** A wheel with everything that turns with it, but for sprockets. */
export function drawWheel({ axle, radius, tyre, wall, rim, knobbly, spokes, hub, rotor, deep }: Wheel): string {
  const bead = radius - tyre * 0.92;
  const depth = deep ? 44 : 17;
  const well = bead - depth + 5;
  const flange = hub === 'motor' ? 74 : hub === 'gears' ? 40 : 24;
  const wires = Array.from({ length: spokes }, (_, index) => {
    const angle = (index * 360) / spokes + 4;
    // Spokes leave the hub at a tangent, to one side and the other in turn.
    const lean = index % 4 < 2 ? 62 : -62;
    return `M${at(away(axle, angle + lean, flange))}L${at(away(axle, angle, well))}`;
  }).join('');
  const tread = knobbly
    ? `<circle cx="${axle.x.toFixed(1)}" cy="${(-axle.y).toFixed(1)}" r="${radius - 5}" fill="none" stroke="#16191a" stroke-width="13" stroke-dasharray="15 10"/>`
    : '';
  const rubber = radius - (knobbly ? 8 : 0);
  const height = rubber - bead;
  return [
    tread,
    ring(axle, rubber - height / 2, '#1f2426', height),
    ring(axle, rubber - height * 0.16, '#15191a', height * 0.3),
    ring(axle, bead + height * 0.3, WALLS[wall], height * 0.46),
    ring(axle, bead + height * 0.52, tint(WALLS[wall], 0.22), 3),
    ring(axle, bead + 2, '#101314', 4),
    ring(axle, bead - depth / 2 + 3, rim, depth),
    ring(axle, bead - 2, tint(rim, 0.35), 3.5),
    ring(axle, well + 1.5, tint(rim, -0.35), 3),
    gleam(axle, rubber - height * 0.28, height * 0.16),
    path(wires, { colour: '#8e979a', width: 2.6 }),
    path(wires, { colour: '#dfe4e5', width: 0.9 }),
    valve(axle, well),
    rotor ? drawRotor(axle, rotor) : '',
    drawHub(axle, hub),
  ].join('');
}

/** The light that runs along the upper left of a tyre. */
function gleam(axle: Point, radius: number, width: number): string {
  const from = at(away(axle, 158, radius));
  const to = at(away(axle, 84, radius));
  return `<path d="M${from}A${radius} ${radius} 0 0 1 ${to}" fill="none" stroke="#ffffff" stroke-width="${width.toFixed(1)}" stroke-linecap="round" opacity=".16"/>`;
}

function valve(axle: Point, well: number): string {
  return path(`M${at(away(axle, 247, well))}L${at(away(axle, 247, well - 34))}`, { colour: '#40474a', width: 5 });
}

function drawRotor(axle: Point, radius: number): string {
  const arms = Array.from({ length: 6 }, (_, index) => {
    const angle = index * 60 + 15;
    return `M${at(away(axle, angle + 30, 26))}L${at(away(axle, angle, radius - 12))}`;
  }).join('');
  return [
    path(arms, { colour: '#a7b0b3', width: 7 }),
    ring(axle, radius - 8, '#a9b2b5', 17),
    `<circle cx="${axle.x.toFixed(1)}" cy="${(-axle.y).toFixed(1)}" r="${radius - 8}" fill="none" stroke="#4f585b" stroke-width="6" stroke-dasharray="5 9"/>`,
    ring(axle, radius, '#dde2e3', 2),
  ].join('');
}

function drawHub(axle: Point, hub: Wheel['hub']): string {
  if (hub === 'motor') {
    return [
      disc(axle, 84, BLACK),
      disc(axle, 78, '#343b3e'),
      ring(axle, 62, '#495256', 4),
      gleamDisc(axle, 74),
      disc(axle, 20, '#596266'),
      disc(axle, 9, METAL),
    ].join('');
  }
  const size = hub === 'gears' ? 44 : 27;
  return [
    disc(axle, size, '#394144'),
    gleamDisc(axle, size - 4),
    disc(axle, size * 0.45, '#9aa3a6'),
    disc(axle, 7, DARK_BOLT),
  ].join('');
}

const DARK_BOLT = '#3a4144';

function gleamDisc(axle: Point, radius: number): string {
  const from = at(away(axle, 165, radius));
  const to = at(away(axle, 70, radius));
  return `<path d="M${from}A${radius} ${radius} 0 0 1 ${to}" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".35"/>`;
}

/** A mudguard with its stays, between two angles. */
export function drawMudguard(
  axle: Point,
  radius: number,
  [from, to]: readonly [from: number, to: number],
  colour: string,
): string {
  const outer = radius + 26;
  const arcPath = (r: number) => {
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    return `M${at(away(axle, from, r))}A${r} ${r} 0 ${large} 0 ${at(away(axle, to, r))}`;
  };
  const stay = (angle: number) =>
    path(`M${at(away(axle, angle, outer))}L${at(point(axle.x, axle.y))}`, { colour: '#353c3f', width: 6 });
  return [
    stay(to - 8),
    Math.abs(to - from) > 120 ? stay(to - 52) : '',
    path(arcPath(outer), { colour: tint(colour, -0.25), width: 20 }),
    path(arcPath(outer + 3), { colour, width: 13 }),
    path(arcPath(outer + 6), { colour: tint(colour, 0.55), width: 3, opacity: 0.7 }),
  ].join('');
}
