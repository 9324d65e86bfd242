import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';

/** The names that a message asks to be filled in: `{name}` and `{name, plural, …}`, not the branches of a plural. */
function findPlaceholders(message: string): string[] {
  const found = message.matchAll(/(?<!(?:\bone|\bother|\btrue|=\d+) )\{(\w+)[,}]/g);
  return [...new Set([...found].map(([, name]) => name ?? ''))].sort();
}

test('a German text asks for the same values as the English one', () => {
  const keys = Object.keys(en) as TextKey[];
  const differing = keys.filter((key) => `${findPlaceholders(de[key])}` !== `${findPlaceholders(en[key])}`);
  expect(findPlaceholders(en['presence.others'])).toEqual(['count', 'names']);
  expect(differing).toEqual([]);
});
