import type { BikeEntry, BikeImage } from '@lumavelo/blocks/contract';
import { COUNTRY_SITES, cmsPriceText, type SiteLocale } from '@lumavelo/blocks/site';
import { bikeValueText } from '@lumavelo/blocks/ui/bike-values.ts';
import { fillIn } from 'page-format';
import type { Settings } from '../settings.ts';
import type { BikeMessages } from './bike-messages.ts';
import { isSwatch } from './colour-families.ts';
import type { FinderBike } from './load-bikes.ts';

/** A price as visitors of the country read it; empty when it is not known. */
export function writePrice(price: number | null, { country }: Pick<Settings, 'country'>): string {
  return cmsPriceText(price, COUNTRY_SITES[country].currency);
}

/** The pictures of all variants, each once. */
export function listPictures(bike: BikeEntry): BikeImage[] {
  const pictures = bike.bike_variants.flatMap(({ bike_image_set }) => bike_image_set.images);
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index);
}

/** A colour or a build that a bike comes in. */
export interface BikeVariant {
  /** In the visitor's language; empty where the CMS has none. */
  name: string;
  /** `#rrggbb`; empty where none was given. */
  swatch: string;
  pictures: readonly BikeImage[];
}

/** What a bike comes in, as far as there are pictures of it. */
export function listVariants({ bike_variants }: BikeEntry, locale: SiteLocale): BikeVariant[] {
  return bike_variants.flatMap(({ name, colour, swatch, bike_image_set: { images } }) =>
    images.length === 0
      ? []
      : [
          {
            name: [name, colour].flatMap((part) => (part ? bikeValueText(part, locale) : [])).join(', '),
            swatch: isSwatch(swatch) ? swatch : '',
            pictures: images,
          },
        ],
  );
}

/** Whom a frame size fits, in the visitor's words; empty where nothing is known. */
export function writeRiderHeight(
  messages: Pick<BikeMessages, 'heightBetween' | 'heightFrom' | 'heightTo'>,
  { rider_from, rider_to }: BikeEntry['frame_sizes'][number],
): string {
  if (rider_from !== null && rider_to !== null) {
    return fillIn(messages.heightBetween, { from: rider_from, to: rider_to });
  }
  if (rider_from !== null) return fillIn(messages.heightFrom, { from: rider_from });
  return rider_to === null ? '' : fillIn(messages.heightTo, { to: rider_to });
}

interface KeyFact {
  /** `year`, `range`, or the name of a field of the bike's specifications. */
  key: string;
  value: string;
}

/** What people ask first about a bike, as far as it is known. */
export function listKeyFacts({ year, bike_specifics, ebike_specifics }: BikeEntry): KeyFact[] {
  const { frame, drivetrain } = (bike_specifics ?? {}) as Record<string, Record<string, unknown> | null | undefined>;
  const facts: [key: string, value: unknown][] = [
    ['range', ebike_specifics?.battery_range],
    ['weight', frame?.weight],
    ['sizes', frame?.sizes],
    ['max_load', frame?.max_load],
    ['gears', drivetrain?.gears],
    ['year', year],
  ];
  return facts.flatMap(([key, value]) => (value ? [{ key, value: String(value) }] : []));
}

/** Values that a filter offers, each once, in the order of their names. */
export function listChoices(
  bikes: readonly FinderBike[],
  read: (bike: FinderBike) => { value: string; name: string },
): { value: string; name: string }[] {
  const choices = new Map(bikes.map(read).map((choice) => [choice.value, choice]));
  choices.delete('');
  return [...choices.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Round prices to choose a limit from, from the cheapest bike to the dearest. */
export function listPriceLimits(bikes: readonly FinderBike[]): number[] {
  const prices = bikes.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return [];
  const step = 1_000;
  const first = Math.ceil(Math.min(...prices) / step) * step;
  const last = Math.ceil(Math.max(...prices) / step) * step;
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

/** How many bikes there are, in words. */
export function writeCount(messages: Pick<BikeMessages, 'one' | 'count'>, count: number): string {
  return count === 1 ? messages.one : fillIn(messages.count, { count });
}
