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

/** What was found before, by document: each check of a page walks over the same blocks. */
const walked = new WeakMap<object, { registry: Registry; known: readonly KnownBlock[] }>();

/**
 * The blocks of a migrated document that visitors may meet, in reading order: not the hidden ones and those that are kept
 * as they are with what is in them, nor those in areas that no item owns any more.
 * @param document is never changed in place; an edit makes a new one
 */
export function walkKnown(document: Pick<PageDocument, 'blocks'>, registry: Registry): readonly KnownBlock[] {
  const before = walked.get(document);
  if (before?.registry === registry) return before.known;
  const known: KnownBlock[] = [];
  walkList(document.blocks, [], registry, known);
  walked.set(document, { registry, known });
  return known;
}

function walkList(blocks: readonly Block[], rules: readonly AreaRule[], registry: Registry, known: KnownBlock[]): void {
  for (const block of blocks) {
    const definition = registry.get(block.type);
    if (block.hidden || !definition || blockStatus(block, registry) !== 'known') continue;
    known.push({ block, definition, props: readProps(definition, block.props), rules });
    for (const { name, rule } of listAreas(definition, block.props)) {
      walkList(block.areas?.[name] ?? [], [...rules, rule], registry, known);
    }
  }
}
