import { useCallback, useEffect, useState } from 'react';
import { FILE_PAGE_SIZE, type FileKind, type FileSort, type LibraryFile } from '../../../../shared/library-file.ts';
import { useServer } from '../../host/editor-host.tsx';
import { describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';

export interface FileSearch {
  name: string;
  mime: FileKind;
  /** Names of folders, such as `Team/Portraits`; empty for all. */
  folder: string;
  sort: FileSort;
}

interface FoundFiles {
  files: readonly LibraryFile[];
  isLoading: boolean;
  /** Why there is no list; empty when there is one. */
  problem: string;
  hasMore: boolean;
  loadMore(): void;
  reload(): void;
}

const SEARCH_AFTER_MS = 200;

/** Searches the media library while somebody types. An answer to an earlier question never replaces a later one. */
export function useFileSearch(search: FileSearch): FoundFiles {
  const { t } = useTranslation();
  const { get } = useServer();
  const { name, mime, folder, sort } = search;
  const question = JSON.stringify(search);
  const [pages, setPages] = useState({ question, count: 1, round: 0 });
  const [found, setFound] = useState<{ files: readonly LibraryFile[]; hasMore: boolean }>({
    files: [],
    hasMore: false,
  });
  const [isLoading, setLoading] = useState(true);
  const [problem, setProblem] = useState('');
  const page = pages.question === question ? pages.count : 1;

  useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    const ask = async () => {
      try {
        const { data } = await get('/page-builder/files', {
          params: { mime, sort, page, ...(name.trim() && { name: name.trim() }), ...(folder && { folder }) },
          signal: controller.signal,
        });
        if (controller.signal.aborted) return;
        const files = requireList<LibraryFile>(data);
        setFound((before) => ({
          files: page === 1 ? files : [...before.files, ...files],
          hasMore: files.length === FILE_PAGE_SIZE,
        }));
        setProblem('');
        setLoading(false);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setFound({ files: [], hasMore: false });
        setProblem(t('files.failed', { error: describeFailure(error, t) }));
        setLoading(false);
      }
    };
    const timer = setTimeout(() => void ask(), SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, t, name, mime, folder, sort, page, pages.round]);

  const loadMore = useCallback(() => {
    setPages(({ round }) => ({ question, count: page + 1, round }));
  }, [question, page]);
  const reload = useCallback(() => {
    setPages(({ round }) => ({ question, count: 1, round: round + 1 }));
  }, [question]);

  return { ...found, isLoading, problem, loadMore, reload };
}
