import { createEmptyDocument } from 'page-format';
import { type Attribute, type Attributes, listContentFields } from '../../bases/content-fields.ts';
import type { TargetKey } from '../../bases/relation-keys.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import type { Snapshot } from '../versions/encode-version.ts';

/** A row that a relation or a media field may refer to. */
export interface Target {
  id: number | string;
  documentId: string;
  locale: string | null;
}

/** What is known of other types while a snapshot becomes data. */
export interface SnapshotLookup {
  findComponent(uid: string): { attributes: Attributes } | undefined;
  /** Those of the targets that are stored, in the same order; `media` for files. */
  findTargets(type: string, keys: readonly TargetKey[]): Promise<Target[]>;
}

export interface SnapshotData {
  data: Record<string, unknown>;
  /** By field, how many files and entries are gone, and are left out. */
  missing: { field: string; count: number }[];
}

/**
 * What a version holds, as data of the document service: the way back from `takeSnapshot`. Fields that the type has no
 * more are left out. Pages carry the step that their next version is called by.
 */
export async function readSnapshotData(
  type: { attributes: Record<string, object> },
  snapshot: Snapshot,
  { findComponent, findTargets }: SnapshotLookup,
): Promise<SnapshotData> {
  const missing: SnapshotData['missing'] = [];
  const pages = listPageFields(type);

  const readTargets = async (target: string, value: unknown, path: string): Promise<Target[]> => {
    const keys = toList(value) as TargetKey[];
    const found = keys.length === 0 ? [] : await findTargets(target, keys);
    if (found.length < keys.length) missing.push({ field: path, count: keys.length - found.length });
    return found;
  };
  const readPart = async (uid: string | undefined, value: unknown, path: string) => {
    const component = uid === undefined ? undefined : findComponent(uid);
    return component && isRecord(value) ? readValues(component.attributes, value, `${path}.`) : null;
  };
  const readValue = async (attribute: Attribute, value: unknown, path: string): Promise<unknown> => {
    switch (attribute.type) {
      case 'media': {
        const ids = (await readTargets('media', value, path)).map(({ id }) => id);
        return attribute.multiple ? ids : (ids[0] ?? null);
      }
      case 'relation': {
        const found = await readTargets(attribute.target ?? '', value, path);
        return { set: found.map(({ documentId, id, locale }) => (documentId ? { documentId, locale } : { id })) };
      }
      case 'component': {
        if (!attribute.repeatable) return readPart(attribute.component, value, path);
        const parts = await readAll(toList(value), (part) => readPart(attribute.component, part, path));
        return parts.filter((part) => part !== null);
      }
      case 'dynamiczone': {
        const parts = await readAll(toList(value), async (part) => {
          const { component, values } = part as { component?: string; values?: unknown };
          const read = await readPart(component, values, path);
          return read && { __component: component, ...read };
        });
        return parts.filter((part) => part !== null);
      }
      default:
        return value;
    }
  };
  const readValues = async (attributes: Attributes, values: Readonly<Record<string, unknown>>, path = '') => {
    const names = Object.keys(attributes).filter((name) => Object.hasOwn(values, name));
    const read = await readAll(names, async (name) => {
      return [name, await readValue(attributes[name] ?? {}, values[name], `${path}${name}`)] as const;
    });
    return Object.fromEntries(read);
  };

  const kept = listContentFields(type).filter((name) => Object.hasOwn(snapshot, name));
  const stored = Object.fromEntries(kept.map((name) => [name, JSON.parse(snapshot[name] ?? 'null')]));
  const data = await readValues(type.attributes as Attributes, stored);
  for (const name of pages) {
    const page: unknown = data[name] ?? createEmptyDocument();
    data[name] = isRecord(page) ? { ...page, step: 'restore' } : page;
  }
  return { data, missing };
}

/** One after the other, as all of a transaction. */
async function readAll<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await read(item));
  return results;
}

function toList(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
