import { expect, test } from 'vitest';
import { createLoss } from '../../../shared/zone-report.ts';
import { de } from '../translations/de.ts';
import { describeSentence } from './describe-sentence.ts';

const texts: Parameters<typeof describeSentence>[1] = {
  t: (key, values = {}) => de[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  translate: (text) => text.de ?? text.en,
};

test('what a property takes is said in the language of the admin, and in English by commands', () => {
  const expected = { en: 'a number', de: 'eine Zahl' };
  const loss = createLoss('sections[0].level', 'zones.unfit', { value: '"x"', prop: 'size', expected });
  expect(loss.message).toBe('"x" is left out: "size" takes a number.');
  expect(describeSentence(loss, texts)).toBe('"x" entfällt: „size“ erlaubt eine Zahl.');
});
