/** What can notice a fault, in the order in which it is asked: the cheap first. */
export const STEPS = ['unit', 'cms', 'gallery', 'e2e'] as const;

/**
 * Who has to notice a fault.
 *
 * `unit`: Vitest in one package. `cms`: the tests of the CMS over HTTP, on SQLite. `gallery`: browser tests that visit
 * samples of blocks. `e2e`: browser tests that need the whole product, built and started.
 */
export type Check = { files: readonly string[]; test: string } & (
  | { step: 'unit'; package: string }
  | { step: 'cms' | 'gallery' | 'e2e' }
);

/** A small edit that makes the product wrong, and the test that must fail then. */
export interface Fault {
  /** What is wrong, as a sentence without a full stop. */
  name: string;
  /** File to edit, from the root of the repository. */
  file: string;
  /** Text in it, which must be there exactly once. */
  find: string;
  replace: string;
  /**
   * Test files from the folder of their package (`e2e` for browser tests), and a part of the test's name. Only tests with
   * that in their name run.
   */
  noticedBy: Check;
}
