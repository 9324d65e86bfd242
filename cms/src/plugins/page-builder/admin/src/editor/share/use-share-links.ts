import { useCallback, useEffect, useState } from 'react';
import type { ShareLink, ShareLinkCreated, ShareLinksResponse } from '../../../../shared/share-links.ts';
import { useServer } from '../../host/editor-host.tsx';
import type { Entry } from '../../session/entry.ts';
import { requireList } from '../../text/describe-failure.ts';

const ADDRESS = '/page-builder/shares';

/** The links of a page as far as they are known. */
export interface ShareLinks {
  /** Undefined until the server has answered. */
  links: readonly ShareLink[] | undefined;
  /** False where the project has not said where guests see drafts. */
  isConfigured: boolean;
  /** Why they could not be read. */
  error: unknown;
}

const UNKNOWN: ShareLinks = { links: undefined, isConfigured: true, error: undefined };

/** Lists the links to a page's draft, makes new ones, and takes them back. */
export function useShareLinks({ model, documentId, params }: Entry, field: string) {
  const { get, post, del } = useServer();
  const [state, setState] = useState(UNKNOWN);
  const [reads, setReads] = useState(0);
  const { locale } = params;

  useEffect(() => {
    if (!documentId) return;
    let isCurrent = true;
    const load = async () => {
      const { data } = await get<Partial<ShareLinksResponse>>(ADDRESS, { params: { model, documentId, locale } });
      return { links: requireList<ShareLink>(data.data, data), isConfigured: data.meta?.isConfigured === true };
    };
    setState(UNKNOWN);
    load().then(
      (found) => isCurrent && setState({ ...found, error: undefined }),
      (error: unknown) => isCurrent && setState({ ...UNKNOWN, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, model, documentId, locale, reads]);

  const put = (link: ShareLink) =>
    setState((current) => {
      const others = (current.links ?? []).filter(({ id }) => id !== link.id);
      const at = (current.links ?? []).findIndex(({ id }) => id === link.id);
      return { ...current, links: at < 0 ? [link, ...others] : others.toSpliced(at, 0, link) };
    });

  return {
    ...state,
    retry: useCallback(() => setReads((count) => count + 1), []),
    /** @returns the address, which nobody is told again */
    async create(days: number, recipient: string): Promise<string> {
      const { data } = await post<ShareLinkCreated>(ADDRESS, { model, documentId, locale, field, days, recipient });
      put(data.data);
      return data.meta.address;
    },
    async revoke(id: string): Promise<void> {
      put((await del<{ data: ShareLink }>(`${ADDRESS}/${id}`)).data.data);
    },
  };
}
