import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useDescribeFailure, versionOf } from 'strapi-plugin-page-builder/admin';

/** A redirect that was prepared when the page's slug changed, and waits for an editor. */
export interface OfferedRedirect {
  documentId: string;
  /** The old slug. */
  from: string;
}

export interface OfferedRedirects {
  offers: readonly OfferedRedirect[];
  /** Why the last answer was not taken; empty when it was. */
  fault: string;
  /** Puts a redirect to use, or throws it away. */
  answer(offer: OfferedRedirect, wanted: boolean): Promise<void>;
}

export const REDIRECT_TYPE = 'api::redirect.redirect';

/** Address of the redirects, as the content manager's own lists ask for them. */
export const REDIRECTS = `/content-manager/collection-types/${REDIRECT_TYPE}`;

/** Milliseconds between two questions: publishing is not the only way a slug changes, and not always done here. */
const PAUSE = 10_000;

/** The redirects offered for a page in a locale; none while the page is not saved. */
export function useOfferedRedirects(documentId: string | undefined, locale: string): OfferedRedirects {
  const describeFailure = useDescribeFailure();
  const { get, put, del } = useFetchClient();
  const [offers, setOffers] = useState<readonly OfferedRedirect[]>([]);
  const [fault, setFault] = useState('');

  const ask = useCallback(async () => {
    if (!documentId || document.hidden) return;
    const query = new URLSearchParams({
      locale,
      'filters[$and][0][page][documentId][$eq]': documentId,
      'filters[$and][1][active][$eq]': 'false',
    });
    try {
      const { data } = await get<{ results: OfferedRedirect[] }>(`${REDIRECTS}?${query}`);
      setOffers(data.results);
    } catch {
      // Whoever may not see redirects is offered none.
      setOffers([]);
    }
  }, [get, documentId, locale]);

  useEffect(() => {
    void ask();
    const timer = window.setInterval(ask, PAUSE);
    return () => window.clearInterval(timer);
  }, [ask]);

  const answer = async (offer: OfferedRedirect, wanted: boolean) => {
    const address = `${REDIRECTS}/${offer.documentId}?locale=${encodeURIComponent(locale)}`;
    try {
      await (wanted ? put(address, { active: true, basedOn: { active: versionOf(false) } }) : del(address));
      setFault('');
    } catch (error) {
      setFault(describeFailure(error));
    }
    await ask();
  };

  return { offers, fault, answer };
}
