import { align } from './align.ts';
import type { Facts } from './facts.ts';
import { compareFacts, type Weights } from './likeness.ts';

/** How like things are at least of which nothing is known, or more speaks for them than against them. */
export const UNCONTRADICTED = 0.5;

/** How like things are at least that are matched for that alone. */
export const EVIDENT = 0.6;

/** More than all else in a list weighs. */
const FIXED = 1e6;

interface PairOptions {
  weights: Weights;
  /** Which things may be a pair at all; `fixed` are one already. */
  canPair(one: number, other: number): boolean | 'fixed';
  /** Whether a pair is like enough in the order that both stand in. */
  inOrder(likeness: number, one: number, other: number): boolean;
  /** How like a pair is at least that crosses others. */
  across: number;
}

/** Pairs of two lists, by their indexes: first in the order that both have in common, then what is alike in what is left. */
export function pairAlike(
  left: readonly Facts[],
  right: readonly Facts[],
  { weights, canPair, inOrder, across }: PairOptions,
): [one: number, other: number][] {
  const likeness = compareFacts(left, right, weights);
  const pairs = align(left.length, right.length, (one, other) => {
    const can = canPair(one, other);
    if (can !== true) return can ? FIXED : 0;
    const alike = likeness(one, other);
    return inOrder(alike, one, other) ? weighPair(alike, left[one]?.length ?? 0, right[other]?.length ?? 0) : 0;
  });
  const [ones, others] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  const crossing: { one: number; other: number; alike: number }[] = [];
  for (const one of left.keys()) {
    for (const other of ones.has(one) ? [] : right.keys()) {
      const alike = others.has(other) || canPair(one, other) !== true ? 0 : likeness(one, other);
      if (alike >= across) crossing.push({ one, other, alike });
    }
  }
  crossing.sort((one, other) => other.alike - one.alike);
  for (const { one, other } of crossing) {
    if (ones.has(one) || others.has(other)) continue;
    ones.add(one);
    others.add(other);
    pairs.push([one, other]);
  }
  return pairs;
}

/**
 * How much a pair weighs beside others in the same order: what differs hardly anything, so that many such pairs do not
 * outweigh one that is evident; and more where the translation is about as long as the original.
 */
function weighPair(likeness: number, length: number, otherLength: number): number {
  const longest = Math.max(length, otherLength);
  return (2 * likeness) ** 2 * (1 + (longest > 0 ? Math.min(length, otherLength) / longest / 2 : 0));
}
