import { Earth, Question, Search } from '@strapi/icons';
import type { ReactNode } from 'react';
import type { Entry } from '../field/entry.ts';
import { useSession } from '../store/use-store.ts';
import { useText } from '../text/use-text.ts';
import { ActionButton } from './chrome/ActionButton.tsx';
import { IconButton } from './chrome/IconButton.tsx';
import { RedoIcon, UndoIcon } from './chrome/icons.tsx';
import { Bar, BarGroup, BarSpace, BarTitle, Chip } from './chrome/layout.ts';
import { useLauncher } from './command-palette/use-launcher.tsx';
import { writeShortcut } from './commands/command-list.ts';
import { useCommands } from './commands/use-commands.tsx';
import type { Saving } from './save/use-save.ts';

interface TopBarProps {
  entry: Entry;
  saving: Saving;
  /** Who else is here. */
  presence: ReactNode;
  isDirty: boolean;
  onPublish(): void;
  onDone(): void;
}

/** The page's name and language, undo, the commands, and the ways out: saved, published, or back to the entry. */
export function TopBar({ entry, saving, presence, isDirty, onPublish, onDone }: TopBarProps) {
  const { say } = useText();
  const { commands, canEdit } = useCommands();
  const { launch } = useLauncher();
  const canUndo = useSession(({ past }) => past.length > 0);
  const canRedo = useSession(({ future }) => future.length > 0);
  const isIdle = saving.busy === undefined;

  return (
    <Bar>
      <BarTitle>{entry.title || say('editor.untitled')}</BarTitle>
      <Chip>{say('editor.language', { locale: entry.params.locale ?? entry.locale })}</Chip>
      <IconButton label={say('languages.title')} icon={<Earth />} onClick={() => launch('languages')} />
      {presence}
      {canEdit && (
        <BarGroup>
          <IconButton
            label={say('editor.undo')}
            shortcut="Ctrl+Z"
            icon={<UndoIcon />}
            disabled={!canUndo}
            onClick={commands.undo}
          />
          <IconButton
            label={say('editor.redo')}
            shortcut="Ctrl+Shift+Z"
            icon={<RedoIcon />}
            disabled={!canRedo}
            onClick={commands.redo}
          />
        </BarGroup>
      )}
      <BarGroup>
        <IconButton
          label={say('command.palette')}
          shortcut={writeShortcut('Mod+K')}
          icon={<Search />}
          onClick={() => launch('commands')}
        />
        <IconButton
          label={say('command.shortcuts')}
          shortcut="?"
          icon={<Question />}
          onClick={() => launch('shortcuts')}
        />
      </BarGroup>
      <BarSpace />
      <Chip role="status">{canEdit ? say(`state.${describeState(saving, isDirty)}`) : say('editor.readOnly')}</Chip>
      <BarGroup>
        {canEdit && saving.canSave && (
          <>
            <ActionButton
              disabled={!isIdle || !(isDirty || entry.documentId === undefined)}
              onClick={() => void saving.run('save')}
            >
              {say('editor.save')}
            </ActionButton>
            {entry.hasDraftAndPublish && (
              <ActionButton primary disabled={!isIdle} onClick={onPublish}>
                {say('editor.publish')}
              </ActionButton>
            )}
          </>
        )}
        <ActionButton disabled={!isIdle} onClick={onDone}>
          {say('editor.done')}
        </ActionButton>
      </BarGroup>
    </Bar>
  );
}

function describeState(saving: Saving, isDirty: boolean) {
  if (saving.busy === 'save') return 'saving';
  if (saving.busy === 'publish') return 'publishing';
  if (saving.failure) return saving.failure.kind === 'publish' ? 'publishFailed' : 'failed';
  return isDirty ? 'unsaved' : 'saved';
}
