import type { Country } from '@lumavelo/blocks/site';

type PageKind = readonly [kind: string, country: Country, path: string];

/** One page of each kind that visitors meet, with the country whose site it is on. */
export const PAGE_KINDS: readonly PageKind[] = [
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

/**
 * The kinds of page to measure: all, or those that `BENCH_PAGES` names with commas between them, for the time in which
 * somebody works on one.
 * @throws {Error} when there is no such kind
 */
export function pageKinds(): readonly PageKind[] {
  const wanted = process.env.BENCH_PAGES?.split(',').map((kind) => kind.trim());
  if (!wanted) return PAGE_KINDS;
  return wanted.map((kind) => {
    const found = PAGE_KINDS.find(([name]) => name === kind);
    if (found) return found;
    throw new Error(
      `BENCH_PAGES: no kind of page is called "${kind}"; there are ${PAGE_KINDS.map(([name]) => name).join(', ')}.`,
    );
  });
}
