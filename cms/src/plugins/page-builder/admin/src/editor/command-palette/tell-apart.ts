interface Line {
  label: string;
  hint?: string;
}

/**
 * Numbers lines that would read the same, in their order, so that each can be told from the others.
 * @param number the sign of one of several alike, such as `2 of 3`
 */
export function tellApart<Entry extends Line>(
  lines: readonly Entry[],
  number: (index: number, count: number) => string,
): Entry[] {
  const alike = Map.groupBy(lines, ({ label, hint = '' }) => `${label}\n${hint}`);
  return lines.map((line) => {
    const group = alike.get(`${line.label}\n${line.hint ?? ''}`) ?? [];
    if (group.length < 2) return line;
    const sign = number(group.indexOf(line) + 1, group.length);
    return { ...line, hint: line.hint ? `${line.hint} · ${sign}` : sign };
  });
}
