import { fileAddress } from 'page-format';
import type { BoundMedia } from 'page-format/fields';
import { bikePictureSources } from './bike-picture.ts';
import { MAX_COMPARED_BIKES } from './compared-bikes.ts';
import { readFocalPoint } from './image-attributes.ts';

/** What the head of the comparison shows of a bike. */
export interface ComparedBike {
  id: string;
  slug: string;
  model: string;
  brand: string;
  year: string;
  price: string | number | undefined;
  /** Complete address; empty without one. */
  image: string;
  /** Its smaller versions, as a `srcset`; empty where there are none. */
  sources: string;
  focalPoint: BoundMedia['focalPoint'];
  /** Groups of values as the CMS gives them. */
  specifics: Entry;
  /** Empty for a bike without a motor. */
  ebikeSpecifics: Entry;
}

export interface ComparisonRow {
  /** Name of the field, such as `frame_material`. */
  key: string;
  /** One text for each bike, in their order; empty where nothing is known. */
  values: string[];
  /** What else is said of each value; empty where nothing is. */
  details: string[];
  /** True when there is more than one bike, and all have the same here. */
  equal: boolean;
}

export interface ComparisonSection {
  /** Name of the group; `general` for values that stand in none. */
  key: string;
  rows: ComparisonRow[];
  /** True when all rows are equal. */
  equal: boolean;
}

type Entry = Readonly<Record<string, unknown>>;

/** What the CMS keeps of every component and entry; nothing a visitor compares. */
const BOOKKEEPING = new Set(['id', 'documentId', '__component', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);

const DESCRIPTION = '_description';

/** The bikes of an answer of `/api/bike-finder/bikes`, three at most. What is no bike is left out. */
export function readBikes(answer: unknown, fileBase: string): ComparedBike[] {
  const list = isEntry(answer) ? answer.data : answer;
  if (!Array.isArray(list)) return [];
  return list
    .filter(isEntry)
    .slice(0, MAX_COMPARED_BIKES)
    .map((bike) => readBike(bike, fileBase));
}

function readBike(bike: Entry, fileBase: string): ComparedBike {
  const brand = isEntry(bike.bike_brand) ? bike.bike_brand : {};
  const { url, width, focalPoint } = findImage(bike);
  const image = fileAddress(url, fileBase);
  return {
    id: valueText(bike.documentId ?? bike.id),
    slug: valueText(bike.slug),
    model: valueText(bike.model),
    brand: valueText(brand.title ?? brand.description),
    year: valueText(bike.year),
    price:
      typeof bike.retail_price === 'number' || typeof bike.retail_price === 'string' ? bike.retail_price : undefined,
    image,
    sources: bikePictureSources(image, typeof width === 'number' ? width : null),
    focalPoint: readFocalPoint(focalPoint),
    specifics: isEntry(bike.bike_specifics) ? bike.bike_specifics : {},
    ebikeSpecifics: isEntry(bike.ebike_specifics) ? bike.ebike_specifics : {},
  };
}

/** `bike_variants[0].bike_image_set.images[0]`. */
function findImage(bike: Entry): Entry {
  const variant: unknown = Array.isArray(bike.bike_variants) ? bike.bike_variants[0] : undefined;
  const set = isEntry(variant) ? variant.bike_image_set : undefined;
  const image: unknown = isEntry(set) && Array.isArray(set.images) ? set.images[0] : undefined;
  return isEntry(image) ? image : {};
}

/** The groups of `bike_specifics`, in the order in which they first appear. */
export function compareSpecifics(bikes: readonly ComparedBike[]): ComparisonSection[] {
  const sections: ComparisonSection[] = [];
  const general = bikes.map(({ specifics }) => pick(specifics, (value) => !isEntry(value)));
  addSection(sections, 'general', general);
  for (const key of unionOfKeys(bikes.map(({ specifics }) => pick(specifics, isEntry)))) {
    addSection(
      sections,
      key,
      bikes.map(({ specifics }) => (isEntry(specifics[key]) ? specifics[key] : {})),
    );
  }
  return sections;
}

/** The section of `ebike_specifics`; undefined when no bike has a motor. */
export function compareEbikeSpecifics(bikes: readonly ComparedBike[]): ComparisonSection | undefined {
  const sections: ComparisonSection[] = [];
  addSection(
    sections,
    'ebike',
    bikes.map(({ ebikeSpecifics }) => ebikeSpecifics),
  );
  return sections[0];
}

/** Adds the section of a group, unless nothing is known there of any bike. */
function addSection(sections: ComparisonSection[], key: string, groups: readonly Entry[]): void {
  const names = new Set(
    [...unionOfKeys(groups)].map((name) => (name.endsWith(DESCRIPTION) ? name.slice(0, -DESCRIPTION.length) : name)),
  );
  const rows = [...names].map((name) => compareRow(name, groups)).filter(({ values }) => values.some(Boolean));
  if (rows.length > 0) sections.push({ key, rows, equal: rows.every((row) => row.equal) });
}

/** One row. What `<name>_description` says goes with the value, or takes its place where there is none. */
function compareRow(key: string, groups: readonly Entry[]): ComparisonRow {
  const cells = groups.map((group) => {
    const value = valueText(group[key]);
    const description = valueText(group[key + DESCRIPTION]);
    return value === '' ? { value: description, detail: '' } : { value, detail: description };
  });
  const [first, ...others] = cells;
  return {
    key,
    values: cells.map(({ value }) => value),
    details: cells.map(({ detail }) => detail),
    equal: others.length > 0 && others.every(({ value, detail }) => value === first?.value && detail === first.detail),
  };
}

function unionOfKeys(groups: readonly Entry[]): Set<string> {
  return new Set(groups.flatMap((group) => Object.keys(group)).filter((key) => !BOOKKEEPING.has(key)));
}

function pick(entry: Entry, wanted: (value: unknown) => boolean): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => wanted(value)));
}

/** A value as text. Lists are joined; of an entry its title, name or description counts. `true` is a tick. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(', ');
  if (isEntry(value)) return valueText(value.title ?? value.name ?? value.description);
  return '';
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
