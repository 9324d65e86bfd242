/** The language that most of a page's records name; null where there are none. */
export function nameOrigin(sources: Readonly<Record<string, { locale: string }>>): string | null {
  const votes = new Map<string, number>();
  for (const { locale } of Object.values(sources)) votes.set(locale, (votes.get(locale) ?? 0) + 1);
  const [first] = [...votes].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return first?.[0] ?? null;
}
