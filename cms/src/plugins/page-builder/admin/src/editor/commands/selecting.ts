import { selectArea, selectBlock, selectBlocks } from '../../model/selection.ts';
import { childrenOf, placeOf, ROOT } from '../../model/tree.ts';
import type { CommandBase } from './command-base.ts';
import type { Commands } from './commands.ts';

/** What changes which blocks are meant, and says where that is. */
export function createSelecting({
  store,
  names,
  t,
  announce,
  refuse,
  tree,
  selected,
}: CommandBase): Pick<
  Commands,
  'selectArea' | 'selectAll' | 'selectSection' | 'walkSections' | 'findPoint' | 'stepOut'
> {
  const sectionOf = (id: string | undefined): string | undefined => {
    const holder = tree().parents.get(id ?? '')?.block;
    return holder ? sectionOf(holder) : id;
  };
  return {
    selectSection() {
      const section = sectionOf(store.getSession().selection.blocks.at(-1));
      if (section !== undefined) store.select(selectBlock(section));
    },
    walkSections(step) {
      const { roots } = tree();
      const at = roots.indexOf(sectionOf(store.getSession().selection.blocks.at(-1)) ?? '');
      const next = roots[at < 0 ? 0 : at + (step === 'before' ? -1 : 1)];
      if (next === undefined) return;
      store.select(selectBlock(next));
      announce(names.block(tree(), next));
    },
    selectArea(address) {
      store.select(selectArea(address));
      announce(t('say.areaSelected', { area: names.area(tree(), address) }));
    },
    selectAll() {
      const { selection, tree: current } = store.getSession();
      const around = selection.area ?? current.parents.get(selection.blocks.at(-1) ?? '') ?? ROOT;
      const inArea = childrenOf(current, around);
      const isSelected = inArea.every((id) => selection.blocks.includes(id));
      const ids = isSelected ? current.roots : inArea;
      if (ids.length === 0) return;
      store.select(selectBlocks(ids));
      announce(t('say.selected', { count: ids.length }));
    },
    findPoint(side) {
      const ids = selected();
      const place = placeOf(tree(), ids.at(side === 'before' ? 0 : -1) ?? '');
      if (!place) refuse(t('say.selectFirst'));
      return place && { ...place, index: place.index + (side === 'before' ? 0 : 1) };
    },
    stepOut() {
      const { selection, tree: current } = store.getSession();
      const holder = selection.area?.block ?? current.parents.get(selection.blocks.at(-1) ?? '')?.block;
      store.select(holder ? selectBlock(holder) : { blocks: [], area: null });
    },
  };
}
