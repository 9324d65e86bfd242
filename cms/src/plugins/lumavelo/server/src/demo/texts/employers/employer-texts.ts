import type { Pair } from '../site-texts.ts';

/** What the page for employers says in one locale, besides what every page has. */
export interface EmployerTexts {
  /** To the page on which employers calculate with numbers of their own. */
  ownNumbers: string;
  /** Numbers that can be checked, each with what it counts and where it comes from. */
  facts: readonly [Pair, Pair, Pair];
  steps: { headline: string; points: readonly [Pair, Pair, Pair, Pair] };
  example: {
    headline: string;
    lead: string;
    /** Left out in French, which is read in Belgium and in France: each has rules that are wrong for the other. */
    amounts?: {
      /** Above what the amounts are of, where the example is of one country. */
      posts: string;
      /** Above the amounts; the country's name where the example is of several. */
      perBike: string;
      rows: Readonly<Record<ExampleRow, string>>;
      /** The rates that it is worked out with, and where they stand. */
      source: string;
    };
  };
  roles: { headline: string; parts: readonly [Role, Role, Role] };
  cases: { headline: string; when: string; agreed: string; rows: readonly Pair[] };
  /** Who of the reviews of the locale is quoted: those that speak of employers first. */
  voices: { headline: string; authors: readonly string[] };
}

type Role = readonly [who: string, tasks: readonly string[]];

/** What the example names, in the order of its table. */
export const EXAMPLE_ROWS = ['rate', 'givenUp', 'net', 'saved', 'year'] as const;

export type ExampleRow = (typeof EXAMPLE_ROWS)[number];
