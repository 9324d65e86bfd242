import { BIKES } from '../bikes.ts';
import { cloud, frameScene, ride, scatter, sun } from './shared.ts';

/** Austria: up into a valley of the Alps on an e-bike, a village with an onion dome behind. */
export function drawValley(): string {
  return frameScene(
    ['#4d8fc0', '#a8d0dc', '#f3ead0'],
    `${sun(1_620, 180)}
    ${cloud(360, 120, 1.1)}${cloud(1_060, 90, 0.9)}${cloud(1_800, 200, 0.7)}
    ${peaks()}
    ${slopes()}
    ${village(690, 618)}
    <path d="M0 640Q420 590 900 650T1920 636V1080H0Z" fill="#7fae5c"/>
    <path d="M0 690Q520 640 1040 706T1920 690V1080H0Z" fill="#6a9c4e"/>
    ${hay(250, 700)}${hay(420, 716)}${hay(1_720, 716)}
    ${firs()}
    <path d="M0 786Q640 752 1200 784T1920 776V884Q1300 872 760 886T0 900Z" fill="#b7b3a8"/><path d="M0 786Q640 752 1200 784T1920 776V786Q1300 792 1200 794T0 798Z" fill="#d6d2c6"/>
    <path d="M40 842Q640 816 1200 836T1900 830" fill="none" stroke="#f4f1e6" stroke-width="6" stroke-dasharray="70 56" opacity=".8"/>
    <path d="M0 900Q640 880 1200 884T1920 884V1080H0Z" fill="#5d8f45"/>
    ${flowers()}
    ${ride({
      build: {
        ...BIKES['mountain-electric'],
        colour: '#a3401f',
        accent: '#f4ead6',
        mudguards: true,
        lights: true,
        tyre: 57,
      },
      outfit: {
        skin: '#d9a27c',
        coat: '#1d5f70',
        coatShade: '#154855',
        trousers: '#3d4a3a',
        trousersShade: '#2d382b',
        helmet: '#ea6a2a',
        hair: '#3a2418',
        shoes: '#4a3428',
        bag: '#7d2436',
      },
    })}`,
  );
}

function peaks(): string {
  return `<g filter="url(#haze)"><path d="M-40 620L180 330L300 430L470 214L640 402L760 320L960 560L1120 380L1260 470L1470 190L1660 400L1800 300L1980 520V660H-40Z" fill="#8ba7b6"/>
    <path d="M470 214L412 290L450 306L478 288L512 322L556 308ZM1470 190L1398 276L1444 300L1476 276L1514 320L1566 296ZM180 330L146 376L184 392L226 368ZM1800 300L1758 352L1806 366L1846 346Z" fill="#f7fafa"/>
    <path d="M470 214L556 308L640 402L600 460L520 380ZM1470 190L1566 296L1660 400L1610 470L1520 380Z" fill="#5f7f92" opacity=".5"/></g>`;
}

function slopes(): string {
  return `<path d="M-20 640L260 470L520 570L840 452L1180 600L1500 470L1940 600V760H-20Z" fill="#4f7f6a"/>
    <path d="M-20 660L320 540L700 620L1080 556L1420 640L1940 560V760H-20Z" fill="#5d9166"/>
    ${scatter(120, 21)
      .map((spot, index) => {
        const x = index * 16 + spot * 12;
        const y = 566 + Math.sin(index / 7) * 26 + spot * 30;
        return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l9 -34l9 34Z" fill="#2f5d4c" opacity=".8"/>`;
      })
      .join('')}`;
}

/** A village of broad roofs around a church with an onion dome. */
function village(x: number, ground: number): string {
  const chalet = (left: number, size: number) =>
    `<g transform="translate(${left} ${ground + 18}) scale(${size})"><path d="M-58 0v-50h116V0Z" fill="#f2e9d6"/><path d="M-58 -50h116v-26H-58Z" fill="#8a5a36"/><path d="M-76 -70L0 -122L76 -70Z" fill="#6b3d2c"/><path d="M-58 -48h116v7H-58Z" fill="#6b4128"/><g fill="#4c6470"><rect x="-40" y="-34" width="18" height="22"/><rect x="-9" y="-34" width="18" height="22"/><rect x="22" y="-34" width="18" height="22"/></g><g fill="#d4513f"><rect x="-44" y="-12" width="26" height="5"/><rect x="-13" y="-12" width="26" height="5"/><rect x="18" y="-12" width="26" height="5"/></g></g>`;
  return `${chalet(x - 170, 0.9)}${chalet(x + 150, 1)}${chalet(x + 330, 0.8)}${chalet(x - 330, 0.7)}
    <g transform="translate(${x} ${ground})"><path d="M-24 20v-150h48v150Z" fill="#f6efe0"/><path d="M10 20v-150h14v150Z" fill="#000" opacity=".1"/><path d="M-28 -130h56v-8h-56Z" fill="#d9c9a8"/><path d="M-24 -138Q-34 -176 -6 -186Q-14 -204 0 -232Q14 -204 6 -186Q34 -176 24 -138Z" fill="#3f6f5c"/><path d="M0 -232v-20M-6 -246h12" stroke="#c9a227" stroke-width="3"/><circle cy="-104" r="12" fill="#23395d"/><path d="M24 20v-78h92v78Z" fill="#f2e9d6"/><path d="M18 -58L40 -92h66l16 34Z" fill="#7d4a38"/></g>`;
}

function hay(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M-34 0Q-30 -52 0 -60Q30 -52 34 0Z" fill="#c9a95c"/><path d="M-16 -4Q-10 -40 0 -54M14 -4Q10 -40 2 -54" stroke="#a3853f" stroke-width="4" fill="none"/></g>`;
}

function firs(): string {
  return [
    [60, 776, 1.3],
    [150, 768, 1],
    [1_820, 770, 1.35],
    [1_730, 764, 0.95],
    [980, 742, 0.6],
    [1_030, 744, 0.5],
  ]
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${x} ${y}) scale(${size})"><rect x="-8" y="-26" width="16" height="28" fill="#4a382c"/><path d="M0 -250L46 -160H22L66 -84H34L84 -18H-84L-34 -84H-66L-22 -160H-46Z" fill="#23513f"/><path d="M0 -250L46 -160H22L66 -84H34L84 -18H10Z" fill="#2f6a4f"/></g>`,
    )
    .join('');
}

function flowers(): string {
  const spots = scatter(240, 17);
  return Array.from({ length: 120 }, (_, index) => {
    const x = (spots[index * 2] ?? 0) * 1_920;
    const y = 912 + (spots[index * 2 + 1] ?? 0) * 160;
    const tone = ['#f7f2df', '#f2c14e', '#c96a9b', '#f7f2df'][index % 4];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}v-16" stroke="#3f6b34" stroke-width="3"/><circle cx="${x.toFixed(0)}" cy="${(y - 18).toFixed(0)}" r="${4 + (index % 3)}" fill="${tone}"/>`;
  }).join('');
}
