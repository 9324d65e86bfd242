import { memo, type ReactNode } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { type BlockTools, type CommandEntry, shownKeys } from './command-list.ts';
import { useCommands } from './use-commands.tsx';

interface CommandButtonProps {
  command: CommandEntry<BlockTools>;
  icon: ReactNode;
  small?: boolean;
  disabled?: boolean;
  /** While a text is written: only keys that mean the command there are shown. */
  keysInText?: boolean;
  /** Why it cannot be done now; it is disabled then. */
  reasonOff?: string | undefined;
}

/** A command of the list as a button that is an icon, with the name and the shortcut it has there. */
export const CommandButton = memo(function CommandButton({
  command,
  icon,
  small = false,
  keysInText = false,
  reasonOff,
  disabled = reasonOff !== undefined,
}: CommandButtonProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { launch } = useLauncher();
  return (
    <IconButton
      label={t(command.label)}
      shortcut={shownKeys(command, keysInText)}
      icon={icon}
      small={small}
      disabled={disabled}
      reason={reasonOff}
      onClick={() => void command.run({ commands, launch })}
    />
  );
});
