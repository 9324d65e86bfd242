import type { Country } from '@lumavelo/blocks/core';

/** One page of each kind that visitors meet, with the country whose site it is on. */
export const PAGE_KINDS: readonly (readonly [kind: string, country: Country, path: string])[] = [
  ['text', 'nl', '/werkgever'],
  ['home', 'nl', '/'],
  ['home with bikes', 'at', '/'],
  ['bikes', 'nl', '/fietsen'],
  ['bike', 'nl', '/fietsen/grachten-amstel-e'],
  ['comparison', 'nl', '/fietsen/compare'],
  ['calculator', 'nl', '/calculator'],
  ['dealers', 'nl', '/dealers'],
  ['questions', 'nl', '/veelgestelde-vragen'],
  ['news', 'nl', '/nieuws'],
  ['campaign', 'nl', '/voorjaarsactie'],
  ['contact', 'nl', '/contact'],
];
