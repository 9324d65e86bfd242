import { useEffect, useState } from 'react';
import { useServer } from '../../host/editor-host.tsx';
import { describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';

interface FolderNode {
  name: string;
  children?: FolderNode[];
}

interface Folders {
  /** By their names, such as `Team/Portraits`; empty while unknown. */
  folders: readonly string[];
  /** Why there is no list; empty when there is one. */
  problem: string;
}

/** Folders of the media library. */
export function useFolders(): Folders {
  const { t } = useTranslation();
  const { get } = useServer();
  const [found, setFound] = useState<Folders>({ folders: [], problem: '' });

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        const { data } = await get<{ data?: unknown }>('/upload/folder-structure', { signal: controller.signal });
        setFound({ folders: listNames(requireList<FolderNode>(data.data, data)), problem: '' });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setFound({ folders: [], problem: t('files.foldersFailed', { message: describeFailure(error, t) }) });
      }
    };
    void ask();
    return () => controller.abort();
  }, [get, t]);

  return found;
}

function listNames(nodes: readonly FolderNode[], parent = ''): string[] {
  return nodes.flatMap(({ name, children }) => {
    const names = parent + name;
    return [names, ...listNames(children ?? [], `${names}/`)];
  });
}
