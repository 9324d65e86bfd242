import { isSameJson } from '../version.ts';
import { findMoved } from './find-moved.ts';

type Props = Readonly<Record<string, unknown>>;

interface Item extends Props {
  id: string;
}

/** What differs between the properties of two states of a block. */
export type PropDifference =
  | { kind: 'set'; path: readonly string[]; before: unknown; after: unknown }
  /** An entry of a list property; the path ends with its id. `value` is the entry. */
  | { kind: 'itemAdded' | 'itemRemoved' | 'itemMoved'; path: readonly string[]; value: Props };

/**
 * Compares properties one by one. Entries of lists carry ids, so they are compared each with its own earlier state,
 * wherever it stands now.
 * @param path where the properties stand below the block's own
 */
export function compareProps(before: Props, after: Props, path: readonly string[] = []): PropDifference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => name !== 'id');
  return names.flatMap((name): PropDifference[] => {
    const [old, now] = [before[name], after[name]];
    if (isSameJson(old, now)) return [];
    if (areItems(old) && areItems(now)) return compareItems(old, now, [...path, name]);
    return [{ kind: 'set', path: [...path, name], before: old, after: now }];
  });
}

function compareItems(before: readonly Item[], after: readonly Item[], path: readonly string[]): PropDifference[] {
  const [old, now] = [byId(before), byId(after)];
  const shared = (items: readonly Item[]) => items.map(({ id }) => id).filter((id) => old.has(id) && now.has(id));
  const moved = findMoved(shared(before), shared(after));
  const found = after.flatMap((item): PropDifference[] => {
    const place = [...path, item.id];
    const earlier = old.get(item.id);
    if (!earlier) return [{ kind: 'itemAdded', path: place, value: item }];
    const isMoved = moved.has(item.id);
    return [
      ...(isMoved ? [{ kind: 'itemMoved' as const, path: place, value: item }] : []),
      ...compareProps(earlier, item, place),
    ];
  });
  const gone = before.filter(({ id }) => !now.has(id));
  return [...found, ...gone.map((item) => ({ kind: 'itemRemoved' as const, path: [...path, item.id], value: item }))];
}

function areItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'object' && entry !== null && typeof entry.id === 'string') &&
    byId(value).size === value.length
  );
}

function byId(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
