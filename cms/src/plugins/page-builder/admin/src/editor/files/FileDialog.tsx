import { Cross, Upload as UploadIcon } from '@strapi/icons';
import type { MediaKind } from 'page-format/fields';
import { type DragEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { FileKind, FileSort, LibraryFile } from '../../../../shared/library-file.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { dialogLook, Input, PlainButton, Quiet, Select } from '../../kit/layout.ts';
import { useModal } from '../../kit/use-modal.ts';
import { type TFunction, useTranslation } from '../../text/use-translation.ts';
import { FileGrid } from './FileGrid.tsx';
import { OFFERED } from './offered-types.ts';
import { UploadList } from './UploadList.tsx';
import { useFileSearch } from './use-file-search.ts';
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

const SORTS: readonly FileSort[] = ['createdAt:desc', 'createdAt:asc', 'name:asc', 'name:desc', 'size:desc'];

/** Chooses a file of the media library, and brings new ones into it: by button, by drop, by paste. */
export function FileDialog({ kind, dropped, chosen, onChoose, onOpenLibrary, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const modal = useModal(onClose);
  const searchBox = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const [name, setName] = useState('');
  const [folder, setFolder] = useState('');
  const [sort, setSort] = useState<FileSort>('createdAt:desc');
  const [selected, setSelected] = useState(chosen);
  const [isOver, setOver] = useState(false);
  const [fresh, setFresh] = useState<readonly LibraryFile[]>([]);
  const { folders, problem: folderProblem } = useFolders();
  const search = useMemo(() => ({ name, folder, sort, mime: SEARCHED[kind] }), [name, folder, sort, kind]);
  const found = useFileSearch(search);
  const { uploads, problem, start } = useUploads(SEARCHED[kind], (file) => {
    setFresh((before) => [file, ...before]);
    setSelected(file.documentId);
  });

  useEffect(() => {
    // By itself the browser would focus the first button.
    searchBox.current?.focus();
  }, []);
  const startDropped = useRef(() => dropped && dropped.length > 0 && start(dropped));
  useEffect(() => void startDropped.current(), []);

  // What was just uploaded stands in front, whatever is searched for.
  const files = useMemo(() => {
    const uploaded = new Set(fresh.map(({ documentId }) => documentId));
    return [...fresh, ...found.files.filter(({ documentId }) => !uploaded.has(documentId))];
  }, [fresh, found.files]);
  const file = files.find(({ documentId }) => documentId === selected);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    start([...event.dataTransfer.files]);
  };

  return (
    <Dialog
      {...modal}
      aria-labelledby={titleId}
      data-over={isOver || undefined}
      onPaste={(event) => {
        modal.onPaste(event);
        const pasted = [...event.clipboardData.files];
        if (pasted.length === 0) return;
        event.preventDefault();
        start(pasted);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
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
      <Filters>
        <Input
          ref={searchBox}
          type="search"
          aria-label={t('files.search')}
          placeholder={t('files.search')}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || isComposing(event)) return;
            event.preventDefault();
            modal.ref.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
          }}
        />
        <Select aria-label={t('files.folder')} value={folder} onChange={(event) => setFolder(event.target.value)}>
          <option value="">{t('files.allFolders')}</option>
          {folders.map((names) => (
            <option key={names} value={names}>
              {names.replaceAll('/', ' / ')}
            </option>
          ))}
        </Select>
        <Select aria-label={t('files.sort')} value={sort} onChange={(event) => setSort(event.target.value as FileSort)}>
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {t(sortText(value))}
            </option>
          ))}
        </Select>
        <PlainButton type="button" onClick={() => picker.current?.click()}>
          <UploadIcon aria-hidden />
          {t('upload.button')}
        </PlainButton>
        <input
          ref={picker}
          hidden
          type="file"
          multiple
          accept={OFFERED[kind]}
          onChange={(event) => {
            start([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Filters>
      <UploadList uploads={uploads} problem={problem} />
      <Body>
        {folderProblem && <Problem role="alert">{folderProblem}</Problem>}
        {found.problem && <Problem role="alert">{found.problem}</Problem>}
        <FileGrid
          files={files}
          isLoading={found.isLoading}
          selected={selected}
          onSelect={({ documentId }) => setSelected(documentId)}
          onChoose={onChoose}
        />
        <Quiet role="status">{tell(t, files.length, found, name)}</Quiet>
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

function sortText(sort: FileSort) {
  return `files.sort.${sort.replace(':', '.')}` as `files.sort.${'createdAt' | 'name' | 'size'}.${'asc' | 'desc'}`;
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

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 18px 12px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};

  > input[type='search'] {
    flex: 1 1 240px;
  }

  > select {
    flex: 1 1 120px;
    max-inline-size: 170px;
    min-inline-size: 0;
  }

  > button {
    flex: none;
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
