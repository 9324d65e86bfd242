import { IconButton } from '../../kit/IconButton.tsx';
import { MoreIcon } from '../../kit/icons.tsx';
import { useMenuButton } from '../../kit/use-menu-button.tsx';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { writeShortcut } from '../../text/write-shortcut.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { explainOff, listBlockCommands, shownKeys } from '../commands/command-list.ts';
import { useCommandLabel } from '../commands/use-command-label.ts';
import { useCommands } from '../commands/use-commands.tsx';

/** Opens the rest of what can be done with the selected block. */
export function MoreMenu() {
  const { t } = useTranslation();
  const { commands, writing } = useCommands();
  const labelOf = useCommandLabel();
  const { registry } = useEditorStore();
  const { launch } = useLauncher();
  const writeKeys = (keys: string | undefined) => keys && writeShortcut(keys, t);
  const { button, menu } = useMenuButton({
    label: t('toolbar.more'),
    listEntries: () =>
      listBlockCommands(registry)
        .filter(({ isOffered }) => isOffered?.({ commands, launch }) ?? true)
        .map((command) => ({
          id: command.id,
          label: labelOf(command.labelNow?.({ commands, launch }) ?? command.label),
          reasonOff: explainOff(command, commands),
          hint: writeKeys(shownKeys(command, writing.getWritten() !== undefined)),
          run: () => command.run({ commands, launch }),
        })),
  });
  return (
    <>
      <IconButton {...button} small label={t('toolbar.more')} icon={<MoreIcon />} />
      {menu}
    </>
  );
}
