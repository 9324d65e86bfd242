import { fileAddress } from 'page-format';
import { COUNTRY_SITES } from '../../site/locales.ts';
import { type Currency, cmsPriceText } from '../../site/price.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { bikePictureSources } from '../../ui/bike-picture.ts';
import { listTypeNames } from '../../ui/bike-type-names.ts';

/** A bike as the list names it (specification point 3, "Bike list item"), made ready to be shown. */
export interface BikeCard {
  title: string;
  brand: string;
  slug: string;
  bikeType: string;
  /** As visitors read it; empty when the bike has none. */
  price: string;
  /** In the country's currency, where the CMS has it as a number; undefined where it has a text. */
  amount: number | undefined;
  /** What leasing it costs, as the CMS says; read where it is drawn, because the script has no use for it. */
  lease: unknown;
  /** Complete address; empty when there is none. */
  image: string;
  /** Its smaller versions, as a `srcset`; empty where there are none. */
  sources: string;
  /** Of the picture, as the CMS has it. */
  focalPoint: unknown;
}

/** The fields of a card that are texts. */
export type CardText = Exclude<keyof BikeCard, 'amount' | 'lease' | 'sources' | 'focalPoint'>;

/** Where a list is shown, as far as prices, names and addresses depend on it. */
export interface BikeListPlace {
  /** By the value of a type of bikes; other types are called as the CMS calls them. */
  typeNames: Readonly<Record<string, string>>;
  currency: Currency;
  /** Before file addresses that start with `/`: the public address of the CMS, or a CDN. */
  fileBase: string;
}

export function bikeListPlace(env: Pick<SiteEnv, 'country' | 'locale' | 'fileBase'>, cmsUrl: string): BikeListPlace {
  const { country, locale, fileBase = cmsUrl } = env;
  return { typeNames: listTypeNames(locale), currency: COUNTRY_SITES[country].currency, fileBase };
}

/**
 * The bikes of an answer of the CMS: a list, or an object with one in `data`. What has no title or slug is left out,
 * because a card needs a name and a page to lead to.
 */
export function readBikes(answer: unknown, place: BikeListPlace): BikeCard[] {
  const list = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) return [];
  return list.map((entry) => readBike(entry ?? {}, place)).filter(({ title, slug }) => title !== '' && slug !== '');
}

function readBike(entry: Record<string, unknown>, place: BikeListPlace): BikeCard {
  const image = fileAddress(addressOf(entry.image), place.fileBase);
  const width = typeof entry.image_width === 'number' ? entry.image_width : null;
  const type = readText(entry.bike_type_value);
  return {
    title: readText(entry.title),
    brand: readText(entry.brand),
    slug: readText(entry.slug),
    bikeType: Object.hasOwn(place.typeNames, type) ? (place.typeNames[type] ?? '') : readText(entry.bike_type),
    price: cmsPriceText(entry.price, place.currency),
    amount: typeof entry.price === 'number' && Number.isFinite(entry.price) ? entry.price : undefined,
    lease: entry.lease,
    image,
    sources: bikePictureSources(image, width),
    focalPoint: entry.image_focal_point,
  };
}

/** A text, or the title of an entry that stands in its place. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  const title = (value as { title?: unknown } | null | undefined)?.title;
  return typeof title === 'string' ? title : '';
}

/** An address, or that of a file that stands in its place. */
function addressOf(image: unknown): unknown {
  return typeof image === 'string' ? image : (image as { url?: unknown } | null | undefined)?.url;
}
