import { drawBox, drawDeck } from './cargo.ts';
import { drawBar, drawSaddle } from './cockpit.ts';
import { drawCrank, drawDrive } from './drive.ts';
import { drawBasket, drawLights, drawRack, drawStand } from './equipment.ts';
import { drawFork, drawFrame } from './frame.ts';
import { away, type Point, point } from './geometry.ts';
import { MEASURES } from './measures.ts';
import { DARK, tube } from './paint.ts';
import { drawMudguard, drawWheel, type Wheel } from './wheel.ts';

export type FrameForm =
  | 'step-through'
  | 'trapeze'
  | 'diamond'
  | 'race'
  | 'hardtail'
  | 'full-suspension'
  | 'folding'
  | 'front-loader'
  | 'longtail'
  | 'trike';

/** What a drawing has to know of a bicycle; lengths in millimetres. */
export interface BikeBuild {
  frame: FrameForm;
  colour: string;
  accent: string;
  /** Diameter of the rims as tyres name it, such as 622: rear and front. */
  wheels: readonly [rear: number, front: number];
  /** Width of the tyres. */
  tyre: number;
  /** Colour of the tyres' walls; black unless it says so. */
  wall?: 'tan' | 'cream';
  motor?: 'mid' | 'rear-hub' | 'front-hub' | undefined;
  battery?: 'down-tube' | 'rack' | undefined;
  bar: 'swept' | 'flat' | 'drop';
  fork: 'rigid' | 'suspension';
  brakes: 'disc' | 'rim' | 'roller';
  gears: 'hub' | 'derailleur' | 'single';
  belt?: boolean;
  mudguards?: boolean;
  rack?: boolean;
  lights?: boolean;
  stand?: boolean;
  basket?: boolean;
  deepRims?: boolean;
  /** What carries the load of a cargo bike. */
  load?: 'wood' | 'family' | 'freight' | 'seats' | 'crate';
}

/** Where a rider touches the bicycle. */
export interface Contact {
  saddle: Point;
  grip: Point;
  bottomBracket: Point;
  pedalFront: Point;
  pedalBack: Point;
}

export interface DrawnBike {
  /** SVG, with the ground at y = 0 and the rear axle at x = 0. */
  svg: string;
  contact: Contact;
  wheelbase: number;
  /** Where it ends at the left and at the right. */
  from: number;
  to: number;
  height: number;
}

/** The joints that every part is drawn between. */
export interface Joints {
  rear: Point;
  front: Point;
  rearRadius: number;
  frontRadius: number;
  bottomBracket: Point;
  seatTop: Point;
  saddle: Point;
  headBottom: Point;
  headTop: Point;
  crown: Point;
  /** Top of the column that the handlebar turns, and where the bar is clamped. */
  column: Point;
  clamp: Point;
}

const CRANK_ANGLE = -24;

/** Draws a bicycle from its build, seen from its right side, riding to the right. */
export function drawBike(build: BikeBuild): DrawnBike {
  const joints = placeJoints(build);
  const { rear, front, rearRadius, frontRadius, bottomBracket, seatTop, saddle, column, clamp } = joints;
  const { svg: bar, grip } = drawBar(build, clamp);
  const crank = MEASURES[build.frame].crank;
  const isTrike = build.frame === 'trike';
  const rearWheel = describeWheel(build, 'rear', rear, rearRadius);
  const frontWheel = describeWheel(build, 'front', front, frontRadius);
  const guard = build.colour;
  const parts = [
    isTrike ? `<g opacity=".96">${drawWheel({ ...frontWheel, axle: point(front.x + 92, front.y + 26) })}</g>` : '',
    isTrike && build.mudguards
      ? drawMudguard(point(front.x + 92, front.y + 26), frontRadius, [20, 160], '#2b3033')
      : '',
    build.stand ? drawStand(joints, build) : '',
    drawWheel(rearWheel),
    isTrike ? '' : drawWheel(frontWheel),
    build.mudguards ? drawMudguard(rear, rearRadius, [isTrike ? 30 : 12, 176], guard) : '',
    build.mudguards && !isTrike ? drawMudguard(front, frontRadius, [40, 184], guard) : '',
    build.rack ? drawRack(joints, build) : '',
    build.load === 'seats' ? drawDeck(joints, build) : '',
    drawCrank(bottomBracket, CRANK_ANGLE + 180, crank, true),
    isTrike ? '' : drawFork(joints, build),
    drawFrame(joints, build),
    drawDrive(joints, build),
    drawCrank(bottomBracket, CRANK_ANGLE, crank, false),
    tube([seatTop, saddle], {
      colour: build.frame === 'folding' ? '#aab2b5' : DARK,
      width: 29,
      cap: 'butt',
      shine: 0.7,
    }),
    drawSaddle(saddle, build),
    drawBox(joints, build),
    isTrike ? drawWheel(frontWheel) : '',
    isTrike && build.mudguards ? drawMudguard(front, frontRadius, [20, 160], '#2b3033') : '',
    build.basket ? drawBasket(joints) : '',
    drawColumn(column, clamp, build),
    bar,
    build.lights ? drawLights(joints, build) : '',
  ];
  const reach = build.load === 'wood' || build.load === 'family' || build.load === 'freight' ? 40 : 0;
  return {
    svg: parts.join(''),
    wheelbase: front.x,
    from: -Math.max(rearRadius, build.load === 'seats' ? 400 : 0),
    to: front.x + frontRadius + (isTrike ? 110 : reach),
    height: Math.max(saddle.y + 40, clamp.y + 60),
    contact: {
      saddle: point(saddle.x + 10, saddle.y + 30),
      grip,
      bottomBracket,
      pedalFront: away(bottomBracket, CRANK_ANGLE, crank),
      pedalBack: away(bottomBracket, CRANK_ANGLE + 180, crank),
    },
  };
}

function placeJoints(build: BikeBuild): Joints {
  const measures = MEASURES[build.frame];
  const [rearRadius, frontRadius] = build.wheels.map((rim) => rim / 2 + build.tyre * 0.95) as [number, number];
  const rear = point(0, rearRadius);
  const front = point(measures.wheelbase, frontRadius);
  const rise = measures.bottomBracket - rearRadius;
  const bottomBracket = point(Math.sqrt(measures.chainstay ** 2 - rise ** 2), measures.bottomBracket);
  const back = 180 - measures.seatAngle;
  const seatTop = away(bottomBracket, back, measures.seatTube);
  const saddle = away(seatTop, back, measures.seatPost);
  // The steering axis runs `rake` behind the front axle.
  const up = 180 - measures.headAngle;
  const foot = away(front, up + 90, measures.rake);
  const travel = build.fork === 'suspension' ? measures.travel : 0;
  const crown = away(foot, up, frontRadius + 62 + travel);
  const headBottom = away(crown, up, 14);
  const headTop = away(headBottom, up, measures.headTube);
  const column = measures.column ? point(bottomBracket.x + measures.column.x, measures.column.y) : headTop;
  const lean = measures.column ? 180 - 70 : up;
  const clamp = away(column, lean, measures.stem[build.bar]);
  return {
    rear,
    front,
    rearRadius,
    frontRadius,
    bottomBracket,
    seatTop,
    saddle,
    headBottom,
    headTop,
    crown,
    column,
    clamp,
  };
}

function describeWheel(build: BikeBuild, side: 'rear' | 'front', axle: Point, radius: number): Wheel {
  const { motor, gears, brakes, frame, knobbly } = { ...build, knobbly: isRough(build) };
  const hasMotor = motor === `${side}-hub`;
  const rim = frame === 'race' || isRough(build) ? '#24292b' : brakes === 'disc' && build.motor ? '#2b3134' : '#b9c1c4';
  const rotors = frame === 'race' ? 74 : 92;
  return {
    axle,
    radius,
    tyre: build.tyre,
    wall: build.wall ?? 'black',
    rim,
    knobbly,
    spokes: radius < 270 ? 24 : build.deepRims ? 20 : 32,
    hub: hasMotor ? 'motor' : side === 'rear' && gears === 'hub' ? 'gears' : 'plain',
    rotor: brakes === 'disc' && !hasMotor ? rotors : undefined,
    deep: build.deepRims,
  };
}

function isRough({ frame }: BikeBuild): boolean {
  return frame === 'hardtail' || frame === 'full-suspension';
}

function drawColumn(column: Point, clamp: Point, { frame, bar, colour }: BikeBuild): string {
  if (frame === 'folding') {
    return tube([column, clamp], { colour: '#aab2b5', width: 34, end: 30, cap: 'butt' }) + drawLever(column);
  }
  if (frame === 'front-loader' || frame === 'trike') {
    // Of a trike the box turns with its wheels, and the bar is fixed to the box.
    const foot = frame === 'trike' ? point(column.x + 118, 690) : column;
    return tube([foot, clamp], { colour: DARK, width: 34, end: 30, shine: 0.6 });
  }
  const width = bar === 'swept' ? 27 : 36;
  return tube([column, clamp], {
    colour: bar === 'swept' ? '#aab2b5' : colour === DARK ? '#1d2224' : DARK,
    width,
    cap: 'butt',
    shine: 0.7,
  });
}

/** The clamp that lets a column fold down. */
function drawLever(foot: Point): string {
  return `<g transform="translate(${foot.x.toFixed(1)} ${(-foot.y - 34).toFixed(1)})"><rect x="-24" y="-17" width="48" height="34" rx="8" fill="#24292b"/><path d="M18 -6l12 52" stroke="#c3cacb" stroke-width="9" stroke-linecap="round"/></g>`;
}
