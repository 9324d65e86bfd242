import { type AnyBlockDefinition, type Block, createBlock, listAreas, type Registry } from 'page-format';

/**
 * A new block with what it begins with: an area that must not stay empty and takes one kind of block holds one of it, as a
 * row of buttons holds a button.
 */
export function beginBlock(definition: AnyBlockDefinition, registry: Registry): Block {
  const block = createBlock(definition);
  for (const { name, rule } of listAreas(definition, block.props)) {
    const child = findOnlyKind(rule, registry);
    if (rule.needed === true && child && block.areas) block.areas[name] = [createBlock(child)];
  }
  return block;
}

/** The one kind of block that an area takes; undefined for areas that take several. */
export function findOnlyKind({ accepts }: { accepts?: readonly string[] }, registry: Registry) {
  return accepts?.length === 1 ? registry.get(accepts[0] ?? '') : undefined;
}
