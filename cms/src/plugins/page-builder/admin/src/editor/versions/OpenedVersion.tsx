import { createEmptyDocument } from 'page-format';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Quiet, STACKED } from '../../kit/layout.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useEntryPlace } from '../entry-context.ts';
import { Stage } from '../viewports/Stage.tsx';
import { ReadOnlyPage } from './ReadOnlyPage.tsx';
import type { LoadedVersion, OpenVersion } from './use-versions.ts';

interface OpenedVersionProps {
  opened: OpenVersion;
  isWanted: boolean;
}

/**
 * The chosen version on the canvas itself, with the same screens; until it is there, the one that was shown before. It has
 * a store of its own, so that nothing done here reaches the page behind it.
 */
export function OpenedVersion({ opened, isWanted }: OpenedVersionProps) {
  const { t } = useTranslation();
  const { registry } = useEditorStore();
  const place = useEntryPlace();
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
  if (!store) return <Message>{isWanted && <Quiet role="status">{t('versions.loadingOne')}</Quiet>}</Message>;
  return (
    <Shown aria-busy={version === undefined}>
      <ReadOnlyPage store={store}>
        <Stage place={place} />
      </ReadOnlyPage>
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
