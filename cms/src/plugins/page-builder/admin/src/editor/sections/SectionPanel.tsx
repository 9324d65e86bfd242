import { Pencil, Trash } from '@strapi/icons';
import { createSyncedSection, SECTION_TYPE } from 'page-format';
import { type FormEvent, memo, useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import type { InUseDetails } from '../../../../shared/uses.ts';
import { type SectionRights, useHost, useServer } from '../../host/editor-host.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SyncIcon } from '../../kit/icons.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { Input, Panel, PanelBody, PanelHead, PanelTitle, PlainButton, Quiet } from '../../kit/layout.ts';
import type { Refused } from '../../model/placement.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { findInUse } from '../../uses/find-in-use.ts';
import { UsesButton } from '../../uses/UsesButton.tsx';
import { useUses } from '../../uses/use-uses.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { useDrag } from '../drag/use-drag.tsx';
import { markRegion } from '../regions.ts';
import { Thumbnail } from '../thumbnails/Thumbnail.tsx';
import { useSeen } from '../thumbnails/use-seen.ts';
import { useIsSection } from './sections-context.tsx';
import { type Section, useSectionCalls, useSectionNames } from './use-sections.ts';

/** The saved sections, each with a small picture: a click inserts a copy at the selection, or the section as itself. */
export const SectionPanel = memo(function SectionPanel() {
  const { t } = useTranslation();
  const titleId = useId();
  const { canEdit } = useCommands();
  const { launch } = useLauncher();
  const { sectionRights: rights } = useHost();
  const { sections, error } = useSectionNames(rights.read);
  const isSection = useIsSection();
  const [failure, setFailure] = useState('');

  return (
    <Panel aria-labelledby={titleId} {...markRegion('sections')}>
      <PanelHead>
        <PanelTitle id={titleId}>{t('palette.sections')}</PanelTitle>
      </PanelHead>
      <PanelBody>
        {rights.create && canEdit && (
          <PlainButton
            type="button"
            style={{ inlineSize: '100%', marginBlockEnd: 10 }}
            onClick={() => launch('saveSection')}
          >
            {t('sections.save')}
          </PlainButton>
        )}
        {!rights.isLoading && !rights.read && <Quiet>{t('sections.notAllowed')}</Quiet>}
        {error && <Quiet role="alert">{t('sections.failed', { message: describeFailure(error, t) })}</Quiet>}
        {failure && <Quiet role="alert">{t('sections.failed', { message: failure })}</Quiet>}
        {!error && sections?.length === 0 && <Quiet>{t('sections.none')}</Quiet>}
        {canEdit && !isSection && sections && sections.length > 0 && <Ways>{t('synced.ways')}</Ways>}
        <List>
          {sections?.map((section) => (
            <SectionEntry key={section.documentId} section={section} rights={rights} onFailure={setFailure} />
          ))}
        </List>
      </PanelBody>
    </Panel>
  );
});

interface SectionEntryProps {
  section: Section;
  rights: SectionRights;
  onFailure(message: string): void;
}

function SectionEntry({ section, rights, onFailure }: SectionEntryProps) {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const store = useEditorStore();
  const { load, rename, remove } = useSectionCalls();
  const isSection = useIsSection();
  const drag = useDrag();
  const [editing, setEditing] = useState<'name' | 'delete' | undefined>();
  const [inUse, setInUse] = useState<InUseDetails>();
  const { documentId, name, updatedAt } = section;
  const attempt = (work: Promise<unknown>) => {
    onFailure('');
    work.catch((error: unknown) => onFailure(describeFailure(error, t)));
  };

  const describeRefused = (refused: Refused) =>
    refused.refusal === 'locked' ? commands.describe(refused) : t('sections.refused', { name });
  const insert = async () => {
    const outcome = store.insertBlocks(await load(documentId));
    if ('refusal' in outcome) commands.refuse(describeRefused(outcome));
    else commands.announce(t('sections.inserted', { name }));
  };
  const insertSynced = () => {
    const outcome = store.insertBlocks([createSyncedSection(section)]);
    if ('refusal' in outcome) commands.refuse(describeRefused(outcome));
    else commands.announce(t('synced.inserted', { name }));
  };
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
  const submitName = (event: FormEvent<HTMLElement>, typed: string) => {
    event.preventDefault();
    setEditing(undefined);
    if (typed && typed !== name) attempt(rename({ documentId, name }, typed));
  };

  if (editing === 'name') {
    return (
      <li>
        <Input
          autoFocus
          aria-label={t('sections.name')}
          defaultValue={name}
          maxLength={100}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            if (event.key === 'Enter') submitName(event, event.currentTarget.value.trim());
            if (event.key === 'Escape') setEditing(undefined);
          }}
          onBlur={(event) => submitName(event, event.currentTarget.value.trim())}
        />
      </li>
    );
  }
  if (editing === 'delete') {
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
          onClick={() => {
            setEditing(undefined);
            setInUse(undefined);
          }}
        >
          {t('sections.keep')}
        </PlainButton>
      </Question>
    );
  }
  return (
    <Card>
      <SectionThumbnail key={updatedAt} documentId={documentId} />
      <Name type="button" disabled={!canEdit} onClick={() => attempt(insert())}>
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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 6px;
    overflow: clip;
  }

  p {
    inline-size: 100%;
    padding: 4px 6px;
  }
`;

const Question = styled.li`
  && {
    gap: 6px;
    padding: 8px;
  }

  && p {
    padding: 0 0 2px;
  }
`;

const Card = styled.li`
  position: relative;
  padding-block-end: 2px;
  background: ${({ theme }) => theme.colors.neutral0};
  transition:
    border-color 120ms,
    box-shadow 120ms;

  &:has(> button:first-of-type:hover:not(:disabled)) {
    border-color: ${({ theme }) => theme.colors.primary500};
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }

  &:has(> button:first-of-type:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  /* Above the name, which takes clicks on the picture too. */
  > button + button {
    position: relative;
    z-index: 1;
  }

  > button:last-of-type {
    margin-inline-end: 4px;
  }
`;

const Ways = styled(Quiet)`
  padding-block-end: 10px;
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

const Name = styled.button`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 32px;
  padding: 4px 8px;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.25rem;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover:not(:disabled) {
    color: ${({ theme }) => theme.colors.primary600};
  }

  &:disabled {
    cursor: default;
  }

  &:focus-visible {
    outline: none;
  }
`;
