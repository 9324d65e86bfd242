/** Functions by name, each with which of its arguments something is about. */
export type ArgumentsOf = Readonly<Record<string, (argument: number) => boolean>>;

export const anyArgument = () => true;
export const firstArgument = (argument: number) => argument === 0;
export const secondArgument = (argument: number) => argument === 1;

/** @param names of the functions, with spaces between them */
export function forAll(which: (argument: number) => boolean, names: string): ArgumentsOf {
  return Object.fromEntries(names.split(' ').map((name) => [name, which]));
}
