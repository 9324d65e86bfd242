import { Upload as UploadIcon } from '@strapi/icons';
import type { MediaKind } from 'page-format/fields';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { FileSort } from '../../../../shared/library-file.ts';
import { isComposing } from '../../kit/is-composing.ts';
import { Input, PlainButton, Select } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { OFFERED } from './offered-types.ts';
import type { FileSearch } from './use-file-search.ts';

interface FileFiltersProps {
  kind: MediaKind;
  search: FileSearch;
  /** Names of folders, such as `Team/Portraits`. */
  folders: readonly string[];
  onSearch(change: Partial<FileSearch>): void;
  onFiles(files: readonly File[]): void;
  /** On to the files that were found. */
  onDown(): void;
}

const SORTS: readonly FileSort[] = ['createdAt:desc', 'createdAt:asc', 'name:asc', 'name:desc', 'size:desc'];

/** What the files are searched by, and the button that brings new ones. */
export function FileFilters({ kind, search, folders, onSearch, onFiles, onDown }: FileFiltersProps) {
  const { t } = useTranslation();
  const { name, folder, sort } = search;
  const searchBox = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // By itself the browser would focus the first button.
    searchBox.current?.focus();
  }, []);
  return (
    <Filters>
      <Input
        ref={searchBox}
        type="search"
        aria-label={t('files.search')}
        placeholder={t('files.search')}
        maxLength={200}
        value={name}
        onChange={(event) => onSearch({ name: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isComposing(event)) return;
          event.preventDefault();
          onDown();
        }}
      />
      <Select
        aria-label={t('files.folder')}
        value={folder}
        onChange={(event) => onSearch({ folder: event.target.value })}
      >
        <option value="">{t('files.allFolders')}</option>
        {folders.map((names) => (
          <option key={names} value={names}>
            {names.replaceAll('/', ' / ')}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('files.sort')}
        value={sort}
        onChange={(event) => onSearch({ sort: event.target.value as FileSort })}
      >
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
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Filters>
  );
}

function sortText(sort: FileSort) {
  return `files.sort.${sort.replace(':', '.')}` as `files.sort.${'createdAt' | 'name' | 'size'}.${'asc' | 'desc'}`;
}

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
