import { getTokens, type TokenType } from '@ironcalc/wasm';
import { LAST_COLUMN, LAST_ROW } from '../cell-address.ts';

export interface Token {
  token: TokenType;
  /** Where it stands in the formula, in characters. */
  start: number;
  end: number;
}

/** A call inside a formula: where it stands, and each of its arguments as a part of the formula. */
export interface Call {
  name: string;
  /** Indexes of tokens: the name, and what follows the closing parenthesis. */
  from: number;
  to: number;
  arguments: readonly { from: number; to: number }[];
}

/** Tokens after which an operand begins. */
const BEFORE_OPERAND = [
  'LeftParenthesis',
  'LeftBrace',
  'Comma',
  'Semicolon',
  'Compare',
  'Addition',
  'Product',
  'Power',
  'And',
];

/** A formula, without its equals sign, taken apart by the engine's own lexer. */
export class Formula {
  readonly tokens: readonly Token[];
  readonly #characters: readonly string[];

  constructor(text: string) {
    this.tokens = getTokens(text);
    this.#characters = Array.from(text);
  }

  /** What stands between two places, both in characters. */
  text(start: number, end = this.#characters.length): string {
    return this.#characters.slice(start, end).join('');
  }

  /** What tokens of the formula stand for, by their indexes. */
  textOf(from: number, to: number): string {
    return this.text(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end);
  }

  /** The call whose name is the token at this index; undefined for anything else. */
  callAt(from: number): Call | undefined {
    const token = this.tokens[from]?.token;
    if (typeof token !== 'object' || !('Ident' in token) || this.tokens[from + 1]?.token !== 'LeftParenthesis') return;
    const found: { from: number; to: number }[] = [];
    let depth = 0;
    let start = from + 2;
    for (let index = from + 1; index < this.tokens.length; index += 1) {
      const part = this.tokens[index]?.token;
      if (part === 'LeftParenthesis' || part === 'LeftBrace') depth += 1;
      if (part === 'RightParenthesis' || part === 'RightBrace') depth -= 1;
      const isEnd = depth === 0;
      if (!isEnd && !(depth === 1 && part === 'Comma')) continue;
      if (!isEnd || index > start || found.length > 0) found.push({ from: start, to: index });
      start = index + 1;
      if (isEnd) return { name: token.Ident.toUpperCase(), from, to: index + 1, arguments: found };
    }
    return undefined;
  }

  /**
   * Where a value ends that `&` joins to others, for the index it begins at.
   * @param start where the part that is looked at begins, and `to` where it ends; what stands around it does not count
   * @returns undefined where no such value begins
   */
  joinedUntil(from: number, start: number, to: number): number | undefined {
    if (from > start && !this.#isOneOf(from - 1, 'LeftParenthesis', 'Comma', 'Compare', 'And')) return undefined;
    let end = from;
    while (end < to && !this.#isOneOf(end, 'RightParenthesis', 'Comma', 'Compare', 'And')) end = this.#primaryEnd(end);
    const isJoined = (end < to && this.#isOneOf(end, 'And')) || (from > start && this.#isOneOf(from - 1, 'And'));
    return isJoined && end > from ? end : undefined;
  }

  /** The signs in front of an operand, from this index on; none where a sign adds or subtracts. */
  signsAt(from: number): string[] {
    if (from > 0 && !this.#isOneOf(from - 1, ...BEFORE_OPERAND)) return [];
    const signs: string[] = [];
    for (let index = from; ; index += 1) {
      const token = this.tokens[index]?.token;
      if (typeof token !== 'object' || !('Addition' in token)) return signs;
      signs.push(String(token.Addition));
    }
  }

  /** Where the operand ends that begins at this index: a value, cells, a call or what parentheses hold. */
  operandEnd(from: number): number {
    let index = this.#primaryEnd(this.#isOneOf(from, 'At') ? from + 1 : from);
    while (this.#isOneOf(index, 'Colon')) index = this.#primaryEnd(index + 1);
    while (this.#isOneOf(index, 'Percent', 'Spill')) index += 1;
    return index;
  }

  #primaryEnd(from: number): number {
    const call = this.callAt(from);
    if (call) return call.to;
    let depth = 0;
    let index = from;
    do {
      if (this.#isOneOf(index, 'LeftParenthesis', 'LeftBrace', 'LeftBracket')) depth += 1;
      if (this.#isOneOf(index, 'RightParenthesis', 'RightBrace', 'RightBracket')) depth -= 1;
      index += 1;
    } while (depth > 0 && index < this.tokens.length);
    return index;
  }

  #isOneOf(index: number, ...kinds: string[]): boolean {
    const token = this.tokens[index]?.token;
    return kinds.some((kind) => token === kind || (typeof token === 'object' && kind in token));
  }

  /** Every call, outer ones before those in their arguments. */
  calls(): Call[] {
    return this.tokens.flatMap((_, index) => this.callAt(index) ?? []);
  }

  /** Names that are not called: of cells, of values, of what LET and LAMBDA define. */
  names(): string[] {
    return this.tokens.flatMap(({ token }, index) => {
      const isName = typeof token === 'object' && 'Ident' in token;
      return isName && this.tokens[index + 1]?.token !== 'LeftParenthesis' ? [token.Ident] : [];
    });
  }

  /** How many cells its largest range has; 0 without one. */
  largestRange(): number {
    return Math.max(0, ...this.tokens.map(({ token }) => countCells(token)));
  }

  /** True where it refers to a row or column that is not fixed by `$`, whole rows and columns counting once. */
  hasMovingReference(): boolean {
    return this.tokens.some(({ token }) => {
      if (typeof token !== 'object') return false;
      if ('Reference' in token) return !token.Reference.absolute_column || !token.Reference.absolute_row;
      if (!('Range' in token)) return false;
      const { left, right } = token.Range;
      const isColumns = left.row === 1 && right.row === LAST_ROW;
      const isRows = left.column === 1 && right.column === LAST_COLUMN;
      return [left, right].some((end) => (!isRows && !end.absolute_column) || (!isColumns && !end.absolute_row));
    });
  }

  /** True where an error value stands in the formula itself, as Excel leaves it for cells that were deleted. */
  hasError(): boolean {
    return this.tokens.some(({ token }) => typeof token === 'object' && 'Error' in token);
  }
}

function countCells(token: TokenType): number {
  if (typeof token !== 'object' || !('Range' in token)) return 0;
  const { left, right } = token.Range;
  return (Math.abs(right.row - left.row) + 1) * (Math.abs(right.column - left.column) + 1);
}
