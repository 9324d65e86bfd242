import { Decimal } from 'decimal.js';

type Rounding = Decimal.Rounding;
type Random = (from: number, to: number) => number;

/** A function that rounds: a formula of cells A and B of its row, values for them, and what Excel answers, in decimals. */
export interface DecimalFunction {
  formula: string;
  /** The second value; the first is an amount. */
  second?: (random: Random) => number;
  /** The sign both values must share, where Excel refuses others. */
  sameSign?: boolean;
  expected(value: Decimal, second: Decimal): Decimal | string;
}

const decimals = (random: Random) => random(-3, 6);

export const STEPS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 7, 50, 100];
/** One of the steps to whose multiples some functions round. */
export const step = (random: Random) => STEPS[random(0, STEPS.length - 1)] ?? 1;

const round = (rounding: Rounding) => (value: Decimal, places: Decimal) => {
  const scale = new Decimal(10).pow(places.truncated());
  return value.times(scale).toDecimalPlaces(0, rounding).div(scale);
};
const toStep = (rounding: Rounding) => (value: Decimal, by: Decimal) =>
  value.div(by).toDecimalPlaces(0, rounding).times(by);
const { ROUND_HALF_UP: HALF_UP, ROUND_UP: UP, ROUND_DOWN: DOWN, ROUND_CEIL: CEIL, ROUND_FLOOR: FLOOR } = Decimal;

function group(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount with so many decimals, as text, without its sign. */
function show(value: Decimal, places: number, isGrouped: boolean): string {
  const text = round(HALF_UP)(value.abs(), new Decimal(places)).toFixed(Math.max(0, places));
  const [whole = '', rest] = text.split('.');
  return (isGrouped ? group(whole) : whole) + (rest === undefined ? '' : `.${rest}`);
}

const signed = (value: Decimal, text: string) => (value.isNegative() && !value.isZero() ? `-${text}` : text);
const inFormat = (format: string, write: (value: Decimal) => string): DecimalFunction => ({
  formula: `TEXT(A,"${format}")`,
  expected: write,
});

export const DECIMAL_FUNCTIONS: Readonly<Record<string, DecimalFunction>> = {
  ROUND: { formula: 'ROUND(A,B)', second: decimals, expected: round(HALF_UP) },
  'ROUND to cents': { formula: 'ROUND(A,2)', expected: (value) => round(HALF_UP)(value, new Decimal(2)) },
  'ROUND to hundreds': { formula: 'ROUND(A,-2)', expected: (value) => round(HALF_UP)(value, new Decimal(-2)) },
  ROUNDUP: { formula: 'ROUNDUP(A,B)', second: decimals, expected: round(UP) },
  'ROUNDUP to cents': { formula: 'ROUNDUP(A,2)', expected: (value) => round(UP)(value, new Decimal(2)) },
  ROUNDDOWN: { formula: 'ROUNDDOWN(A,B)', second: decimals, expected: round(DOWN) },
  'ROUNDDOWN to cents': { formula: 'ROUNDDOWN(A,2)', expected: (value) => round(DOWN)(value, new Decimal(2)) },
  TRUNC: { formula: 'TRUNC(A,B)', second: decimals, expected: round(DOWN) },
  'TRUNC to whole numbers': { formula: 'TRUNC(A)', expected: (value) => value.truncated() },
  INT: { formula: 'INT(A)', expected: (value) => value.floor() },
  EVEN: { formula: 'EVEN(A)', expected: (value) => toStep(UP)(value, new Decimal(2)) },
  ODD: {
    formula: 'ODD(A)',
    expected: (value) => {
      const sign = value.isNegative() ? -1 : 1;
      return value.abs().minus(1).div(2).toDecimalPlaces(0, CEIL).times(2).plus(1).abs().times(sign);
    },
  },
  MROUND: { formula: 'MROUND(A,B)', second: step, sameSign: true, expected: toStep(HALF_UP) },
  CEILING: { formula: 'CEILING(A,B)', second: step, expected: toStep(CEIL) },
  'CEILING with both signs': { formula: 'CEILING(A,B)', second: step, sameSign: true, expected: toStep(UP) },
  'CEILING.MATH': { formula: 'CEILING.MATH(A,B)', second: step, expected: toStep(CEIL) },
  'CEILING.MATH away from zero': { formula: 'CEILING.MATH(A,B,1)', second: step, expected: toStep(UP) },
  'CEILING.PRECISE': { formula: 'CEILING.PRECISE(A,B)', second: step, expected: toStep(CEIL) },
  'ISO.CEILING': { formula: 'ISO.CEILING(A,B)', second: step, expected: toStep(CEIL) },
  FLOOR: { formula: 'FLOOR(A,B)', second: step, expected: toStep(FLOOR) },
  'FLOOR.MATH': { formula: 'FLOOR.MATH(A,B)', second: step, expected: toStep(FLOOR) },
  'FLOOR.MATH towards zero': { formula: 'FLOOR.MATH(A,B,1)', second: step, expected: toStep(DOWN) },
  'FLOOR.PRECISE': { formula: 'FLOOR.PRECISE(A,B)', second: step, expected: toStep(FLOOR) },
  QUOTIENT: { formula: 'QUOTIENT(A,B)', second: step, expected: (value, by) => value.div(by).truncated() },
  MOD: {
    formula: 'MOD(A,B)',
    second: step,
    expected: (value, by) => value.minus(by.times(value.div(by).floor())),
  },
  FIXED: {
    formula: 'FIXED(A,B)',
    second: decimals,
    expected: (value, places) => signed(value, show(value, places.toNumber(), true)),
  },
  'FIXED without grouping': {
    formula: 'FIXED(A,2,TRUE)',
    expected: (value) => signed(value, show(value, 2, false)),
  },
  DOLLAR: {
    formula: 'DOLLAR(A,2)',
    expected: (value) => (value.isNegative() ? `($${show(value, 2, true)})` : `$${show(value, 2, true)}`),
  },
  'TEXT with cents': inFormat('0.00', (value) => signed(value, show(value, 2, false))),
  'TEXT with groups': inFormat('#,##0.00', (value) => signed(value, show(value, 2, true))),
  'TEXT in whole numbers': inFormat('0', (value) => signed(value, show(value, 0, false))),
  'TEXT in euros': inFormat('€ #,##0.00', (value) => signed(value, `€ ${show(value, 2, true)}`)),
  'TEXT in percent': inFormat('0.0%', (value) => signed(value, `${show(value.times(100), 1, false)}%`)),
  'TEXT in thousands': inFormat('#,##0,', (value) => signed(value, show(value.div(1000), 0, true))),
  'TEXT below zero in another form': inFormat('0.00;(0.00);-', (value) => {
    if (value.isZero()) return '-';
    return value.isNegative() ? `(${show(value, 2, false)})` : show(value, 2, false);
  }),
};
