import type { InputCell } from '@lumavelo/blocks/contract';

/** How an input is typed: the kind of a declared input cell. */
export type InputType = InputCell['type'];

/** What is written into a cell. Text is never read again as anything else, whatever it begins with. */
export type CellValue = { number: number } | { text: string } | { yes: boolean } | { empty: true };

const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0']);

/**
 * Reads a value the way a person of the five countries writes it, all of which put a comma before decimals: `2.499,00`,
 * `2 499,00` and `€ 2.499` are numbers, and as shops write them `2.499,-` and `2499 euro`. A point in front of exactly three digits groups them (`2.499` is two thousand
 * and so on), any other point marks decimals, as programs write them (`63.24`, `0.028`). What reads as no number stays
 * text, and the workbook answers with its own error value.
 */
export function parseInput(value: string, type: InputType): CellValue {
  const text = value.trim();
  if (text === '') return { empty: true };
  if (type === 'text') return { text: value };
  if (type === 'yesNo') {
    if (YES.has(text.toLowerCase())) return { yes: true };
    if (NO.has(text.toLowerCase())) return { yes: false };
    return { text: value };
  }
  const number = parseLocalNumber(text);
  return number === undefined ? { text: value } : { number };
}

/** @returns undefined when the text reads as no number */
export function parseLocalNumber(text: string): number | undefined {
  const bare = text
    .replace(CURRENCY, '')
    .replace(NO_CENTS, '')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .trim();
  const percent = /^(.*\d)\s*%$/.exec(bare);
  const number = parsePlainNumber(percent?.[1] ?? bare);
  if (number === undefined || !Number.isFinite(number)) return undefined;
  return percent ? number / 100 : number;
}

const CURRENCY = /^(?:€|eur(?:os?)?(?=[\s\d]))\s*|\s*(?:€|(?<=[\s\d-])eur(?:os?)?)$/gi;

/** What shops write in place of cents: `2.499,-`. */
const NO_CENTS = /(?<=\d),\s?[-–—]{1,2}$/;

const GROUPED = /^([+-]?)([1-9]\d{0,2}(?:([. '’])\d{3})(?:\3\d{3})*)(?:,(\d+))?$/;
const WITH_COMMA = /^([+-]?)(\d+),(\d+)$/;
const AS_PROGRAMS_WRITE = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

function parsePlainNumber(text: string): number | undefined {
  const grouped = GROUPED.exec(text);
  if (grouped) return Number(`${grouped[1]}${grouped[2]?.replace(/\D/g, '')}.${grouped[4] ?? 0}`);
  const comma = WITH_COMMA.exec(text);
  if (comma) return Number(`${comma[1]}${comma[2]}.${comma[3]}`);
  return AS_PROGRAMS_WRITE.test(text) ? Number(text) : undefined;
}
