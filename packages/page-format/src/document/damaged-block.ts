import type { Block } from './document.ts';

/**
 * Stands where something on a page could not be read: no block of any registry, but the JSON that was found there, kept
 * until somebody has taken from it what they need. It can stand anywhere, and shows nothing to visitors.
 */
export const DAMAGED_TYPE = 'Damaged';

export interface DamagedProps {
  /** What was found, as text. */
  source: string;
  /** What is wrong with it, in English, as `DocumentError` says it. */
  reason: string;
  /** True for what is not broken, but of a page format that only a newer version of the editor knows. */
  isNewer?: boolean;
}

export function createDamagedBlock(id: string, { source, reason, isNewer }: DamagedProps): Block {
  return { id, type: DAMAGED_TYPE, v: 1, props: { source, reason, ...(isNewer && { isNewer }) } };
}

/** The props of a damaged block; anyone may have written such a block. */
export function readDamagedProps({ props }: Pick<Block, 'props'>): DamagedProps {
  const { source, reason, isNewer } = props;
  return {
    source: typeof source === 'string' ? source : JSON.stringify(props, null, 2),
    reason: typeof reason === 'string' ? reason : '',
    ...(isNewer === true && { isNewer }),
  };
}
