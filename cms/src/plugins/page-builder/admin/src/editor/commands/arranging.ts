import type { Direction } from '../../model/steps.ts';
import { listTransformations } from '../../model/transform/transform.ts';
import type { CanvasWriting } from '../writing/canvas-writing.ts';
import type { CommandBase } from './command-base.ts';
import type { Commands } from './commands.ts';
import { explainLock } from './metadata.ts';

type Arranging = Pick<
  Commands,
  | 'insert'
  | 'insertBlocks'
  | 'moveUp'
  | 'moveDown'
  | 'moveIn'
  | 'moveOut'
  | 'moveTo'
  | 'wrap'
  | 'unwrap'
  | 'canTransform'
  | 'transform'
  | 'duplicate'
  | 'remove'
  | 'explainStep'
  | 'explainUnwrap'
>;

/** What puts blocks on the page, takes them to other places, and turns them into others. */
export function createArranging(base: CommandBase, writing: Pick<CanvasWriting, 'editInserted'>): Arranging {
  const { store, names, t, canEdit, refuse, tree, selected, called, explain, tell, sentence } = base;
  const sayMoved = (ids: readonly string[]) =>
    t('say.moved', { count: ids.length, place: names.place(tree(), ids[0] ?? '', 'rest') });
  const moveStep = (direction: Direction) => {
    const ids = selected();
    if (canEdit && ids.length > 0) tell(store.moveStep(ids, direction), sayMoved);
  };
  return {
    insert(type, point) {
      if (!canEdit) return;
      const outcome = store.insertType(type, point);
      tell(outcome, (ids) => t('say.inserted', sentence(ids)));
      if ('ids' in outcome) writing.editInserted();
    },
    insertBlocks(blocks, place) {
      if (canEdit) tell(store.insertBlocks(blocks, place), (ids) => t('say.inserted', sentence(ids)));
    },
    moveUp: () => moveStep('up'),
    moveDown: () => moveStep('down'),
    moveIn: () => moveStep('in'),
    moveOut: () => moveStep('out'),
    moveTo(ids, place) {
      if (canEdit) tell(store.moveTo(ids, place), sayMoved);
    },
    wrap(type) {
      const ids = selected();
      if (!canEdit || ids.length === 0) return;
      const block = called(ids);
      tell(store.wrap(ids, type), () => t('say.wrapped', { block, wrapper: names.type(type) }));
    },
    unwrap() {
      const [id] = selected();
      if (!canEdit || id === undefined) return;
      const block = names.block(tree(), id);
      tell(store.unwrap(id), (ids) => t('say.unwrapped', { block, count: ids.length }));
    },
    canTransform() {
      const [id, ...others] = selected();
      if (!canEdit) return false;
      const locked = explainLock(base, 'remove');
      if (id === undefined) refuse(t('say.selectFirst'));
      else if (others.length > 0) refuse(t('say.selectOne'));
      else if (locked !== undefined) refuse(locked);
      else if (listTransformations(tree(), id, store.registry).length > 0) return true;
      else refuse(t('say.cannotTransform', { block: called([id]) }));
      return false;
    },
    transform(id, type) {
      if (!canEdit) return;
      const values = { block: names.block(tree(), id), type: names.type(type) };
      tell(store.transform(id, type), ([, ...beside]) =>
        beside.length > 0
          ? t('say.transformedBeside', { ...values, count: beside.length })
          : t('say.transformed', values),
      );
    },
    duplicate() {
      const ids = selected();
      if (canEdit && ids.length > 0) tell(store.duplicate(ids), (copies) => t('say.duplicated', sentence(copies)));
    },
    explainStep(direction) {
      const ids = selected();
      const refused = ids.length > 0 ? store.refusalOfStep(ids, direction) : undefined;
      return refused && explain(refused);
    },
    explainUnwrap() {
      const [id] = selected();
      const refused = id === undefined ? undefined : store.refusalOfUnwrap(id);
      return refused && explain(refused);
    },
    remove() {
      const ids = selected();
      if (!canEdit || ids.length === 0) return;
      const block = called(ids);
      tell(store.remove(ids), () => t('say.deleted', { block }));
    },
  };
}
