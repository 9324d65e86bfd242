import { createBlock, type Problem } from 'page-format';
import { contentOf } from '../model/actions/unwrap.ts';
import { findMend } from '../model/mend.ts';
import { type Refused, refusalOfLock, refuses } from '../model/placement.ts';
import { selectBlock, selectBlocks, selectionAfterRemoving } from '../model/selection.ts';
import { type Direction, findStep } from '../model/steps.ts';
import { findTransformation } from '../model/transform/transform.ts';
import type { Place } from '../model/tree.ts';
import { outermostInOrder } from '../model/tree-order.ts';
import type { Acting, Outcome } from './acting.ts';

/** Moves, wraps, changes and removes blocks that are there. */
export interface Arranging {
  remove(ids: readonly string[]): Outcome;
  /** Moves blocks to a place, its index counted without them. */
  moveTo(ids: readonly string[], place: Place): Outcome;
  /** Moves blocks one step (see `findStep`). */
  moveStep(ids: readonly string[], direction: Direction): Outcome;
  /** Why `moveStep` would be refused; undefined where it can be done. */
  refusalOfStep(ids: readonly string[], direction: Direction): Refused | undefined;
  /** Puts blocks into a new block of a type. */
  wrap(ids: readonly string[], type: string): Outcome;
  unwrap(id: string): Outcome;
  /** Why `unwrap` would be refused; undefined where it can be done. */
  refusalOfUnwrap(id: string): Refused | undefined;
  /**
   * Puts a problem right by its mend, and selects the block.
   * @returns false when the page is another one by now (see `findMend`)
   */
  mend(problem: Problem): Refused | boolean;
  /** Puts a block of another type in the place of one, with what that takes (see `listTransformations`), and selects it. */
  transform(id: string, type: string): Outcome;
}

export function createArranging({ registry, now, attempt, act, arrange, typeOf }: Acting): Arranging {
  const planStep = (ids: readonly string[], direction: Direction): Place | Refused =>
    refusalOfLock(now().tree, ids, 'move') ??
    findStep(now().tree, ids, direction, registry) ?? { refusal: 'edge', type: typeOf(ids.at(-1)) };

  return {
    remove(ids) {
      const done = attempt([{ type: 'remove', ids }], { selection: selectionAfterRemoving(now().tree, ids) });
      return typeof done === 'object' ? done : { ids };
    },
    moveTo(ids, place) {
      const moved = outermostInOrder(now().tree, ids);
      const refused = refuses(now().tree, { ids: moved }, place, registry);
      if (refused) return refused;
      act({ type: 'move', ids: moved, place }, { selection: selectBlocks(moved) });
      return { ids: moved };
    },
    moveStep(ids, direction) {
      const step = planStep(ids, direction);
      return 'refusal' in step ? step : this.moveTo(ids, step);
    },
    refusalOfStep(ids, direction) {
      const step = planStep(ids, direction);
      return 'refusal' in step ? step : refuses(now().tree, { ids: outermostInOrder(now().tree, ids) }, step, registry);
    },
    wrap(ids, type) {
      const definition = registry.get(type);
      const wrapped = outermostInOrder(now().tree, ids);
      const place = wrapped[0] === undefined ? undefined : now().tree.parents.get(wrapped[0]);
      if (!definition || !place) return { refusal: 'no-such-area', type };
      const wrapper = createBlock(definition);
      const refused =
        refusalOfLock(now().tree, wrapped, 'move') ?? refuses(now().tree, { blocks: [wrapper] }, place, registry);
      return refused ?? arrange({ type: 'wrap', ids: wrapped, wrapper }, [wrapper.id], typeOf(wrapped[0]));
    },
    unwrap(id) {
      const content = contentOf(now().tree, id);
      return this.refusalOfUnwrap(id) ?? arrange({ type: 'unwrap', id }, content, typeOf(content[0]));
    },
    refusalOfUnwrap(id) {
      if (contentOf(now().tree, id).length === 0) return { refusal: 'nothing-inside', type: typeOf(id) };
      return refusalOfLock(now().tree, [id], 'remove');
    },
    mend(problem) {
      const action = findMend(now().tree, problem, registry);
      if (!action) return false;
      const { blockId } = problem;
      const isGone = action.type === 'remove';
      return attempt([action], {
        selection: isGone ? selectionAfterRemoving(now().tree, [blockId]) : selectBlock(blockId),
      });
    },
    transform(id, type) {
      const locked = refusalOfLock(now().tree, [id], 'remove');
      if (locked) return locked;
      const made = findTransformation(now().tree, id, type, registry);
      if (!made) return { refusal: 'not-accepted', type };
      const { block, after } = made.action;
      const outcome = arrange(made.action, [block.id], type);
      return 'ids' in outcome ? { ids: [block.id, ...after] } : outcome;
    },
  };
}
