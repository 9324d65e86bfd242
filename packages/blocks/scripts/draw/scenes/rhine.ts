import { BIKES } from '../bikes.ts';
import { cloud, frameScene, GROUND, MIDDLE, ride, scatter, sun, tree } from './shared.ts';

/** Where the river begins, and where it ends at the promenade. */
const BANK = 560;
const SHORE = 742;

/** Germany: two colleagues on a promenade at the Rhine, before a bridge of steel arches and a cathedral. */
export function drawRhine(): string {
  return frameScene(
    ['#5a8fb4', '#b4cdd6', '#f8d9ac'],
    `${sun(1_560, 236)}
    ${cloud(220, 110, 1.1)}${cloud(860, 70, 0.7)}${cloud(1_240, 150, 0.8)}
    ${town()}
    ${cathedral(604)}
    <rect y="${BANK - 16}" width="1920" height="20" fill="#6d7f6c"/>
    <rect y="${BANK}" width="1920" height="${SHORE - BANK}" fill="url(#river)"/>
    ${glitter()}
    ${bridge()}
    ${barge(330, 690)}
    <rect y="${SHORE}" width="1920" height="${1_080 - SHORE}" fill="url(#path)"/>
    <rect y="${SHORE - 8}" width="1920" height="18" fill="#8a8f86"/><rect y="${SHORE + 10}" width="1920" height="5" fill="#4c5049" opacity=".5"/>
    ${railing()}
    <path d="M0 900H1920V1080H0Z" fill="#6e8f5b"/><path d="M0 900H1920V916H0Z" fill="#8bab70"/>
    ${grass()}
    ${tree(90, 790, 1.5, ['#2c5a3a', '#3f7648', '#6d9d58'])}${tree(1_850, 780, 1.3, ['#2c5a3a', '#3f7648', '#6d9d58'])}
    ${lamp(820)}${lamp(1_700)}
    ${ride({
      build: { ...BIKES.trekking, frame: 'trapeze', colour: '#d4513f', accent: '#f4ead6' },
      x: MIDDLE - 318,
      ground: GROUND - 30,
      size: 0.9,
      outfit: {
        skin: '#8a5a3a',
        coat: '#e9b44c',
        coatShade: '#c8923a',
        trousers: '#3a4a52',
        trousersShade: '#2a373e',
        helmet: '#f4ead6',
        hair: '#1f1611',
        shoes: '#2a2220',
      },
    })}
    ${ride({
      build: { ...BIKES.trekking, colour: '#1d5f70', accent: '#ffd08a' },
      x: MIDDLE + 60,
      outfit: {
        skin: '#eec3a0',
        coat: '#2f5d8a',
        coatShade: '#234a70',
        trousers: '#c8b48a',
        trousersShade: '#a8966f',
        helmet: '#22282d',
        hair: '#c79a55',
        shoes: '#7a4f2e',
        bag: '#ea6a2a',
      },
    })}`,
    `<linearGradient id="river" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#7fa9b3"/><stop offset="1" stop-color="#2f6679"/>
      </linearGradient>
      <linearGradient id="path" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#c3b49b"/><stop offset="1" stop-color="#a69678"/>
      </linearGradient>`,
  );
}

function town(): string {
  const sizes = scatter(46, 11);
  return sizes
    .slice(0, 23)
    .map((size, index) => {
      const x = index * 86 - 20;
      const height = 70 + size * 90;
      const tone = ['#9aa7a8', '#b3a999', '#8e9ca3', '#c0b199'][index % 4];
      const top = BANK - height;
      return `<rect x="${x}" y="${top.toFixed(0)}" width="84" height="${height.toFixed(0)}" fill="${tone}"/><path d="M${x - 3} ${top.toFixed(0)}l45 -34l45 34Z" fill="#7d5f55" opacity=".85"/>${[18, 42, 66].map((left) => `<rect x="${x + left - 6}" y="${(top + 22).toFixed(0)}" width="12" height="18" fill="#5f6f75" opacity=".6"/>`).join('')}`;
    })
    .join('');
}

/** Two spires, far enough away to be blue. */
function cathedral(x: number): string {
  const spire = (left: number) =>
    `<path d="M${left} ${BANK}V330L${left + 18} 300L${left + 34} 120L${left + 50} 300L${left + 68} 330V${BANK}Z"/><path d="M${left + 34} 126v-26" stroke="#66777f" stroke-width="4"/>`;
  const windows = [0, 1, 2, 3, 4]
    .map((index) => `<path d="M${x + 176 + index * 44} ${BANK - 20}v-64q10 -22 20 0v64Z" fill="#8b9ba3"/>`)
    .join('');
  return `<g fill="#66777f" opacity=".92">${spire(x)}${spire(x + 82)}
    <path d="M${x + 150} ${BANK}V420l24 -36h220l24 36V${BANK}Z"/><path d="M${x + 250} 384l16 -70l16 70Z"/></g>
    <g fill="#8b9ba3"><path d="M${x + 24} 470v-70q10 -24 20 0v70ZM${x + 106} 470v-70q10 -24 20 0v70Z"/></g>${windows}`;
}

function bridge(): string {
  const places = [-300, 20, 340, 660, 980, 1_300, 1_620];
  const arches = places
    .map((left) => {
      const bars = [1, 2, 3, 4, 5, 6, 7]
        .map((step) => {
          const share = step / 8;
          const rise = 4 * 96 * share * (1 - share);
          return `M${left + share * 320} 560v-${rise.toFixed(0)}`;
        })
        .join('');
      return `<path d="M${left} 560Q${left + 160} 368 ${left + 320} 560" fill="none" stroke="#4d6b5f" stroke-width="16"/><path d="M${left} 560Q${left + 160} 396 ${left + 320} 560" fill="none" stroke="#3b564b" stroke-width="6"/><path d="${bars}" stroke="#4d6b5f" stroke-width="6"/>`;
    })
    .join('');
  const piers = places
    .map(
      (left) =>
        `<path d="M${left - 26} 660V566h52v94Z" fill="#9a917f"/><path d="M${left - 34} 566h68v-14h-68Z" fill="#b3a993"/>`,
    )
    .join('');
  return `${piers}${arches}<rect y="552" width="1920" height="20" fill="#3b564b"/><rect y="552" width="1920" height="5" fill="#6f8d80"/>`;
}

function glitter(): string {
  const spots = scatter(160, 5);
  return Array.from({ length: 70 }, (_, index) => {
    const [x, y] = [(spots[index * 2] ?? 0) * 1_920, BANK + 14 + (spots[index * 2 + 1] ?? 0) * (SHORE - BANK - 26)];
    const width = 26 + (index % 5) * 22;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width}" height="3" rx="1.5" fill="#fff6df" opacity="${index % 3 ? 0.22 : 0.42}"/>`;
  }).join('');
}

function barge(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M-300 0H300L270 40H-270Z" fill="#28343a"/><path d="M-300 0H300l-3 9H-297Z" fill="#c4470d"/><g fill="#8b4f37"><rect x="-220" y="-34" width="90" height="34"/><rect x="-120" y="-34" width="90" height="34"/><rect x="-20" y="-34" width="90" height="34"/></g><rect x="150" y="-66" width="92" height="66" rx="6" fill="#e9dfc9"/><rect x="160" y="-54" width="72" height="22" fill="#3f5f6b"/></g>`;
}

function railing(): string {
  const posts = Array.from({ length: 33 }, (_, index) => `M${index * 60 + 8} ${SHORE}v-62`).join('');
  return `<path d="${posts}" stroke="#3c4a46" stroke-width="6"/><path d="M0 ${SHORE - 62}H1920M0 ${SHORE - 34}H1920" stroke="#3c4a46" stroke-width="7"/>`;
}

function lamp(x: number): string {
  return `<g transform="translate(${x} 770)"><path d="M0 0V-230" stroke="#2c3836" stroke-width="9"/><path d="M0 -230q0 -28 34 -28" fill="none" stroke="#2c3836" stroke-width="7"/><path d="M20 -258h34l8 16h-50Z" fill="#2c3836"/><path d="M16 -242h42l-6 10h-30Z" fill="#ffe6a6"/></g>`;
}

function grass(): string {
  const spots = scatter(140, 3);
  return Array.from({ length: 70 }, (_, index) => {
    const x = (spots[index * 2] ?? 0) * 1_920;
    const y = 930 + (spots[index * 2 + 1] ?? 0) * 140;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q3 -18 10 -26M${(x + 8).toFixed(0)} ${y.toFixed(0)}q0 -16 -6 -24" stroke="#4f7446" stroke-width="3" fill="none" opacity=".7"/>`;
  }).join('');
}
