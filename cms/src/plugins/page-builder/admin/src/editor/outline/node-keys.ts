import type { AreaAddress } from '../../model/tree.ts';

/** Blocks are keyed by their id, areas by both; `/` stands in no id. */
export function areaKey({ block, area }: AreaAddress): string {
  return `${block ?? ''}/${area}`;
}
