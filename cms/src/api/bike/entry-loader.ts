import DataLoader from 'dataloader';

/** Entries that are read at once at most; a database takes only so many values in one statement. */
const LARGEST = 500;

/** Loads entries by key; what does not exist is undefined. */
export type EntryLoader<Key, Entry> = Pick<DataLoader<Key, Entry | undefined>, 'load'>;

/**
 * Reads entries for many requests at once: who asks while some are being read gets into the next reading. What a bike
 * costs is the statements for its parts and hardly its rows, so thirty visitors together cost little more than one.
 * Nothing is cached: nobody gets what was read before they asked.
 * @param read the entries of all keys; those that do not exist are left out
 */
export function createEntryLoader<Key, Entry>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Entry>>,
): EntryLoader<Key, Entry> {
  let reading: Promise<unknown> = Promise.resolve();
  return new DataLoader(
    async (keys) => {
      const found = read([...new Set(keys)]);
      reading = found.catch(() => undefined);
      const entries = await found;
      return keys.map((key) => entries.get(key));
    },
    {
      cache: false,
      maxBatchSize: LARGEST,
      // Requests that have arrived already get to ask; SQLite answers without giving them a turn.
      batchScheduleFn: (dispatch) => void reading.then(() => setImmediate(dispatch)),
    },
  );
}

/** The entries of keys that exist, in the order of the keys. */
export async function loadEntries<Key, Entry extends object | string>(
  loader: EntryLoader<Key, Entry>,
  keys: readonly Key[],
): Promise<Entry[]> {
  const entries = await Promise.all(keys.map((key) => loader.load(key)));
  return entries.filter((entry) => entry !== undefined);
}
