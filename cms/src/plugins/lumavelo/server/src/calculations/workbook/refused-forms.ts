import type { TokenType } from '@ironcalc/wasm';
import { type Call, Formula } from '../engine/formula-tokens.ts';
import { type ArgumentsOf, anyArgument, firstArgument, forAll, secondArgument } from './arguments-of.ts';
import { EXACT_FUNCTIONS } from './exact-rounding.ts';
import type { WorkbookSource } from './read-workbook.ts';
import { WorkbookRefusal } from './refusal.ts';
import type { ReadFormula } from './rewrite-formula.ts';

/** Functions that the engine has and a calculator must not use, and why. */
const REFUSED_FUNCTIONS: Readonly<Record<string, string>> = {
  INDIRECT: 'which cells it reads cannot be checked',
  RAND: 'its result changes with every calculation',
  RANDBETWEEN: 'its result changes with every calculation',
  RANDARRAY: 'its result changes with every calculation',
  SUBTOTAL: 'which rows it counts depends on those that are hidden',
  FORMULATEXT: 'it shows a formula otherwise than Excel does',
  CELL: 'it describes the program that opened the workbook',
  INFO: 'it describes the program that opened the workbook',
  HOUR: 'it cuts the fraction of a second where Excel rounds it',
  MINUTE: 'it cuts the fraction of a second where Excel rounds it',
  SECOND: 'it cuts the fraction of a second where Excel rounds it',
  VDB: 'it comes out otherwise than in Excel',
  TEXTJOIN: 'it keeps empty texts that Excel leaves out',
  DATEVALUE: 'which day a text means depends on the language of Excel',
};

/** Functions that the engine calculates from cells, and silently wrong from lists: which arguments it is about. */
const CELLS_ONLY: ArgumentsOf = {
  COUNT: () => true,
  NPV: (argument) => argument > 0,
  XLOOKUP: (argument) => argument === 1 || argument === 2,
};

/**
 * Functions of single values that fail or answer silently wrong when one of these is a list, which a function around them
 * may hide: `ISNUMBER(SEARCH("a",A1:A9))` is FALSE, whatever is in the cells.
 */
const SINGLE_VALUES: ArgumentsOf = {
  ...forAll(anyArgument, Object.keys(EXACT_FUNCTIONS).join(' ')),
  ...forAll(anyArgument, 'ISBLANK ISERR ISERROR ISEVEN ISLOGICAL ISNA ISNONTEXT ISNUMBER ISODD ISTEXT N NOT'),
  ...forAll(anyArgument, 'CHAR CODE CONCAT CONCATENATE EXACT FIND LEN PROPER REPT SEARCH SUBSTITUTE TRIM VALUE'),
  ...forAll(anyArgument, 'ATAN2 COMBIN GAMMA LOG NORMSDIST POWER IFS SWITCH'),
  ...forAll(anyArgument, 'DATEDIF DAYS EDATE EOMONTH TIMEVALUE WEEKNUM YEARFRAC'),
  ...forAll(anyArgument, 'FV IPMT NPER PMT PPMT PV RATE'),
  ...forAll(firstArgument, 'HLOOKUP LOOKUP MATCH VLOOKUP XLOOKUP XMATCH'),
  ...forAll(secondArgument, 'AVERAGEIF COUNTIF LARGE SMALL SUMIF'),
  COUNTIFS: (argument) => argument % 2 === 1,
  ...forAll((argument) => argument > 0 && argument % 2 === 0, 'AVERAGEIFS MAXIFS MINIFS SUMIFS'),
};

/** Functions that answer with a list when they are given one. */
const ELEMENTWISE = new Set(
  'ABS ACOS ASIN ATAN COS DATE DAY DEGREES EXP FACT IFERROR IFNA ISOWEEKNUM LEFT LN LOG10 LOWER MID MONTH RADIANS RIGHT SIGN SIN SQRT TAN TEXT UPPER WEEKDAY YEAR'.split(
    ' ',
  ),
);

/** Functions that answer with a list of values. */
const LISTS = new Set(
  'IF FILTER SORT SORTBY UNIQUE SEQUENCE MAP TRANSPOSE BYROW BYCOL TOCOL TOROW VSTACK HSTACK TAKE DROP'.split(' '),
);

/**
 * Forms of formulas that are known to come out otherwise than in Excel, without an error that would tell.
 * @throws WorkbookRefusal naming the cell and the form
 */
export function assertForms({ cell, formula }: ReadFormula): void {
  const sheets = findSheetRange(formula);
  if (sheets) {
    throw new WorkbookRefusal(
      `${cell} reads from several sheets at once (${sheets}), which calculators cannot. Name each sheet by itself.`,
      cell,
    );
  }
  for (const call of formula.calls()) {
    const reason = Object.hasOwn(REFUSED_FUNCTIONS, call.name) && REFUSED_FUNCTIONS[call.name];
    if (reason) throw new WorkbookRefusal(`${cell} uses ${call.name}, which calculators cannot: ${reason}.`, cell);
    const isSingle = Object.hasOwn(SINGLE_VALUES, call.name) ? SINGLE_VALUES[call.name] : undefined;
    const several = call.arguments.find((argument, index) => isSingle?.(index) && isSeveral(formula, argument));
    if (several) {
      throw new WorkbookRefusal(
        `${cell} uses ${call.name} with ${formula.textOf(several.from, several.to)}, and calculators take one value there. ` +
          'Write the formula for each cell by itself.',
        cell,
      );
    }
    const isCellsOnly = Object.hasOwn(CELLS_ONLY, call.name) ? CELLS_ONLY[call.name] : undefined;
    const list = call.arguments.find((argument, index) => isCellsOnly?.(index) && isList(formula, argument));
    if (!list) continue;
    const { from, to } = list;
    throw new WorkbookRefusal(
      `${cell} uses ${call.name} with ${formula.textOf(from, to)}, and calculators take it with cells only. ` +
        'Put the values into cells and name these.',
      cell,
    );
  }
}

/**
 * Names whose cells move with the cell that uses them, by their names in capitals. The engine takes them for fixed ones.
 */
export function findMovingNames(definedNames: WorkbookSource['definedNames']): ReadonlySet<string> {
  const moving = definedNames.filter(({ formula }) => new Formula(formula).hasMovingReference());
  return new Set(moving.map(({ name }) => name.toUpperCase()));
}

/** @throws WorkbookRefusal naming the cell that uses such a name */
export function assertNames({ cell, formula }: ReadFormula, moving: ReadonlySet<string>): void {
  const name = formula.names().find((each) => moving.has(each.toUpperCase()));
  if (name === undefined) return;
  throw new WorkbookRefusal(
    `${cell} uses the name "${name}", which means other cells in every cell that uses it. ` +
      'Put $ before the column and the row of what the name stands for (Formulas › Name Manager).',
    cell,
  );
}

/** The text of a reference over sheets, such as `Sheet1:Sheet3!A1`. No sheet's name holds a colon. */
function findSheetRange(formula: Formula): string | undefined {
  const { tokens } = formula;
  const index = tokens.findIndex(({ token }, at) => {
    const sheet = readSheet(token);
    return sheet?.includes(':') || (sheet !== undefined && tokens[at - 1]?.token === 'Colon');
  });
  if (index === -1) return undefined;
  const isOneToken = tokens[index - 1]?.token !== 'Colon';
  return formula.textOf(isOneToken ? index : Math.max(0, index - 2), index + 1);
}

function readSheet(token: TokenType): string | undefined {
  if (typeof token !== 'object') return undefined;
  if ('Reference' in token) return token.Reference.sheet ?? undefined;
  return 'Range' in token ? (token.Range.sheet ?? undefined) : undefined;
}

/** True for a range of cells, for a list of values, and for what becomes a list because it is given one. */
function isSeveral(formula: Formula, argument: Call['arguments'][number]): boolean {
  const { tokens } = formula;
  for (let index = argument.from; index < argument.to; index += 1) {
    const token = tokens[index]?.token;
    if (token === 'LeftBrace' || (typeof token === 'object' && 'Range' in token)) return true;
    const call = formula.callAt(index);
    if (!call) continue;
    if (LISTS.has(call.name) && call.name !== 'IF') return true;
    const passes = ELEMENTWISE.has(call.name) || call.name === 'IF';
    if (passes && call.arguments.some((inner) => isSeveral(formula, inner))) return true;
    index = call.to - 1;
  }
  return false;
}

/** True for values in braces, for what is calculated of a range, and for functions that answer with a list. */
function isList(formula: Formula, { from, to }: Call['arguments'][number]): boolean {
  const { tokens } = formula;
  let isRange = false;
  let index = from;
  while (index < to) {
    const call = formula.callAt(index);
    if (call && LISTS.has(call.name)) return true;
    const token = tokens[index]?.token;
    if (token === 'LeftBrace') return true;
    if (typeof token === 'object' && 'Range' in token) isRange = true;
    index = call ? call.to : index + 1;
  }
  return isRange && to - from > 1;
}
