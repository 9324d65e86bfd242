import { PUT_ASIDE } from 'page-format';
import type { TreeBlock } from '../page-tree.ts';
import { versionOf } from '../version.ts';

/** How a record of translations names the place of a text. */
export const keyOf = (place: readonly string[]) => place.join('/');

/** The version of what a block itself says, whatever stands in it. Advice that was put aside is nothing to translate. */
export function versionOfBlock({ type, v, props }: Pick<TreeBlock, 'type' | 'v' | 'props'>): string {
  const { [PUT_ASIDE]: _, ...said } = props;
  return versionOf({ type, v, props: said });
}
