import { cutUnits } from 'page-format';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { IslandProps } from '../../ui/view.ts';
import type { DealerLocatorMap } from './block.ts';
import type { LocatorControl } from './control.ts';
import { chooseView, type Distance, SEARCH_PAUSE, toQuery, USUAL_DISTANCE } from './locator.ts';
import { readLocator } from './read-dealers.ts';
import type { MapTiles } from './tiles.ts';
import { useDealerMap } from './use-dealer-map.ts';
import { useDealers } from './use-dealers.ts';
import { useDrawnEntries } from './use-drawn-entries.ts';
import { useMapWanted } from './use-map-wanted.ts';
import { usePosition } from './use-position.ts';
import { View } from './View.tsx';

type Given = IslandProps<typeof DealerLocatorMap> & {
  /** The site's tile server, where it has one. */
  tiles?: MapTiles | undefined;
};

/** The dealer locator once its script runs: a search, the visitor's position, and a map in step with the list. */
export function Island({ tiles, ...given }: Given) {
  const { env } = given;
  const [isAwake, setAwake] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const { address, distance, setAddress, setDistance } = useSearchFields(isAwake, panelRef);
  const [selectedId, setSelectedId] = useState<string>();
  const settledAddress = useSettled(address, SEARCH_PAUSE);
  const { position, status: positionStatus, ask } = usePosition(isAwake);
  const query = toQuery({ address: settledAddress, distance, position });
  const { data, isLoading, retry } = useDealers(given.data, query, env);
  const { dealers, location, map: sampleStatus } = useMemo(() => readLocator(data), [data]);
  const drawn = useDrawnEntries(isAwake, dealers.length);

  const isMapWanted = useMapWanted(isAwake, drawingRef, panelRef);
  const { status: mapStatus, loaded, retry: retryMap } = useDealerMap(isMapWanted && !sampleStatus);
  const selected = useMemo(() => dealers.find(({ id }) => id === selectedId), [dealers, selectedId]);
  const isPosition = query?.lat !== undefined;
  const view = useMemo(
    () => chooseView({ selected, dealers, location, isPosition }),
    [selected, dealers, location, isPosition],
  );

  // The first paint is the page's own; what needs a script comes with the second.
  useEffect(() => setAwake(true), []);

  // Another search begins with nothing selected.
  const question = JSON.stringify(query);
  useEffect(() => setSelectedId(undefined), [question]);

  useSelectedInSight(listRef, selectedId);

  const control: LocatorControl = {
    map: loaded && (
      <loaded.DealerMap
        env={env}
        tiles={tiles}
        dealers={dealers}
        selectedId={selectedId}
        position={position}
        view={view}
        panel={panelRef}
        onSelect={setSelectedId}
        onStatus={loaded.onStatus}
      />
    ),
    panelRef,
    listRef,
    drawingRef,
    mapStatus,
    isLoading: isLoading || (positionStatus === 'looking' && !query),
    address,
    positionStatus,
    selectedId,
    onAddress: setAddress,
    onPlace(name) {
      const input = panelRef.current?.querySelector('input');
      if (input) input.value = name;
      setAddress(name);
    },
    onDistance: setDistance,
    onLocate: ask,
    onSelect: setSelectedId,
    onRetry: retry,
    onRetryMap: retryMap,
  };
  const isOfPage = data === given.data;
  return <View {...given} data={data} control={isAwake ? control : undefined} drawn={isOfPage ? drawn : undefined} />;
}

/** What is searched for: what stands in the fields of the panel once the script is awake, and what is entered then. */
function useSearchFields(isAwake: boolean, panelRef: RefObject<HTMLElement>) {
  const [address, setAddress] = useState('');
  const [distance, setDistance] = useState<Distance>(USUAL_DISTANCE);
  useEffect(() => {
    if (!isAwake) return;
    // What was typed before the script came, or what the browser filled in again on the way back; else what a page asked for
    // that leads here.
    const input = panelRef.current?.querySelector('input');
    if (input && !input.value)
      input.value = cutUnits(new URLSearchParams(window.location.search).get(input.name) ?? '', input.maxLength);
    setAddress(input?.value ?? '');
    setDistance(Number(panelRef.current?.querySelector('select')?.value ?? USUAL_DISTANCE) as Distance);
  }, [isAwake, panelRef]);
  return { address, distance, setAddress, setDistance };
}

/** Keeps the selected dealer where the list shows it. */
function useSelectedInSight(listRef: RefObject<HTMLUListElement>, selectedId: string | undefined): void {
  useEffect(() => {
    const list = listRef.current;
    if (!list || !selectedId || !scrollToDealer(list, selectedId)) return;
    // Entries get their true height as they come by, so that at the end the dealer may stand elsewhere than it did.
    const correct = () => scrollToDealer(list, selectedId, 'auto');
    list.addEventListener('scrollend', correct, { once: true });
    return () => list.removeEventListener('scrollend', correct);
  }, [listRef, selectedId]);
}

/** A text once it has not changed for so many milliseconds. An emptied one counts at once. */
function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text.trim() ? pause : 0);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return text.trim() ? settled : '';
}

/**
 * Moves the list, and the list alone, so that the dealer is in sight.
 * @returns whether it had to
 */
function scrollToDealer(list: HTMLUListElement, id: string, behavior: ScrollBehavior = 'smooth'): boolean {
  const entry = list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!entry) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top >= top && place.bottom <= bottom) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollBy({ top: place.top - top, behavior: calm ? 'auto' : behavior });
  return true;
}
