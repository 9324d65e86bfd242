import type { WriteGuard } from '../document-writes.ts';

/** What says which row is meant. The address of a request says so, and never its body. */
const IDS = ['id', 'documentId'];

/**
 * Leaves out ids that stand in an entry's data, on every way in: a new entry would take the number it names, and with it
 * perhaps the place of another.
 */
export function ignoreIds(): WriteGuard {
  return async (context, next) => {
    const { data } = context.params ?? {};
    if (data && IDS.some((name) => name in data)) {
      const kept = Object.entries(data).filter(([name]) => !IDS.includes(name));
      context.params = { ...context.params, data: Object.fromEntries(kept) };
    }
    return next();
  };
}
