/** Which element of the outline shows which row: numbers by the rows' keys, in the order in which they stand. */
export type RowElements = ReadonlyMap<string, number>;

/**
 * Gives each row an element, by its React key. A row keeps its own. One that comes takes over the element of one that
 * went from the same place, as when a section is moved and another one stands where it was: then words are written anew,
 * and the browser makes, styles and lays out no elements. No element changes its place for that.
 * @param rows keys of the rows that are there now, in their order
 * @param kept key of the row that has the focus: with it goes its element, never to be another row's
 */
export function reuseElements(before: RowElements, rows: readonly string[], kept: string | undefined): RowElements {
  const olds = [...before];
  const positions = new Map(olds.map(([row], position) => [row, position]));
  const now = new Set(rows);
  const taken = new Set(before.values());
  let unused = 0;
  const makeElement = () => {
    while (taken.has(unused)) unused += 1;
    taken.add(unused);
    return unused;
  };

  const after = new Map<string, number>();
  /** The next place in the old order. */
  let next = 0;
  for (const row of rows) {
    const own = before.get(row);
    if (own !== undefined) {
      next = Math.max(next, (positions.get(row) ?? 0) + 1);
      after.set(row, own);
      continue;
    }
    const [old, element] = olds[next] ?? [];
    const isFree = old !== undefined && !now.has(old) && old !== kept;
    if (isFree) next += 1;
    after.set(row, isFree && element !== undefined ? element : makeElement());
  }
  return after;
}
