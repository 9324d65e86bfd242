import { listAnchors, type PageAnchor } from '@lumavelo/blocks/core';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { readStored } from '../../field/read-stored.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useEntryLocale } from '../entry-context.ts';

/** The anchors of the page that is edited, as it is now. */
export function useOwnAnchors(): readonly PageAnchor[] {
  const store = useEditorStore();
  const tree = useSession((session) => session.tree);
  return useMemo(() => listAnchors(store.getDocument(), store.registry), [store, tree]);
}

/** The anchors of another page, in the language of this one; none while they are unknown. */
export function usePageAnchors(documentId: string | undefined): readonly PageAnchor[] {
  const { registry } = useEditorStore();
  const { get } = useFetchClient();
  const locale = useEntryLocale();
  const [found, setFound] = useState<{ documentId: string; anchors: readonly PageAnchor[] } | undefined>();

  useEffect(() => {
    if (documentId === undefined) return;
    const controller = new AbortController();
    get<{ data: { content: unknown } }>(`/content-manager/collection-types/api::page.page/${documentId}`, {
      params: { locale },
      signal: controller.signal,
    })
      .then(({ data }) => {
        const { document } = readStored(data.data.content);
        setFound({ documentId, anchors: listAnchors(document, registry) });
      })
      // An anchor can be typed without being offered; a page that is gone says so itself.
      .catch(() => undefined);
    return () => controller.abort();
  }, [get, locale, documentId, registry]);

  return found !== undefined && found.documentId === documentId ? found.anchors : [];
}
