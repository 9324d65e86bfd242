import type { BikeEntry, BikeFinderResponse, BikeListItem, BikesFilterResponse } from '@lumavelo/blocks/contract';
import { oncePerBuild } from '../delivery/once-per-build.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import type { Settings } from '../settings.ts';
import { type ColourFamily, findColourFamily } from './colour-families.ts';

/** The most that the CMS gives at once. */
const LIST_PAGE = 100;
const DETAILS_PAGE = 50;

/** A bike on a card, with what the finder filters by besides. */
export interface FinderBike extends BikeListItem {
  /** In kilograms; null when it is not known. */
  weight: number | null;
  /** Shape of the frame, as the CMS writes it; empty when it is not known. */
  frame: string;
  /** What it comes in, as far as the CMS knows the colours. */
  colours: readonly BikeColour[];
}

export interface BikeColour {
  /** Such as `#5f7350`. */
  swatch: string;
  family: ColourFamily;
}

export interface CountryBikes {
  /** In the order of the CMS. */
  list: readonly FinderBike[];
  /** All that is known of each bike, by document id. */
  details: ReadonlyMap<string, BikeEntry>;
}

/**
 * Every bike that the country's site offers: one request for each hundred bikes, and one for the details of each fifty.
 * @throws DeliveryError when the CMS cannot be read
 */
export const loadBikes = oncePerBuild(async (settings: Settings): Promise<CountryBikes> => {
  const { country } = settings;
  const delivery = deliveryOf(settings);
  const list: BikeListItem[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ country, page: String(page), pageSize: String(LIST_PAGE) });
    const response = await delivery.readJson(`/api/bikes-filter/bike-types-brand?${query}`);
    const bikes = Array.isArray(response) ? (response as BikesFilterResponse) : [];
    list.push(...bikes);
    if (bikes.length < LIST_PAGE) break;
  }
  const details = new Map<string, BikeEntry>();
  for (let start = 0; start < list.length; start += DETAILS_PAGE) {
    const ids = list.slice(start, start + DETAILS_PAGE).map(({ documentId }) => documentId);
    const response = await delivery.readJson(`/api/bike-finder/bikes?bike_ids=${ids.join(',')}`);
    for (const bike of (response as BikeFinderResponse | undefined)?.data ?? []) details.set(bike.documentId, bike);
  }
  const tell = (bike: BikeListItem) => {
    const known = details.get(bike.documentId);
    return { ...bike, ...readFrame(known), colours: listColours(known) };
  };
  return { list: list.map(tell), details };
});

/** Weight and shape, from texts such as `23,4 kg` and `Folding, 58 × 56 × 28 cm`. */
function readFrame(bike: BikeEntry | undefined): Pick<FinderBike, 'weight' | 'frame'> {
  const { frame } = (bike?.bike_specifics ?? {}) as {
    frame?: { weight?: string | null; shape?: string | null } | null;
  };
  const weight = Number.parseFloat((frame?.weight ?? '').replace(',', '.'));
  return { weight: weight > 0 ? weight : null, frame: frame?.shape?.split(',')[0]?.trim() ?? '' };
}

function listColours(bike: BikeEntry | undefined): BikeColour[] {
  return (bike?.bike_variants ?? []).flatMap(({ swatch }) => {
    const family = findColourFamily(swatch);
    return family ? [{ swatch, family }] : [];
  });
}
