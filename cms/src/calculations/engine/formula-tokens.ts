import { getTokens, type TokenType } from '@ironcalc/wasm';

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
