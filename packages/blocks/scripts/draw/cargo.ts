import type { BikeBuild, Joints } from './bike.ts';
import { at, between, type Point, path, point } from './geometry.ts';
import { plate, tint, tube } from './paint.ts';

/** What cargo bikes carry their loads in. */

/** The box in front, or nothing. */
export function drawBox(joints: Joints, build: BikeBuild): string {
  if (build.frame !== 'front-loader' && build.frame !== 'trike') return '';
  const corners = build.frame === 'trike' ? trikeCorners(joints) : loaderCorners(joints);
  const body =
    build.load === 'freight'
      ? drawFreight(corners, build)
      : build.load === 'family'
        ? drawFamily(corners, build)
        : drawPlanks(corners, build);
  const shade = `<path d="M${at(corners.bottomLeft)}L${at(corners.bottomRight)}" stroke="#000000" stroke-width="18" opacity=".35" stroke-linecap="round"/>`;
  return shade + body;
}

interface Corners {
  topLeft: Point;
  topRight: Point;
  bottomRight: Point;
  bottomLeft: Point;
}

function loaderCorners({ column, front, frontRadius }: Joints): Corners {
  const right = front.x - frontRadius;
  return {
    topLeft: point(column.x + 122, 668),
    topRight: point(right + 26, 642),
    bottomRight: point(right - 74, 250),
    bottomLeft: point(column.x + 164, 250),
  };
}

function trikeCorners({ column, front }: Joints): Corners {
  return {
    topLeft: point(column.x + 96, 742),
    topRight: point(front.x + 340, 700),
    bottomRight: point(front.x + 262, 292),
    bottomLeft: point(column.x + 132, 292),
  };
}

const inside = ({ topLeft, topRight, bottomRight, bottomLeft }: Corners, x: number, y: number) =>
  between(between(topLeft, topRight, x), between(bottomLeft, bottomRight, x), y);

const shape = (corners: Corners, [left, top, right, bottom]: readonly [number, number, number, number]) => [
  inside(corners, left, top),
  inside(corners, right, top),
  inside(corners, right, bottom),
  inside(corners, left, bottom),
];

/** A box of boards, with edges of metal. */
function drawPlanks(corners: Corners, { colour }: BikeBuild): string {
  const boards = ['#c79660', '#bd8a54', '#cb9c67', '#b9854f'].map((wood, index) =>
    plate(shape(corners, [0, index / 4, 1, (index + 0.97) / 4]), wood, { round: 3 }),
  );
  const grain = Array.from({ length: 15 }, (_, index) => {
    const y = 0.04 + index * 0.065;
    const start = (index * 37) % 60;
    return `M${at(inside(corners, start / 100, y))}L${at(inside(corners, Math.min(0.98, start / 100 + 0.32), y + 0.004))}`;
  }).join('');
  const light = plate(shape(corners, [0, 0, 1, 0.25]), '#ffffff', { opacity: 0.12, round: 0 });
  const dusk = plate(shape(corners, [0, 0.62, 1, 1]), '#3a2412', { opacity: 0.16, round: 0 });
  return [
    ...boards,
    path(grain, { colour: '#8a5c30', width: 3, opacity: 0.35 }),
    light,
    dusk,
    ...[0.02, 0.98].map((x) =>
      tube([inside(corners, x, -0.02), inside(corners, x, 1.02)], { colour, width: 24, cap: 'butt', shine: 0.7 }),
    ),
    tube([inside(corners, -0.02, 0), inside(corners, 1.02, 0)], { colour: tint(colour, -0.15), width: 26 }),
    tube([inside(corners, -0.01, 1), inside(corners, 1.01, 1)], { colour: tint(colour, -0.4), width: 22 }),
  ].join('');
}

/** A light shell with a bench and a bow for the rain cover: children sit in it. */
function drawFamily(corners: Corners, { colour, accent }: BikeBuild): string {
  const shell = shape(corners, [0, 0, 1, 1]);
  const hood = `M${at(inside(corners, 0.06, 0))}C${at(inside(corners, 0.02, -0.62))} ${at(inside(corners, 0.34, -0.84))} ${at(inside(corners, 0.56, -0.74))}C${at(inside(corners, 0.84, -0.6))} ${at(inside(corners, 0.96, -0.24))} ${at(inside(corners, 0.98, 0))}Z`;
  return [
    `<path d="${hood}" fill="#dfe9ea" opacity=".5"/>`,
    path(
      `M${at(inside(corners, 0.06, 0))}C${at(inside(corners, 0.02, -0.62))} ${at(inside(corners, 0.34, -0.84))} ${at(inside(corners, 0.56, -0.74))}`,
      { colour: accent, width: 34 },
    ),
    path(
      `M${at(inside(corners, 0.56, -0.74))}C${at(inside(corners, 0.84, -0.6))} ${at(inside(corners, 0.96, -0.24))} ${at(inside(corners, 0.98, 0))}`,
      { colour: '#3a4144', width: 14 },
    ),
    path(`M${at(inside(corners, 0.52, -0.72))}L${at(inside(corners, 0.56, 0))}`, { colour: '#3a4144', width: 12 }),
    plate(
      [
        inside(corners, 0.1, 0.02),
        inside(corners, 0.16, -0.34),
        inside(corners, 0.28, -0.34),
        inside(corners, 0.34, 0.02),
      ],
      '#4f585b',
      { round: 30 },
    ),
    plate(shell, colour, { round: 46 }),
    plate(shape(corners, [0.02, 0.04, 0.98, 0.4]), '#ffffff', { opacity: 0.14, round: 20 }),
    plate(shape(corners, [0.02, 0.66, 0.98, 0.98]), '#000000', { opacity: 0.16, round: 20 }),
    path(
      `M${at(inside(corners, 0.04, 0.52))}C${at(inside(corners, 0.3, 0.36))} ${at(inside(corners, 0.66, 0.72))} ${at(inside(corners, 0.965, 0.42))}`,
      { colour: accent, width: 20, cap: 'butt', opacity: 0.9 },
    ),
    path(
      `M${at(inside(corners, 0.05, 0.6))}C${at(inside(corners, 0.3, 0.44))} ${at(inside(corners, 0.66, 0.8))} ${at(inside(corners, 0.96, 0.5))}`,
      { colour: '#ffffff', width: 6, cap: 'butt', opacity: 0.45 },
    ),
    tube([inside(corners, -0.01, 0), inside(corners, 1.01, 0)], { colour: '#2b3033', width: 30 }),
  ].join('');
}

/** A closed box of metal with a lid, for trades. */
function drawFreight(corners: Corners, { colour, accent }: BikeBuild): string {
  const ribs = [0.2, 0.4, 0.6, 0.8]
    .map((x) => `M${at(inside(corners, x, -0.1))}L${at(inside(corners, x, 0.94))}`)
    .join('');
  const body = shape(corners, [0.01, -0.3, 0.99, 1]);
  return [
    plate(body, '#d3d8d9', { round: 18 }),
    plate(shape(corners, [0.01, 0.1, 0.99, 0.56]), colour, { round: 0 }),
    path(ribs, { colour: '#8b9497', width: 5, opacity: 0.7 }),
    plate(shape(corners, [0.02, -0.28, 0.98, -0.02]), '#ffffff', { opacity: 0.35, round: 0 }),
    plate(shape(corners, [0.02, 0.72, 0.98, 1]), '#000000', { opacity: 0.13, round: 0 }),
    tube([inside(corners, -0.02, -0.31), inside(corners, 1.02, -0.31)], { colour: '#8b9497', width: 34 }),
    path(`M${at(inside(corners, 0.44, 0.33))}L${at(inside(corners, 0.56, 0.33))}`, {
      colour: accent,
      width: 76,
      cap: 'butt',
    }),
    path(`M${at(inside(corners, 0.46, -0.22))}L${at(inside(corners, 0.54, -0.22))}`, { colour: '#3a4144', width: 18 }),
  ].join('');
}

/** The long deck behind a longtail's saddle: cushions, a rail to hold, and boards for the feet. */
export function drawDeck({ rear, rearRadius, bottomBracket, seatTop }: Joints, { accent }: BikeBuild): string {
  const y = rear.y + rearRadius + 92;
  const share = (y + 40 - bottomBracket.y) / (seatTop.y - bottomBracket.y);
  const right = bottomBracket.x + (seatTop.x - bottomBracket.x) * share - 40;
  const left = rear.x - 345;
  const middle = (left + right) / 2;
  return [
    tube([point(left + 120, 176), point(right - 20, 176)], { colour: '#22282a', width: 26 }),
    tube([point(left + 170, 176), point(rear.x - 20, y - 30)], { colour: '#33393c', width: 14 }),
    tube([point(right - 70, 176), point(rear.x + 190, y - 30)], { colour: '#33393c', width: 14 }),
    ...[
      [left + 16, middle - 14],
      [middle + 14, right - 10],
    ].map(
      ([from, to]) =>
        `<rect x="${(from as number).toFixed(1)}" y="${(-y - 58).toFixed(1)}" width="${((to as number) - (from as number)).toFixed(1)}" height="66" rx="24" fill="#3a4144"/><rect x="${((from as number) + 14).toFixed(1)}" y="${(-y - 52).toFixed(1)}" width="${((to as number) - (from as number) - 28).toFixed(1)}" height="12" rx="6" fill="#ffffff" opacity=".16"/>`,
    ),
    tube([point(left, y + 6), point(left - 4, y + 250)], { colour: '#22282a', width: 20 }),
    tube([point(left - 4, y + 250), point(middle + 60, y + 262)], { colour: '#22282a', width: 20 }),
    tube([point(middle + 60, y + 262), point(middle + 84, y + 6)], { colour: '#22282a', width: 20 }),
    tube([point(left, y + 140), point(middle + 70, y + 146)], { colour: accent, width: 16 }),
  ].join('');
}
