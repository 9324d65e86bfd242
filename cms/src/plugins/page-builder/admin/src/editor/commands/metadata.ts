import { readName } from 'page-format';
import { findLock } from '../../../../shared/locks.ts';
import { type LockedChange, refusalOfLock } from '../../model/placement.ts';
import { ancestorsOf } from '../../model/tree.ts';
import type { TextKey } from '../../translations/en.ts';
import type { CommandBase } from './command-base.ts';
import type { Commands } from './commands.ts';

type Describing = Pick<
  Commands,
  'canRename' | 'rename' | 'areHidden' | 'toggleHidden' | 'mayLock' | 'areLocked' | 'toggleLocked' | 'explainLock'
>;

/** Why a lock keeps something from the selected blocks; undefined where none does. */
export function explainLock({ store, tree, explain }: CommandBase, change: LockedChange): string | undefined {
  const locked = refusalOfLock(tree(), store.getSession().selection.blocks, change);
  return locked && explain(locked);
}

/**
 * What changes blocks beside their properties: their names, whether visitors get them, whether they can be moved.
 * @param canLock whether the person may lock blocks and unlock them
 */
export function createDescribing(base: CommandBase, canLock: boolean): Describing {
  const { store, names, t, canEdit, announce, refuse, tree, selected, called } = base;
  const isHidden = (id: string) => tree().blocks.get(id)?.hidden === true;
  /** True where all of the selected blocks have it themselves. */
  const areAll = (key: 'hidden' | 'locked') => {
    const { blocks } = store.getSession().selection;
    return blocks.length > 0 && blocks.every((id) => tree().blocks.get(id)?.[key]);
  };
  /** Gives it to the selected blocks, or takes it where all have it; then a block around one may have it still. */
  const toggle = (
    key: 'hidden' | 'locked',
    said: { on: TextKey; off: TextKey; still: TextKey },
    holderOf: (id: string) => string | undefined,
  ) => {
    const ids = selected();
    if (ids.length === 0) return refuse(t('say.selectFirst'));
    const value = areAll(key) ? undefined : true;
    const { blocks } = store.getSession().selection;
    if (!store.perform({ type: 'setMetadata', ids: blocks, key, value })) return;
    const around = value ? undefined : ids.map(holderOf).find((id) => id !== undefined);
    const values = { block: called(ids) };
    if (around === undefined) announce(t(value ? said.on : said.off, values));
    else announce(t(said.still, { ...values, holder: names.block(tree(), around) }));
  };
  const mayLock = () => canEdit && canLock;
  return {
    canRename() {
      const { blocks } = store.getSession().selection;
      if (!canEdit || blocks.length === 1) return canEdit;
      refuse(t(blocks.length === 0 ? 'say.selectFirst' : 'rename.selectOne'));
      return false;
    },
    rename(id, typed) {
      const name = readName(typed);
      const isNew = store.perform({ type: 'setMetadata', ids: [id], key: 'name', value: name || undefined });
      const kind = names.type(tree().blocks.get(id)?.type ?? '');
      if (isNew) announce(name === '' ? t('rename.removed', { kind }) : t('rename.done', { kind, name }));
    },
    areHidden: () => areAll('hidden'),
    toggleHidden() {
      const said = { on: 'hide.hidden', off: 'hide.shown', still: 'hide.stillHidden' } as const;
      if (canEdit) toggle('hidden', said, (id) => ancestorsOf(tree(), id).find(isHidden));
    },
    mayLock,
    areLocked: () => areAll('locked'),
    toggleLocked() {
      const said = { on: 'lock.locked', off: 'lock.unlocked', still: 'lock.stillLocked' } as const;
      if (mayLock()) toggle('locked', said, (id) => findLock(tree(), id));
    },
    explainLock: (change) => explainLock(base, change),
  };
}
