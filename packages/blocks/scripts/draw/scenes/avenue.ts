import { BIKES } from '../bikes.ts';
import { cloud, frameScene, ride, scatter, sun } from './shared.ts';

/** France: along the sea under plane trees, baguette weather. */
export function drawAvenue(): string {
  return frameScene(
    ['#4aa3cf', '#b5e0e4', '#fdeecb'],
    `${sun(1_180, 210)}
    ${cloud(260, 110, 1)}${cloud(900, 80, 0.8)}${cloud(1_720, 130, 0.9)}
    ${hills()}
    <rect y="540" width="1920" height="140" fill="url(#sea)"/>
    ${waves()}
    ${boats()}
    ${houses()}
    <rect y="676" width="1920" height="16" fill="#e9dcc0"/><rect y="692" width="1920" height="40" fill="#cdbb98"/><path d="M0 732H1920" stroke="#9d8a68" stroke-width="5" opacity=".6"/>
    ${balusters()}
    <rect y="732" width="1920" height="348" fill="url(#ground)"/>
    <path d="M0 890H1920V1080H0Z" fill="#b99e72"/><path d="M0 886H1920V896H0Z" fill="#f1e3c4"/>
    ${[70, 560, 1_000, 1_690].map((x, index) => plane(x, 770, [1.12, 0.92, 0.84, 1.1][index] ?? 1)).join('')}
    ${shade()}
    ${bench(770)}
    ${ride({
      build: {
        ...BIKES['city-classic'],
        basket: true,
        wall: 'cream',
        colour: '#1f5fae',
        accent: '#f4ead6',
        gears: 'hub',
      },
      outfit: {
        skin: '#c98d63',
        coat: '#f7f3e8',
        coatShade: '#d9d2bf',
        trousers: '#d4513f',
        trousersShade: '#b03f30',
        helmet: '#e0b33a',
        hair: '#2a1a12',
        shoes: '#ffffff',
      },
    })}`,
    `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#2f8fae"/><stop offset="1" stop-color="#59b3c2"/>
      </linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#e3d2ac"/><stop offset="1" stop-color="#c4ab7c"/>
      </linearGradient>`,
  );
}

function hills(): string {
  return `<g filter="url(#haze)"><path d="M980 548Q1180 430 1400 470T1940 392V560H980Z" fill="#8fb0a0"/><path d="M1240 552Q1480 470 1680 492T1940 460V560H1240Z" fill="#7a9d84"/></g>`;
}

function waves(): string {
  const spots = scatter(120, 13);
  return Array.from({ length: 60 }, (_, index) => {
    const x = (spots[index * 2] ?? 0) * 1_920;
    const y = 552 + (spots[index * 2 + 1] ?? 0) * 118;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${30 + (index % 5) * 20}" height="3" rx="1.5" fill="#ffffff" opacity="${index % 3 ? 0.25 : 0.5}"/>`;
  }).join('');
}

function boats(): string {
  return [
    [330, 600, 1, '#ffffff'],
    [620, 576, 0.6, '#f7d9c4'],
    [820, 590, 0.75, '#ffffff'],
    [1_500, 584, 0.7, '#ffffff'],
  ]
    .map(
      ([x, y, size, sail]) =>
        `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 -8V-128L62 -18ZM-6 -8V-108L-48 -18Z" fill="${sail}"/><path d="M-66 -6H70L52 16H-48Z" fill="#7d2436"/><path d="M-66 -6H70l-3 6H-64Z" fill="#f4ead6"/></g>`,
    )
    .join('');
}

/** Houses on the headland, in the colours of the south. */
function houses(): string {
  const walls = ['#f0d3a2', '#e9b48c', '#f6e6c6', '#dba77f', '#f3ddb4', '#e8c49a', '#f7ead0'];
  const shutters = ['#5b86a5', '#6f8f63', '#8a5f7c'];
  return walls
    .map((wall, index) => {
      const x = 1_330 + index * 92;
      const height = 96 + ((index * 37) % 60);
      const top = 560 - height - index * 5;
      const windows = [0, 1, 2]
        .flatMap((row) => [18, 56].map((left) => [x + left, top + 16 + row * 40] as const))
        .filter(([, y]) => y < 540)
        .map(
          ([left, y]) =>
            `<rect x="${left}" y="${y}" width="16" height="24" fill="#4c6470"/><rect x="${left - 8}" y="${y}" width="7" height="24" fill="${shutters[index % 3]}"/><rect x="${left + 17}" y="${y}" width="7" height="24" fill="${shutters[index % 3]}"/>`,
        )
        .join('');
      return `<rect x="${x}" y="${top}" width="90" height="${560 - top + 20}" fill="${wall}"/><path d="M${x - 5} ${top}h100l-12 -18H${x + 7}Z" fill="#c4694a"/>${windows}`;
    })
    .join('');
}

function balusters(): string {
  return `<path d="${Array.from({ length: 54 }, (_, index) => `M${index * 36 + 10} 690v-44`).join('')}" stroke="#efe4cb" stroke-width="10" stroke-linecap="round"/><rect y="634" width="1920" height="14" rx="7" fill="#f6eedb"/>`;
}

/** A plane tree: pale, spotted bark, and a high crown. */
function plane(x: number, ground: number, scale: number): string {
  const spots = scatter(36, Math.round(x) + 3);
  const bark = Array.from({ length: 18 }, (_, index) => {
    const y = -20 - (spots[index * 2] ?? 0) * 330;
    const left = -18 + (spots[index * 2 + 1] ?? 0) * 34;
    return `<ellipse cx="${left.toFixed(0)}" cy="${y.toFixed(0)}" rx="7" ry="12" fill="${index % 2 ? '#a99c7c' : '#8c8468'}" opacity=".8"/>`;
  }).join('');
  return `<g transform="translate(${x} ${ground}) scale(${scale})">
    <ellipse cy="4" rx="120" ry="14" fill="#7d6a45" opacity=".35"/>
    <path d="M-34 0Q-22 -180 -17 -350L-10 -420H10L17 -350Q22 -180 34 0Z" fill="#d9ceb0"/><path d="M4 -350H17Q22 -180 34 0H14Q12 -200 4 -350Z" fill="#a99c7c" opacity=".55"/>${bark}
    <path d="M-10 -330L-130 -470M6 -340L120 -490M0 -360V-520" stroke="#cfc3a3" stroke-width="22" stroke-linecap="round"/>
    <g fill="#4f7f3f"><circle cx="-150" cy="-500" r="96"/><circle cx="150" cy="-510" r="100"/><circle cx="-60" cy="-580" r="110"/><circle cx="80" cy="-590" r="106"/></g>
    <g fill="#6c9c4c"><circle cx="-110" cy="-540" r="76"/><circle cx="120" cy="-550" r="80"/><circle cy="-620" r="86"/><circle cx="-10" cy="-500" r="70"/></g>
    <g fill="#93bb60" opacity=".8"><circle cx="-70" cy="-590" r="40"/><circle cx="60" cy="-610" r="42"/><circle cx="150" cy="-570" r="34"/><circle cx="-140" cy="-540" r="30"/></g>
  </g>`;
}

/** Light that falls through the leaves. */
function shade(): string {
  const spots = scatter(80, 29);
  return Array.from({ length: 40 }, (_, index) => {
    const x = (spots[index * 2] ?? 0) * 1_920;
    const y = 756 + (spots[index * 2 + 1] ?? 0) * 300;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${70 + (index % 4) * 30}" ry="${10 + (index % 3) * 5}" fill="#7d6a3d" opacity=".13"/>`;
  }).join('');
}

function bench(x: number): string {
  return `<g transform="translate(${x} 782)"><path d="M-70 -34H70M-70 -46H70M-66 -70H66M-66 -84H66" stroke="#2f6a4f" stroke-width="9"/><path d="M-56 0V-88M56 0V-88" stroke="#2b3033" stroke-width="8"/></g>`;
}
