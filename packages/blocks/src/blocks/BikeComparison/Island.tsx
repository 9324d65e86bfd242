import type { Loadable } from 'page-format';
import { useEffect, useState } from 'react';
import { bikeStore, toggleCompared } from '../../client/bike-store.ts';
import { createCmsClient } from '../../client/cms-client.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { BikeComparison } from './block.ts';
import { View } from './View.tsx';

/** The comparison of the bikes that this visitor has picked, also in another tab meanwhile. */
export function Island(given: IslandProps<typeof BikeComparison>) {
  const data = useComparedBikes(given.env.cmsUrl, given.data);
  return <View {...given} data={data} onBack={goBack} onRemove={toggleCompared} />;
}

/**
 * What the CMS says of the picked bikes. An answer that arrives after the choice has changed is of no interest any more.
 * @param given an answer that is known already, as in samples; otherwise idle
 */
function useComparedBikes(cmsUrl: string, given: Loadable): Loadable {
  const [data, setData] = useState<Loadable>(given);
  useEffect(() => {
    if (given.status !== 'idle') return;
    let giveUp = new AbortController();
    const { bikesByIds } = createCmsClient({ cmsUrl });
    const stop = bikeStore.subscribe(async ({ comparedBikeIds }) => {
      giveUp.abort();
      giveUp = new AbortController();
      const { signal } = giveUp;
      if (comparedBikeIds.length === 0) return setData({ status: 'loaded', data: [] });
      setData((before) => (before.status === 'loaded' ? before : { status: 'loading' }));
      try {
        const answer = await bikesByIds(comparedBikeIds, signal);
        if (!signal.aborted) setData({ status: 'loaded', data: answer });
      } catch (error) {
        if (!signal.aborted) setData({ status: 'failed', message: (error as Error).message });
      }
    });
    return () => {
      giveUp.abort();
      stop();
    };
  }, [cmsUrl, given]);
  return data;
}

/** One step back in the visitor's history; the link itself leads to the bikes where there is none. */
function goBack(event: { preventDefault(): void; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void {
  if (history.length < 2 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
}
