import { BIKES } from '../bikes.ts';
import { cloud, frameScene, ride, scatter, sun, tree } from './shared.ts';

/** Where the houses stand. */
const FOOT = 694;

const FRONTS: readonly (readonly [width: number, height: number, wall: string, trim: string])[] = [
  [150, 330, '#c98d5a', '#f0e2c8'],
  [132, 372, '#8f3f30', '#ecd9b8'],
  [160, 318, '#d9b98a', '#fff3db'],
  [140, 356, '#a65a44', '#f0e2c8'],
  [150, 300, '#e3cfa6', '#ffffff'],
  [144, 366, '#6f4a42', '#e6d2ae'],
  [156, 326, '#bf7a4e', '#f6e6c9'],
];

/** Belgium: a mother on a longtail crosses a Flemish square with a belfry, on a street that belongs to bicycles. */
export function drawSquare(): string {
  return frameScene(
    ['#6fa3c4', '#c4dbdf', '#fbe3bd'],
    `${sun(1_500, 210)}
    ${cloud(240, 120, 1)}${cloud(1_130, 90, 0.9)}${cloud(1_760, 160, 0.7)}
    ${belfry(742)}
    ${fronts(-40, FRONTS.slice(0, 5))}
    ${fronts(962, [...FRONTS].reverse())}
    ${hall()}
    <rect y="${FOOT - 4}" width="1920" height="${1_084 - FOOT}" fill="url(#stones)"/>
    ${stones()}
    <path d="M0 776H1920V890H0Z" fill="#a9503c"/><path d="M0 776H1920V784H0ZM0 882H1920V890H0Z" fill="#e9ddc8"/>
    ${[260, 760].map(sign).join('')}
    ${terrace(470)}
    ${tree(960, 730, 0.72)}${tree(1_790, 740, 0.86)}
    ${flags()}
    ${ride({
      build: {
        ...BIKES.city,
        frame: 'longtail',
        wheels: [406, 507],
        tyre: 57,
        fork: 'suspension',
        load: 'seats',
        rack: false,
        colour: '#d09a25',
        accent: '#1d5140',
      },
      outfit: {
        skin: '#f0c7a8',
        coat: '#7d2436',
        coatShade: '#611a29',
        trousers: '#2f3f4a',
        trousersShade: '#222f38',
        helmet: '#e2ded3',
        hair: '#8a3a18',
        shoes: '#f4ead6',
      },
    })}`,
    `<linearGradient id="stones" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#b7aa98"/><stop offset="1" stop-color="#8f8373"/>
      </linearGradient>`,
  );
}

function fronts(start: number, list: typeof FRONTS): string {
  let x = start;
  return list
    .map(([width, height, wall, trim], index) => {
      const left = x;
      x += width;
      return house(left, width, height, wall, trim, index);
    })
    .join('');
}

/** A house with a stepped gable. */
function house(x: number, width: number, height: number, wall: string, trim: string, index: number): string {
  const top = FOOT - height;
  const unit = width / 9;
  const steps = `M${x} ${top}${`h${unit}v-22`.repeat(4)}h${unit}${`v22h${unit}`.repeat(4)}V${FOOT}H${x}Z`;
  const windows = [0, 1, 2]
    .flatMap((row) => [0.2, 0.5, 0.8].map((share) => [x + width * share, top + 22 + row * 84] as const))
    .map(
      ([middle, y], place) =>
        `<path d="M${(middle - 15).toFixed(1)} ${y + 56}v-44q15 -16 30 0v44Z" fill="${trim}"/><path d="M${(middle - 11).toFixed(1)} ${y + 53}v-39q11 -12 22 0v39Z" fill="${(place + index) % 4 === 0 ? '#ffdf9e' : '#4c6470'}"/><path d="M${middle.toFixed(1)} ${y + 8}v46" stroke="${trim}" stroke-width="3"/>`,
    )
    .join('');
  const awning = `<path d="M${x + 8} ${FOOT - 84}h${width - 16}l8 26H${x}Z" fill="${['#1d5140', '#7d2436', '#23395d'][index % 3]}"/><rect x="${x + 12}" y="${FOOT - 60}" width="${width - 24}" height="60" fill="#2b2622" opacity=".75"/>`;
  return `<path d="${steps}" fill="${wall}"/><path d="${steps}" fill="none" stroke="${trim}" stroke-width="4" opacity=".75"/><rect x="${x + width - 8}" y="${top}" width="8" height="${height}" fill="#000" opacity=".13"/>${windows}${awning}`;
}

function belfry(x: number): string {
  return `<g><path d="M${x} ${FOOT}V250h150V${FOOT}Z" fill="#b59a78"/><path d="M${x + 110} ${FOOT}V250h40V${FOOT}Z" fill="#000" opacity=".12"/>
    <path d="M${x - 10} 250h170v-18h-170Z" fill="#d7c19c"/><path d="M${x + 14} 232V130h122v102Z" fill="#b59a78"/><path d="M${x + 4} 130h142v-12H${x + 4}Z" fill="#d7c19c"/>
    <path d="M${x + 22} 118L${x + 60} 60h30L${x + 128} 118Z" fill="#4c5a5e"/><path d="M${x + 62} 60L${x + 75} -6L${x + 88} 60Z" fill="#4c5a5e"/>
    <g fill="#5a4a3a"><path d="M${x + 34} 220v-52q14 -18 28 0v52ZM${x + 88} 220v-52q14 -18 28 0v52Z"/><path d="M${x + 30} 420v-70q16 -22 32 0v70ZM${x + 88} 420v-70q16 -22 32 0v70Z"/></g>
    <circle cx="${x + 75}" cy="292" r="30" fill="#f4ead6"/><circle cx="${x + 75}" cy="292" r="25" fill="#23395d"/><path d="M${x + 75} 292v-18M${x + 75} 292l12 8" stroke="#f2c14e" stroke-width="4" stroke-linecap="round"/></g>`;
}

/** The low hall at the foot of the belfry. */
function hall(): string {
  const arches = Array.from({ length: 5 }, (_, index) => {
    const x = 716 + index * 44;
    return `<path d="M${x} ${FOOT}v-52q16 -26 32 0v52Z" fill="#4b3d33"/>`;
  }).join('');
  return `<path d="M700 ${FOOT}V560h240V${FOOT}Z" fill="#c7ab85"/><path d="M690 560L720 508H920L950 560Z" fill="#6d4a3d"/>${arches}`;
}

function stones(): string {
  const rows = [706, 726, 750, 914, 944, 980, 1_024];
  return rows
    .map((y, row) => {
      const step = 44 + row * 12;
      const joints = Array.from(
        { length: Math.ceil(1_920 / step) + 1 },
        (_, index) => `M${index * step + (row % 2) * (step / 2)} ${y}v${14 + row * 4}`,
      ).join('');
      return `<path d="M0 ${y}H1920" stroke="#6f6455" stroke-width="2" opacity=".3"/><path d="${joints}" stroke="#6f6455" stroke-width="2" opacity=".25"/>`;
    })
    .join('');
}

/** The sign of a street where bicycles go first, painted on the ground. */
function sign(x: number): string {
  return `<g transform="translate(${x} 833) scale(1 .42)" fill="none" stroke="#f4ead6" stroke-width="9" opacity=".85"><circle cx="-44" cy="18" r="34"/><circle cx="44" cy="18" r="34"/><path d="M-44 18L-14 -34H32L44 18M-14 -34L4 18H-44M32 -34L26 -58H44"/></g>`;
}

function terrace(x: number): string {
  const spots = scatter(6, 9);
  return spots
    .map((shift, index) => {
      const left = x - 300 + index * 104 + shift * 20;
      return `<g transform="translate(${left.toFixed(0)} 752)"><path d="M0 0v-88" stroke="#5a4a3a" stroke-width="5"/><path d="M-60 -84Q0 -140 60 -84Z" fill="${index % 2 ? '#f4ead6' : '#7d2436'}"/><path d="M-26 -34h52M-16 -34v34M16 -34v34" stroke="#3d332b" stroke-width="5"/></g>`;
    })
    .join('');
}

function flags(): string {
  return `<path d="M0 420Q480 500 960 410T1920 430" fill="none" stroke="#5a4a3a" stroke-width="3" opacity=".6"/>${Array.from(
    { length: 20 },
    (_, index) => {
      const x = 40 + index * 96;
      const y = 455 + Math.sin((x / 1_920) * Math.PI * 4 + 0.6) * 24 - (x > 960 ? 22 : 6);
      return `<path d="M${x} ${y.toFixed(0)}l26 2l-14 34Z" fill="${['#f2c14e', '#22282d', '#d4513f'][index % 3]}" opacity=".9"/>`;
    },
  ).join('')}`;
}
