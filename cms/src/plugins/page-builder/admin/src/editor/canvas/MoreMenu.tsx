import { useId, useRef, useState } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { MoreIcon } from '../../kit/icons.tsx';
import { Menu } from '../../kit/Menu.tsx';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { listBlockCommands, writeShortcut } from '../commands/command-list.ts';
import { useCommandLabel } from '../commands/use-command-label.ts';
import { useCommands } from '../commands/use-commands.tsx';

/** Opens the rest of what can be done with the selected block. */
export function MoreMenu() {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const labelOf = useCommandLabel();
  const { registry } = useEditorStore();
  const { launch } = useLauncher();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  return (
    <>
      <IconButton
        ref={button}
        small
        label={t('toolbar.more')}
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Menu
          id={menuId}
          label={t('toolbar.more')}
          opener={button}
          entries={listBlockCommands(registry)
            .filter(({ isOffered }) => isOffered?.({ commands, launch }) ?? true)
            .map(({ id, label, labelNow, keys, locks, run }) => ({
              id,
              label: labelOf(labelNow?.({ commands, launch }) ?? label),
              reasonOff: locks && commands.explainLock(locks),
              hint: keys?.[0] && writeShortcut(keys[0]),
              run: () => run({ commands, launch }),
            }))}
          onClose={(how) => {
            setOpen(false);
            if (how === 'done') button.current?.focus();
          }}
        />
      )}
    </>
  );
}
