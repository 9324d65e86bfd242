import { ENGINE_NAME } from '../engine/engine-name.ts';
import { hasFunction, Spreadsheet } from '../engine/spreadsheet.ts';
import { isSameResult } from '../same-result.ts';
import { readWorkbook, type SourceCell, type WorkbookSource } from './read-workbook.ts';
import { WorkbookRefusal } from './refusal.ts';
import { assertForms, assertNames, findMovingNames } from './refused-forms.ts';
import { type ReadFormula, readFormula, rewriteFormula } from './rewrite-formula.ts';
import { guardLookups } from './sparse-lookups.ts';

/** A checked workbook in the engine's own form, with what the admin tells about it. */
export interface CompiledWorkbook {
  /** Name and version of the engine that the bytes belong to. */
  engine: string;
  bytes: Uint8Array;
  sheetNames: string[];
  /** Names of the cells that hold formulas, in the order of the file. */
  formulaCells: string[];
  /** Results of the formulas with the workbook's own values. */
  results: Record<string, string>;
  /** What Excel kept as the results of the formulas. */
  kept: Record<string, string>;
  /** Formulas whose result differs from what Excel kept. */
  differences: { cell: string; kept: string; calculated: string }[];
}

/** Most cells that one message names. */
const NAMED_CELLS = 5;

/** Below this many cells a range is not what makes a workbook slow. */
const LARGE_RANGE = 10_000;

/** A cell that holds a formula, read. */
type FormulaCell = SourceCell & { read: ReadFormula };

/**
 * Checks an uploaded workbook and turns it into the engine's form.
 * @param onCostly told before the formulas are evaluated which one reads the most cells, should the time run out
 * @throws WorkbookRefusal naming the cells concerned
 */
export async function compileWorkbook(
  file: Uint8Array,
  onCostly: (cell: string) => void = () => {},
): Promise<CompiledWorkbook> {
  const source = await readWorkbook(file);
  const names = new Set(source.definedNames.map(({ name }) => name.toUpperCase()));
  const formulas = source.cells.flatMap((cell): FormulaCell[] =>
    cell.formula === undefined ? [] : [{ ...cell, read: readFormula(cell.name, cell.formula, names) }],
  );
  assertFormulas(formulas.map(({ read }) => read));
  const moving = findMovingNames(source.definedNames);
  for (const { read } of formulas) assertNames(read, moving);
  const assertLookups = guardLookups(source);
  for (const cell of formulas) assertLookups(cell, cell.read.formula);
  const costly = findCostliest(formulas);
  if (costly) onCostly(costly.name);
  const sheet = buildSpreadsheet(source, names, formulas);
  try {
    sheet.evaluate();
    const results = new Map(formulas.map((formula) => [formula.name, sheet.read(formula)]));
    assertResults(results);
    for (const formula of formulas) assertOneValue(sheet, formula);
    const kept = Object.fromEntries(formulas.map(({ name, value }) => [name, writeValue(value)]));
    const differences = [...results]
      .map(([cell, calculated]) => ({ cell, kept: kept[cell] ?? '', calculated }))
      .filter((entry) => entry.kept !== '' && !isSameResult(entry.kept, entry.calculated));
    const formulaCells = formulas.map(({ name }) => name);
    return {
      engine: ENGINE_NAME,
      bytes: sheet.toBytes(),
      sheetNames: source.sheetNames,
      formulaCells,
      results: Object.fromEntries(results),
      kept,
      differences,
    };
  } finally {
    sheet.free();
  }
}

/** @throws WorkbookRefusal naming cells and functions that cannot be calculated */
function assertFormulas(formulas: readonly ReadFormula[]): void {
  const unknown: { cell: string; call: string }[] = [];
  for (const read of formulas) {
    const { cell, formula, own } = read;
    if (formula.hasError()) {
      throw new WorkbookRefusal(`${cell} refers to a cell that was deleted (#REF!). Correct its formula.`, cell);
    }
    assertForms(read);
    for (const { name } of formula.calls()) {
      if (!own.has(name) && !hasFunction(name)) unknown.push({ cell, call: name });
    }
  }
  const [first] = unknown;
  if (!first) return;
  const list = unknown.slice(0, NAMED_CELLS).map(({ cell, call }) => `${cell} (${call})`);
  throw new WorkbookRefusal(
    `The workbook uses functions that calculators do not have: ${describe(list, unknown.length)}. Write these formulas with other functions.`,
    first.cell,
  );
}

/** Error values that stand for a fault of the workbook itself, whatever is entered. */
const FAULTS: readonly [string, (cells: string) => string][] = [
  ['#CIRC!', (cells) => `These formulas depend on their own result: ${cells}. Break the circle.`],
  [
    '#NAME?',
    (cells) => `These formulas use names that the workbook does not define: ${cells}. Define or correct them.`,
  ],
  ['#ERROR!', (cells) => `These formulas cannot be calculated: ${cells}. Write them in a simpler way.`],
  ['#SPILL!', (cells) => `These formulas answer with several values: ${cells}. Write one formula for each cell.`],
  [
    '#N/IMPL!',
    (cells) => `These formulas use something that calculators do not have: ${cells}. Write them another way.`,
  ],
];

function assertResults(results: ReadonlyMap<string, string>): void {
  for (const [error, explain] of FAULTS) {
    const cells = [...results].filter(([, result]) => result === error).map(([cell]) => cell);
    if (cells.length > 0)
      throw new WorkbookRefusal(explain(describe(cells.slice(0, NAMED_CELLS), cells.length)), cells[0]);
  }
}

/** Excel keeps one value of such a formula, that of its own row or column; the engine fills the cells around it. */
function assertOneValue(sheet: Spreadsheet, cell: FormulaCell): void {
  if (!sheet.hasSeveralValues(cell)) return;
  throw new WorkbookRefusal(`${cell.name} answers with several values. Write one formula for each cell.`, cell.name);
}

function describe(named: readonly string[], count: number): string {
  const list = named.join(', ');
  return count > named.length ? `${list} and ${count - named.length} more` : list;
}

function findCostliest(formulas: readonly FormulaCell[]): FormulaCell | undefined {
  let most = LARGE_RANGE;
  let costliest: FormulaCell | undefined;
  for (const cell of formulas) {
    const cells = cell.read.formula.largestRange();
    if (cells > most) [most, costliest] = [cells, cell];
  }
  return costliest;
}

function buildSpreadsheet(
  { sheetNames, cells, definedNames }: WorkbookSource,
  names: ReadonlySet<string>,
  formulas: readonly FormulaCell[],
): Spreadsheet {
  const sheet = Spreadsheet.create(sheetNames);
  for (const { name, formula, sheet: scope } of definedNames) {
    const read = readFormula(`The name "${name}"`, formula, names);
    assertForms(read);
    try {
      sheet.defineName(name, rewriteFormula(read), scope);
    } catch (error) {
      if (error instanceof WorkbookRefusal) throw error;
      throw new WorkbookRefusal(`The name "${name}" (${formula}) cannot be read. Delete or correct it in Excel.`);
    }
  }
  for (const cell of cells) {
    const { value, formula, isError } = cell;
    if (formula !== undefined) continue;
    if (isError) sheet.writeError(cell, String(value));
    else if (typeof value === 'number') sheet.write(cell, { number: value });
    else if (typeof value === 'boolean') sheet.write(cell, { yes: value });
    else if (value !== null) sheet.write(cell, { text: value });
  }
  for (const cell of formulas) sheet.writeFormula(cell, rewriteFormula(cell.read));
  return sheet;
}

function writeValue(value: SourceCell['value']): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
