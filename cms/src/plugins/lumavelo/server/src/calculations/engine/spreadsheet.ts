import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, Model } from '@ironcalc/wasm';
import type { CellPlace } from '../cell-address.ts';
import { ENGINE_MEMORY_LIMIT } from '../limits.ts';
import type { CellValue } from '../parse-input.ts';
import { capMemory } from './cap-memory.ts';

const require = createRequire(import.meta.url);

const wasm = initSync({
  module: capMemory(readFileSync(require.resolve('@ironcalc/wasm/wasm_bg.wasm')), ENGINE_MEMORY_LIMIT),
});

/** What the engine says of a cell with a number. */
const KIND_OF_NUMBER = 1;

/** The 15 digits that Excel shows of a number, whatever the workbook's own format is. */
const ALL_DIGITS = '0.00000000000000E+00';

const DECIMALS = 9;

/** From here on a number is written with an exponent. */
const LONGEST_NUMBER = 1e21;

/** A workbook in the engine: cells are written, all formulas evaluated, cells read. */
export class Spreadsheet {
  readonly #model: Model;
  readonly #plain = new Set<string>();

  private constructor(model: Model) {
    this.#model = model;
    // Evaluation is asked for once per calculation and not after every cell.
    model.pauseEvaluation();
  }

  static create(sheetNames: readonly string[]): Spreadsheet {
    const model = new Model('workbook', 'en', 'UTC', 'en');
    for (const [index, name] of sheetNames.entries()) {
      if (index > 0) model.newSheet();
      if (model.getWorksheetsProperties()[index]?.name !== name) model.renameSheet(index, name);
    }
    return new Spreadsheet(model);
  }

  /** @param bytes what `toBytes` gave, from the same version of the engine */
  static load(bytes: Uint8Array): Spreadsheet {
    return new Spreadsheet(Model.from_bytes(bytes, 'en'));
  }

  /** Memory of the engine in bytes; it never shrinks. */
  static memory(): number {
    return wasm.memory.buffer.byteLength;
  }

  toBytes(): Uint8Array {
    return this.#model.toBytes();
  }

  free(): void {
    this.#model.free();
  }

  defineName(name: string, formula: string, sheet: number | undefined): void {
    this.#model.newDefinedName(name, sheet ?? null, formula);
  }

  writeFormula({ sheet, row, column }: CellPlace, formula: string): void {
    this.#model.setUserInput(sheet, row, column, `=${formula}`);
  }

  write({ sheet, row, column }: CellPlace, value: CellValue): void {
    this.#model.setUserInput(sheet, row, column, toTyped(value));
  }

  /** Writes an error value that stands in a cell without a formula, such as `#N/A`. */
  writeError({ sheet, row, column }: CellPlace, error: string): void {
    this.#model.setUserInput(sheet, row, column, error);
  }

  /** What stands in a cell, as a person would type it, to be given to `restore`. */
  content({ sheet, row, column }: CellPlace): string {
    return this.#model.getCellContent(sheet, row, column);
  }

  restore({ sheet, row, column }: CellPlace, content: string): void {
    this.#model.setUserInput(sheet, row, column, content);
  }

  evaluate(): void {
    this.#model.evaluate();
  }

  /** A number with a point, a text, TRUE or FALSE, an error value such as `#DIV/0!`, or nothing. */
  read(place: CellPlace): string {
    const { sheet, row, column } = place;
    const kind = this.#model.getCellType(sheet, row, column);
    this.#showPlainly(place);
    const text = this.#model.getFormattedCellValue(sheet, row, column);
    return kind === KIND_OF_NUMBER ? writeNumber(Number(text)) : text;
  }

  /** True where the formula of a cell answers with a list, which takes the cells around it too. */
  hasSeveralValues({ sheet, row, column }: CellPlace): boolean {
    const structure = this.#model.getCellArrayStructure(sheet, row, column);
    if (typeof structure !== 'object' || !('DynamicAnchor' in structure)) return false;
    return structure.DynamicAnchor.some((size) => size > 1);
  }

  /** The engine only gives values as a cell shows them. */
  #showPlainly({ sheet, row, column }: CellPlace): void {
    const key = `${sheet}:${row}:${column}`;
    if (this.#plain.has(key)) return;
    this.#plain.add(key);
    this.#model.updateRangeStyle({ sheet, row, column, width: 1, height: 1 }, 'num_fmt', ALL_DIGITS);
  }
}

/** The apostrophe is how people say that what follows is text; the engine takes everything after it as it is. */
function toTyped(value: CellValue): string {
  if ('empty' in value) return '';
  if ('text' in value) return `'${value.text}`;
  if ('yes' in value) return value.yes ? 'TRUE' : 'FALSE';
  return String(value.number);
}

function writeNumber(number: number): string {
  if (Math.abs(number) >= LONGEST_NUMBER) return String(number);
  const text = number.toFixed(DECIMALS).replace(/\.?0+$/, '');
  // Behind a long whole part the decimals of a binary fraction go on beyond its 15 digits.
  const shown = Math.abs(number) < 1 ? text : String(Number(text));
  return shown === '-0' ? '0' : shown;
}

const known = new Map<string, boolean>();

/** True when the engine has the function; found out by asking it, so that the answer fits its version. */
export function hasFunction(name: string): boolean {
  const upper = name.toUpperCase();
  const cached = known.get(upper);
  if (cached !== undefined) return cached;
  const model = new Model('probe', 'en', 'UTC', 'en');
  model.pauseEvaluation();
  model.setUserInput(0, 1, 1, `=${upper}()`);
  // Names of functions stay as they are; anything else is taken for a name and written small.
  const has = model.getCellContent(0, 1, 1) === `=${upper}()`;
  model.free();
  known.set(upper, has);
  return has;
}
