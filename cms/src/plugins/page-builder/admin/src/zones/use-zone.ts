import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PLUGIN_ID } from '../plugin-id.ts';

/** Attributes of a content type that are converted into each other. */
export interface MappedZone {
  /** The dynamic zone. */
  zone: string;
  /** The page. */
  field: string;
}

/** By content type. The configuration stays as it is while the server runs, so that each is asked for once. */
const zones = new Map<string, MappedZone | null>();

/**
 * What the configuration maps of a content type; undefined where nothing is, and until that is known.
 * @param model undefined where nobody needs to know
 */
export function useZone(model: string | undefined): MappedZone | undefined {
  const { get } = useFetchClient();
  const [, setKnown] = useState(0);

  useEffect(() => {
    if (model === undefined || zones.has(model)) return;
    let left = false;
    get<{ data: MappedZone | null }>(`/${PLUGIN_ID}/zones?model=${encodeURIComponent(model)}`).then(
      ({ data }) => {
        zones.set(model, data.data);
        if (!left) setKnown(zones.size);
      },
      // Without an answer nothing is offered; the next entry asks again.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [get, model]);

  return (model !== undefined && zones.get(model)) || undefined;
}
