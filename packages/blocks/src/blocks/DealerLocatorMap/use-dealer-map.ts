import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { pause } from '../../site/pause.ts';
import type { DealerMap, DealerMapOptions } from './dealer-map.ts';
import { chooseView } from './locator.ts';
import type { Place } from './project.ts';
import type { Dealer, MapStatus } from './read-dealers.ts';
import type { MapTiles } from './tiles.ts';

/** Milliseconds after which a map that has not come counts as failed. */
const PATIENCE = 10_000;

interface Shown {
  /** False until the map may load, and where a sample shows a state of its own. */
  isWanted: boolean;
  element: RefObject<HTMLElement>;
  panel: RefObject<HTMLElement>;
  tiles: MapTiles | undefined;
  /** BCP 47 tag of the page. */
  lang: string;
  words: DealerMapOptions['words'];
  dealers: readonly Dealer[];
  selectedId: string | undefined;
  location: Place | undefined;
  position: Place | undefined;
  /** True when `location` is the position. */
  isPosition: boolean;
  onSelect(id: string): void;
}

/** Loads the map and keeps it in step with the list. */
export function useDealerMap({ isWanted, element, panel, tiles, lang, words, ...shown }: Shown) {
  const { dealers, selectedId, location, position, isPosition, onSelect } = shown;
  const [status, setStatus] = useState<MapStatus>('notLoaded');
  const [attempt, setAttempt] = useState(0);
  const [map, setMap] = useState<DealerMap>();
  const latest = useRef({ words, onSelect });
  latest.current = { words, onSelect };

  useEffect(() => {
    if (!isWanted) return;
    let current: DealerMap | undefined;
    let isGone = false;
    const end = () => {
      isGone = true;
      clearTimeout(timer);
      current?.remove();
      current = undefined;
      setMap(undefined);
    };
    const settle: DealerMapOptions['onStatus'] = (news) => {
      if (isGone) return;
      clearTimeout(timer);
      setStatus(news);
      if (news !== 'loaded') end();
    };
    const timer = setTimeout(() => settle('failed'), PATIENCE);
    const load = async () => {
      const { createDealerMap } = await import('./dealer-map.ts');
      await pause();
      if (isGone || !element.current) return;
      current = createDealerMap(element.current, {
        tiles,
        lang,
        words: latest.current.words,
        readCover: () => readCover(element.current, panel.current),
        onSelect: (id) => latest.current.onSelect(id),
        onStatus: settle,
      });
      setMap(current);
    };
    setStatus('loading');
    load().catch(() => settle('failed'));
    return end;
  }, [isWanted, attempt, tiles, lang, element, panel]);

  const selected = useMemo(() => dealers.find(({ id }) => id === selectedId), [dealers, selectedId]);
  // First the place, so that a new map draws its dealers once.
  useEffect(() => {
    map?.moveTo(chooseView({ selected, dealers, location, isPosition }));
  }, [map, selected, dealers, location, isPosition]);
  useEffect(() => map?.showDealers(dealers, selectedId), [map, dealers, selectedId]);
  useEffect(() => map?.showPosition(position), [map, position]);

  return { status, retry: () => setAttempt((before) => before + 1) };
}

/** What the panel covers: the left of a wide map, the top of a narrow one. */
function readCover(map: HTMLElement | null, panel: HTMLElement | null): [left: number, top: number] {
  if (!map || !panel) return [0, 0];
  const [whole, part] = [map.getBoundingClientRect(), panel.getBoundingClientRect()];
  return part.width > whole.width / 2 ? [0, part.bottom - whole.top] : [part.right - whole.left, 0];
}
