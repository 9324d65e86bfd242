import { arc, at, away, between, disc, line, type Point, path, point, polygon, ring } from './geometry.ts';

/** How a bicycle is built. Lengths in millimetres, angles in degrees, as on a maker's geometry sheet. */
export interface BikeBuild {
  frame: 'diamond' | 'step-through' | 'cargo' | 'folding';
  colour: string;
  accent: string;
  wheelbase: number;
  chainstay: number;
  /** Outer radius of the tyre. */
  rearWheel: number;
  frontWheel: number;
  tyre: number;
  bottomBracketDrop: number;
  seatTube: number;
  seatAngle: number;
  headAngle: number;
  headTube: number;
  /** Axle to crown. */
  fork: number;
  rake: number;
  suspension?: boolean;
  /** Saddle above the seat tube. */
  seatPost: number;
  bar: 'swept' | 'flat' | 'drop';
  /** Height of the bar over the head tube; each kind of bar has a usual one. */
  stem?: number;
  battery?: 'down-tube' | 'rack';
  /** Where the motor of a bicycle with a battery sits: at the cranks unless it says so. */
  motor?: 'rear-hub';
  mudguards?: boolean;
  rack?: boolean;
  lights?: boolean;
  knobbly?: boolean;
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
}

const RUBBER = '#1d2623';
const METAL = '#c9d0cb';
const DARK = '#2b3531';
const SEAT = '#5a3a22';
const CRANK = 170;
const CRANK_ANGLE = -28;

/** Draws a bicycle from its build, seen from its right side, riding to the right. */
export function drawBike(build: BikeBuild): DrawnBike {
  const rear = point(0, build.rearWheel);
  const front = point(build.wheelbase, build.frontWheel);
  const bottomBracket = point(
    Math.sqrt(build.chainstay ** 2 - build.bottomBracketDrop ** 2),
    build.rearWheel - build.bottomBracketDrop,
  );
  const seatTop = away(bottomBracket, 180 - build.seatAngle, build.seatTube);
  const saddle = away(seatTop, 180 - build.seatAngle, build.seatPost);

  // The steering axis runs `rake` behind the front axle.
  const up = 180 - build.headAngle;
  const foot = away(front, up + 90, build.rake);
  const crown = away(foot, up, build.fork);
  const headBottom = away(crown, up, 12);
  const headTop = away(headBottom, up, build.headTube);
  // On a long cargo frame the rider steers from behind the box, and a rod passes it on.
  const steered = build.frame === 'cargo' ? cargoSteerer(bottomBracket) : headTop;
  const stemTop = away(steered, up, build.stem ?? (build.bar === 'swept' ? 150 : 30));

  const { svg: bar, grip } = drawBar(build, stemTop);
  const parts = [
    drawWheel(rear, build.rearWheel, build),
    drawWheel(front, build.frontWheel, build),
    build.mudguards ? drawMudguards(rear, front, build) : '',
    build.rack ? drawRack(rear, build, seatTop) : '',
    drawCrank(bottomBracket, CRANK_ANGLE + 180, 0.55),
    drawFork(front, crown, build),
    drawFrame({ rear, bottomBracket, seatTop, headBottom, headTop, crown }, build),
    drawDrive(rear, bottomBracket, build),
    line([seatTop, saddle], { colour: DARK, width: 27, cap: 'butt' }),
    drawSaddle(saddle),
    line([steered, stemTop], { colour: DARK, width: 30, cap: 'butt' }),
    bar,
    build.lights ? drawLights(headTop, rear, build) : '',
  ];
  return {
    svg: parts.join(''),
    wheelbase: build.wheelbase,
    contact: {
      saddle: point(saddle.x + 10, saddle.y + 30),
      grip,
      bottomBracket,
      pedalFront: away(bottomBracket, CRANK_ANGLE, CRANK),
      pedalBack: away(bottomBracket, CRANK_ANGLE + 180, CRANK),
    },
  };
}

function drawWheel(axle: Point, radius: number, { tyre, knobbly }: BikeBuild): string {
  const rim = radius - tyre;
  const spokes = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * 360) / 32;
    // Spokes leave the hub at a tangent, to one side and the other in turn.
    const hub = away(axle, angle + (index % 2 ? 70 : -70), 26);
    return `M${at(hub)}L${at(away(axle, angle, rim - 8))}`;
  }).join('');
  const knobs = knobbly
    ? `<circle cx="${axle.x}" cy="${-axle.y}" r="${radius - 4}" fill="none" stroke="${RUBBER}" stroke-width="14" stroke-dasharray="13 11"/>`
    : '';
  return [
    knobs,
    ring(axle, radius - tyre / 2 - (knobbly ? 6 : 0), RUBBER, tyre),
    ring(axle, rim - 6, METAL, 16),
    ring(axle, rim - 14, '#9aa49e', 4),
    path(spokes, { colour: '#8f9993', width: 2.4 }),
    ring(axle, 72, '#aeb7b1', 8),
    disc(axle, 32, DARK),
    disc(axle, 12, METAL),
  ].join('');
}

interface FramePoints {
  rear: Point;
  bottomBracket: Point;
  seatTop: Point;
  headBottom: Point;
  headTop: Point;
  crown: Point;
}

function drawFrame(points: FramePoints, build: BikeBuild): string {
  const { rear, bottomBracket, seatTop, headBottom, headTop } = points;
  const { colour, accent, frame } = build;
  const tube = (from: Point, to: Point, width: number) => line([from, to], { colour, width });
  const shine = (from: Point, to: Point, width: number) =>
    line([between(from, to, 0.06), between(from, to, 0.94)], { colour: '#ffffff', width, opacity: 0.22 });
  const electric = build.battery === 'down-tube';
  const downWidth = electric ? 74 : 44;
  const stays = [tube(rear, bottomBracket, 26), tube(rear, between(bottomBracket, seatTop, 0.86), 20)];
  const seat = tube(bottomBracket, seatTop, 36);
  const head = tube(headBottom, headTop, 48);
  if (frame === 'cargo') return drawCargoFrame(points, build, [...stays, seat, head]);
  if (frame === 'step-through') {
    // One deep tube from the head to the bottom bracket: easy to step over.
    const dip = point(bottomBracket.x + 150, bottomBracket.y + 60);
    const curve = `M${at(between(headBottom, headTop, 0.45))}Q${at(dip)} ${at(bottomBracket)}`;
    const brace = `M${at(between(headBottom, headTop, 0.9))}Q${at(point(dip.x - 20, dip.y + 170))} ${at(between(bottomBracket, seatTop, 0.52))}`;
    return [
      ...stays,
      path(brace, { colour, width: 34 }),
      path(curve, { colour, width: downWidth }),
      seat,
      head,
      electric ? drawBattery(between(headBottom, dip, 0.42), between(dip, bottomBracket, 0.02), accent) : '',
      shine(bottomBracket, seatTop, 7),
    ].join('');
  }
  if (frame === 'folding') {
    // One thick beam with the hinge in its middle, and the battery behind the hinge.
    const start = between(bottomBracket, seatTop, 0.3);
    const end = between(headBottom, headTop, 0.5);
    return [
      ...stays,
      tube(start, end, 78),
      seat,
      head,
      electric ? drawBattery(between(start, end, 0.2), between(start, end, 0.46), accent) : '',
      drawHinge(between(start, end, 0.64)),
      shine(between(start, end, 0.7), end, 8),
    ].join('');
  }
  const joint = between(bottomBracket, seatTop, 0.94);
  return [
    ...stays,
    tube(joint, between(headBottom, headTop, 0.82), 36),
    tube(bottomBracket, between(headBottom, headTop, 0.22), downWidth),
    seat,
    head,
    electric
      ? drawBattery(between(bottomBracket, headBottom, 0.76), between(bottomBracket, headBottom, 0.26), accent)
      : '',
    shine(joint, headTop, 7),
    electric ? '' : shine(bottomBracket, headBottom, 8),
    line([between(joint, headTop, 0.62), between(joint, headTop, 0.86)], { colour: accent, width: 14, cap: 'butt' }),
  ].join('');
}

function drawHinge(centre: Point): string {
  return line([point(centre.x - 6, centre.y + 44), point(centre.x + 6, centre.y - 44)], { colour: DARK, width: 26 });
}

function drawBattery(from: Point, to: Point, accent: string): string {
  const light = between(from, to, 0.1);
  return (
    line([from, to], { colour: '#24302b', width: 52 }) +
    line([light, between(from, to, 0.2)], { colour: accent, width: 9 })
  );
}

function cargoSteerer(bottomBracket: Point): Point {
  return point(bottomBracket.x + 470, bottomBracket.y + 560);
}

/** A long frame: a low tube runs under the box to the front wheel, which a rod steers. */
function drawCargoFrame(points: FramePoints, build: BikeBuild, rearPart: string[]): string {
  const { bottomBracket, headTop, headBottom } = points;
  const { colour, accent, wheelbase, frontWheel } = build;
  const steerer = cargoSteerer(bottomBracket);
  const low = point(bottomBracket.x + 210, 190);
  const lowFront = point(wheelbase - 400, 190);
  const beam = `M${at(bottomBracket)}L${at(low)}L${at(lowFront)}L${at(headBottom)}`;
  const box = [
    point(low.x + 130, 640),
    point(wheelbase - frontWheel - 40, 640),
    point(wheelbase - frontWheel - 110, 235),
    point(low.x + 190, 235),
  ];
  const [a, b, c, d] = box as [Point, Point, Point, Point];
  const planks = [0.25, 0.5, 0.75]
    .map((share) => line([between(a, d, share), between(b, c, share)], { colour: '#9c6a3c', width: 5 }))
    .join('');
  return [
    path(beam, { colour, width: 56 }),
    ...rearPart,
    path(`M${at(between(bottomBracket, points.seatTop, 0.62))}L${at(steerer)}`, { colour, width: 44 }),
    path(`M${at(low)}L${at(steerer)}`, { colour, width: 48 }),
    line([headBottom, headTop], { colour, width: 50 }),
    polygon(box, '#c98f57'),
    planks,
    line([a, b], { colour: '#8a5a31', width: 26 }),
    line([between(a, d, 0.42), between(b, c, 0.42)], { colour: accent, width: 44, cap: 'butt' }),
    build.battery ? drawBattery(between(low, steerer, 0.3), between(low, steerer, 0.72), accent) : '',
  ].join('');
}

function drawFork(axle: Point, crown: Point, { suspension, colour, frame }: BikeBuild): string {
  if (!suspension) {
    const knee = between(axle, crown, 0.35);
    const data = `M${at(crown)}Q${at(point(knee.x - 26, knee.y))} ${at(axle)}`;
    return path(data, { colour: frame === 'cargo' ? DARK : colour, width: 28 });
  }
  const middle = between(axle, crown, 0.52);
  return [
    line([middle, crown], { colour: '#d9b24a', width: 24, cap: 'butt' }),
    line([axle, middle], { colour: DARK, width: 40 }),
    line([between(axle, crown, 0.94), crown], { colour: DARK, width: 56 }),
  ].join('');
}

function drawDrive(rear: Point, bottomBracket: Point, build: BikeBuild): string {
  const { battery, motor } = build;
  const chain = (offset: number, ringOffset: number) =>
    line([point(rear.x, rear.y + offset), point(bottomBracket.x, bottomBracket.y + ringOffset)], {
      colour: '#4a524e',
      width: 7,
    });
  return [
    chain(44, 78),
    chain(-40, -78),
    battery && motor === 'rear-hub' ? disc(rear, 78, '#242e2a') : '',
    disc(rear, 46, '#59625d'),
    ring(rear, 34, '#8d968f', 5),
    battery && motor !== 'rear-hub' ? disc(point(bottomBracket.x + 18, bottomBracket.y + 4), 92, '#242e2a') : '',
    ring(bottomBracket, 80, '#2f3834', 13),
    disc(bottomBracket, 46, '#39433e'),
    disc(bottomBracket, 18, METAL),
    drawCrank(bottomBracket, CRANK_ANGLE, 1),
  ].join('');
}

function drawCrank(centre: Point, angle: number, opacity: number): string {
  const pedal = away(centre, angle, CRANK);
  return [
    line([centre, pedal], { colour: '#3a443f', width: 22, opacity }),
    line([point(pedal.x - 48, pedal.y), point(pedal.x + 48, pedal.y)], { colour: RUBBER, width: 24, opacity }),
  ].join('');
}

function drawSaddle(top: Point): string {
  const { x, y } = top;
  return `<path d="M${at(point(x - 130, y + 34))}Q${at(point(x - 120, y - 8))} ${at(point(x - 30, y + 4))}L${at(point(x + 120, y + 16))}Q${at(point(x + 150, y + 30))} ${at(point(x + 110, y + 34))}Q${at(point(x, y + 26))} ${at(point(x - 80, y + 48))}Q${at(point(x - 124, y + 56))} ${at(point(x - 130, y + 34))}Z" fill="${SEAT}"/>`;
}

function drawBar({ bar }: BikeBuild, start: Point): { svg: string; grip: Point } {
  if (bar === 'drop') {
    const forward = point(start.x + 90, start.y + 10);
    const data = `M${at(start)}L${at(forward)}q70 -4 78 36q4 62 -62 92l-60 6`;
    const hood = point(forward.x + 66, forward.y - 4);
    return {
      svg: path(data, { colour: RUBBER, width: 30 }) + path(`M${at(hood)}q36 0 46 -24`, { colour: DARK, width: 26 }),
      grip: point(hood.x, hood.y + 20),
    };
  }
  if (bar === 'flat') {
    const clamp = point(start.x + 70, start.y + 20);
    return {
      svg: [
        line([start, clamp], { colour: DARK, width: 30 }),
        line([point(clamp.x - 50, clamp.y + 8), point(clamp.x + 24, clamp.y + 2)], { colour: RUBBER, width: 34 }),
        line([point(clamp.x + 20, clamp.y), point(clamp.x + 64, clamp.y - 40)], { colour: DARK, width: 12 }),
      ].join(''),
      grip: point(clamp.x - 16, clamp.y + 14),
    };
  }
  const bend = point(start.x + 70, start.y + 30);
  const grip = point(start.x - 120, start.y + 30);
  return {
    svg: [
      path(`M${at(start)}Q${at(bend)} ${at(point(start.x + 10, start.y + 42))}L${at(grip)}`, {
        colour: '#87918b',
        width: 26,
      }),
      line([point(grip.x - 20, grip.y - 2), point(grip.x + 80, grip.y + 8)], { colour: SEAT, width: 34 }),
    ].join(''),
    grip: point(grip.x + 20, grip.y + 16),
  };
}

function drawMudguards(rear: Point, front: Point, { rearWheel, frontWheel, colour }: BikeBuild): string {
  const stroke = { colour, width: 18 };
  return arc(rear, rearWheel + 20, 8, 168, stroke) + arc(front, frontWheel + 20, 38, 176, stroke);
}

function drawRack(rear: Point, { rearWheel, battery, accent }: BikeBuild, seatTop: Point): string {
  const y = rear.y + rearWheel + 62;
  const from = point(rear.x - 250, y);
  const to = point(Math.min(seatTop.x - 10, rear.x + 210), y);
  const stroke = { colour: DARK, width: 16 };
  const pack = [
    line([point(from.x + 40, y - 24), point(to.x - 10, y - 24)], { colour: '#24302b', width: 46 }),
    line([point(from.x + 26, y - 24), point(from.x + 40, y - 24)], { colour: accent, width: 40 }),
  ].join('');
  return [
    line([rear, point(rear.x - 130, y)], stroke),
    line([rear, point(rear.x + 70, y)], stroke),
    battery === 'rack' ? pack : '',
    line([from, to], stroke),
  ].join('');
}

function drawLights(headTop: Point, rear: Point, { rearWheel, rack }: BikeBuild): string {
  const lamp = point(headTop.x + 74, headTop.y + 6);
  const tail = rack ? point(rear.x - 262, rear.y + rearWheel + 50) : point(rear.x - 190, rear.y + rearWheel - 30);
  return [
    disc(lamp, 34, DARK),
    disc(point(lamp.x + 12, lamp.y), 24, '#ffe9a8'),
    line([point(tail.x, tail.y + 14), point(tail.x, tail.y - 14)], { colour: '#d8392b', width: 24 }),
  ].join('');
}
