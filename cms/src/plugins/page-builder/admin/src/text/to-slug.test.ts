import { expect, it } from 'vitest';
import { toSlug } from './to-slug.ts';

it.each([
  ['nl', 'Coöperatie & fiets: 10 % goedkoper!', 'cooperatie-fiets-10-goedkoper'],
  ['nl', '  Zo’n IDÉE  ', 'zo-n-idee'],
  ['fr', 'Vélo d’entreprise à Lyon, sœur d’Œuvre', 'velo-d-entreprise-a-lyon-soeur-d-oeuvre'],
  ['de-AT', 'Fahrräder für große Größen', 'fahrraeder-fuer-grosse-groessen'],
  ['en', 'Don’t stop / go', 'dont-stop-go'],
  ['nl', '…', ''],
])('in %s, “%s” is found at %s', (locale, title, slug) => {
  expect(toSlug(title, locale)).toBe(slug);
});
