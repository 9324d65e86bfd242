import { Cross } from '@strapi/icons';
import type { MediaKind } from 'page-format/fields';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FileKind, LibraryFile } from '../../../../shared/library-file.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { dialogLook, PlainButton, Quiet } from '../../kit/layout.ts';
import { useModal } from '../../kit/use-modal.ts';
import { type TFunction, useTranslation } from '../../text/use-translation.ts';
import { FileFilters } from './FileFilters.tsx';
import { FileGrid } from './FileGrid.tsx';
import { UploadList } from './UploadList.tsx';
import { type FileSearch, useFileSearch } from './use-file-search.ts';
import { useFileTarget } from './use-file-target.ts';
import { useFolders } from './use-folders.ts';
import { useUploads } from './use-uploads.ts';

interface FileDialogProps {
  kind: MediaKind;
  /** Files to upload at once: dropped on, or pasted into, what opens the dialog. */
  dropped?: readonly File[] | undefined;
  /** The file that is chosen now. */
  chosen?: string | undefined;
  onChoose(file: LibraryFile): void;
  /** Opens Strapi's own dialog instead; undefined where there is none. */
  onOpenLibrary: (() => void) | undefined;
  onClose(): void;
}

const SEARCHED: Readonly<Record<MediaKind, FileKind>> = { image: 'image', video: 'video', file: 'any' };

/** Chooses a file of the media library, and brings new ones into it: by button, by drop, by paste. */
export function FileDialog({ kind, dropped, chosen, onChoose, onOpenLibrary, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const modal = useModal(onClose);
  const titleId = useId();
  const [search, setSearch] = useState<FileSearch>({
    ...{ name: '', folder: '', sort: 'createdAt:desc' },
    mime: SEARCHED[kind],
  });
  const [selected, setSelected] = useState(chosen);
  const [fresh, setFresh] = useState<readonly LibraryFile[]>([]);
  const { folders, problem: folderProblem } = useFolders();
  const found = useFileSearch(search);
  const { uploads, problem, start } = useUploads(search.mime, (file) => {
    setFresh((before) => [file, ...before]);
    setSelected(file.documentId);
  });
  const target = useFileTarget(start);
  const startDropped = useRef(() => dropped && dropped.length > 0 && start(dropped));
  useEffect(() => void startDropped.current(), []);

  const files = useWithFresh(fresh, found.files);
  const file = files.find(({ documentId }) => documentId === selected);

  return (
    <Dialog
      {...modal}
      {...target}
      aria-labelledby={titleId}
      onPaste={(event) => {
        modal.onPaste(event);
        const pasted = [...event.clipboardData.files];
        if (pasted.length === 0) return;
        event.preventDefault();
        start(pasted);
      }}
    >
      <Head>
        <h2 id={titleId}>{t(`files.title.${kind}`)}</h2>
        {onOpenLibrary && (
          <PlainButton type="button" onClick={onOpenLibrary}>
            {t('files.library')}
          </PlainButton>
        )}
        <IconButton label={t('common.close')} icon={<Cross />} onClick={onClose} />
      </Head>
      <FileFilters
        {...{ kind, search, folders }}
        onSearch={(change) => setSearch((before) => ({ ...before, ...change }))}
        onFiles={start}
        onDown={() => modal.ref.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus()}
      />
      <UploadList uploads={uploads} problem={problem} />
      <Body>
        {folderProblem && <Problem role="alert">{folderProblem}</Problem>}
        {found.problem && <Problem role="alert">{found.problem}</Problem>}
        <FileGrid
          {...{ files, selected, onChoose }}
          isLoading={found.isLoading}
          onSelect={({ documentId }) => setSelected(documentId)}
        />
        <Quiet role="status">{tell(t, files.length, found, search.name)}</Quiet>
        {found.hasMore && (
          <PlainButton type="button" onClick={found.loadMore}>
            {t('common.more')}
          </PlainButton>
        )}
      </Body>
      <Foot>
        <Quiet>{file ? describe(t, file) : t('upload.hint')}</Quiet>
        <PlainButton type="button" onClick={onClose}>
          {t('common.cancel')}
        </PlainButton>
        <ActionButton primary disabled={!file} onClick={() => file && onChoose(file)}>
          {t('files.choose')}
        </ActionButton>
      </Foot>
    </Dialog>
  );
}

/** What was just uploaded stands in front, whatever is searched for. */
function useWithFresh(fresh: readonly LibraryFile[], found: readonly LibraryFile[]): readonly LibraryFile[] {
  return useMemo(() => {
    const uploaded = new Set(fresh.map(({ documentId }) => documentId));
    return [...fresh, ...found.filter(({ documentId }) => !uploaded.has(documentId))];
  }, [fresh, found]);
}

function tell(
  t: TFunction,
  count: number,
  { isLoading, problem }: { isLoading: boolean; problem: string },
  name: string,
) {
  if (isLoading) return t('files.loading');
  if (problem) return '';
  if (count > 0) return t('files.count', { count });
  return name.trim() ? t('files.noneFor', { query: name.trim() }) : t('files.none');
}

function describe(t: TFunction, { name, alternativeText, mime }: LibraryFile): string {
  if (!mime.startsWith('image/')) return name;
  return alternativeText ? t('files.alt', { name, text: alternativeText }) : t('files.noAlt', { name });
}

const Dialog = styled.dialog`
  ${dialogLook}
  flex-direction: column;
  inline-size: min(980px, calc(100vw - 48px));
  block-size: min(720px, calc(100vh - 48px));

  &[open] {
    display: flex;
  }

  &[data-over] {
    outline: 3px dashed ${({ theme }) => theme.colors.primary600};
    outline-offset: -8px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 12px 12px 18px;

  h2 {
    flex: 1;
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

const Body = styled.div`
  overflow: auto;
  display: grid;
  flex: 1;
  align-content: start;
  justify-items: stretch;
  gap: 12px;
  padding: 16px 18px;
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 18px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  > p {
    overflow: hidden;
    flex: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
