import { type BikeBuild, drawBike } from './bike.ts';

/** A bicycle on show: a wall, a floor, and the shadow it throws. 1200 by 900. */
export function drawStudio(build: BikeBuild): string {
  const bike = drawBike(build);
  const length = build.wheelbase + build.rearWheel + build.frontWheel;
  // As large as the wall allows, in width and in height.
  const scale = Math.min(1_010 / length, 640 / Math.max(bike.contact.saddle.y, bike.contact.grip.y));
  const left = (1_200 - length * scale) / 2 + build.rearWheel * scale;
  const middle = left + (build.wheelbase / 2) * scale;
  const ground = 742;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
    <defs>
      <radialGradient id="wall" cx="50%" cy="42%" r="75%">
        <stop offset="0" stop-color="#fffdf8"/><stop offset="1" stop-color="#efe8d9"/>
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#e4dbc8"/><stop offset="1" stop-color="#f3ecdf"/>
      </linearGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>
    </defs>
    <rect width="1200" height="900" fill="url(#wall)"/>
    <circle cx="600" cy="430" r="300" fill="#f7d9c4" opacity=".55"/>
    <rect y="676" width="1200" height="224" fill="url(#floor)"/>
    <ellipse cx="${middle}" cy="${ground + 4}" rx="${(length * scale) / 2.05}" ry="20" fill="#5b4c33" opacity=".28" filter="url(#soft)"/>
    <ellipse cx="${left}" cy="${ground + 2}" rx="84" ry="9" fill="#3a2f1d" opacity=".4" filter="url(#soft)"/>
    <ellipse cx="${left + build.wheelbase * scale}" cy="${ground + 2}" rx="84" ry="9" fill="#3a2f1d" opacity=".4" filter="url(#soft)"/>
    <g transform="translate(${left} ${ground}) scale(${scale})">${bike.svg}</g>
  </svg>`;
}
