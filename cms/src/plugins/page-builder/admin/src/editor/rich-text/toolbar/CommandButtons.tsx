import { type Editor, useEditorState } from '@tiptap/react';
import { IconButton } from '../../../kit/IconButton.tsx';
import { useTranslation } from '../../../text/use-translation.ts';
import { canApply, type TextCommand } from './text-commands.tsx';

interface CommandButtonsProps {
  editor: Editor;
  commands: readonly TextCommand[];
}

/** A button for each command: pressed while it is on, faded while it can do nothing. */
export function CommandButtons({ editor, commands }: CommandButtonsProps) {
  const { t } = useTranslation();
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      commands.map((command) => ({
        active: command.isActive?.(current),
        enabled: canApply(command, current),
      })),
  });

  return (
    <>
      {commands.map(({ label, icon, shortcut, apply }, index) => (
        <IconButton
          key={label}
          label={t(label)}
          icon={icon}
          {...(shortcut && { shortcut, 'aria-keyshortcuts': shortcut.replace('Mod', 'Control') })}
          aria-pressed={states[index]?.active}
          disabled={!states[index]?.enabled}
          onClick={() => {
            apply(editor.chain().focus()).run();
            // The command waits for the next frame, and what is typed until then would be lost.
            editor.view.focus();
          }}
        />
      ))}
    </>
  );
}
