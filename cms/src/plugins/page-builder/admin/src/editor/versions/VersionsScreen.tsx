import { ArrowLeft } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Body, PanelTitle, Quiet, STACKED } from '../../kit/layout.ts';
import type { Editing } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { markRegion } from '../regions.ts';
import { type Compared, OpenedVersion } from './OpenedVersion.tsx';
import { type LoadedVersion, useVersion, useVersionList, useVersionPlace } from './use-versions.ts';
import { VersionRow } from './VersionRow.tsx';
import { VersionTools } from './VersionTools.tsx';

interface VersionsScreenProps {
  name: string;
  entry: Entry;
  editing: Editing;
  onClose(): void;
}

/** In the place of the page: what was saved of it, each version on the canvas, compared, and brought back. */
export function VersionsScreen({ name, entry, editing, onClose }: VersionsScreenProps) {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const place = useVersionPlace(entry, name);
  const list = useVersionList(place);
  const [chosen, setChosen] = useState<number>();
  const [compared, setCompared] = useState<Compared>();
  const id = chosen ?? list.versions[0]?.id;
  const opened = useVersion(place, id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const restore = ({ document, savedAt }: LoadedVersion, when: string) => {
    if (!document) return;
    editing.store.settle();
    editing.store.perform({ type: 'replace', document });
    editing.noteStep('restore');
    onClose();
    commands.announce(t('versions.restored', { when: when || savedAt }));
  };

  return (
    <Body>
      <Region
        aria-label={t('versions.region')}
        {...markRegion('versions')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Head>
          <IconButton label={t('versions.back')} icon={<ArrowLeft />} onClick={onClose} />
          <PanelTitle ref={heading} tabIndex={-1}>
            {t('versions.region')}
          </PanelTitle>
        </Head>
        <Scroll>
          {place === undefined && <Quiet>{t('versions.notSaved')}</Quiet>}
          <Rows>
            {list.versions.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                field={name}
                isChosen={version.id === id}
                onChoose={() => setChosen(version.id)}
              />
            ))}
          </Rows>
          {list.isLoading && <Quiet role="status">{t('versions.loading')}</Quiet>}
          {list.problem && (
            <Failed role="alert">
              {t('versions.failed', { message: list.problem })}
              <ActionButton onClick={list.reload}>{t('versions.again')}</ActionButton>
            </Failed>
          )}
          {place && !list.isLoading && !list.problem && list.versions.length === 0 && (
            <Quiet>{t('versions.empty')}</Quiet>
          )}
          {list.hasMore && !list.isLoading && (
            <ActionButton onClick={list.loadMore}>{t('versions.older')}</ActionButton>
          )}
        </Scroll>
        {id !== undefined && (
          <VersionTools
            key={id}
            opened={opened}
            canEdit={canEdit}
            isCompared={compared !== undefined}
            onCompare={() => setCompared((before) => (before ? undefined : 'now'))}
            onRestore={restore}
            onRename={list.rename}
          />
        )}
      </Region>
      <OpenedVersion
        opened={opened}
        isWanted={id !== undefined}
        editing={editing}
        compared={compared}
        onCompare={setCompared}
        previous={list.versions[list.versions.findIndex((version) => version.id === id) + 1]?.id}
        place={place}
      />
    </Body>
  );
}

const Region = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: min(320px, 38vw);
  min-block-size: 0;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  @media ${STACKED} {
    inline-size: auto;
    max-block-size: 60vh;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 10px 12px;

  h2 {
    outline: none;
  }
`;

const Scroll = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  padding: 0 12px 12px;
`;

const Rows = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;

  li {
    /* Hundreds of rows are laid out when they come near. */
    content-visibility: auto;
    contain-intrinsic-size: auto 76px;
  }

  button {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  button > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
  }

  time {
    font-weight: 600;
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 8px 0;
  color: ${({ theme }) => theme.colors.danger700};
`;
