import type { BikeBuild, FrameForm, Joints } from './bike.ts';
import { between, type Point, path, point } from './geometry.ts';
import { BLACK, curve, DARK, sweep, tint, tube } from './paint.ts';

/** What the tubes of every frame are drawn from. */
interface Given extends Joints {
  build: BikeBuild;
  colour: string;
  /** The battery is in the tube that leads from the head down. */
  inTube: boolean;
  /** Width of that tube. */
  down: number;
}

type Draw = (given: Given) => string;

/** The frame without its fork. */
export function drawFrame(joints: Joints, build: BikeBuild): string {
  const inTube = build.battery === 'down-tube';
  return DRAWINGS[build.frame]({ ...joints, build, colour: build.colour, inTube, down: inTube ? 74 : 46 });
}

const DRAWINGS: Readonly<Record<FrameForm, Draw>> = {
  'step-through': drawStepThrough,
  trapeze: drawTrapeze,
  diamond: drawDiamond,
  race: drawDiamond,
  hardtail: drawDiamond,
  'full-suspension': drawFullSuspension,
  folding: drawFolding,
  'front-loader': drawFrontLoader,
  longtail: drawLongtail,
  trike: drawTrike,
};

function drawStays({ rear, bottomBracket, seatTop, colour, build }: Given, share = 0.9): string {
  const thin = build.frame === 'race' ? 15 : 18;
  return (
    tube([rear, bottomBracket], { colour, width: 22, end: 30 }) +
    tube([rear, between(bottomBracket, seatTop, share)], { colour, width: thin, end: thin + 3 })
  );
}

function drawSeatTube({ bottomBracket, seatTop, colour }: Given, width = 36): string {
  return tube([bottomBracket, seatTop], { colour, width }) + drawCollar(seatTop, bottomBracket);
}

function drawCollar(top: Point, foot: Point): string {
  return tube([between(top, foot, 0.035), top], { colour: DARK, width: 42, cap: 'butt', shine: 0.6 });
}

function drawHead({ headBottom, headTop, colour }: Given, width = 48): string {
  const rings = [headBottom, headTop].map((end, index) => {
    const other = index === 0 ? headTop : headBottom;
    return tube([end, between(end, other, 0.07)], { colour: BLACK, width: width + 6, cap: 'butt', shine: 0.5 });
  });
  const badge = between(headBottom, headTop, 0.52);
  return [
    tube([headBottom, headTop], { colour, width, cap: 'butt' }),
    ...rings,
    `<circle cx="${(badge.x + 10).toFixed(1)}" cy="${(-badge.y).toFixed(1)}" r="11" fill="#ffffff" opacity=".75"/>`,
  ].join('');
}

/** The cover of a battery in a tube, with its lock and its light. */
function drawCover(points: readonly Point[], width: number, { accent }: BikeBuild): string {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const light = between(first, last, 0.1);
  return [
    tube(points, { colour: '#22282a', width: width * 0.62, shine: 0.5 }),
    `<circle cx="${light.x.toFixed(1)}" cy="${(-light.y).toFixed(1)}" r="9" fill="${accent}"/>`,
  ].join('');
}

const slice = (points: readonly Point[], from: number, to: number) =>
  points.slice(Math.round(from * (points.length - 1)), Math.round(to * (points.length - 1)) + 1);

function drawStepThrough(given: Given): string {
  const { bottomBracket, seatTop, headBottom, headTop, colour, inTube, build, down } = given;
  const start = between(headBottom, headTop, 0.3);
  const foot = point(bottomBracket.x + 20, bottomBracket.y + 6);
  const main = sweep(start, point(start.x - 120, start.y - 300), point(foot.x + 270, foot.y + 8), foot);
  if (inTube) {
    return [
      drawStays(given),
      tube(main, { colour, width: 84, end: 96 }),
      drawSeatTube(given, 38),
      drawHead(given, 58),
      drawCover(slice(main, 0.2, 0.76), 88, build),
    ].join('');
  }
  // Two slender tubes side by side: the classic of the Low Countries.
  const upperStart = between(headBottom, headTop, 0.84);
  const upperFoot = between(bottomBracket, seatTop, 0.42);
  const upper = sweep(
    upperStart,
    point(upperStart.x - 130, upperStart.y - 300),
    point(upperFoot.x + 220, upperFoot.y + 20),
    upperFoot,
  );
  return [
    drawStays(given),
    tube(upper, { colour, width: 32 }),
    tube(main, { colour, width: build.battery ? down + 4 : down - 8 }),
    drawSeatTube(given),
    drawHead(given),
  ].join('');
}

function drawTrapeze(given: Given): string {
  const { bottomBracket, seatTop, headBottom, headTop, colour, inTube, build, down } = given;
  const start = between(headBottom, headTop, 0.86);
  const end = between(bottomBracket, seatTop, 0.56);
  const top = sweep(start, point(start.x - 160, start.y - 110), point(end.x + 160, end.y + 66), end);
  const low = [between(headBottom, headTop, 0.24), bottomBracket];
  return [
    drawStays(given),
    tube(top, { colour, width: 38, end: 34 }),
    tube(low, { colour, width: down, end: down + 8 }),
    drawSeatTube(given),
    drawHead(given, inTube ? 56 : 48),
    inTube
      ? drawCover(
          [between(low[0] as Point, bottomBracket, 0.2), between(low[0] as Point, bottomBracket, 0.74)],
          down,
          build,
        )
      : '',
    drawLettering(low[0] as Point, bottomBracket, given),
  ].join('');
}

function drawDiamond(given: Given): string {
  const { bottomBracket, seatTop, headBottom, headTop, colour, inTube, build, down } = given;
  const isRough = build.frame === 'hardtail';
  const isRace = build.frame === 'race';
  const joint = between(bottomBracket, seatTop, isRough ? 0.93 : 0.95);
  const top = isRough
    ? curve(between(headBottom, headTop, 0.76), between(between(headBottom, headTop, 0.76), joint, 0.6), joint)
    : [between(headBottom, headTop, 0.82), joint];
  const low = [between(headBottom, headTop, 0.26), bottomBracket];
  const width = isRace ? (inTube ? 62 : 56) : isRough && !inTube ? 54 : down;
  return [
    drawStays(given, isRace ? 0.8 : 0.92),
    tube(top, { colour, width: isRace ? 38 : 40, end: isRace ? 30 : 34 }),
    tube(low, { colour, width, end: width + 6 }),
    drawSeatTube(given, isRace ? 32 : 36),
    drawHead(given, inTube || isRough ? 56 : 46),
    inTube && !isRace
      ? drawCover(
          [between(low[0] as Point, bottomBracket, 0.2), between(low[0] as Point, bottomBracket, 0.74)],
          down,
          build,
        )
      : '',
    drawLettering(low[0] as Point, bottomBracket, given),
    isRace
      ? drawBottle(between(low[0] as Point, bottomBracket, 0.48), between(low[0] as Point, bottomBracket, 0.82), build)
      : '',
    `<g opacity=".9">${tube([between(top[0] as Point, joint, 0.72), between(top[0] as Point, joint, 0.88)], { colour: build.accent, width: isRace ? 33 : 37, cap: 'butt' })}</g>`,
  ].join('');
}

/** A stripe in the accent's colour where a maker's name would stand. */
function drawLettering(from: Point, to: Point, { inTube, build }: Given): string {
  if (inTube && build.frame !== 'race') return '';
  return path(
    `M${[0.2, 0.26].map((share) => `${between(from, to, share).x.toFixed(1)} ${(-between(from, to, share).y).toFixed(1)}`).join('L')}`,
    { colour: build.accent, width: 40, cap: 'butt', opacity: 0.85 },
  );
}

function drawBottle(from: Point, to: Point, { accent }: BikeBuild): string {
  const shift = (spot: Point) => point(spot.x - 46, spot.y + 44);
  return [
    tube([shift(from), shift(to)], { colour: '#e8ecec', width: 66, cap: 'butt', shine: 0.6 }),
    tube([shift(between(from, to, 0.42)), shift(between(from, to, 0.72))], {
      colour: accent,
      width: 66,
      cap: 'butt',
      shine: 0.5,
    }),
    tube([shift(between(from, to, -0.16)), shift(from)], { colour: '#3a4144', width: 40, end: 56, cap: 'butt' }),
  ].join('');
}

function drawFullSuspension(given: Given): string {
  const { rear, bottomBracket, seatTop, headBottom, headTop, colour, inTube, build, down } = given;
  const start = between(headBottom, headTop, 0.74);
  const joint = between(bottomBracket, seatTop, 0.8);
  const low = [between(headBottom, headTop, 0.3), point(bottomBracket.x + 8, bottomBracket.y)];
  const pivot = point(bottomBracket.x + 14, bottomBracket.y + 62);
  const rocker = between(bottomBracket, seatTop, 0.66);
  const knuckle = point(rocker.x - 62, rocker.y + 6);
  const eye = point(rocker.x + 66, rocker.y + 10);
  const width = inTube ? down + 4 : 58;
  const foot = between(low[0] as Point, low[1] as Point, 0.62);
  const dark = tint(colour, -0.3);
  return [
    tube([rear, pivot], { colour: dark, width: 26, end: 40 }),
    tube([rear, knuckle], { colour: dark, width: 22, end: 28 }),
    tube(curve(start, point((start.x + joint.x) / 2 - 20, (start.y + joint.y) / 2 - 14), joint), {
      colour,
      width: 46,
      end: 36,
    }),
    tube(low, { colour, width, end: width + 14 }),
    inTube
      ? drawCover(
          [between(low[0] as Point, low[1] as Point, 0.2), between(low[0] as Point, low[1] as Point, 0.7)],
          down,
          build,
        )
      : '',
    tube([bottomBracket, seatTop], { colour, width: 38 }),
    drawCollar(seatTop, bottomBracket),
    drawShock(eye, point(foot.x - 6, foot.y + 34)),
    tube([knuckle, eye], { colour: BLACK, width: 34, shine: 0.5 }),
    [knuckle, rocker, pivot, eye]
      .map((spot) => `<circle cx="${spot.x.toFixed(1)}" cy="${(-spot.y).toFixed(1)}" r="11" fill="#c3cacb"/>`)
      .join(''),
    drawHead(given, 58),
    drawLettering(low[0] as Point, low[1] as Point, given),
  ].join('');
}

function drawShock(from: Point, to: Point): string {
  return (
    tube([from, to], { colour: '#d8b15a', width: 18 }) +
    tube([from, between(from, to, 0.58)], { colour: '#2b3033', width: 40, cap: 'butt', shine: 0.7 })
  );
}

function drawFolding(given: Given): string {
  const { rear, bottomBracket, seatTop, headBottom, headTop, colour, inTube, build } = given;
  const start = between(headBottom, headTop, 0.4);
  const end = between(bottomBracket, seatTop, 0.56);
  const beam = sweep(start, point(start.x - 190, start.y - 4), point(end.x + 200, end.y + 26), end);
  const hinge = beam[15] as Point;
  const next = beam[17] as Point;
  const seat = tube([bottomBracket, seatTop], { colour, width: 46 });
  return [
    tube([rear, bottomBracket], { colour, width: 22, end: 30 }),
    tube([rear, between(bottomBracket, seatTop, 0.78)], { colour, width: 18, end: 22 }),
    tube(beam, { colour, width: inTube ? 76 : 60, end: inTube ? 84 : 66 }),
    seat,
    drawCollar(seatTop, bottomBracket),
    drawHead(given, 52),
    inTube ? drawCover(slice(beam, 0.56, 0.9), 80, build) : '',
    tube([hinge, next], { colour: '#2b3033', width: inTube ? 92 : 78, cap: 'butt', shine: 0.6 }),
    `<path d="M${hinge.x.toFixed(1)} ${(-hinge.y + 30).toFixed(1)}l-64 18" stroke="#c3cacb" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

function drawFrontLoader(given: Given): string {
  const { bottomBracket, seatTop, headBottom, headTop, front, frontRadius, column, colour, inTube, build } = given;
  const low = 208;
  const knee = point(bottomBracket.x + 250, low);
  const nose = point(front.x - frontRadius - 120, low);
  const beam = [
    ...curve(point(bottomBracket.x, bottomBracket.y), point(bottomBracket.x + 90, low), knee),
    ...curve(nose, point(nose.x + 130, low + 6), between(headBottom, headTop, 0.45)),
  ];
  const foot = point(column.x + 105, low + 30);
  const waist = between(bottomBracket, seatTop, 0.5);
  const top = sweep(
    point(column.x + 34, column.y - 130),
    point(column.x - 40, column.y - 330),
    point(waist.x + 220, waist.y - 50),
    waist,
  );
  return [
    drawStays(given),
    path(
      `M${(foot.x + 20).toFixed(1)} ${(-(low - 54)).toFixed(1)}L${(front.x - 60).toFixed(1)} ${(-(front.y - 40)).toFixed(1)}`,
      { colour: '#596266', width: 12 },
    ),
    tube(beam, { colour, width: 62 }),
    tube(top, { colour, width: 44 }),
    drawSeatTube(given),
    tube([foot, column], { colour, width: 54, cap: 'butt' }),
    tube([between(column, foot, 0.04), between(column, foot, -0.02)], { colour: BLACK, width: 58, cap: 'butt' }),
    drawHead(given, 52),
    inTube ? drawUprightBattery(point(waist.x + 168, bottomBracket.y + 76), build) : '',
  ].join('');
}

/** A battery that stands between the seat tube and the box. */
function drawUprightBattery(foot: Point, { accent }: BikeBuild): string {
  const top = point(foot.x - 64, foot.y + 240);
  return (
    tube([foot, top], { colour: '#22282a', width: 92, cap: 'butt', shine: 0.5 }) +
    tube([between(foot, top, 0.84), between(foot, top, 0.92)], { colour: accent, width: 56, cap: 'butt', shine: 0.4 })
  );
}

function drawLongtail(given: Given): string {
  const { rear, rearRadius, bottomBracket, seatTop, headBottom, headTop, colour, inTube, build } = given;
  const start = between(headBottom, headTop, 0.34);
  const foot = point(bottomBracket.x + 16, bottomBracket.y + 4);
  const main = sweep(start, point(start.x - 150, start.y - 250), point(foot.x + 300, foot.y + 40), foot);
  const deck = rear.y + rearRadius + 66;
  const waist = point(
    between(bottomBracket, seatTop, (deck - bottomBracket.y) / (seatTop.y - bottomBracket.y)).x,
    deck,
  );
  return [
    tube([rear, bottomBracket], { colour, width: 26, end: 34 }),
    tube([point(rear.x - 330, deck), waist], { colour, width: 30 }),
    tube([rear, point(rear.x + 215, deck)], { colour, width: 24 }),
    tube([rear, point(rear.x - 190, deck)], { colour, width: 22 }),
    tube(main, { colour, width: 84, end: 92 }),
    drawSeatTube(given, 40),
    drawHead(given, 58),
    inTube ? drawCover(slice(main, 0.2, 0.74), 88, build) : '',
  ].join('');
}

function drawTrike(given: Given): string {
  const { bottomBracket, seatTop, column, colour, inTube, build } = given;
  const joint = point(column.x + 120, 330);
  const waist = between(bottomBracket, seatTop, 0.5);
  const main = sweep(
    joint,
    point(joint.x - 90, joint.y - 80),
    point(bottomBracket.x + 170, bottomBracket.y - 10),
    bottomBracket,
  );
  return [
    drawStays(given),
    tube(main, { colour, width: 66 }),
    tube(sweep(point(column.x + 70, 560), point(column.x - 60, 470), point(waist.x + 130, waist.y - 70), waist), {
      colour,
      width: 42,
    }),
    tube([point(column.x + 92, 300), point(column.x + 70, 600)], { colour, width: 56 }),
    drawSeatTube(given),
    inTube ? drawUprightBattery(point(waist.x + 168, bottomBracket.y + 76), build) : '',
  ].join('');
}

/** The fork, in front of the wheel. */
export function drawFork({ front, crown, headBottom }: Joints, build: BikeBuild): string {
  const { fork, colour, frame, brakes, accent } = build;
  if (fork === 'suspension') {
    const middle = between(front, crown, frame === 'hardtail' || frame === 'full-suspension' ? 0.6 : 0.66);
    const lower = frame === 'full-suspension' ? accent : '#24292b';
    return [
      tube([middle, crown], {
        colour: frame === 'hardtail' || frame === 'full-suspension' ? '#b98f3e' : '#b9c1c4',
        width: 25,
        cap: 'butt',
      }),
      tube([front, middle], { colour: lower, width: 30, end: 42, shine: 0.7 }),
      tube([between(front, crown, 0.94), headBottom], { colour: '#24292b', width: 62, cap: 'butt', shine: 0.6 }),
      drawCaliper(front, crown, brakes),
    ].join('');
  }
  const knee = between(front, crown, 0.42);
  const away = frame === 'race' ? 4 : 22;
  const blade = curve(crown, point(knee.x - away, knee.y - away / 2), front);
  const tone = frame === 'front-loader' || frame === 'longtail' ? '#2b3033' : colour;
  return [
    tube(blade, { colour: tone, width: frame === 'race' ? 32 : 30, end: 18 }),
    tube([between(crown, headBottom, -0.6), headBottom], { colour: tone, width: 48, cap: 'butt' }),
    drawCaliper(front, crown, brakes),
  ].join('');
}

function drawCaliper(front: Point, crown: Point, brakes: BikeBuild['brakes']): string {
  if (brakes === 'disc') {
    const spot = between(front, crown, 0.24);
    return `<rect x="${(spot.x - 44).toFixed(1)}" y="${(-spot.y - 26).toFixed(1)}" width="34" height="56" rx="10" fill="#191d1f" transform="rotate(18 ${spot.x.toFixed(1)} ${(-spot.y).toFixed(1)})"/>`;
  }
  if (brakes === 'rim') {
    const spot = between(front, crown, 0.93);
    return `<path d="M${(spot.x + 12).toFixed(1)} ${(-spot.y - 6).toFixed(1)}q34 10 22 52" fill="none" stroke="#8f999c" stroke-width="13" stroke-linecap="round"/>`;
  }
  return '';
}
