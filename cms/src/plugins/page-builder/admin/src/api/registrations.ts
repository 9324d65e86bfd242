/** What plugins have registered of one kind, in the order in which they did. */
export interface Registrations<Entry> {
  /** @throws Error when another entry has the same key */
  add(entry: Entry): void;
  list(): readonly Entry[];
  find(key: string): Entry | undefined;
}

/**
 * @param what is registered, for messages: `The command`
 * @param keyOf what an entry is found by
 */
export function createRegistrations<Entry>(what: string, keyOf: (entry: Entry) => string): Registrations<Entry> {
  const entries = new Map<string, Entry>();
  return {
    add(entry) {
      const key = keyOf(entry);
      if (entries.has(key)) throw new Error(`${what} "${key}" is registered twice. Give one of the two another name.`);
      entries.set(key, entry);
    },
    list: () => [...entries.values()],
    find: (key) => entries.get(key),
  };
}
