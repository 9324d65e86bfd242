import type { BikeEntry, BikeImage, BikeListItem, EbikeSpecifics } from '@lumavelo/blocks/contract';
import { entry, identify, list, number, type Row, text, toFocalPoint } from '../../rows/read-row.ts';
import { BRAND_FIELDS, toBrand } from '../bike-brand/to-brand.ts';
import { TYPE_FIELDS, toType } from '../bike-type/to-type.ts';

export const BIKES = 'api::bike.bike';

/** Whatever a bike in a response is made of. */
export const BIKE_READS = [BIKES, 'api::bike-brand.bike-brand', 'api::bike-type.bike-type', 'plugin::upload.file'];

/** What the lease of a bike is calculated with. */
export const LEASE_READS = ['api::calculator.calculator', 'api::calculator-config.calculator-config'];

const SPECIFIC_GROUPS = ['frame', 'drivetrain', 'brakes', 'wheels', 'equipment'] as const;

const IMAGE_FIELDS = ['url', 'alternativeText', 'width', 'height', 'mime', 'focalPoint'];

const VARIANTS = {
  populate: { bike_image_set: { populate: { images: { select: IMAGE_FIELDS } } } },
};

/** What a card needs. */
export const POPULATE_CARD = {
  bike_brand: { select: [...BRAND_FIELDS] },
  bike_type: { select: [...TYPE_FIELDS] },
  bike_variants: VARIANTS,
  ebike_specifics: { select: ['engine', 'battery_range'] },
};

/** Everything about a bike; the number of queries is that of the levels, however many bikes there are. */
export const POPULATE_ALL = {
  ...POPULATE_CARD,
  frame_sizes: true,
  bike_specifics: { populate: Object.fromEntries(SPECIFIC_GROUPS.map((group) => [group, true])) },
  ebike_specifics: { populate: { charger: true } },
};

/** What does not depend on the country. */
export function toListItem(row: Row): Omit<BikeListItem, 'lease'> {
  const brand = entry(row.bike_brand);
  const type = entry(row.bike_type);
  const motor = toEbikeSpecifics(row.ebike_specifics);
  const [picture] = toImages(list(row.bike_variants)[0]);
  return {
    documentId: row.documentId,
    slug: text(row.slug),
    title: text(row.model),
    brand: text(brand?.title),
    brand_slug: text(brand?.slug),
    bike_type: text(type?.title),
    bike_type_value: text(type?.value),
    price: number(row.retail_price),
    image: picture?.url ?? '',
    image_width: picture?.width ?? null,
    image_focal_point: picture?.focalPoint ?? null,
    year: number(row.year),
    is_ebike: motor !== null,
    battery_range: number(entry(row.ebike_specifics)?.battery_range),
  };
}

export function toBike(row: Row): BikeEntry {
  const brand = entry(row.bike_brand);
  const type = entry(row.bike_type);
  return {
    ...identify(row),
    slug: text(row.slug),
    model: text(row.model),
    year: number(row.year),
    retail_price: number(row.retail_price),
    bike_brand: brand ? toBrand(brand) : null,
    bike_type: type ? toType(type) : null,
    bike_variants: list(row.bike_variants).map((variant) => ({
      name: text(variant.name),
      colour: text(variant.colour),
      swatch: text(variant.swatch),
      bike_image_set: { images: toImages(variant) },
    })),
    frame_sizes: list(row.frame_sizes).map(({ name, rider_from, rider_to }) => ({
      name: text(name),
      rider_from: number(rider_from),
      rider_to: number(rider_to),
    })),
    bike_specifics: toSpecifics(row.bike_specifics),
    ebike_specifics: toEbikeSpecifics(row.ebike_specifics),
  };
}

function toImages(variant: Row | undefined): BikeImage[] {
  return list(entry(variant?.bike_image_set)?.images).map((image) => ({
    url: text(image.url),
    alternativeText: text(image.alternativeText),
    width: number(image.width),
    height: number(image.height),
    mime: text(image.mime),
    focalPoint: toFocalPoint(image.focalPoint),
  }));
}

function toSpecifics(value: unknown): BikeEntry['bike_specifics'] {
  const groups = SPECIFIC_GROUPS.map((group) => [group, keepTexts(entry(entry(value)?.[group]))] as const);
  return Object.fromEntries(groups.filter(([, group]) => Object.keys(group).length > 0));
}

/** Null when nothing is said of a motor, as a form that was opened and left empty says. */
function toEbikeSpecifics(value: unknown): EbikeSpecifics | null {
  const row = entry(value);
  if (!row) return null;
  const { charger, battery_range, ...texts } = row;
  const chargers = list(charger)
    .map(({ title }) => text(title))
    .filter(Boolean);
  const range = number(battery_range);
  const specifics: EbikeSpecifics = {
    ...keepTexts(texts),
    ...(chargers.length > 0 && { charger: chargers }),
    ...(range !== null && { battery_range: `${range} km` }),
  };
  return Object.keys(specifics).length > 0 ? specifics : null;
}

/** The fields of a component that are filled in; leaves out what the database keeps beside them. */
function keepTexts(row: Record<string, unknown> | undefined): Record<string, string> {
  const texts = Object.entries(row ?? {}).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '' && field[0] !== 'documentId',
  );
  return Object.fromEntries(texts);
}
