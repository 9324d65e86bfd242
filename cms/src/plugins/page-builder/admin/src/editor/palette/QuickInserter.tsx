import type { PaletteCategory } from 'page-format';
import { useMemo } from 'react';
import { type Pick, PickList } from '../../kit/PickList.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { BlockPicture } from './BlockPicture.tsx';
import { explainForbidden, listBlockChoices, listMadeFor, listWritten } from './block-choices.ts';
import { placeBeside } from './place-beside.ts';
import { rememberRecent } from './recent.ts';

/** Opened with `/`, or with a "+": a small list, to type the name of a block and insert it at the selection or the point. */
export function QuickInserter({ onClose }: { onClose(): void }) {
  const { t, translate } = useTranslation();
  const { commands, names, writing } = useCommands();
  const store = useEditorStore();
  const { point } = useLauncher();
  const { tree, selection } = store.getSession();
  const { registry } = store;

  const picks = useMemo<Pick[]>(() => {
    const madeFor = listMadeFor(tree, selection, point, registry);
    const first = madeFor.length > 0 ? madeFor : listWritten(registry);
    const firstOnes = t(madeFor.length > 0 ? 'inserter.best' : 'inserter.written');
    const { categories } = registry;
    const choices = listBlockChoices(registry, translate).map((choice) => {
      const { type, category, icon } = choice.definition;
      // Every registered block is in one of them.
      const section = categories.find(({ name }) => name === category) as PaletteCategory;
      return {
        ...choice,
        id: type,
        ...(first.includes(type)
          ? { group: firstOnes, order: first.indexOf(type) - first.length }
          : { group: translate(section.label), order: categories.indexOf(section) }),
        icon: <BlockPicture type={type} icon={icon} />,
        forbidden: explainForbidden(tree, point ?? selection.area, type, registry, { t, translate }),
        run() {
          rememberRecent(type);
          commands.insert(type, point);
        },
      };
    });
    return choices.sort((one, other) => one.order - other.order);
  }, [registry, translate, t, commands, tree, selection, point]);

  const selected = selection.blocks.at(-1);
  const where = point
    ? t('inserter.into', { area: names.area(tree, point) })
    : selection.area
      ? t('inserter.into', { area: names.area(tree, selection.area) })
      : selected
        ? t('inserter.at', { block: names.block(tree, selected) })
        : t('inserter.end');
  const at = useMemo(() => placeBeside(selection), [selection]);
  const close = (left?: string) => {
    onClose();
    // It was no block that was meant.
    if (left !== undefined && point?.replaces) writing.writeWords(point.replaces, left === '' ? '' : `/${left}`);
  };
  return (
    <Sheet label={t('inserter.title')} onClose={onClose} at={at}>
      <PickList label={t('inserter.title')} placeholder={where} picks={picks} onClose={close} />
    </Sheet>
  );
}
