/** The names that a message asks to be filled in: `{name}` and `{name, plural, …}`, not the branches of a plural. */
export function findPlaceholders(message: string): string[] {
  const found = message.matchAll(/(?<!(?:\bone|\bother|\btrue|=\d+) )\{(\w+)[,}]/g);
  return [...new Set([...found].map(([, name]) => name ?? ''))].sort();
}
