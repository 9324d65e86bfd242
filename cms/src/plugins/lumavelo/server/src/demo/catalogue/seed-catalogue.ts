import { COUNTRIES, type Country, LOCALES, type Locale } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import type { EntryReference } from 'page-format';
import { sourcesOfEntry } from 'strapi-plugin-page-builder/server';
import { findPlace } from '../../geocoding/places.ts';
import { type DemoImages, describeOwnPictures, uploadBikePictures } from '../images.ts';
import { FRANCE, FRENCH_LOCALES, FRENCH_TOPICS } from '../texts/france.ts';
import { TEXTS } from '../texts/index.ts';
import type { FaqTopic } from '../texts/site-texts.ts';
import { BIKE_COLOURS } from './bike-colours.ts';
import { type BikeTypeValue, BRANDS, type DemoBike, listBikePictures, listDemoBikes, TYPES } from './bikes.ts';
import { describeDealer } from './dealers.ts';
import { DEMO_REVIEWS, type DemoReview } from './reviews.ts';

const DEALERS = 200;

const DEFAULT_LOCALE: Locale = 'nl';

/** Of the offices, as people abroad dial them. */
const TELEPHONES: Readonly<Record<Country, string>> = {
  nl: '+31 20 555 01 01',
  be: '+32 2 555 02 02',
  de: '+49 221 555 03 03',
  at: '+43 1 555 04 04',
  fr: '+33 4 55 50 50 50',
};

/** Street, postal code and town. */
const OFFICES: Readonly<Record<Country, string>> = {
  nl: 'Veemkade 12\n1019 GZ Amsterdam',
  be: 'Kanaalkaai 8\n2800 Mechelen',
  de: 'Hansaring 20\n50670 Köln',
  at: 'Lendkai 7\n8020 Graz',
  fr: '4, quai des Docks\n69009 Lyon',
};

/** What pages can refer to. */
export interface Catalogue {
  types: Record<BikeTypeValue, EntryReference>;
  faqs: Record<FaqTopic['category'], EntryReference>;
  /** As France reads them. */
  frenchFaqs: Record<FaqTopic['category'], EntryReference>;
  reviews: DemoReview[];
}

/**
 * Fills the catalogue through the document service: brands, types, bikes, dealers, reviews, FAQs, site settings. The
 * pictures of bikes are made ready by another thread while all else is written.
 */
export async function seedCatalogue(strapi: Core.Strapi, images: DemoImages): Promise<Catalogue> {
  const [pictures, { brands, types, ...catalogue }] = await Promise.all([
    uploadBikePictures(strapi),
    seedBesideBikes(strapi, images),
  ]);
  for (const bike of listDemoBikes()) {
    await save(strapi, 'api::bike.bike', describeBike(bike, { brands, types, pictures }));
  }
  const references = TYPES.map(({ title, value }) => [
    value,
    refer('api::bike-type.bike-type', types.get(value), { title, value }),
  ]);
  return { ...catalogue, types: Object.fromEntries(references) as Catalogue['types'] };
}

type BesideBikes = Omit<Catalogue, 'types'> & Pick<BikeParts, 'brands' | 'types'>;

async function seedBesideBikes(strapi: Core.Strapi, images: DemoImages): Promise<BesideBikes> {
  const brands = new Map<string, string>();
  for (const brand of BRANDS) brands.set(brand.slug, await save(strapi, 'api::bike-brand.bike-brand', brand));
  const types = new Map<string, string>();
  for (const type of TYPES) types.set(type.value, await save(strapi, 'api::bike-type.bike-type', type));
  for (let index = 0; index < DEALERS; index += 1) await seedDealer(strapi, index);
  const reviews: DemoReview[] = [];
  for (const [index, [locale, author_name, rating, text]] of DEMO_REVIEWS.entries()) {
    const time = new Date(Date.UTC(2026, 8, 30 - index * 5, 9)).toISOString();
    const documentId = await save(strapi, 'api::review.review', { author_name, rating, text, time });
    reviews.push({
      locale,
      rating,
      reference: refer('api::review.review', documentId, { author_name, title: author_name }),
    });
  }
  const faqs = await seedFaqs(strapi);
  const frenchFaqs = { ...faqs, ...(await seedFrenchFaqs(strapi)) };
  for (const country of COUNTRIES) {
    const statistics = { rating: 4.7, total: 180 + 90 * COUNTRIES.indexOf(country) };
    await save(strapi, 'api::site-setting.site-setting', {
      country,
      organisation: 'Lumavelo',
      email: `hello.${country}@lumavelo.example`,
      phone: TELEPHONES[country],
      office: OFFICES[country],
      socialLinks: 'https://social.lumavelo.example/@lumavelo',
      reviewStatistics: statistics,
      ownPictures: await describeOwnPictures(strapi, images, country),
      faqs: Object.values(country === 'fr' ? frenchFaqs : faqs).map(({ documentId }) => documentId),
    });
  }
  return { brands, types, faqs, frenchFaqs, reviews };
}

interface BikeParts {
  brands: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
  /** Numeric ids of pictures, by the names of their files. */
  pictures: ReadonlyMap<string, number>;
}

/** A bike as the document service takes it: a variant for each colour, with its picture. */
function describeBike(demoBike: DemoBike, { brands, types, pictures }: BikeParts): object {
  const { brand, type, colours, detailed: _, build: __, ...bike } = demoBike;
  const drawn = listBikePictures(demoBike);
  return {
    ...bike,
    bike_brand: brands.get(brand),
    bike_type: types.get(type),
    bike_variants: colours.map((colour) => ({
      name: '',
      colour,
      swatch: BIKE_COLOURS[colour],
      bike_image_set: {
        images: drawn.filter((picture) => picture.colour === colour).map(({ file }) => pictures.get(file)),
      },
    })),
  };
}

/** Makes the dealer with a number; see `describeDealer`. */
export async function seedDealer(strapi: Core.Strapi, index: number): Promise<void> {
  const { offset, ...dealer } = describeDealer(index);
  const town = findPlace(dealer.city, dealer.country);
  if (!town) throw new Error(`The gazetteer has no place "${dealer.city}", where a demo dealer is to stand.`);
  const coordinates = { lat: round(town.lat + offset.lat), lng: round(town.lng + offset.lng) };
  await save(strapi, 'api::dealer.dealer', { ...dealer, coordinates });
}

/** One entry for each topic in every locale, and, for editors to place alone, one for each question in Dutch. */
async function seedFaqs(strapi: Core.Strapi): Promise<Catalogue['faqs']> {
  const references: [string, EntryReference][] = [];
  for (const [index, topic] of TEXTS.nl.faqs.entries()) {
    const documentId = await saveFaq(strapi, (words) => words[index]);
    references.push([topic.category, refer('api::faq.faq', documentId, { title: topic.title })]);
    for (const number of topic.questions.keys()) {
      await saveFaq(strapi, (words, locale) => {
        const whole = words[index];
        const question = whole?.questions[number];
        if (!whole || !question || locale !== 'nl') return undefined;
        return { ...whole, title: question[0], questions: [question] };
      });
    }
  }
  return Object.fromEntries(references) as Catalogue['faqs'];
}

/**
 * The topics that France has its own answers for. They are there in the default language, too, because settings of a
 * site refer to entries in it.
 */
async function seedFrenchFaqs(strapi: Core.Strapi): Promise<Partial<Catalogue['faqs']>> {
  const references: [string, EntryReference][] = [];
  for (const category of FRENCH_TOPICS) {
    const documentId = await saveFaq(strapi, (shared, locale) => {
      const french = FRENCH_LOCALES.find((own) => own === locale);
      const topics = french ? FRANCE[french].site.faqs : shared;
      const topic = topics.find((each) => each.category === category);
      if (french) return topic;
      return locale === DEFAULT_LOCALE ? topic && { ...topic, title: `${topic.title} (FR)` } : undefined;
    });
    references.push([category, refer('api::faq.faq', documentId, { title: category })]);
  }
  return Object.fromEntries(references);
}

async function saveFaq(
  strapi: Core.Strapi,
  choose: (topics: readonly FaqTopic[], locale: Locale) => FaqTopic | undefined,
): Promise<string> {
  const uid = 'api::faq.faq';
  const describe = (locale: Locale) => {
    const topic = choose(TEXTS[locale].faqs, locale);
    const items = topic?.questions.map(([question, answer]) => ({ question, answer }));
    return topic && { title: topic.title, category: topic.category, items };
  };
  // Somebody has translated them, so that the board has nothing to do.
  const sources = Object.fromEntries(
    sourcesOfEntry(strapi, { uid }, describe(DEFAULT_LOCALE) ?? {}, DEFAULT_LOCALE, 'translated'),
  );
  let documentId: string | undefined;
  for (const locale of LOCALES) {
    const data = describe(locale);
    const place = { locale, documentId, ...(locale !== DEFAULT_LOCALE && { sources }) };
    if (data) documentId = await save(strapi, uid, data, place);
  }
  if (!documentId) throw new Error('A demo FAQ has no words in any locale.');
  return documentId;
}

interface Place {
  locale?: string;
  /** The entry to write to; a new one without it. */
  documentId?: string | undefined;
  /** What it was translated from, see `sourcesOfEntry`. */
  sources?: object;
}

/** Saves an entry, published where the type has drafts, and returns its document id. */
export async function save(
  strapi: Core.Strapi,
  type: string,
  data: object,
  { documentId, ...place }: Place = {},
): Promise<string> {
  const entries = strapi.documents(type as UID.ContentType);
  const hasDrafts = strapi.contentTypes[type as UID.ContentType]?.options?.draftAndPublish === true;
  const parameters = { ...place, data, ...(hasDrafts && { status: 'published' as const }) };
  const saved = documentId ? await entries.update({ ...parameters, documentId }) : await entries.create(parameters);
  if (!saved) throw new Error(`An entry of ${type} could not be saved.`);
  return saved.documentId;
}

function refer($ref: EntryReference['$ref'], documentId: string | undefined, snapshot: object): EntryReference {
  return { $ref, documentId: documentId ?? '', snapshot: { ...snapshot } };
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
