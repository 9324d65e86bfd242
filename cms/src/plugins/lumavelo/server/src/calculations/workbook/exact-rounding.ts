/**
 * Excel rounds the decimal number that 15 significant digits show; the engine multiplies and cuts binary fractions, by
 * which ROUND(1.005,2) is 1 and ROUNDUP(4.44,2) is 4.45. Its rounding to whole numbers does look at 15 digits. So every
 * function that rounds is written with that: cut to its 15 digits first, because scaling could carry noise of half a
 * digit over, then scaled by a power of ten, and rounded to a whole number.
 */

/** Decimals beyond what 15 digits of any amount show: rounding to them only takes binary noise away. */
const ALL_DECIMALS = 30;

/** Decimals up to which amounts are scaled; what is further behind does not show. */
const MOST_DECIMALS = 15;

/** Names that a formula of a workbook does not use. */
export const VALUE = '_exact_value';
const DECIMALS = '_exact_decimals';
const SCALE = '_exact_scale';
const STEP = '_exact_step';
const PLACES = '_exact_places';
const TIMES = '_exact_times';
const BY = '_exact_by';
const OF = '_exact_of';
const BEYOND = '_exact_beyond';

const clean = (value: string) => `ROUND(${value},${ALL_DECIMALS})`;

type Rounding = 'ROUND' | 'ROUNDUP' | 'ROUNDDOWN';

/** Rounds to a number of decimals, negative ones being places before the point. */
export function roundExactly(rounding: Rounding, value: string, decimals: string): string {
  const known = readWhole(decimals);
  if (known === 0) return `${rounding}(${value},0)`;
  if (known === undefined) {
    return (
      `LET(${DECIMALS},ROUNDDOWN(${decimals},0),${SCALE},10^ABS(${DECIMALS}),${VALUE},${clean(value)},` +
      `IF(${DECIMALS}<0,${rounding}(${VALUE}/${SCALE},0)*${SCALE},${rounding}(${VALUE}*${SCALE},0)/${SCALE}))`
    );
  }
  if (known > MOST_DECIMALS) return clean(value);
  const scale = `1E${Math.abs(known)}`;
  if (known < 0) return `(${rounding}(${clean(value)}/${scale},0)*${scale})`;
  return `(${rounding}(${clean(value)}*${scale},0)/${scale})`;
}

/** @returns undefined when the argument is no plain number; an empty one is 0, decimals behind it are cut */
function readWhole(argument: string): number | undefined {
  const text = argument.trim();
  if (text === '') return 0;
  return /^[+-]?\d{1,3}(\.\d*)?$/.test(text) ? Math.trunc(Number(text)) : undefined;
}

/**
 * The value itself where it is a multiple of the step, else the middle between the two multiples around it. Dividing by
 * the step, as functions that round to multiples do, cannot carry the one to the other. What is beyond the nearest
 * multiple is enlarged before it is compared: the engine takes for equal what differs by less than 2.2e-16, in which
 * amounts below one still have a digit.
 */
function toMultiple(value: string, step: string): string {
  return (
    `LET(${VALUE},${clean(value)},${STEP},ABS(${step}),IF(${STEP}=0,${VALUE},` +
    `LET(${TIMES},ROUND(ABS(${VALUE})/${STEP},0),${BEYOND},(ABS(${VALUE})-${clean(`${TIMES}*${STEP}`)})*1E16,` +
    `IF(${BEYOND}=0,${VALUE},SIGN(${VALUE})*${STEP}*(${TIMES}+SIGN(${BEYOND})/2)))))`
  );
}

const toStep =
  (name: string) =>
  (value: string, step = '1', ...others: string[]) =>
    `${name}(${[toMultiple(value, step.trim() || '0'), step, ...others].join(',')})`;

interface ExactFunction {
  /** How many arguments it takes, at least and at most. */
  takes: readonly [number, number];
  write(...written: string[]): string;
}

/** Functions that round, by name, written with what the engine does exactly. */
export const EXACT_FUNCTIONS: Readonly<Record<string, ExactFunction>> = {
  ROUND: { takes: [2, 2], write: (value, decimals) => roundExactly('ROUND', value, decimals) },
  ROUNDUP: { takes: [2, 2], write: (value, decimals) => roundExactly('ROUNDUP', value, decimals) },
  ROUNDDOWN: { takes: [2, 2], write: (value, decimals) => roundExactly('ROUNDDOWN', value, decimals) },
  TRUNC: { takes: [1, 2], write: (value, decimals = '0') => roundExactly('ROUNDDOWN', value, decimals) },
  INT: { takes: [1, 1], write: (value) => `FLOOR.MATH(${value})` },
  EVEN: { takes: [1, 1], write: (value) => `EVEN(ROUNDUP(${value},0))` },
  ODD: { takes: [1, 1], write: (value) => `ODD(ROUNDUP(${value},0))` },
  CEILING: { takes: [2, 2], write: toStep('CEILING') },
  'CEILING.MATH': { takes: [1, 3], write: toStep('CEILING.MATH') },
  'CEILING.PRECISE': { takes: [1, 2], write: toStep('CEILING.PRECISE') },
  'ISO.CEILING': { takes: [1, 2], write: toStep('ISO.CEILING') },
  FLOOR: { takes: [2, 2], write: toStep('FLOOR') },
  'FLOOR.MATH': { takes: [1, 3], write: toStep('FLOOR.MATH') },
  'FLOOR.PRECISE': { takes: [1, 2], write: toStep('FLOOR.PRECISE') },
  MROUND: {
    takes: [2, 2],
    // What MROUND itself adds is the refusal of signs that differ.
    write: (value, step) =>
      `LET(${BY},${step},IF(${BY}=0,0,MROUND(ROUND(${toMultiple(value, `${BY}/2`)}/${BY},0)*${BY},${BY})))`,
  },
  QUOTIENT: { takes: [2, 2], write: (value, by) => `LET(${BY},${by},ROUNDDOWN(${toMultiple(value, BY)}/${BY},0))` },
  MOD: {
    takes: [2, 2],
    write: (value, by) =>
      `LET(${BY},${by},${OF},${clean(value)},ROUND(${OF}-${BY}*FLOOR.MATH(${toMultiple(OF, BY)}/${BY}),` +
      `14-INT(LOG10(MAX(ABS(${OF}),ABS(${BY}))))))`,
  },
  FIXED: { takes: [1, 3], write: writeFixed },
  DOLLAR: { takes: [1, 2], write: writeDollar },
};

function writeFixed(value: string, decimals = '2', plain = 'FALSE'): string {
  return writeAmount(value, decimals, (rounded) => {
    const text = `FIXED(${rounded},${PLACES},${plain.trim() || 'FALSE'})`;
    return [`"-"&${text}`, text];
  });
}

function writeDollar(value: string, decimals = '2'): string {
  return writeAmount(value, decimals, (rounded) => {
    const text = `DOLLAR(${rounded},${PLACES})`;
    return [`"("&${text}&")"`, text];
  });
}

/** A text of the rounded amount without its sign, in one form below zero and in another from zero on. */
function writeAmount(value: string, decimals: string, write: (rounded: string) => [string, string]): string {
  const places = readWhole(decimals) ?? `ROUNDDOWN(${decimals},0)`;
  const rounded = roundExactly('ROUND', `ABS(${VALUE})`, typeof places === 'number' ? String(places) : PLACES);
  const [below, above] = write(rounded);
  return `LET(${PLACES},${places},${VALUE},${value},IF(${VALUE}<0,${below},${above}))`;
}
