/** How much of each test's matrix runs: a well-chosen part by default, all of it in `pnpm test full`. */
/** The environment variable that carries the choice to every test. */
export declare const MATRIX = 'TEST_MATRIX';
/** True in `pnpm test full`: every locale, width and state, both runtimes, both databases, every kill. */
export declare const isFull: boolean;
/** The first `least` entries of a list by default, all of them in the full run. */
export declare function sample<Entry>(list: readonly Entry[], least: number): readonly Entry[];
