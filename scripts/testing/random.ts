/** Random moments that can be had again: a test says its seed, and takes one from `SEED`. */
import fc from 'fast-check';

/** The seed of this run: `SEED`, or another one in each run. */
export const SEED: number = process.env.SEED ? Number(process.env.SEED) : Math.trunc(Date.now() % 2 ** 31);

/**
 * Fractions from 0 to below 1, the same ones for the same seed and name.
 * @param name of what they are for, so that two tests of one run differ; printed with the seed
 */
export function drawFractions(name: string, count: number): number[] {
  process.stdout.write(`Random ${name}: SEED=${SEED}\n`);
  const salt = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  return fc.sample(fc.noBias(fraction), { seed: SEED ^ salt, numRuns: count });
}
