import type { Loadable } from 'page-format';
import { useEffect, useState } from 'react';
import { type DealersParameters, fetchDealers } from '../../client/cms-client.ts';
import type { DealersResponse } from '../../contract/dealers.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { loadAllDealers } from './load-all-dealers.ts';
import { readLocator } from './read-dealers.ts';

interface Asked {
  data: Loadable;
  isLoading: boolean;
  retry(): void;
}

/**
 * The dealers that answer a search; the list that came with the page while there is none. An answer that arrives after
 * the search has changed is of no interest any more.
 * @param given the list of the page, as the site's build got it
 * @param query undefined while nothing is searched for
 */
export function useDealers(given: Loadable, query: DealersParameters | undefined, env: SiteEnv): Asked {
  const [data, setData] = useState<Loadable>(given);
  const [isLoading, setLoading] = useState(given.status === 'loading');
  const [attempt, setAttempt] = useState(0);
  const { cmsUrl, country } = env;
  const key = query && JSON.stringify(query);

  useEffect(() => {
    const search: DealersParameters | undefined = key && JSON.parse(key);
    // The page's list stands, unless it has not all of the dealers, or had to be asked for again.
    const isWhole = attempt === 0 && (given.status !== 'loaded' || readLocator(given).pageCount === 1);
    if (!search) {
      setData(given);
      if (isWhole) return setLoading(given.status === 'loading');
    }
    const giveUp = new AbortController();
    const { signal } = giveUp;
    // Of a long list, what is there stays when the rest does not come; the count says that there are more.
    let isShown = !search && given.status === 'loaded';
    const show = (answer: DealersResponse) => {
      if (signal.aborted) return;
      isShown = true;
      setData({ status: 'loaded', data: answer });
    };
    const load = async () => {
      setLoading(Boolean(search) || given.status !== 'loaded');
      try {
        await loadAllDealers((page) => fetchDealers(cmsUrl, { ...search, country, page }, signal), show);
      } catch (error) {
        if (!signal.aborted && !isShown) setData({ status: 'failed', message: (error as Error).message });
      }
      if (!signal.aborted) setLoading(false);
    };
    void load();
    return () => giveUp.abort();
  }, [given, key, attempt, cmsUrl, country]);

  return { data, isLoading, retry: () => setAttempt((before) => before + 1) };
}
