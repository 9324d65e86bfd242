import { type Block, copyBlock, readSectionBlocks, SECTION_TYPE } from 'page-format';
import { useEffect, useMemo, useState } from 'react';
import { CONFIRM_HEADER } from '../../../../shared/uses.ts';
import { versionOf } from '../../../../shared/version.ts';
import { useServer } from '../../host/editor-host.tsx';
import { readStored } from '../../session/read-stored.ts';
import { createListeners } from '../../store/listeners.ts';
import { requireList } from '../../text/describe-failure.ts';

const ADDRESS = `/content-manager/collection-types/${SECTION_TYPE}`;

/** Most sections that are listed; whoever has more looks for them in the content manager. */
const LISTED = 100;

export interface Section {
  documentId: string;
  name: string;
  /** When it was last stored, as an ISO date. */
  updatedAt: string;
}

/** Told when a section was saved, renamed or deleted anywhere in the editor. */
const { subscribe, notify } = createListeners();

export interface SectionNames {
  sections: readonly Section[] | undefined;
  error: Error | undefined;
}

/** Names of the saved sections, read again after each change; their blocks are loaded when one is inserted. */
export function useSectionNames(enabled: boolean): SectionNames {
  const { get } = useServer();
  const [names, setNames] = useState<SectionNames>({ sections: undefined, error: undefined });

  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    const load = async () => {
      try {
        const params = { page: 1, pageSize: LISTED, sort: 'name:ASC', fields: ['name', 'updatedAt'] };
        const { data } = await get<{ results?: unknown }>(ADDRESS, { params, signal: controller.signal });
        setNames({ sections: requireList<Section>(data.results, data), error: undefined });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setNames({ sections: [], error: error as Error });
      }
    };
    void load();
    const unsubscribe = subscribe(load);
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [get, enabled]);

  return names;
}

/** Loading, saving, renaming and deleting sections. The lists on screen follow. */
export function useSectionCalls() {
  const { get, post, put, del } = useServer();
  return useMemo(() => {
    const change = async (call: Promise<unknown>) => {
      await call;
      notify();
    };
    return {
      /** @returns the id of the new section */
      async save(name: string, blocks: readonly Block[]): Promise<string> {
        const content = { format: 'page', formatVersion: 1, blocks };
        const saved = post<{ data: { documentId: string } }>(ADDRESS, { name, content });
        await change(saved);
        return (await saved).data.data.documentId;
      },
      rename: ({ documentId, name }: Pick<Section, 'documentId' | 'name'>, newName: string) =>
        change(put(`${ADDRESS}/${documentId}`, { name: newName, basedOn: { name: versionOf(name) } })),
      /** @param confirmation of who was told of the pages that show it; see `findInUse` */
      remove: (documentId: string, confirmation?: string) =>
        change(
          del(
            `${ADDRESS}/${documentId}`,
            confirmation === undefined ? undefined : { headers: { [CONFIRM_HEADER]: confirmation } },
          ),
        ),
      async load(documentId: string) {
        const { data } = await get<{ data: { content: unknown } }>(`${ADDRESS}/${documentId}`);
        return readBlocks(data.data.content);
      },
    };
  }, [get, post, put, del]);
}

/** The blocks of a section, with ids of their own, so that it can be inserted many times. */
function readBlocks(content: unknown): Block[] {
  return readSectionBlocks(readStored(content).document).map((block) => copyBlock(block));
}
