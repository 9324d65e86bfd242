import { blockStatus, type Field, type Fields, holds, type Registry, readProps } from 'page-format';
import type { AnyField } from 'page-format/fields';
import { LOOK_KINDS } from '../../model/styles.ts';
import type { TreeBlock } from '../../model/tree.ts';

/**
 * The properties that all of some blocks have and show, in the order of the first one's: the same name, kind, label and
 * options. None where one of the blocks cannot be read.
 */
export function listSharedFields(blocks: readonly TreeBlock[], registry: Registry): [name: string, field: Field][] {
  const [first, ...others] = blocks.map((block) => shownFields(block, registry));
  return Object.entries(first ?? {}).filter(
    ([name, field]) =>
      LOOK_KINDS.includes(field.kind) && others.every((fields) => fields[name] && isSame(fields[name], field)),
  );
}

function shownFields(block: TreeBlock, registry: Registry): Fields {
  const definition = registry.get(block.type);
  if (!definition || blockStatus(block, registry) !== 'known') return {};
  const values = readProps(definition, block.props);
  return Object.fromEntries(
    Object.entries(definition.props as Fields).filter(([, field]) => holds(field.when, values)),
  );
}

function isSame(one: Field, other: Field): boolean {
  return one.kind === other.kind && one.label.en === other.label.en && optionsOf(one) === optionsOf(other);
}

/** The values that may be chosen, as text. */
function optionsOf(field: Field): string {
  const any = field as unknown as AnyField;
  if (any.kind === 'choice') return any.options.map(({ value }) => value).join();
  if (any.kind === 'number') return [any.min, any.max, any.step].join();
  return '';
}
