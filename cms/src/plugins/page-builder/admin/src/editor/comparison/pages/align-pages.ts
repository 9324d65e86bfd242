/** Where a block begins and ends, in pixels from the top of its page. */
export interface Span {
  top: number;
  bottom: number;
}

/** Where its blocks stand on a page, and how high it is. */
export interface Measured {
  spans: ReadonlyMap<string, Span>;
  height: number;
}

/** A height of one page and the height of the other that belongs beside it. */
export type Pair = readonly [one: number, other: number];

/**
 * The heights at which two pages show the same, rising on both: edges of the blocks that both have. What stands somewhere
 * else on the other page aligns nothing.
 */
export function alignPages(one: Measured, other: Measured, moved: ReadonlySet<string>): Pair[] {
  const edges = [...one.spans].flatMap(([id, span]): Pair[] => {
    const opposite = other.spans.get(id);
    if (!opposite || moved.has(id)) return [];
    return [
      [span.top, opposite.top],
      [span.bottom, opposite.bottom],
    ];
  });
  edges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const pairs: Pair[] = [[0, 0]];
  for (const edge of [...edges, [one.height, other.height] as const]) {
    const [from, to] = pairs.at(-1) ?? [0, 0];
    if (edge[0] >= from && edge[1] >= to && edge[1] <= other.height) pairs.push(edge);
  }
  return pairs;
}

/** The height of the other page that belongs beside one, between two pairs in proportion. */
export function findOpposite(pairs: readonly Pair[], height: number): number {
  const next = pairs.findIndex(([from]) => from > height);
  if (next < 0) return pairs.at(-1)?.[1] ?? 0;
  const [from, to] = pairs[next - 1] ?? [0, 0];
  const [end, endTo] = pairs[next] ?? [from, to];
  return end === from ? to : to + ((height - from) / (end - from)) * (endTo - to);
}
