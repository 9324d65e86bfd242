import type { Fields, Registry } from 'page-format';
import type { AnyField } from 'page-format/fields';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { Tree } from '../../model/tree.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';
import type { Names } from '../commands/names.ts';
import { nameProperty } from '../comparison/list/describe-change.ts';

interface Language {
  registry: Registry;
  names: Pick<Names, 'block'>;
  t: TFunction;
  translate: Translate;
}

/**
 * Block and property of a text that stands in a block.
 * @param pairs all of its page
 * @param tree the page
 */
export function nameText(
  pair: TextPair,
  pairs: readonly TextPair[],
  tree: Tree,
  { names, ...language }: Language,
): string {
  const block = tree.blocks.get(pair.block);
  const prop = block ? nameProperty(pair.source.place, block, language) : '';
  return `${names.block(tree, pair.block)} › ${prop}${numberOf(pair, pairs)}`;
}

/** Of several texts in one place, which it is. */
function numberOf({ block, source, index }: TextPair, pairs: readonly TextPair[]): string {
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
