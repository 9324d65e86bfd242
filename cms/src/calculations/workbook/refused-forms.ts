import type { TokenType } from '@ironcalc/wasm';
import type { Call, Formula } from '../engine/formula-tokens.ts';
import { WorkbookRefusal } from './refusal.ts';
import type { ReadFormula } from './rewrite-formula.ts';

/** Functions that the engine has and a calculator must not use, and why. */
const REFUSED_FUNCTIONS: Readonly<Record<string, string>> = {
  INDIRECT: 'which cells it reads cannot be checked',
  RAND: 'its result changes with every calculation',
  RANDBETWEEN: 'its result changes with every calculation',
  RANDARRAY: 'its result changes with every calculation',
};

/** Functions that the engine calculates from cells, and silently wrong from lists: which arguments it is about. */
const CELLS_ONLY: Readonly<Record<string, (argument: number) => boolean>> = {
  COUNT: () => true,
  NPV: (argument) => argument > 0,
  XLOOKUP: (argument) => argument === 1 || argument === 2,
};

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
