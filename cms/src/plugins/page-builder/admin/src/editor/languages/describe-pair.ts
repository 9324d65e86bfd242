import type { Fields, Registry } from 'page-format';
import type { AnyField } from 'page-format/fields';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { Tree } from '../../model/tree.ts';

/** Of several texts in one place, which it is. */
export function numberOf({ block, source, index }: TextPair, pairs: readonly TextPair[]): string {
  const isAlone =
    index === 0 &&
    !pairs.some((pair) => pair.block === block && pair.index === 1 && pair.source.place.join() === source.place.join());
  return isAlone ? '' : ` ${index + 1}`;
}

/** Characters that a text may have; undefined for formatted ones. */
export function findLimit({ block, source: { place } }: TextPair, tree: Tree, registry: Registry): number | undefined {
  const fields = (registry.get(tree.blocks.get(block)?.type ?? '')?.props ?? {}) as Fields;
  const [prop = '', , name] = place;
  const field = fields[prop] as unknown as AnyField | undefined;
  const inner = field?.kind === 'list' && name ? (field.item[name] as unknown as AnyField) : field;
  return inner?.kind === 'text' || inner?.kind === 'textarea' ? inner.maxLength : undefined;
}
