/** The name that was most likely meant, or undefined where none is near: one letter in three may be another one. */
export function findNearest(name: string, names: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(name.length / 3));
  const near = [...names]
    .map((known) => ({ known, distance: measureDistance(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.known;
}

/** Letters to add, take away, replace, or exchange with their neighbour, until the words are the same. */
function measureDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const [above = [], twoAbove] = [rows[row - 1], rows[row - 2]];
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const added = Math.min(above[column] ?? 0, current[column - 1] ?? 0) + 1;
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const exchanged = isExchanged ? (twoAbove?.[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : added;
      current.push(Math.min(replaced, added, exchanged));
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
