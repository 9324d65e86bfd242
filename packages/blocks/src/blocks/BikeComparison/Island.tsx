import { atom, type ReadableAtom } from 'nanostores';
import type { Loadable } from 'page-format';
import { useEffect, useState } from 'react';
import { bikeStore, compare, readComparedIds } from '../../client/bike-store.ts';
import { fetchBikes } from '../../client/cms-client.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { BikeComparison } from './block.ts';
import { View } from './View.tsx';

/** Of the address of a page with a comparison: the bikes of it, `?bikes=a,b`. */
const PARAMETER = 'bikes';

/**
 * The comparison of the bikes that this visitor has picked, also in another tab meanwhile. Its address can be sent: others
 * see the bikes that it names, and keep their own comparison until they change this one.
 */
export function Island(given: IslandProps<typeof BikeComparison>) {
  const [compared] = useState(() => (given.data.status === 'idle' ? followCompared() : atom([])));
  const data = useComparedBikes(given.env.cmsUrl, given.data, compared);
  const [isCopied, setCopied] = useState(false);
  const remove = (documentId: string) => {
    setCopied(false);
    compare(compared.get().filter((id) => id !== documentId));
  };
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ url: location.href });
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      // The visitor thought better of it, or the browser gives its clipboard to nobody: the address stands in its bar.
    }
  };
  // Asked once the page is awake: what a server has drawn stays as it is until something changes.
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(Boolean(navigator.share || navigator.clipboard)), []);
  return (
    <View
      {...given}
      data={data}
      onBack={goBack}
      onRemove={remove}
      onShare={canShare ? () => void share() : undefined}
      isCopied={isCopied}
    />
  );
}

/**
 * Ids of the bikes that are shown: those that the address names as long as the visitor's own are not changed, then these.
 * The address follows.
 */
function followCompared(): ReadableAtom<readonly string[]> {
  const own = bikeStore.get().comparedBikeIds;
  if (!('location' in globalThis)) return atom(own);
  const named = readComparedIds(new URLSearchParams(location.search).get(PARAMETER) ?? '');
  const compared = atom<readonly string[]>(named.length > 0 ? named : own);
  bikeStore.listen(({ comparedBikeIds }, before) => {
    if (String(comparedBikeIds) !== String(before?.comparedBikeIds)) compared.set(comparedBikeIds);
  });
  compared.subscribe((ids) => {
    const address = new URL(location.href);
    if (ids.length > 0) address.searchParams.set(PARAMETER, ids.join(','));
    else address.searchParams.delete(PARAMETER);
    // A comma is as good as %2C in a query, and can be read.
    history.replaceState(history.state, '', address.href.replaceAll('%2C', ','));
  });
  return compared;
}

/**
 * What the CMS says of the picked bikes. An answer that arrives after the choice has changed is of no interest any more.
 * @param given an answer that is known already, as in samples; otherwise idle
 */
function useComparedBikes(cmsUrl: string, given: Loadable, compared: ReadableAtom<readonly string[]>): Loadable {
  const [data, setData] = useState<Loadable>(given);
  useEffect(() => {
    if (given.status !== 'idle') return;
    let giveUp = new AbortController();
    const stop = compared.subscribe(async (ids) => {
      giveUp.abort();
      giveUp = new AbortController();
      const { signal } = giveUp;
      if (ids.length === 0) return setData({ status: 'loaded', data: [] });
      // Without it the bikes have their prices all the same.
      import('../../client/bike-costs-element.ts').then(({ defineBikeCosts }) => defineBikeCosts()).catch(() => {});
      setData((before) => (before.status === 'loaded' ? before : { status: 'loading' }));
      try {
        const answer = await fetchBikes(cmsUrl, ids, signal);
        if (!signal.aborted) setData({ status: 'loaded', data: answer });
      } catch (error) {
        if (!signal.aborted) setData({ status: 'failed', message: (error as Error).message });
      }
    });
    return () => {
      giveUp.abort();
      stop();
    };
  }, [cmsUrl, given, compared]);
  return data;
}

/** One step back in the visitor's history; the link itself leads to the bikes where there is none. */
function goBack(event: { preventDefault(): void; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (history.length < 2 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
}
