import { createEmptyDocument } from 'page-format';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Quiet, Select, STACKED } from '../../kit/layout.ts';
import type { Editing } from '../../session/editing.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { ComparedWithBefore, ComparedWithNow } from './Compared.tsx';
import type { LoadedVersion, OpenVersion, useVersionPlace } from './use-versions.ts';
import { VersionPreview } from './VersionPreview.tsx';

/** With what a version is compared. */
export type Compared = 'now' | 'before' | undefined;

interface OpenedVersionProps {
  opened: OpenVersion;
  isWanted: boolean;
  editing: Editing;
  compared: Compared;
  onCompare(compared: Compared): void;
  /** The version before this one. */
  previous: number | undefined;
  place: ReturnType<typeof useVersionPlace>;
}

/** The chosen version on the canvas; until it is there, the one that was shown before. */
export function OpenedVersion({ opened, isWanted, editing, compared, onCompare, previous, place }: OpenedVersionProps) {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const { registry } = editing.store;
  const [shown, setShown] = useState<LoadedVersion>();
  const version = opened && 'version' in opened ? opened.version : undefined;
  useEffect(() => {
    if (version) setShown(version);
  }, [version]);
  const current = version ?? shown;
  const store = useMemo(
    () => current && createEditorStore(current.document ?? createEmptyDocument(), registry),
    [current, registry],
  );
  const problem = opened && 'problem' in opened ? opened.problem : '';
  if (problem) {
    return (
      <Message role="alert">
        <p>{t('versions.unreadable', { message: problem })}</p>
      </Message>
    );
  }
  if (!store || !current) {
    return <Message>{isWanted && <Quiet role="status">{t('versions.loadingOne')}</Quiet>}</Message>;
  }
  return (
    <Shown aria-busy={version === undefined}>
      <VersionPreview store={store}>
        {compared && (
          <Comparison aria-label={t('versions.comparison')}>
            <Choice>
              <span>{t('versions.compareWith')}</span>
              <Select
                value={compared}
                onChange={(event) => onCompare(event.target.value === 'before' ? 'before' : 'now')}
              >
                <option value="now">{t('versions.now')}</option>
                {previous !== undefined && <option value="before">{t('versions.before')}</option>}
              </Select>
            </Choice>
            {compared === 'before' && previous !== undefined ? (
              <ComparedWithBefore version={current} place={place} previous={previous} editing={editing} store={store} />
            ) : (
              <ComparedWithNow editing={editing} store={store} commands={commands} canEdit={canEdit} />
            )}
          </Comparison>
        )}
      </VersionPreview>
    </Shown>
  );
}

const Message = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: 24px;
  text-align: center;
`;

const Shown = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  @media ${STACKED} {
    min-block-size: 70vh;
  }
`;

const Comparison = styled.section`
  flex: none;
  overflow: auto;
  max-block-size: 38vh;
  padding: 12px 16px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-end: 8px;

  select {
    inline-size: auto;
  }
`;
