/** The seed of this run: `SEED`, or another one in each run. */
export declare const SEED: number;
/**
 * Numbers from 0 to below 1, one a call, the same ones for the same seed and name.
 * @param name of what they are for, so that two tests of one run differ; printed with the seed
 */
export declare function createRandom(name: string): () => number;
