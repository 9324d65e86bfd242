import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { BoardPage } from '../../../../../shared/translation-board.ts';
import { describeState } from '../../../board/describe-cell.ts';
import { useServer } from '../../../host/editor-host.tsx';
import { focusRing, Quiet } from '../../../kit/layout.ts';
import type { Entry } from '../../../session/entry.ts';
import { describeFailure, requireList } from '../../../text/describe-failure.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { writeBlockAddress } from '../../../uses/block-address.ts';
import type { EntryPlace } from './desk-store.ts';
import { EntryTexts } from './EntryTexts.tsx';
import { useEntryDesk } from './use-entry-desk.ts';

/**
 * The entries that a page shows, such as questions, where they are not ready in its language. Their texts are saved to
 * them, and not to the page.
 * @param field name of the field with the page
 */
export function ShownEntries({ entry, field }: { entry: Entry; field: string }) {
  const { t } = useTranslation();
  const server = useServer();
  const { model, documentId, locale } = entry;
  const [found, setFound] = useState<readonly BoardPage[]>([]);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const ending = new AbortController();
    setFound([]);
    setFailure('');
    if (!documentId) return;
    const options = { params: { model, documentId, locale, field }, signal: ending.signal };
    server
      .get<{ data: BoardPage[] }>('/page-builder/shown-entries', options)
      .then(({ data }) => setFound(requireList<BoardPage>(data?.data, data)))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) setFailure(describeFailure(error, t));
      });
    return () => ending.abort();
    // Not loaded anew for another language of the editor.
  }, [server, model, documentId, locale, field]);

  if (failure !== '') return <Quiet role="alert">{t('entryDesk.shownFailed', { message: failure })}</Quiet>;
  if (found.length === 0) return null;
  return (
    <Shown aria-label={t('entryDesk.shown')}>
      <h3>{t('entryDesk.shown')}</h3>
      {found.map((shown) => (
        <ShownEntry key={`${shown.contentType} ${shown.documentId}`} shown={shown} locale={locale} />
      ))}
    </Shown>
  );
}

function ShownEntry({ shown, locale }: { shown: BoardPage; locale: string }) {
  const { t } = useTranslation();
  /** What is left is said inside from then on, where a text may wait for an answer also while it is folded. */
  const [wasOpen, setWasOpen] = useState(false);
  const { contentType, documentId, kind, typeName } = shown;
  const cell = shown.cells[locale] ?? null;
  const title = shown.title ?? t('board.untitled');
  const about = [typeName, ...(wasOpen ? [] : describeState(cell, t).lines)].join(' · ');
  if (cell === null) {
    const form = writeBlockAddress({ kind, uid: contentType, documentId, locale }, NO_BLOCK, window.location.pathname);
    return (
      <p>
        <a href={form} target="_blank" rel="noopener">
          {title}
        </a>{' '}
        <small>{about}</small>
      </p>
    );
  }
  return (
    <details onToggle={() => setWasOpen(true)}>
      <summary>
        {title} <small>{about}</small>
      </summary>
      {wasOpen && <OpenEntry place={{ model: contentType, documentId, locale }} />}
    </details>
  );
}

const NO_BLOCK = { field: '', blockId: '', path: '' };

function OpenEntry({ place }: { place: EntryPlace }) {
  const server = useServer();
  const desk = useEntryDesk(server, place);
  return <EntryTexts server={server} entry={desk} />;
}

const Shown = styled.section`
  margin-block-start: 16px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral200};

  h3 {
    padding-block: 10px 4px;
    font-size: 1.2rem;
    font-weight: 600;
  }

  > p,
  summary {
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  summary {
    cursor: pointer;
    ${focusRing}
  }

  small {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
  }

  a {
    color: ${({ theme }) => theme.colors.primary700};
    ${focusRing}
  }
`;
