import { type ArgumentsOf, anyArgument, firstArgument, forAll, secondArgument } from './arguments-of.ts';
import { roundExactly, VALUE } from './exact-rounding.ts';

/** What stands in a format without being a digit: quoted and escaped text, room, currencies, colours. */
const LITERALS = /"[^"]*"|\\.|_.|\[\$[^\]]*\]|\[(?:Black|Blue|Cyan|Green|Magenta|Red|White|Yellow)\]/gi;

/** Digits with grouping by threes, decimals, and commas that divide by a thousand; signs around them. */
const NUMBER = /^[ €$£()+%-]*((?:[0#?]+(?:,[0#?]{3})*)?)(?:\.([0#?]+))?(,*)[ €$£()+%-]*$/;

/** Days and plain text, which nothing is rounded for. Times are cut where Excel rounds them, and are not taken. */
const DATE_OR_TEXT = /^[dmy/ .,-]*$|^@$/i;

/**
 * TEXT with a format that stands in the formula: the amount is rounded first, as Excel does it, and the sign is written
 * here, because the engine loses it where the amount is one unit of the last digit.
 * @returns undefined when it cannot be known that the engine shows this format as Excel does
 */
export function writeText(value: string, format: string): string | undefined {
  const text = /^\s*"((?:[^"]|"")*)"\s*$/.exec(format)?.[1]?.replaceAll('""', '"');
  if (text === undefined || text === '') return undefined;
  if (DATE_OR_TEXT.test(text.replace(LITERALS, ''))) return `TEXT(${value},${format})`;
  const sections = text.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (sections.length > 3) return undefined;
  const written = sections.map((section) => writeSection(section));
  const [positive, negative, zero = positive] = written;
  if (positive === undefined || written.includes(undefined)) return undefined;
  const below = negative ?? `"-"&${positive}`;
  const shown = `IF(${VALUE}<0,${below},IF(${VALUE}=0,${zero},${positive}))`;
  return `LET(${VALUE},${value},IF(ISNUMBER(${VALUE}),${shown},TEXT(${VALUE},${format})))`;
}

/** One section of a format with the amount of the value, rounded to the digits that the section shows. */
function writeSection(section: string): string | undefined {
  if (section === '') return '""';
  const bare = section.replace(LITERALS, ' ');
  const match = NUMBER.exec(bare);
  if (!match) return undefined;
  const [, whole = '', decimals = '', thousands = ''] = match;
  if (whole === '' && decimals === '') return bare.includes('%') ? undefined : `"${section.replaceAll('"', '""')}"`;
  const percents = bare.split('%').length - 1;
  const places = decimals.length + 2 * percents - 3 * thousands.length;
  const rounded = roundExactly('ROUND', `ABS(${VALUE})`, String(places));
  return `TEXT(${rounded},"${section.replaceAll('"', '""')}")`;
}

/** Functions that make a text of a number they are given, and for which arguments. */
export const TEXT_ARGUMENTS: ArgumentsOf = {
  ...forAll(anyArgument, 'CONCAT CONCATENATE EXACT'),
  ...forAll(firstArgument, 'LEFT LEN LOWER MID REPT RIGHT SUBSTITUTE TRIM UPPER'),
  ...forAll(secondArgument, 'FIND SEARCH'),
};

const SHOWN = '_exact_shown';

/** What is a text, or a number as it is typed. */
const LITERAL = /^\s*(?:"(?:[^"]|"")*"|\d[\d.]*)?\s*$/;

/** The value as a text with the 15 digits that Excel shows of a number, where the engine writes 17. */
export function showDigits(value: string): string {
  if (LITERAL.test(value)) return value;
  const digits = `ROUND(${SHOWN},14-INT(LOG10(ABS(${SHOWN}))))`;
  return `LET(${SHOWN},${value},IF(ISNUMBER(${SHOWN}),IF(${SHOWN}=0,0,${digits}),${SHOWN})&"")`;
}
