import { type BikeBuild, drawBike } from './bike.ts';

/** Size of the picture of a bicycle. */
export const STUDIO = { width: 1_000, height: 750 } as const;

const FLOOR = 618;

/**
 * Pixels to a millimetre. Long bicycles are drawn smaller, but less so than they are longer: beside each other a folding
 * bike is smaller than a cargo bike, and still fills its card.
 */
function scaleOf(length: number): number {
  return 0.427 * (1_820 / length) ** 0.55;
}

/** Width of what a picture of details shows, of the whole picture's. */
const DETAIL = 0.42;

/**
 * A bicycle on show in a studio: light from above and the left, a seamless ground, and the shadow that it throws.
 * @param view the whole bicycle, or its cranks from near by
 */
export function drawStudio(build: BikeBuild, view: 'whole' | 'detail' = 'whole'): string {
  const bike = drawBike(build);
  const scale = scaleOf(bike.to - bike.from);
  const left = STUDIO.width / 2 - ((bike.from + bike.to) / 2) * scale;
  const [from, to] = [left + bike.from * scale, left + bike.to * scale];
  const contact = (x: number) =>
    `<ellipse cx="${(left + x * scale).toFixed(1)}" cy="${FLOOR + 3}" rx="78" ry="9" fill="#2a241a" opacity=".42" filter="url(#near)"/>`;
  const { bottomBracket } = bike.contact;
  const [width, height] = [STUDIO.width * DETAIL, STUDIO.height * DETAIL];
  const near = [
    left + bottomBracket.x * scale - width / 2,
    FLOOR - bottomBracket.y * scale - height * 0.62,
    width,
    height,
  ];
  const box = view === 'whole' ? '0 0 1000 750' : near.map((value) => value.toFixed(1)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1000" height="750">
    <defs>
      <radialGradient id="wall" cx="42%" cy="34%" r="82%">
        <stop offset="0" stop-color="#fffefb"/><stop offset=".55" stop-color="#f6f2e9"/><stop offset="1" stop-color="#e6dfd0"/>
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ded5c3" stop-opacity="0"/><stop offset=".4" stop-color="#ddd4c2" stop-opacity=".75"/><stop offset="1" stop-color="#efe9dc" stop-opacity=".9"/>
      </linearGradient>
      <filter id="near" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="5"/></filter>
      <filter id="far" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="16"/></filter>
    </defs>
    <rect width="1000" height="750" fill="url(#wall)"/>
    <rect y="520" width="1000" height="230" fill="url(#floor)"/>
    <ellipse cx="${((from + to) / 2 + 18).toFixed(1)}" cy="${FLOOR + 12}" rx="${((to - from) / 2.02).toFixed(1)}" ry="20" fill="#4b3f2b" opacity=".3" filter="url(#far)"/>
    ${contact(0)}${contact(bike.wheelbase)}
    <g transform="translate(${left.toFixed(1)} ${FLOOR}) scale(${scale.toFixed(4)})">${bike.svg}</g>
  </svg>`;
}
