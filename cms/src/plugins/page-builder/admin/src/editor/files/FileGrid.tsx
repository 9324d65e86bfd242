import { File as FileIcon, Play } from '@strapi/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { LibraryFile } from '../../../../shared/library-file.ts';
import { useTranslation } from '../../text/use-translation.ts';

interface FileGridProps {
  files: readonly LibraryFile[];
  isLoading: boolean;
  selected: string | undefined;
  onSelect(file: LibraryFile): void;
  /** Takes the file at once. */
  onChoose(file: LibraryFile): void;
}

/**
 * Files as pictures. One of them can be reached with Tab; arrow keys go on from there in both directions, Enter takes
 * the file.
 */
export function FileGrid({ files, isLoading, selected, onSelect, onChoose }: FileGridProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const current = files.some(({ documentId }) => documentId === selected) ? selected : undefined;

  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const index = options.indexOf(event.target as HTMLElement);
    const file = files[index];
    if (!file) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return onChoose(file);
    }
    const next = options[nextIndex(event.key, index, options)];
    const nextFile = next && files[options.indexOf(next)];
    if (!nextFile) return;
    event.preventDefault();
    next.focus();
    onSelect(nextFile);
  };

  return (
    <Grid ref={list} role="listbox" aria-label={t('files.list')} aria-busy={isLoading} onKeyDown={onKeyDown}>
      {files.map((file, index) => (
        <Tile
          key={file.documentId}
          role="option"
          aria-selected={file.documentId === current}
          tabIndex={file.documentId === current || (current === undefined && index === 0) ? 0 : -1}
          onClick={() => onSelect(file)}
          onDoubleClick={() => onChoose(file)}
          onFocus={() => file.documentId !== current && onSelect(file)}
        >
          <Picture>
            <FilePicture file={file} />
          </Picture>
          <TileName>{file.name}</TileName>
          <TileDetail>{describeFile(file)}</TileDetail>
        </Tile>
      ))}
    </Grid>
  );
}

/** A small picture of a file: its thumbnail, its first frame, or a sign. */
export function FilePicture({ file }: { file: Pick<LibraryFile, 'mime' | 'url'> & Partial<LibraryFile> }) {
  if (file.mime.startsWith('image/')) return <img src={file.thumbnail ?? file.url} alt="" loading="lazy" />;
  if (file.mime.startsWith('video/')) {
    return (
      <>
        <video src={`${file.url}#t=0.1`} preload="metadata" muted aria-hidden />
        <Play aria-hidden />
      </>
    );
  }
  return <FileIcon aria-hidden />;
}

function nextIndex(key: string, index: number, options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop;
  const columns = Math.max(1, options.filter((option) => option.offsetTop === top).length);
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowDown':
      return index + columns;
    case 'ArrowUp':
      return index - columns;
    case 'Home':
      return 0;
    case 'End':
      return options.length - 1;
    default:
      return -1;
  }
}

/** Size in pixels, or what kind of file it is and how large. */
export function describeFile({ ext, width, height, size }: Pick<LibraryFile, 'ext' | 'width' | 'height' | 'size'>) {
  if (width && height) return `${width} × ${height}`;
  const amount = size >= 1000 ? `${(size / 1000).toFixed(1)} MB` : `${Math.max(1, Math.round(size))} KB`;
  return `${ext.replace('.', '').toUpperCase()}, ${amount}`;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 12px;
`;

const Tile = styled.div`
  min-inline-size: 0;
  padding: 6px;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: 6px;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.colors.primary600};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral600};

  img,
  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  svg {
    position: absolute;
    inline-size: 28px;
    block-size: 28px;
  }
`;

const TileName = styled.div`
  overflow: hidden;
  padding-block-start: 6px;
  font-size: 1.2rem;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const TileDetail = styled.div`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.1rem;
`;
