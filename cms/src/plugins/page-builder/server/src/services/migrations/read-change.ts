import { blockStatus, migrateDocument, type PageDocument, type Registry, salvageDocument, walk } from 'page-format';

/** A block that a migration brings to the version of its definition. */
export interface MigratedBlock {
  id: string;
  type: string;
  from: number;
  /** Names of the steps, in their order. */
  steps: string[];
}

/**
 * What migrations make of a stored value. Damaged pages, and pages that a newer version of the project wrote, are left
 * alone: whoever writes over them without knowing all of them takes something away.
 */
export type StoredChange =
  | { state: 'current' }
  | { state: 'damaged' | 'newer'; reasons: string[] }
  | { state: 'old'; stored: PageDocument; migrated: PageDocument; blocks: MigratedBlock[]; reasons: string[] };

/** @param value as the field stores it; nothing stored is nothing to migrate */
export function readChange(value: unknown, registry: Registry): StoredChange {
  const read = salvageDocument(value);
  if (!read) return { state: 'current' };
  const { document: stored, damage } = read;
  if (damage.length > 0)
    return { state: 'damaged', reasons: damage.map(({ path, message }) => `${message} (at ${path})`) };

  const all = [...walk(stored)].map(({ block }) => block);
  const newer = all.filter((block) => blockStatus(block, registry) === 'newer-version');
  if (newer.length > 0) {
    const reasons = newer.map(
      ({ id, type, v }) => `${type} (block "${id}") has version ${v}, which is newer than here.`,
    );
    return { state: 'newer', reasons };
  }

  const migrated = migrateDocument(stored, registry);
  const after = new Map([...walk(migrated)].map(({ block }) => [block.id, block]));
  const old = all.filter((block) => block.v < (registry.get(block.type)?.version ?? 0));
  const [changed, stuck] = [
    old.filter((block) => after.get(block.id) !== block),
    old.filter((block) => after.get(block.id) === block),
  ];
  const reasons = stuck.map(({ id, type, v }) => `${type} (block "${id}") could not be brought on from version ${v}.`);
  if (changed.length === 0) return reasons.length > 0 ? { state: 'damaged', reasons } : { state: 'current' };
  const blocks = changed.map(({ id, type, v }) => {
    const steps = registry.get(type)?.migrations.slice(Math.max(v, 1) - 1) ?? [];
    return { id, type, from: v, steps: steps.map(({ name }) => name) };
  });
  return { state: 'old', stored, migrated, blocks, reasons };
}
