import { foldText } from 'page-format';

/** Something that can be found by its name and by further words. */
export interface Searchable {
  label: string;
  /** Everything else it should be found by: the other language's name, a description, synonyms. */
  words?: string;
}

/**
 * How well something fits what was typed; 0 when it does not. Every typed word has to appear; a name that begins with
 * what was typed comes before one that holds it, and names come before other words.
 * @param query already folded
 */
export function rank({ label, words = '' }: Searchable, query: string): number {
  if (query === '') return 1;
  const name = foldText(label);
  if (name === query) return 5;
  if (name.startsWith(query)) return 4;
  const parts = query.split(/\s+/);
  if (parts.every((part) => name.split(/[^\p{L}\d]+/u).some((word) => word.startsWith(part)))) return 3;
  if (parts.every((part) => name.includes(part))) return 2;
  const all = `${name} ${foldText(words)}`;
  return parts.every((part) => all.includes(part)) ? 1 : 0;
}

/** What fits a query, best first; equals keep their order. */
export function searchFor<Entry extends Searchable>(entries: readonly Entry[], typed: string): Entry[] {
  const query = foldText(typed.trim());
  return entries
    .map((entry) => ({ entry, fit: rank(entry, query) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry);
}
