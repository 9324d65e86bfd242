import { Pencil, Trash } from '@strapi/icons';
import { createSyncedSection, SECTION_TYPE } from 'page-format';
import { type SyntheticEvent, useCallback, useState } from 'react';
import styled from 'styled-components';
import type { InUseDetails } from '../../../../shared/uses.ts';
import { type SectionRights, useServer } from '../../host/editor-host.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SyncIcon } from '../../kit/icons.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { Input, PlainButton, Quiet } from '../../kit/layout.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { findInUse } from '../../uses/find-in-use.ts';
import { UsesButton } from '../../uses/UsesButton.tsx';
import { useUses } from '../../uses/use-uses.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useDrag } from '../drag/use-drag.tsx';
import { Thumbnail } from '../thumbnails/Thumbnail.tsx';
import { useSeen } from '../thumbnails/use-seen.ts';
import { Card, Name } from './section-card.ts';
import { useIsSection } from './sections-context.tsx';
import { useInsertSection } from './use-insert-section.ts';
import { type Section, useSectionCalls } from './use-sections.ts';

interface SavedSectionProps {
  section: Section;
  rights: SectionRights;
  onFailure(message: string): void;
}

/** A saved section with a small picture: a click inserts a copy at the selection, or the section as itself. */
export function SavedSection({ section, rights, onFailure }: SavedSectionProps) {
  const { t } = useTranslation();
  const { canEdit } = useCommands();
  const insert = useInsertSection();
  const { load } = useSectionCalls();
  const isSection = useIsSection();
  const drag = useDrag();
  const [editing, setEditing] = useState<'name' | 'delete' | undefined>();
  const { documentId, name, updatedAt } = section;
  const attempt = (work: Promise<unknown>) => {
    onFailure('');
    work.catch((error: unknown) => onFailure(describeFailure(error, t)));
  };

  const insertCopy = async () => insert(await load(documentId), name);
  const insertSynced = () => insert([createSyncedSection(section)], name, t('synced.inserted', { name }));
  const close = () => setEditing(undefined);
  if (editing === 'name') return <NameInput {...{ section, attempt, close }} />;
  if (editing === 'delete') return <DeleteQuestion {...{ section, attempt, close }} />;
  return (
    <Card>
      <SectionThumbnail key={updatedAt} documentId={documentId} />
      <Name type="button" disabled={!canEdit} data-entry onClick={() => attempt(insertCopy())}>
        {name}
      </Name>
      {rights.update && (
        <IconButton small label={t('sections.rename', { name })} icon={<Pencil />} onClick={() => setEditing('name')} />
      )}
      {rights.remove && (
        <IconButton
          small
          label={t('sections.remove', { name })}
          icon={<Trash />}
          onClick={() => setEditing('delete')}
        />
      )}
      <SyncedRow>
        {!isSection && (
          <PlainButton
            type="button"
            disabled={!canEdit}
            title={t('synced.insertHelp')}
            aria-label={t('synced.insertNamed', { name })}
            onClick={insertSynced}
            onPointerDown={(event) =>
              canEdit && drag.press(event, document, { blocks: () => [createSyncedSection(section)] })
            }
          >
            <SyncIcon /> {t('synced.insert')}
          </PlainButton>
        )}
        <SectionUses key={updatedAt} documentId={documentId} name={name} />
      </SyncedRow>
    </Card>
  );
}

interface EditingProps {
  section: Section;
  attempt(work: Promise<unknown>): void;
  close(): void;
}

function NameInput({ section: { documentId, name }, attempt, close }: EditingProps) {
  const { t } = useTranslation();
  const { rename } = useSectionCalls();
  const submit = (event: SyntheticEvent<HTMLInputElement>) => {
    event.preventDefault();
    close();
    const typed = event.currentTarget.value.trim();
    if (typed && typed !== name) attempt(rename({ documentId, name }, typed));
  };
  return (
    <li>
      <Input
        autoFocus
        aria-label={t('sections.name')}
        defaultValue={name}
        maxLength={100}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') submit(event);
          if (event.key === 'Escape') close();
        }}
        onBlur={(event) => submit(event)}
      />
    </li>
  );
}

function DeleteQuestion({ section: { documentId, name }, attempt, close }: EditingProps) {
  const { t } = useTranslation();
  const { remove } = useSectionCalls();
  const [inUse, setInUse] = useState<InUseDetails>();
  const removeAsking = async () => {
    try {
      await remove(documentId, inUse?.confirmation);
    } catch (error) {
      // Asked once more, and by name, where pages show it.
      const found = findInUse((error as { response?: { data?: { error?: unknown } } }).response?.data?.error ?? error);
      if (!found) throw error;
      setInUse(found);
    }
  };
  return (
    <Question>
      <Quiet role={inUse && 'alert'}>
        {inUse ? t('synced.breaks', { name, count: inUse.total + inUse.hidden }) : t('sections.confirm', { name })}
      </Quiet>
      {inUse && <UsesButton target={{ type: SECTION_TYPE, documentId }} />}
      <PlainButton type="button" autoFocus={!inUse} onClick={() => attempt(removeAsking())}>
        {inUse ? t('uses.anyway.delete') : t('sections.delete')}
      </PlainButton>
      <PlainButton
        // Whoever pressed Enter twice keeps what is in use.
        key={inUse?.confirmation}
        type="button"
        autoFocus={inUse !== undefined}
        onClick={close}
      >
        {t('sections.keep')}
      </PlainButton>
    </Question>
  );
}

/** On how many pages the section stands as itself, and a way to them; asked for when it comes into sight. */
function SectionUses({ documentId, name }: { documentId: string; name: string }) {
  const { t } = useTranslation();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isSeen = useSeen(box);
  const [wasSeen, setWasSeen] = useState(false);
  if (isSeen && !wasSeen) setWasSeen(true);
  const { meta } = useUses(useServer().get, { type: SECTION_TYPE, documentId: wasSeen ? documentId : '' }, 1);
  const count = meta ? meta.total + meta.hidden : 0;
  return (
    <span ref={setBox}>
      {count > 0 && (
        <UsesButton
          target={{ type: SECTION_TYPE, documentId }}
          label={t('synced.uses', { count })}
          name={t('synced.usesNamed', { name, count })}
        />
      )}
    </span>
  );
}

/** What a section looks like; its blocks are loaded when it comes into sight. */
function SectionThumbnail({ documentId }: { documentId: string }) {
  const { load } = useSectionCalls();
  const getBlocks = useCallback(() => load(documentId), [load, documentId]);
  return <Thumbnail getBlocks={getBlocks} />;
}

const Question = styled.li`
  && {
    gap: 6px;
    padding: 8px;
  }

  && p {
    padding: 0 0 2px;
  }
`;

const SyncedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  inline-size: 100%;
  padding: 0 6px 4px;
  position: relative;
  z-index: 1;

  button {
    min-block-size: 28px;
    padding: 2px 8px;
    font-size: 1.15rem;
  }
`;
