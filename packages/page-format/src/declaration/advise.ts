import { readDeclared } from '../block/declared.ts';
import { shorten } from '../text/describe-value.ts';
import { findNearest } from './nearest.ts';

/** What to write in place of a name that there is not: the nearest one, or those that there are. */
export function advise(name: string, names: readonly (string | number)[]): string {
  const nearest = findNearest(name, names.map(String));
  if (nearest !== undefined) return `Write '${nearest}'.`;
  return names.length > 0 ? `Write ${listOf(names)}.` : 'Add one.';
}

/**
 * What is wrong with the name of a property.
 * @param where the option that names it, such as `altProp`
 * @param fields those that it may be of, by name
 * @param kinds of field that it may be; every kind unless said otherwise
 * @param what completes "which is no …"
 */
export function explainName(
  where: string,
  name: string | undefined,
  fields: Readonly<Record<string, unknown>>,
  kinds: readonly string[] | undefined,
  what: string,
): string[] {
  const fits = (key: string) => !kinds || kinds.includes((fields[key] as { kind?: string } | undefined)?.kind ?? '');
  if (name === undefined || (Object.hasOwn(fields, name) && fits(name))) return [];
  return [`"${where}" names "${name}", which is no ${what}. ${advise(name, Object.keys(fields).filter(fits))}`];
}

/** Characters of a value that a sentence shows before it only says what it is. */
const SHOWN_LENGTH = 40;

/** A value as it is written in a declaration, if that is short. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `'${shorten(value)}'`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  const what = Array.isArray(value) ? 'a list' : 'an object';
  if (readDeclared(value)) return what;
  const parts = Object.entries(value).map(([key, part]) =>
    Array.isArray(value) ? show(part) : `${key}: ${show(part)}`,
  );
  const inside = parts.join(', ');
  if (inside.length > SHOWN_LENGTH || /\ban? (?:list|object|function)\b/.test(inside)) return what;
  if (Array.isArray(value)) return `[${inside}]`;
  return inside === '' ? '{}' : `{ ${inside} }`;
}

/** `'a', 'b' or 'c'`. */
export function listOf(values: readonly unknown[]): string {
  const quoted = values.map(show);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
