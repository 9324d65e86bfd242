/** Random choices that can be had again: a test says its seed, and takes one from `SEED`. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The seed of this run: `SEED`, or another one in each run. */
export const SEED: number = process.env.SEED ? Number(process.env.SEED) : Math.trunc(Date.now() % 2 ** 31);

/**
 * Numbers from 0 to below 1, one a call, the same ones for the same seed and name.
 * @param name of what they are for, so that two tests of one run differ; printed with the seed
 */
export function createRandom(name: string): () => number {
  process.stdout.write(`Random ${name}: SEED=${SEED}\n`);
  const salt = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
  const generator = xoroshiro128plus(SEED ^ salt);
  return () => uniformFloat64(generator);
}
