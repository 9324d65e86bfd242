import { Formula } from '../engine/formula-tokens.ts';
import { EXACT_FUNCTIONS } from './exact-rounding.ts';
import { showDigits, TEXT_ARGUMENTS, writeText } from './exact-text.ts';
import { WorkbookRefusal } from './refusal.ts';

/** A formula taken apart, and what it is called in messages. */
export interface ReadFormula {
  /** Name of the cell that holds it. */
  cell: string;
  formula: Formula;
  /** Names, in capitals, that the workbook or the formula itself defines; calls of these are no functions of Excel. */
  own: ReadonlySet<string>;
}

/** @param names of the workbook, in capitals */
export function readFormula(cell: string, text: string, names: ReadonlySet<string>): ReadFormula {
  const formula = new Formula(text);
  // LET and LAMBDA give names of their own, which may then be called.
  return { cell, formula, own: new Set([...names, ...formula.names().map((name) => name.toUpperCase())]) };
}

/**
 * The formula as the engine gets it: functions that round are written so that they round as Excel does, and signs in a row
 * are written as one, because the engine takes `--` for nothing where it makes a number of a yes or a no. Numbers that become
 * texts are cut to the 15 digits that Excel shows.
 * @throws WorkbookRefusal for a form that cannot be written so, naming the cell
 */
export function rewriteFormula(read: ReadFormula): string {
  return rewrite(read, 0, read.formula.tokens.length);
}

function rewrite(read: ReadFormula, from: number, to: number): string {
  const { cell, formula } = read;
  const { tokens } = formula;
  let written = '';
  let done = tokens[from - 1]?.end ?? 0;
  for (let index = from; index < to; index += 1) {
    const joined = formula.joinedUntil(index, from, to);
    if (joined !== undefined) {
      written += formula.text(done, tokens[index]?.start) + showDigits(rewrite(read, index, joined));
      done = tokens[joined - 1]?.end ?? done;
      index = joined - 1;
      continue;
    }
    const signs = formula.signsAt(index);
    if (signs.length > 1 && signs.includes('Minus')) {
      const operand = index + signs.length;
      const end = formula.operandEnd(operand);
      const sign = signs.filter((each) => each === 'Minus').length % 2 === 0 ? '+' : '-';
      written += `${formula.text(done, tokens[index]?.start)}(0${sign}${rewrite(read, operand, end)})`;
      done = tokens[end - 1]?.end ?? done;
      index = end - 1;
      continue;
    }
    const call = formula.callAt(index);
    if (!call || !isRewritten(call.name)) continue;
    const parts = call.arguments.map((part) => rewrite(read, part.from, part.to));
    const replaced = writeCall(call.name, parts, cell);
    if (replaced === undefined) continue;
    written += formula.text(done, tokens[index]?.start) + replaced;
    done = tokens[call.to - 1]?.end ?? done;
    index = call.to - 1;
  }
  return written + formula.text(done, to === tokens.length ? undefined : tokens[to]?.start);
}

function isRewritten(name: string): boolean {
  return name === 'TEXT' || Object.hasOwn(EXACT_FUNCTIONS, name) || Object.hasOwn(TEXT_ARGUMENTS, name);
}

/** @returns undefined where the number of arguments is wrong: the engine answers that with an error */
function writeCall(name: string, parts: readonly string[], cell: string): string | undefined {
  if (name === 'TEXT') {
    const [value, format] = parts;
    if (value === undefined || format === undefined || parts.length > 2) return undefined;
    const text = writeText(value, format);
    if (text !== undefined) return text;
    throw new WorkbookRefusal(
      `${cell} uses TEXT with the format ${format.trim()}, which calculators cannot show as Excel does. ` +
        'Write a format such as "0.00", "#,##0.00" or "0%" into the formula, with a point before decimals.',
      cell,
    );
  }
  const isText = TEXT_ARGUMENTS[name];
  if (isText) return `${name}(${parts.map((part, index) => (isText(index) ? showDigits(part) : part)).join(',')})`;
  const exact = EXACT_FUNCTIONS[name];
  const [least = 0, most = 0] = exact?.takes ?? [];
  return exact && parts.length >= least && parts.length <= most ? exact.write(...parts) : undefined;
}
