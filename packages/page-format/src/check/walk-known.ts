import type { AnyBlockDefinition, AreaRule } from '../block/define-block.ts';
import { blockStatus } from '../block/migrate.ts';
import { readProps } from '../block/props.ts';
import { listAreas, type Registry } from '../block/registry.ts';
import type { Block, PageDocument } from '../document/document.ts';

/** A block as its definition sees it. */
export interface KnownBlock {
  block: Block;
  definition: AnyBlockDefinition;
  props: Record<string, unknown>;
  /** Rules of the areas it stands in, from the outermost. */
  rules: readonly AreaRule[];
}

/**
 * The blocks of a migrated document that visitors may meet, in reading order: not those that are kept as they are with
 * what is in them, nor those in areas that no item owns any more.
 */
export function* walkKnown(
  { blocks }: Pick<PageDocument, 'blocks'>,
  registry: Registry,
  rules: readonly AreaRule[] = [],
): Generator<KnownBlock> {
  for (const block of blocks) {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') continue;
    yield { block, definition, props: readProps(definition, block.props), rules };
    for (const { name, rule } of listAreas(definition, block.props)) {
      yield* walkKnown({ blocks: block.areas?.[name] ?? [] }, registry, [...rules, rule]);
    }
  }
}
