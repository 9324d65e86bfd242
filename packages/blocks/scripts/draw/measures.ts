import type { BikeBuild, FrameForm } from './bike.ts';

/** Lengths in millimetres and angles in degrees, as on a maker's geometry sheet. */
interface Measures {
  wheelbase: number;
  chainstay: number;
  /** Height over the ground. */
  bottomBracket: number;
  seatTube: number;
  seatAngle: number;
  /** From the top of the seat tube to the saddle. */
  seatPost: number;
  headAngle: number;
  headTube: number;
  rake: number;
  /** What a fork with suspension is longer by. */
  travel: number;
  crank: number;
  /** From the head tube to the clamp of each bar. */
  stem: Readonly<Record<BikeBuild['bar'], number>>;
  /** Where the handlebar turns, seen from the bottom bracket, if it is not at the head tube; its height over the ground. */
  column?: { x: number; y: number };
}

const city: Measures = {
  wheelbase: 1_125,
  chainstay: 475,
  bottomBracket: 285,
  seatTube: 455,
  seatAngle: 69,
  seatPost: 205,
  headAngle: 68,
  headTube: 195,
  rake: 62,
  travel: 40,
  crank: 170,
  stem: { swept: 165, flat: 80, drop: 40 },
};

const trekking: Measures = {
  ...city,
  wheelbase: 1_105,
  chainstay: 460,
  seatTube: 525,
  seatAngle: 72,
  seatPost: 175,
  headAngle: 70,
  headTube: 165,
};

/** What is usual for each kind of frame, in a middle size. */
export const MEASURES: Readonly<Record<FrameForm, Measures>> = {
  'step-through': city,
  trapeze: { ...trekking, seatTube: 500, seatPost: 195 },
  diamond: trekking,
  race: {
    ...trekking,
    wheelbase: 1_005,
    chainstay: 412,
    bottomBracket: 270,
    seatTube: 515,
    seatAngle: 73.5,
    seatPost: 225,
    headAngle: 72.5,
    headTube: 150,
    rake: 46,
    crank: 172,
    stem: { swept: 60, flat: 42, drop: 42 },
  },
  hardtail: {
    ...trekking,
    wheelbase: 1_175,
    chainstay: 438,
    bottomBracket: 312,
    seatTube: 430,
    seatAngle: 73.5,
    seatPost: 262,
    headAngle: 66.5,
    headTube: 115,
    rake: 44,
    travel: 104,
    stem: { swept: 60, flat: 38, drop: 40 },
  },
  'full-suspension': {
    ...trekking,
    wheelbase: 1_235,
    chainstay: 445,
    bottomBracket: 338,
    seatTube: 425,
    seatAngle: 74.5,
    seatPost: 250,
    headAngle: 65,
    headTube: 112,
    rake: 44,
    travel: 138,
    stem: { swept: 60, flat: 36, drop: 40 },
  },
  folding: {
    ...city,
    wheelbase: 1_010,
    chainstay: 405,
    bottomBracket: 292,
    seatTube: 275,
    seatAngle: 69,
    seatPost: 410,
    headAngle: 71,
    headTube: 120,
    rake: 32,
    travel: 0,
    stem: { swept: 380, flat: 430, drop: 300 },
  },
  longtail: {
    ...city,
    wheelbase: 1_330,
    chainstay: 590,
    seatTube: 430,
    seatAngle: 70,
    seatPost: 235,
    headTube: 215,
    travel: 60,
    stem: { swept: 170, flat: 120, drop: 60 },
  },
  'front-loader': {
    ...city,
    wheelbase: 1_985,
    chainstay: 470,
    seatTube: 450,
    seatPost: 215,
    headAngle: 71,
    headTube: 118,
    rake: 46,
    travel: 36,
    stem: { swept: 260, flat: 215, drop: 150 },
    column: { x: 330, y: 800 },
  },
  trike: {
    ...city,
    wheelbase: 1_330,
    chainstay: 465,
    seatTube: 450,
    seatPost: 215,
    stem: { swept: 250, flat: 205, drop: 150 },
    column: { x: 352, y: 800 },
  },
};
