/**
 * How a block or a field was declared. What is made of it may have lost a misspelt option, or could not be made at all, so
 * the check of declarations (`declaration/find-mistakes.ts`) reads this.
 */
export interface Declared {
  /** The function that was called, such as `text`. */
  by: string;
  /** What it was called with. */
  options: unknown;
  /** Why nothing could be made of the options. */
  error?: unknown;
  /** Made where a block is declared; its stack leads to the file. */
  place?: Error;
}

/** A key that two copies of this package share: a project may load one as a module and one with `require`. */
const DECLARED = Symbol.for('page-format.declared');

/** Keeps how an object was declared, in the object itself, so that copies of it have it too. */
export function keepDeclared<Made extends object>(made: Made, declared: Declared): Made {
  return Object.assign(made, { [DECLARED]: declared });
}

/** How an object was declared; undefined for what no function of this package made. */
export function readDeclared(value: unknown): Declared | undefined {
  return (value as { [DECLARED]?: Declared } | null | undefined)?.[DECLARED];
}

/**
 * The file and line from which a function was called.
 * @param place made in that function
 * @param root folder from which the file is named; without it the path is whole
 */
export function describePlace({ stack = '' }: Error, root?: string): string | undefined {
  const frame = stack.split('\n').filter((line) => /^\s*at /.test(line))[1];
  const [, path, line] =
    /^\s*at (?:async )?(?:.*\()?(?:file:\/\/)?([^?]+?)(?:\?.*?)?:(\d+):\d+\)?$/.exec(frame ?? '') ?? [];
  if (path === undefined) return undefined;
  const inside = root !== undefined && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return `${inside}:${line}`;
}
