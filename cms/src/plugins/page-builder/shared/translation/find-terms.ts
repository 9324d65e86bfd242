import type { TermPair } from '../glossary.ts';

/** A form of a term, with where its first word stands in it. */
interface Form {
  text: string;
  at: number;
  /** Whether it is the same in capitals: so is what is written in small letters. */
  isFolded: boolean;
  term: TermPair;
}

/** Parts of words, which hyphens and the like stand between. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds the terms that a text has, as whole words and in the order of their first places. Of two that stand in the same
 * place, it is the longer one. Looks up each word of the text, so that thousands of terms cost no more than a few.
 */
export function createTermFinder(terms: readonly TermPair[]): (text: string) => readonly TermPair[] {
  const forms = new Map<string, Form[]>();
  for (const term of terms) {
    for (const form of term.from) {
      const text = form.normalize('NFC');
      const [first] = text.matchAll(WORD);
      if (!first) continue;
      const key = first[0].toLowerCase();
      const known = forms.get(key) ?? [];
      known.push({ text, at: first.index, isFolded: text === text.toLowerCase(), term });
      forms.set(key, known);
    }
  }
  return (given) => {
    const text = given.normalize('NFC');
    const found = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
      (forms.get(word.toLowerCase()) ?? [])
        .map((form): Place => ({ form, start: index - form.at, end: index - form.at + form.text.length }))
        .filter((place) => isThere(text, place)),
    );
    const longest = found.filter(({ start, end }) => !found.some((other) => isAround(other, start, end)));
    return [...new Set(longest.map(({ form }) => form.term))];
  };
}

interface Place {
  form: Form;
  start: number;
  end: number;
}

function isThere(text: string, { form, start, end }: Place): boolean {
  const here = text.slice(Math.max(0, start), end);
  if ((form.isFolded ? here.toLowerCase() : here) !== form.text) return false;
  const isOpen = (inside: string | undefined, outside: string | undefined) =>
    !IN_WORD.test(inside ?? '') || !IN_WORD.test(outside ?? '');
  return isOpen(here.at(0), text[start - 1]) && isOpen(here.at(-1), text[end]);
}

const isAround = (place: Place, start: number, end: number) =>
  place.start <= start && place.end >= end && place.end - place.start > end - start;

/** The terms whose translation is not in a text: a form of it, in whatever capitals, or the very word of what is not translated. */
export function listMissing(translation: string, terms: readonly TermPair[]): TermPair[] {
  const [text, folded] = [translation.normalize('NFC'), translation.normalize('NFC').toLowerCase()];
  return terms.filter(({ to, isKept }) => {
    const forms = to.map((form) => form.normalize('NFC'));
    return !forms.some((form) => (isKept ? text.includes(form) : folded.includes(form.toLowerCase())));
  });
}
