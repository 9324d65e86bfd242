import type { Facts } from './facts.ts';

/** How like two things are, by their indexes: 0 where all differs, 1 where all is the same, ½ where nothing is known. */
export type Likeness = (one: number, other: number) => number;

/** How much facts tell, by how rare they are. */
export type Weights = ReadonlyMap<string, number>;

/** What is known of nothing counts as much as a value that half of the blocks have. */
const DOUBT = 0.5;

/** What more blocks than this have tells none of them from the others. */
const MOST_HOLDERS = 30;

/** A hint tells less than a value. */
const OF_HINT = 0.5;

/** Weighs the facts of two lists: what one thing alone has in each of them tells most. */
export function weighFacts(ones: readonly Facts[], others: readonly Facts[]): Weights {
  const holders = new Map<string, number>();
  for (const list of [ones, others]) {
    const counts = new Map<string, number>();
    for (const { values, hints } of list) {
      for (const fact of values) counts.set(fact, (counts.get(fact) ?? 0) + 1);
      for (const fact of hints) counts.set(fact, (counts.get(fact) ?? 0) + 1);
    }
    for (const [fact, count] of counts) holders.set(fact, Math.max(count, holders.get(fact) ?? 0));
  }
  return new Map([...holders].flatMap(([fact, count]) => (count > MOST_HOLDERS ? [] : [[fact, 1 / count]])));
}

/** Compares each of one list with each of another: by all that they have in common, in the time that this takes alone. */
export function compareFacts(ones: readonly Facts[], others: readonly Facts[], weights: Weights): Likeness {
  const width = others.length;
  const values = sumShared('values', ones, others, weights);
  const hints = sumShared('hints', ones, others, weights);
  const [left, right] = [ones, others].map((list) => list.map((facts) => sumOf(facts.values, weights)));
  return (one, other) => {
    const at = one * width + other;
    const shared = 2 * ((values[at] ?? 0) + OF_HINT * (hints[at] ?? 0));
    const all = (left?.[one] ?? 0) + (right?.[other] ?? 0) + 2 * OF_HINT * (hints[at] ?? 0);
    return (shared + DOUBT / 2) / (all + DOUBT);
  };
}

function sumShared(
  kind: 'values' | 'hints',
  ones: readonly Facts[],
  others: readonly Facts[],
  weights: Weights,
): Float64Array {
  const shared = new Float64Array(ones.length * others.length);
  const holders = new Map<string, number[]>();
  for (const [index, facts] of others.entries()) {
    for (const fact of facts[kind]) {
      if (!weights.has(fact)) continue;
      const indexes = holders.get(fact);
      if (indexes) indexes.push(index);
      else holders.set(fact, [index]);
    }
  }
  for (const [index, facts] of ones.entries()) {
    for (const fact of facts[kind]) {
      const weight = weights.get(fact) ?? 0;
      for (const other of holders.get(fact) ?? []) {
        const at = index * others.length + other;
        shared[at] = (shared[at] ?? 0) + weight;
      }
    }
  }
  return shared;
}

function sumOf(facts: ReadonlySet<string>, weights: Weights): number {
  let sum = 0;
  for (const fact of facts) sum += weights.get(fact) ?? 0;
  return sum;
}
