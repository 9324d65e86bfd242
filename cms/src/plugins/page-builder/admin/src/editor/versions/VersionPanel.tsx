import { ArrowLeft } from '@strapi/icons';
import type { PageDocument } from 'page-format';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { PanelTitle, Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { Side, Sides } from '../comparison/sides/sides.ts';
import { markRegion } from '../regions.ts';
import { ScreenHead, ScreenSide } from './screen-parts.ts';
import type { OpenVersion, VersionList } from './use-versions.ts';
import { VersionRow } from './VersionRow.tsx';
import { Tools, VersionTools } from './VersionTools.tsx';

interface VersionPanelProps {
  /** The page field that the editor shows. */
  field: string;
  /** False for an entry that was never saved. */
  isSaved: boolean;
  list: VersionList;
  /** Id of the version on the canvas. */
  chosen: number | undefined;
  opened: OpenVersion;
  /** What is compared with the page as it is now when nothing else is chosen. */
  first: Side | undefined;
  onChoose(id: number): void;
  onCompare(sides: Sides): void;
  onRestore(document: PageDocument, what: string): void;
  onClose(): void;
}

/** The list of versions, and what can be done with the chosen one. One or two that are ticked are what is compared. */
export function VersionPanel(props: VersionPanelProps) {
  const { field, isSaved, list, chosen, opened, first, onChoose, onCompare, onRestore, onClose } = props;
  const { t } = useTranslation();
  const { canEdit } = useCommands();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  /** Two can be ticked: a third one takes the place of the first. */
  const tick = (id: number) =>
    setTicked((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-2)));
  const compare = () => {
    const [older, newer] = [...ticked].sort((one, other) => one - other);
    const before: Side | undefined = older === undefined ? first : `version:${older}`;
    if (before) onCompare({ before, after: newer === undefined ? 'now' : `version:${newer}` });
  };
  const previous = list.versions[list.versions.findIndex(({ id }) => id === chosen) + 1]?.id;

  return (
    <ScreenSide
      aria-label={t('comparison.versions')}
      {...markRegion('versions')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <ScreenHead>
        <IconButton label={t('versions.back')} icon={<ArrowLeft />} onClick={onClose} />
        <PanelTitle ref={heading} tabIndex={-1}>
          {t('comparison.versions')}
        </PanelTitle>
      </ScreenHead>
      <Scroll>
        {!isSaved && <Quiet>{t('versions.notSaved')}</Quiet>}
        <Rows>
          {list.versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              field={field}
              isChosen={version.id === chosen}
              isTicked={ticked.includes(version.id)}
              onChoose={() => onChoose(version.id)}
              onTick={() => tick(version.id)}
            />
          ))}
        </Rows>
        <ListEnd list={list} isSaved={isSaved} />
      </Scroll>
      {chosen !== undefined ? (
        <VersionTools
          key={chosen}
          opened={opened}
          canEdit={canEdit}
          onCompare={compare}
          onCompareWithBefore={
            previous === undefined
              ? undefined
              : () => onCompare({ before: `version:${previous}`, after: `version:${chosen}` })
          }
          onRestore={onRestore}
          onRename={list.rename}
        />
      ) : (
        first && (
          <Tools>
            <div>
              <ActionButton onClick={compare}>{t('versions.compare')}</ActionButton>
            </div>
          </Tools>
        )
      )}
    </ScreenSide>
  );
}

/** What is to be said below the list: that there is none, that it could not be loaded, or that it goes on. */
function ListEnd({ list, isSaved }: { list: VersionList; isSaved: boolean }) {
  const { t } = useTranslation();
  if (list.isLoading) return <Quiet role="status">{t('versions.loading')}</Quiet>;
  if (list.problem) {
    return (
      <Failed role="alert">
        {t('versions.failed', { message: list.problem })}
        <ActionButton onClick={list.reload}>{t('common.retry')}</ActionButton>
      </Failed>
    );
  }
  if (isSaved && list.versions.length === 0) return <Quiet>{t('versions.empty')}</Quiet>;
  return list.hasMore ? <ActionButton onClick={list.loadMore}>{t('versions.older')}</ActionButton> : null;
}

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
    display: flex;
    align-items: flex-start;
    gap: 6px;
    /* Hundreds of rows are laid out when they come near. */
    content-visibility: auto;
    contain-intrinsic-size: auto 76px;
  }

  input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 11px 0 0 2px;
  }

  button {
    display: grid;
    flex: 1;
    gap: 2px;
    min-inline-size: 0;
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

  :is(button, input):focus-visible {
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
