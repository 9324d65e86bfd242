import { Eye } from '@strapi/icons';
import type { ReactNode } from 'react';
import type { Entry } from '../field/entry.ts';
import { useSession } from '../store/use-store.ts';
import { useText } from '../text/use-text.ts';
import type { Viewport } from './canvas/Canvas.tsx';
import { ActionButton } from './chrome/ActionButton.tsx';
import { IconButton } from './chrome/IconButton.tsx';
import { DesktopIcon, MobileIcon, RedoIcon, TabletIcon, UndoIcon } from './chrome/icons.tsx';
import { Bar, BarGroup, BarSpace, BarTitle, Chip } from './chrome/layout.ts';
import { useCommands } from './commands/use-commands.tsx';
import type { Saving } from './save/use-save.ts';

interface TopBarProps {
  entry: Entry;
  saving: Saving;
  isDirty: boolean;
  viewport: Viewport;
  onViewport(viewport: Viewport): void;
  preview: boolean;
  onPreview(preview: boolean): void;
  onDone(): void;
}

const VIEWPORT_BUTTONS: readonly { viewport: Viewport; icon: ReactNode }[] = [
  { viewport: 'desktop', icon: <DesktopIcon /> },
  { viewport: 'tablet', icon: <TabletIcon /> },
  { viewport: 'mobile', icon: <MobileIcon /> },
];

/** The page's name and language, undo, the screens, the preview, and the ways out: saved, published, or back to the entry. */
export function TopBar({ entry, saving, isDirty, viewport, onViewport, preview, onPreview, onDone }: TopBarProps) {
  const { say } = useText();
  const { commands, canEdit } = useCommands();
  const canUndo = useSession(({ past }) => past.length > 0);
  const canRedo = useSession(({ future }) => future.length > 0);
  const isIdle = saving.busy === undefined;

  return (
    <Bar>
      <BarTitle>{entry.title || say('editor.untitled')}</BarTitle>
      <Chip>{say('editor.language', { locale: entry.params.locale ?? entry.locale })}</Chip>
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
      <BarSpace />
      <BarGroup role="group" aria-label={say('editor.viewport')}>
        {VIEWPORT_BUTTONS.map((button) => (
          <IconButton
            key={button.viewport}
            label={say(`editor.${button.viewport}`)}
            icon={button.icon}
            aria-pressed={button.viewport === viewport}
            onClick={() => onViewport(button.viewport)}
          />
        ))}
        <IconButton
          label={say('editor.preview')}
          icon={<Eye />}
          aria-pressed={preview}
          onClick={() => onPreview(!preview)}
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
              <ActionButton primary disabled={!isIdle} onClick={() => void saving.run('publish')}>
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
