import { type BikeBuild, drawBike } from '../bike.ts';
import { drawRider, type Outfit } from '../rider.ts';

/** What scenes share: 1920 by 1080, the left half calm enough for a headline, riders to the right of the middle. */

/** Where the wheels of the first rider stand, and where the middle of the bicycle is. */
export const GROUND = 836;
export const MIDDLE = 1_360;

/** Pixels to a millimetre of a rider: whole where a wide screen shows half of the scene's height. */
const SCALE = 0.268;

export function frameScene(sky: readonly [string, string, string], body: string, defs = ''): string {
  const [top, middle, low] = sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" width="1920" height="1080">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/>
      </linearGradient>
      <radialGradient id="sun"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".9"/><stop offset=".35" stop-color="#ffe2a6" stop-opacity=".42"/><stop offset=".7" stop-color="#ffdc98" stop-opacity=".1"/><stop offset="1" stop-color="#ffd48a" stop-opacity="0"/></radialGradient>
      <filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="8"/></filter>
      <filter id="haze" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.4"/></filter>
      ${defs}
    </defs>
    <rect width="1920" height="760" fill="url(#sky)"/>
    ${body}
  </svg>`;
}

export function sun(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="420" fill="url(#sun)"/><circle cx="${x}" cy="${y}" r="72" fill="#fff0c9"/>`;
}

export function cloud(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="#fff" opacity=".42"><ellipse rx="120" ry="20"/><ellipse cx="-30" cy="-16" rx="60" ry="26"/><ellipse cx="40" cy="-12" rx="52" ry="22"/></g>`;
}

/** A tree with a round crown; its greens from the shaded side to the lit one. */
export function tree(
  x: number,
  ground: number,
  scale: number,
  [dark, mid, light]: readonly [string, string, string] = ['#1d4b36', '#2d6a48', '#4f8f58'],
): string {
  return `<g transform="translate(${x} ${ground}) scale(${scale})">
    <path d="M-12 0L-7 -190L7 -190L12 0Z" fill="#4a382c"/><path d="M0 -150L56 -226M0 -140L-52 -214" stroke="#4a382c" stroke-width="9"/>
    <g fill="${dark}"><circle cx="-58" cy="-236" r="74"/><circle cx="62" cy="-242" r="78"/><circle cy="-304" r="88"/></g>
    <g fill="${mid}"><circle cx="-34" cy="-264" r="58"/><circle cx="44" cy="-276" r="60"/><circle cx="8" cy="-330" r="54"/></g>
    <g fill="${light}" opacity=".8"><circle cx="34" cy="-310" r="30"/><circle cx="66" cy="-266" r="24"/><circle cx="-10" cy="-348" r="24"/></g>
  </g>`;
}

interface Ride {
  build: BikeBuild;
  outfit: Outfit;
  /** Of the bicycle's middle; the scene's own place without it. */
  x?: number;
  ground?: number;
  /** Of the first rider's size: further away is smaller. */
  size?: number;
}

/** Someone on a bicycle, with the shadow below. */
export function ride({ build, outfit, x = MIDDLE, ground = GROUND, size = 1 }: Ride): string {
  const bike = drawBike({ ...build, stand: false });
  const rider = drawRider(bike.contact, outfit);
  const scale = SCALE * size;
  const left = x - ((bike.from + bike.to) / 2) * scale;
  return `<ellipse cx="${x}" cy="${ground + 4}" rx="${((bike.to - bike.from) * scale * 0.52).toFixed(0)}" ry="${(12 * size).toFixed(0)}" fill="#1f1a14" opacity=".42" filter="url(#soft)"/>
    <g transform="translate(${left.toFixed(1)} ${ground}) scale(${scale.toFixed(4)})">${rider.behind}${bike.svg}${rider.before}</g>`;
}

/** Numbers that look random and are the same in every drawing. */
export function scatter(count: number, seed = 7): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  });
}
