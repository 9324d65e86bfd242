import { Pencil, Trash } from '@strapi/icons';
import { type FormEvent, memo, useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { Input, Panel, PanelBody, PanelHead, PanelTitle, PlainButton, Quiet } from '../../kit/layout.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { type SectionRights, useAdmin } from '../admin-context.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { markRegion } from '../regions.ts';
import { Thumbnail } from '../thumbnails/Thumbnail.tsx';
import { type Section, useSectionCalls, useSectionNames } from './use-sections.ts';

/** The saved sections, each with a small picture: a click inserts a copy at the selection. */
export const SectionPanel = memo(function SectionPanel() {
  const { t } = useTranslation();
  const titleId = useId();
  const { canEdit } = useCommands();
  const { launch } = useLauncher();
  const { sectionRights: rights } = useAdmin();
  const { sections, error } = useSectionNames(rights.read);
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
  const [editing, setEditing] = useState<'name' | 'delete' | undefined>();
  const { documentId, name, updatedAt } = section;
  const attempt = (work: Promise<unknown>) => {
    onFailure('');
    work.catch((error: unknown) => onFailure(describeFailure(error, t)));
  };

  const insert = async () => {
    const outcome = store.insertBlocks(await load(documentId));
    if ('refusal' in outcome) commands.refuse(t('sections.refused', { name }));
    else commands.announce(t('sections.inserted', { name }));
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
      <li>
        <Quiet>{t('sections.confirm', { name })}</Quiet>
        <PlainButton type="button" autoFocus onClick={() => attempt(remove(documentId))}>
          {t('sections.delete')}
        </PlainButton>
        <PlainButton type="button" onClick={() => setEditing(undefined)}>
          {t('sections.keep')}
        </PlainButton>
      </li>
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
    </Card>
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

  > button:last-child {
    margin-inline-end: 4px;
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
