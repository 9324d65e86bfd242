import { Bell, ClockCounterClockwise, Cog, Earth, PaperPlane, Question, Search } from '@strapi/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../kit/ActionButton.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { RedoIcon, UndoIcon } from '../kit/icons.tsx';
import { Bar, BarGroup, BarSpace, BarTitle, Chip, STACKED } from '../kit/layout.ts';
import type { Entry } from '../session/entry.ts';
import type { Keeper } from '../session/unsaved/keeper.ts';
import { useSession } from '../store/use-store.ts';
import { useTranslation } from '../text/use-translation.ts';
import { comparedLanguage, useLauncher } from './command-palette/use-launcher.tsx';
import { CommandButton } from './commands/CommandButton.tsx';
import { BAR_COMMANDS } from './commands/command-list.ts';
import { useCommands } from './commands/use-commands.tsx';
import { markRegion } from './regions.ts';
import { SaveState } from './save/SaveState.tsx';
import type { Saving } from './save/use-save.ts';

interface TopBarProps {
  entry: Entry;
  saving: Saving;
  /** Of unsaved work on the server. */
  keeper: Keeper;
  /** Who else is here. */
  presence: ReactNode;
  canShare: boolean;
  /** Left out where the entry's fields are not drawn in the editor. */
  onPageSettings: (() => void) | undefined;
  onPublish(): void;
  onDone(): void;
}

/** The page's name and language, undo, the commands, and the ways out: saved, published, or back to the entry. */
export function TopBar({ entry, saving, keeper, presence, canShare, onPageSettings, onPublish, onDone }: TopBarProps) {
  const { t } = useTranslation();
  const { canEdit, canWrite } = useCommands();
  const { launch, launched, close } = useLauncher();
  const isIdle = saving.busy === undefined;
  const showsVersions = launched === 'versions' || comparedLanguage(launched) !== undefined;

  return (
    <Bar {...markRegion('bar')}>
      <BarTitle>{entry.title || t('editor.untitled')}</BarTitle>
      {onPageSettings && <IconButton label={t('pageSettings.region')} icon={<Cog />} onClick={onPageSettings} />}
      {entry.params.locale !== undefined && (
        <>
          <Chip>{t('editor.language', { locale: entry.params.locale })}</Chip>
          <IconButton label={t('languages.title')} icon={<Earth />} onClick={() => launch('languages')} />
        </>
      )}
      {canShare && <IconButton label={t('share.title')} icon={<PaperPlane />} onClick={() => launch('share')} />}
      <IconButton
        label={t('comparison.versions')}
        icon={<ClockCounterClockwise />}
        aria-pressed={showsVersions}
        onClick={() => (showsVersions ? close() : launch('versions'))}
      />
      {canWrite && <History />}
      <BarGroup>
        <CommandButton command={BAR_COMMANDS.palette} icon={<Search />} />
        <CommandButton command={BAR_COMMANDS.shortcuts} icon={<Question />} />
        <WhereRoom>
          <CommandButton command={BAR_COMMANDS.messages} icon={<Bell />} />
        </WhereRoom>
      </BarGroup>
      <BarSpace />
      {presence}
      <SaveState {...saving} readOnly={!canWrite} keeper={keeper} />
      <BarGroup>
        {canWrite && saving.canSave && (
          <>
            <ActionButton
              disabled={!(saving.isModified || entry.documentId === undefined)}
              onClick={() => saving.run('save')}
            >
              {t('editor.save')}
            </ActionButton>
            {canEdit && entry.hasDraftAndPublish && (
              <ActionButton primary disabled={!isIdle} onClick={onPublish}>
                {t('editor.publish')}
              </ActionButton>
            )}
          </>
        )}
        <ActionButton disabled={!isIdle} onClick={onDone}>
          {t('editor.done')}
        </ActionButton>
      </BarGroup>
    </Bar>
  );
}

/** In a narrow bar it would take a line more; by its command it is found there as well. */
const WhereRoom = styled.span`
  display: contents;

  @media ${STACKED} {
    display: none;
  }
`;

/** A component of its own: what it follows changes with every edit, and nothing else in the bar does. */
function History() {
  const canUndo = useSession(({ past }) => past.length > 0);
  const canRedo = useSession(({ future }) => future.length > 0);
  return (
    <BarGroup>
      <CommandButton command={BAR_COMMANDS.undo} icon={<UndoIcon />} disabled={!canUndo} />
      <CommandButton command={BAR_COMMANDS.redo} icon={<RedoIcon />} disabled={!canRedo} />
    </BarGroup>
  );
}
