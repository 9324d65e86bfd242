/** A row that a relation leads to. */
export interface TargetRow {
  id?: number | string;
  documentId?: string | null;
  locale?: string | null;
}

/** One entry in one language; the same for its draft and its published version. */
export type TargetKey = string;

export function keyOf({ documentId, id, locale }: TargetRow): TargetKey {
  return `${documentId ?? `#${id}`}:${locale ?? ''}`;
}

/** Keys of what is stored. Types without drafts are related to both versions of an entry, which is one relation. */
export function listKeys(stored: unknown): TargetKey[] {
  return [...new Set(toList(stored).map((row) => keyOf(row as TargetRow)))];
}

/** Finds the entry that an item of a relation means: an id, a document id, or an object with one of them. */
export type Identify = (item: unknown) => Promise<TargetKey>;

interface Delta {
  set?: unknown;
  connect?: unknown;
  disconnect?: unknown;
}

/**
 * What a relation holds after a write.
 * @param sent in each form that Strapi takes: items, `{ set }`, or `{ connect, disconnect }` with positions
 */
export async function applyRelation(
  stored: readonly TargetKey[],
  sent: unknown,
  { identify, isSingle }: { identify: Identify; isSingle: boolean },
): Promise<TargetKey[]> {
  const identifyAll = (items: unknown) => Promise.all(toList(items).map(identify));
  let keys: TargetKey[];
  if (!isDelta(sent)) keys = await identifyAll(sent);
  else if (sent.set) keys = await identifyAll(sent.set);
  else {
    const gone = new Set(await identifyAll(sent.disconnect));
    keys = stored.filter((key) => !gone.has(key));
    for (const item of toList(sent.connect)) keys = await connect(keys, item, identify);
  }
  const distinct = [...new Set(keys)];
  return isSingle ? distinct.slice(-1) : distinct;
}

interface Position {
  before?: unknown;
  after?: unknown;
  start?: boolean;
  end?: boolean;
}

async function connect(keys: readonly TargetKey[], item: unknown, identify: Identify): Promise<TargetKey[]> {
  const key = await identify(item);
  const { position, locale } = (typeof item === 'object' && item !== null ? item : {}) as TargetRow & {
    position?: Position;
  };
  if (!position && keys.includes(key)) return [...keys];
  const others = keys.filter((other) => other !== key);
  const { before, after, start } = position ?? {};
  const placeOf = async (neighbour: unknown) => others.indexOf(await identify(readItem(neighbour, locale)));
  if (start) return [key, ...others];
  if (before !== undefined && before !== null) return others.toSpliced(Math.max(await placeOf(before), 0), 0, key);
  if (after !== undefined && after !== null) return others.toSpliced((await placeOf(after)) + 1, 0, key);
  return [...others, key];
}

/** An item in long form. Like Strapi, what begins with a digit is taken for an id. */
export function readItem(item: unknown, locale?: string | null): TargetRow {
  if (typeof item === 'object' && item !== null) return item as TargetRow;
  const isId = !Number.isNaN(Number.parseInt(String(item), 10));
  return { ...(isId ? { id: item as number } : { documentId: String(item) }), ...(locale && { locale }) };
}

function isDelta(sent: unknown): sent is Delta {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  return !('id' in sent) && !('documentId' in sent);
}

function toList(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
