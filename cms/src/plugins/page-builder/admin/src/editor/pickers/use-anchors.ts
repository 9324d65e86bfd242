import { listAnchors, type PageAnchor } from 'page-format';
import { useEffect, useMemo, useState } from 'react';
import { getLinkTarget } from '../../api/link-target.ts';
import { useServer } from '../../host/editor-host.tsx';
import { readStored } from '../../session/read-stored.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useEntryLocale } from '../entry-context.ts';

/** The anchors of the page that is edited, as it is now. */
export function useOwnAnchors(): readonly PageAnchor[] {
  const store = useEditorStore();
  const tree = useSession((session) => session.tree);
  return useMemo(() => listAnchors(store.getDocument(), store.registry), [store, tree]);
}

interface FoundAnchors {
  anchors: readonly PageAnchor[];
  /** Why there are none to choose from; an anchor can be typed all the same. Empty when there is an answer. */
  problem: string;
}

const UNKNOWN: FoundAnchors = { anchors: [], problem: '' };

/** The anchors of another page, in the language of this one; none while they are unknown. */
export function usePageAnchors(documentId: string | undefined): FoundAnchors {
  const { t } = useTranslation();
  const { registry } = useEditorStore();
  const { get } = useServer();
  const locale = useEntryLocale();
  const [found, setFound] = useState<(FoundAnchors & { documentId: string }) | undefined>();

  useEffect(() => {
    const target = getLinkTarget();
    if (documentId === undefined || !target) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const address = `/content-manager/collection-types/${target.contentType}/${documentId}`;
        const { data } = await get<{ data: Record<string, unknown> }>(address, {
          params: { locale },
          signal: controller.signal,
        });
        const { document } = readStored(data.data[target.contentField]);
        setFound({ documentId, anchors: listAnchors(document, registry), problem: '' });
      } catch (error) {
        if (controller.signal.aborted) return;
        // The reference itself says so.
        if ((error as { status?: number }).status === 404) return setFound({ ...UNKNOWN, documentId });
        console.error(error);
        const problem = t('link.anchorsFailed', { message: describeFailure(error, t) });
        setFound({ documentId, anchors: [], problem });
      }
    };
    void ask();
    return () => controller.abort();
  }, [get, t, locale, documentId, registry]);

  return found && found.documentId === documentId ? found : UNKNOWN;
}
