import { expect, test } from 'vitest';
import { typesetFrench } from './typeset-french.ts';

test.each([
  ['Vraiment ?', 'Vraiment\u202f?'],
  ['Merci ! Voici : un vélo ; le vôtre.', 'Merci\u202f! Voici\u00a0: un vélo\u202f; le vôtre.'],
  ['Il a dit « oui ».', 'Il a dit «\u00a0oui\u00a0».'],
  ['40 % ou 30 €', '40\u00a0% ou 30\u00a0€'],
  ['Déjà\u202f? Ainsi\u00a0: bien', 'Déjà\u202f? Ainsi\u00a0: bien'],
  ['Une phrase, sans plus.', 'Une phrase, sans plus.'],
  ['https://example.com/?a=1', 'https://example.com/?a=1'],
])('%j is set as %j', (text, set) => {
  expect(typesetFrench(text)).toBe(set);
});
