import { type PageDocument, salvageDocument } from 'page-format';
import { listDifferences } from '../../../../shared/differences/list-differences.ts';
import { type Tree, treeFromDocument } from '../../../../shared/page-tree.ts';
import type { PageSummary, VersionSummary } from '../../../../shared/version-record.ts';
import type { Snapshot } from './encode-version.ts';

/**
 * What one version changed, in numbers that a list can show without reading pages.
 * @param before the version before; undefined for the first one
 * @param pageFields names of the fields that hold pages
 */
export function summariseVersion(
  snapshot: Snapshot,
  before: Snapshot | undefined,
  pageFields: readonly string[],
): VersionSummary {
  if (!before) return { isFirst: true };
  const names = [...new Set([...Object.keys(snapshot), ...Object.keys(before)])];
  const changed = names.filter((name) => snapshot[name] !== before[name]);
  const pages = changed
    .filter((name) => pageFields.includes(name))
    .map((name) => [name, summarisePage(readTree(before[name]), readTree(snapshot[name]))] as const);
  const fields = changed.filter((name) => !pageFields.includes(name));
  return {
    ...(pages.length > 0 && { pages: Object.fromEntries(pages) }),
    ...(fields.length > 0 && { fields }),
  };
}

function summarisePage(before: Tree, after: Tree): PageSummary {
  const summary: Record<string, Record<string, number>> = {};
  for (const { kind, block } of listDifferences(before, after)) {
    const type = (after.blocks.get(block) ?? before.blocks.get(block))?.type ?? '';
    const counts = summary[kind] ?? {};
    summary[kind] = { ...counts, [type]: (counts[type] ?? 0) + 1 };
  }
  return summary;
}

const NOTHING: Tree = { blocks: new Map(), parents: new Map(), roots: [] };

/** What of a stored page can be read. Most are whole, which is not proven once more: nothing but numbers comes of it. */
function readTree(text: string | undefined): Tree {
  if (text === undefined) return NOTHING;
  const stored: unknown = JSON.parse(text);
  try {
    return treeFromDocument(stored as PageDocument);
  } catch {
    const salvaged = salvageDocument(stored);
    return salvaged ? treeFromDocument(salvaged.document) : NOTHING;
  }
}
