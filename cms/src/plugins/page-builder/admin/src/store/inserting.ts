import { type Block, copyBlock, migrateDocument, type Registry } from 'page-format';
import { beginBlock } from '../model/begin-block.ts';
import { blockFromTree } from '../model/convert.ts';
import type { Session } from '../model/history.ts';
import { findInsertionPlace, refuses } from '../model/placement.ts';
import { selectBlock, selectBlocks } from '../model/selection.ts';
import { type InsertionPoint, type Place, placeOf } from '../model/tree.ts';
import { outermostInOrder } from '../model/tree-order.ts';
import type { Acting, Outcome } from './acting.ts';

/** Brings blocks onto the page. */
export interface Inserting {
  /** Inserts a new block of a type "here" (see `findInsertionPlace`), or at a point, and selects it. */
  insertType(type: string, point?: InsertionPoint): Outcome;
  /**
   * Inserts new blocks beside each other and selects them; without a place "here", or instead of a selected paragraph that
   * is empty.
   * @param mergeKey of the step that they begin, for what follows and belongs to it
   */
  insertBlocks(blocks: readonly Block[], place?: Place, mergeKey?: string): Outcome;
  duplicate(ids: readonly string[]): Outcome;
}

export function createInserting({ registry, now, act, arrange, select, typeOf }: Acting): Inserting {
  const insertAt = (blocks: readonly Block[], { block, area, index }: Place, mergeKey?: string): Outcome => {
    const place = { block, area, index };
    const refused = refuses(now().tree, { blocks }, place, registry);
    if (refused) return refused;
    const ids = blocks.map(({ id }) => id);
    return arrange({ type: 'insert', blocks, place }, ids, blocks[0]?.type ?? '', mergeKey);
  };

  return {
    insertType(type, point = findInsertionPlace(now().tree, now().selection, [type], registry)) {
      const definition = registry.get(type);
      if (!definition) return { refusal: 'no-such-area', type };
      const { replaces } = point;
      // Both are one step of undo.
      const mergeKey = replaces && `replace/${replaces}`;
      const block = beginBlock(definition, registry);
      const outcome = insertAt([block], point, mergeKey);
      if ('refusal' in outcome) return outcome;
      if (replaces) act({ type: 'remove', ids: [replaces] }, { mergeKey });
      const [child] = Object.values(block.areas ?? {}).flat();
      if (child) select(selectBlock(child.id));
      return outcome;
    },
    insertBlocks(made, place, mergeKey) {
      // Pasted and saved blocks can be older than this editor.
      const { blocks } = migrateDocument({ format: 'page', formatVersion: 1, blocks: [...made] }, registry);
      const types = blocks.map(({ type }) => type);
      const at = place ?? findInsertionPlace(now().tree, now().selection, types, registry);
      const replaced = place ? undefined : findEmptyParagraph(now(), at, registry);
      const key = mergeKey ?? (replaced && `replace/${replaced}`);
      const outcome = insertAt(blocks, at, key);
      if (replaced && 'ids' in outcome) act({ type: 'remove', ids: [replaced] }, { mergeKey: key });
      return outcome;
    },
    duplicate(ids) {
      const originals = outermostInOrder(now().tree, ids);
      const copies = originals.map((id) => copyBlock(blockFromTree(now().tree, id)));
      for (const [index, id] of originals.entries()) {
        const address = now().tree.parents.get(id);
        const refused = address && refuses(now().tree, { blocks: copies.slice(index, index + 1) }, address, registry);
        if (refused) return refused;
      }
      const made = copies.map(({ id }) => id);
      // Each fits by itself; together they can still be too many.
      if (!act({ type: 'duplicate', ids: originals, copies }, { selection: selectBlocks(made) })) {
        return { refusal: 'too-many-blocks', type: typeOf(originals[0]) };
      }
      return { ids: made };
    },
  };
}

/** The selected paragraph right before a place, when nothing is in it. */
function findEmptyParagraph({ tree, selection }: Session, place: Place, registry: Registry): string | undefined {
  const [id = ''] = selection.blocks.length === 1 ? selection.blocks : [];
  const block = tree.blocks.get(id);
  const { prose } = registry.get(block?.type ?? '') ?? {};
  const own = placeOf(tree, id);
  const isHere = own && own.block === place.block && own.area === place.area && own.index + 1 === place.index;
  const text = prose?.paragraph && block?.props[prose.text];
  return isHere && prose?.paragraph && (text ?? '') === '' ? id : undefined;
}
