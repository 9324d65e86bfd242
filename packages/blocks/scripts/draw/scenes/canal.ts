import { BIKES } from '../bikes.ts';
import { cloud, frameScene, ride, sun, tree } from './shared.ts';

type Gable = 'step' | 'neck' | 'point' | 'cornice';

/** The row of houses: width, height, wall, gable, and how many windows lie side by side. */
const HOUSES: readonly [number, number, string, Gable, number][] = [
  [150, 400, '#7d3a2b', 'step', 3],
  [132, 360, '#2f5548', 'neck', 2],
  [158, 430, '#a6583a', 'cornice', 3],
  [126, 380, '#c9885a', 'point', 2],
  [150, 350, '#4b3a3a', 'step', 3],
  [136, 410, '#8f4632', 'neck', 2],
  [160, 370, '#d3a173', 'cornice', 3],
  [128, 420, '#365c66', 'point', 2],
  [152, 380, '#96503b', 'step', 3],
  [130, 350, '#b9744c', 'neck', 2],
  [156, 410, '#5d3128', 'cornice', 3],
  [134, 370, '#3f6a58', 'point', 2],
  [150, 400, '#ad6242', 'step', 3],
  [140, 360, '#77402f', 'neck', 2],
];

const QUAY = 606;

/** Where the water ends and the street begins. */
const STREET = 772;
const GABLE = 64;

/** The Netherlands: a commuter along a canal on a summer morning. */
export function drawCanal(): string {
  const houses = drawHouses();
  const water = QUAY + 34;
  return frameScene(
    ['#4f97a8', '#a9cdc4', '#f6cf9d'],
    `${sun(1_380, 190)}
    ${cloud(300, 90, 1)}${cloud(980, 60, 0.8)}${cloud(1_680, 110, 0.9)}
    ${houses}
    <rect y="${QUAY - 12}" width="1920" height="20" fill="#8d7a66"/>
    <rect y="${QUAY + 6}" width="1920" height="34" fill="#54423a"/>
    <rect y="${water}" width="1920" height="${STREET - water}" fill="url(#water)"/>
    <g clip-path="url(#canal)">
      <g transform="translate(0 ${2 * QUAY + 60}) scale(1 -1)" opacity=".22" filter="url(#haze)">${houses}</g>
      ${ripples()}
    </g>
    ${tree(150, QUAY, 1.05)}${tree(690, QUAY, 0.8)}${tree(1_130, QUAY, 0.9)}${tree(1_830, QUAY, 1)}
    ${boat(470, QUAY + 84)}
    <rect y="${STREET}" width="1920" height="${1_080 - STREET}" fill="url(#street)"/>
    <rect y="${STREET}" width="1920" height="14" fill="#cbb197"/>
    <rect y="${STREET + 14}" width="1920" height="6" fill="#6f5a4b" opacity=".5"/>
    ${paving()}
    ${bollards()}
    ${ride({
      build: { ...BIKES.city, colour: '#f2672a', accent: '#ffd08a' },
      outfit: {
        skin: '#e2a981',
        coat: '#f4ead6',
        coatShade: '#d6c6a8',
        trousers: '#21425e',
        trousersShade: '#173047',
        helmet: '#0f3b2e',
        hair: '#5a2e1a',
        shoes: '#ffffff',
        bag: '#1f7a55',
      },
    })}`,
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#2d6a69"/><stop offset="1" stop-color="#174845"/>
      </linearGradient>
      <linearGradient id="street" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#a98f79"/><stop offset="1" stop-color="#7d6656"/>
      </linearGradient>
      <clipPath id="canal"><rect y="${water}" width="1920" height="${STREET - water}"/></clipPath>`,
  );
}

function drawHouses(): string {
  let x = -20;
  return HOUSES.map(([width, height, wall, gable, columns]) => {
    const house = drawHouse(x, width, height, wall, gable, columns);
    x += width;
    return house;
  }).join('');
}

function drawHouse(x: number, width: number, height: number, wall: string, gable: Gable, columns: number): string {
  const top = QUAY - height;
  const rows = Math.floor((height - 110) / 84);
  const step = (width - 24) / columns;
  const windows = Array.from({ length: rows * columns }, (_, index) => {
    const left = x + 12 + (index % columns) * step + step / 2;
    const lit = (index * 7 + x) % 5 === 0;
    return drawWindow(left, top + 20 + Math.floor(index / columns) * 84, Math.min(30, step - 14), lit);
  }).join('');
  const shop = `<rect x="${x + 10}" y="${QUAY - 82}" width="${width - 20}" height="70" fill="#1c2c28" opacity=".72"/>
    <rect x="${x + width / 2 - 17}" y="${QUAY - 88}" width="34" height="76" fill="#e8dcc6"/>
    <rect x="${x + width / 2 - 12}" y="${QUAY - 82}" width="24" height="70" fill="#0f3b2e"/>`;
  return `<path d="${gablePath(gable, x, top, width)}" fill="${wall}"/>
    <rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${wall}"/>
    <rect x="${x + width - 9}" y="${top}" width="9" height="${height}" fill="#000" opacity=".14"/>
    <circle cx="${x + width / 2}" cy="${top - 18}" r="10" fill="#f3e7d2"/><circle cx="${x + width / 2}" cy="${top - 18}" r="7" fill="#2b3b3c"/>
    ${windows}${shop}`;
}

function gablePath(gable: Gable, x: number, top: number, width: number): string {
  const middle = x + width / 2;
  const peak = top - GABLE;
  switch (gable) {
    case 'step': {
      const unit = width / 8;
      return `M${x} ${top}h${unit}v-20h${unit}v-20h${unit}v-20h${unit * 2}v20h${unit}v20h${unit}v20h${unit}Z`;
    }
    case 'neck':
      return `M${x} ${top}Q${middle - 34} ${top - 6} ${middle - 32} ${peak + 10}Q${middle} ${peak - 26} ${middle + 32} ${peak + 10}Q${middle + 34} ${top - 6} ${x + width} ${top}Z`;
    case 'point':
      return `M${x} ${top}L${middle} ${peak - 16}L${x + width} ${top}Z`;
    default:
      return `M${x - 4} ${top}v-14h${width * 0.22}q${width * 0.28} -46 ${width * 0.56 + 8} 0h${width * 0.22}v14Z`;
  }
}

function drawWindow(middle: number, top: number, width: number, lit: boolean): string {
  const left = middle - width / 2;
  return `<rect x="${left - 4}" y="${top - 4}" width="${width + 8}" height="62" fill="#efe2cb"/>
    <rect x="${left}" y="${top}" width="${width}" height="54" fill="${lit ? '#ffd98f' : '#37535a'}"/>
    <path d="M${middle} ${top}v54M${left} ${top + 20}h${width}" stroke="#efe2cb" stroke-width="4"/>`;
}

function ripples(): string {
  return Array.from({ length: 46 }, (_, index) => {
    const x = (index * 331) % 1_920;
    const y = QUAY + 44 + ((index * 53) % 112);
    const width = 40 + ((index * 29) % 130);
    return `<rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="#cfeae2" opacity="${index % 3 ? 0.16 : 0.3}"/>`;
  }).join('');
}

function boat(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">
    <ellipse cx="0" cy="52" rx="230" ry="12" fill="#0e312f" opacity=".5"/>
    <path d="M-230 0H230L196 50H-190Z" fill="#12332b"/><path d="M-230 0H230L226 9H-227Z" fill="#f2672a"/>
    <rect x="-130" y="-54" width="240" height="54" rx="8" fill="#e9dcc3"/><rect x="-140" y="-64" width="260" height="14" rx="6" fill="#7d3a2b"/>
    <g fill="#37535a"><rect x="-112" y="-40" width="44" height="26" rx="4"/><rect x="-52" y="-40" width="44" height="26" rx="4"/><rect x="8" y="-40" width="44" height="26" rx="4"/></g>
    <rect x="66" y="-44" width="30" height="44" fill="#0f3b2e"/>
  </g>`;
}

function paving(): string {
  const rows = [STREET + 58, STREET + 108, STREET + 176, STREET + 256];
  return rows
    .map(
      (y, row) =>
        `<path d="M0 ${y}H1920" stroke="#6f5a4b" stroke-width="2" opacity=".35"/>` +
        Array.from({ length: 18 }, (_, index) => {
          const x = index * 112 + (row % 2) * 56;
          return `<path d="M${x} ${y}L${x + (x - 960) * 0.05} ${y + 44}" stroke="#6f5a4b" stroke-width="2" opacity=".28"/>`;
        }).join(''),
    )
    .join('');
}

function bollards(): string {
  return [90, 420, 750, 1_080, 1_740]
    .map(
      (x) =>
        `<g transform="translate(${x} ${STREET + 26})"><ellipse cy="4" rx="22" ry="5" fill="#3a2f27" opacity=".4"/><path d="M-11 0L-8 -70h16L11 0Z" fill="#3b1f1a"/><rect x="-11" y="-78" width="22" height="12" rx="5" fill="#3b1f1a"/><g fill="#f3e7d2"><path d="M-3 -50l3 3 3 -3-3 -3ZM-3 -36l3 3 3 -3-3 -3ZM-3 -22l3 3 3 -3-3 -3Z"/></g></g>`,
    )
    .join('');
}
