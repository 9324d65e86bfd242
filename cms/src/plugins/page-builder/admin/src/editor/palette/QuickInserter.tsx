import type { PaletteCategory } from 'page-format';
import { useMemo } from 'react';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { type Pick, PickList } from '../../kit/PickList.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useEditorStore } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { explainForbidden, listBlockChoices } from './block-choices.ts';
import { placeBeside } from './place-beside.ts';
import { readRecent, rememberRecent } from './recent.ts';

/** Opened with `/`: a small list at the selection, to type the name of a block and insert it right there. */
export function QuickInserter({ onClose }: { onClose(): void }) {
  const { say, read } = useText();
  const { commands, names } = useCommands();
  const store = useEditorStore();
  const { tree, selection } = store.getSession();
  const { registry } = store;

  const picks = useMemo<Pick[]>(() => {
    const recent = readRecent();
    const { categories } = registry;
    const choices = listBlockChoices(registry, read).map((choice) => {
      const { type, category, icon } = choice.definition;
      const isRecent = recent.includes(type);
      // Every registered block is in one of them.
      const section = categories.find(({ name }) => name === category) as PaletteCategory;
      return {
        ...choice,
        id: type,
        group: isRecent ? say('palette.recent') : read(section.label),
        order: isRecent ? recent.indexOf(type) : 100 + categories.indexOf(section),
        icon: <BlockIcon name={icon} />,
        forbidden: explainForbidden(tree, selection.area, type, registry, { say, read }),
        run() {
          rememberRecent(type);
          commands.insert(type);
        },
      };
    });
    return choices.sort((one, other) => one.order - other.order);
  }, [registry, read, say, commands, tree, selection]);

  const selected = selection.blocks.at(-1);
  const where = selection.area
    ? say('inserter.into', { area: names.area(tree, selection.area) })
    : selected
      ? say('inserter.at', { block: names.block(tree, selected) })
      : say('inserter.end');
  const at = useMemo(() => placeBeside(selection), [selection]);
  return (
    <Sheet label={say('inserter.title')} onClose={onClose} at={at}>
      <PickList label={say('inserter.title')} placeholder={where} picks={picks} onClose={onClose} />
    </Sheet>
  );
}
