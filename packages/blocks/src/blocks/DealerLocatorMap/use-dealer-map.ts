import { type ComponentType, useEffect, useState } from 'react';
import { pause } from '../../site/pause.ts';
import type { DealerMapProps } from './DealerMap.tsx';
import type { MapOutcome, MapStatus } from './read-dealers.ts';

/** Milliseconds after which a map that has not come counts as failed. */
const PATIENCE = 10_000;

/** A map whose script is there. */
interface Loaded {
  DealerMap: ComponentType<DealerMapProps>;
  onStatus(status: MapOutcome): void;
}

interface LoadedMap {
  status: MapStatus;
  /** Undefined before the script came, and once the map has failed. */
  loaded: Loaded | undefined;
  retry(): void;
}

/**
 * Loads the map.
 * @param isWanted false until the map may load, and where a sample shows a state of its own
 */
export function useDealerMap(isWanted: boolean): LoadedMap {
  const [status, setStatus] = useState<MapStatus>('notLoaded');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const end = () => {
      isGone = true;
      clearTimeout(timer);
      setLoaded(undefined);
    };
    const onStatus = (outcome: MapOutcome) => {
      if (isGone) return;
      clearTimeout(timer);
      setStatus(outcome);
      if (outcome !== 'loaded') end();
    };
    const timer = setTimeout(() => onStatus('failed'), PATIENCE);
    const load = async () => {
      await pause();
      const { DealerMap } = await importMap(attempt);
      await pause();
      if (!isGone) setLoaded({ DealerMap, onStatus });
    };
    setStatus('loading');
    load().catch(() => onStatus('failed'));
    return end;
  }, [isWanted, attempt]);

  return { status, loaded, retry: () => setAttempt((before) => before + 1) };
}

/** The address in what browsers say of a script that did not come. */
const ADDRESS = /https?:\/\/\S+/;

/**
 * Browsers may keep for the life of a page that a module did not come, and never ask again (HTML, "fetch a single module
 * script"). Whoever tries again therefore asks under an address that is new to them.
 * @param attempt 0 at first
 */
async function importMap(attempt: number): Promise<typeof import('./DealerMap.tsx')> {
  try {
    return await import('./DealerMap.tsx');
  } catch (error) {
    const [address] = (attempt > 0 && ADDRESS.exec(String(error))) || [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?attempt=${attempt}`);
  }
}
