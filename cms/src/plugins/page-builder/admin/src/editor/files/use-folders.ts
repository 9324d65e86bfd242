import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface FolderNode {
  name: string;
  children?: FolderNode[];
}

/** Folders of the media library by their names, such as `Team/Portraits`; empty while unknown. */
export function useFolders(): readonly string[] {
  const { get } = useFetchClient();
  const [folders, setFolders] = useState<readonly string[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    get<{ data: FolderNode[] }>('/upload/folder-structure', { signal: controller.signal })
      .then(({ data }) => setFolders(listNames(data.data)))
      .catch((error) => {
        // Files can be found without their folders.
        if (!controller.signal.aborted) console.error(error);
      });
    return () => controller.abort();
  }, [get]);

  return folders;
}

function listNames(nodes: readonly FolderNode[], parent = ''): string[] {
  return nodes.flatMap(({ name, children }) => {
    const names = parent + name;
    return [names, ...listNames(children ?? [], `${names}/`)];
  });
}
