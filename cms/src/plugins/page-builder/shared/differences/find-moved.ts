/** The fewest things that were moved to get from one order of them to another. */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const indexes = new Map(before.map((id, index) => [id, index]));
  const positions = after.map((id) => indexes.get(id) ?? 0);
  const kept = longestRise(positions);
  return new Set(after.filter((_, index) => !kept.has(index)));
}

/** Indexes of a longest rising subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** For each length, the index of the smallest number a rise of that length ends with. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of numbers.entries()) {
    let length = ends.length;
    while (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) >= value) length -= 1;
    previous[index] = length > 0 ? ends[length - 1] : undefined;
    ends[length] = index;
  }
  const rise = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) rise.add(index);
  return rise;
}
