/**
 * The pairs of two lists that weigh most together, in order and none crossing another.
 * @param weigh of two indexes; 0 for what is no pair
 */
export function align(
  size: number,
  otherSize: number,
  weigh: (one: number, other: number) => number,
): [one: number, other: number][] {
  const width = otherSize + 1;
  /** The most that the rest of both lists can weigh, from each pair of indexes on. */
  const best = new Float64Array((size + 1) * width);
  const bestAt = (one: number, other: number) => best[one * width + other] ?? 0;
  for (let one = size - 1; one >= 0; one -= 1) {
    for (let other = otherSize - 1; other >= 0; other -= 1) {
      const weight = weigh(one, other);
      const together = weight > 0 ? weight + bestAt(one + 1, other + 1) : 0;
      best[one * width + other] = Math.max(together, bestAt(one + 1, other), bestAt(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < size && other < otherSize) {
    const weight = weigh(one, other);
    if (weight > 0 && bestAt(one, other) === weight + bestAt(one + 1, other + 1)) {
      pairs.push([one, other]);
      one += 1;
      other += 1;
    } else if (bestAt(one, other) === bestAt(one + 1, other)) one += 1;
    else other += 1;
  }
  return pairs;
}
