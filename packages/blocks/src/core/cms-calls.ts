/**
 * What the calls of the CMS answer (specification points 3 and 7): the shapes that the server promises and that the
 * site and the editor read. The parameters' rules stand with the calls, in the CMS; `/api/openapi.json` describes both.
 */
import type { KnownPage } from '../site/known-paths.ts';
import type { Country } from '../site/locales.ts';

/** Most bikes that can be compared (specification point 9). */
export const MAX_COMPARED_BIKES = 3;

/** Where a part of a list stands in the whole. */
export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

/** `id` is the document id as well, because the specification calls it so on some entries. */
interface Identified {
  id: string;
  documentId: string;
}

export interface BikeBrandEntry extends Identified {
  title: string;
  slug: string;
  /** The brand in words; its title where none were written. */
  description: string;
}

export interface BikeTypeEntry extends Identified {
  title: string;
  value: string;
}

export interface FaqEntry extends Identified {
  title: string;
  category: string;
  items: { question: string; answer: string }[];
}

export interface CalculatorEntry extends Identified {
  slug: string;
  name: string;
  description: string;
}

/** What `GET /api/find` can be asked for, and what its items are. */
export interface Findable {
  calculators: CalculatorEntry;
  faqs: FaqEntry;
  'bike-types': BikeTypeEntry;
  'bike-brands': BikeBrandEntry;
}

export interface FoundAnswer<Entry = Findable[keyof Findable]> {
  data: Entry[];
  meta: { pagination: Pagination };
}

export interface ReviewEntry extends Identified {
  /** Whole stars, 1 to 5. */
  rating: number;
  author_name: string;
  text: string;
  /** Empty when there is none. */
  profile_photo_url: string;
  /** ISO 8601; null when it is not known. */
  time: string | null;
}

export interface ReviewsAnswer {
  data: ReviewEntry[];
  meta: {
    pagination: Pagination;
    /**
     * What the site settings of the country say that was named, else of all published reviews, whatever was asked for;
     * null while there are none.
     */
    statistics: { rating: number; total: number } | null;
  };
}

/** A bike on a card. */
export interface BikeListItem {
  documentId: string;
  slug: string;
  title: string;
  /** Title of the brand, and its slug for filters; empty without a brand. */
  brand: string;
  brand_slug: string;
  /** Title of the type, and its value for filters; empty without a type. */
  bike_type: string;
  bike_type_value: string;
  /** Retail price in the country's currency; null when it is not known. */
  price: number | null;
  /** Address of the first picture, as the media library has it; empty without one. */
  image: string;
  /** Of that picture, in pixels; null when it is not known. */
  image_width: number | null;
  year: number | null;
  is_ebike: boolean;
  /** Kilometres; null without a motor. */
  battery_range: number | null;
}

export interface BikeImage {
  url: string;
  alternativeText: string;
  width: number | null;
  height: number | null;
  mime: string;
}

export interface BikeEntry extends Identified {
  slug: string;
  model: string;
  year: number | null;
  retail_price: number | null;
  bike_brand: BikeBrandEntry | null;
  bike_type: BikeTypeEntry | null;
  bike_variants: { name: string; colour: string; bike_image_set: { images: BikeImage[] } }[];
  /** Groups such as `frame`, each with its values; what is not known is left out. */
  bike_specifics: Record<string, Record<string, string>>;
  /** Null for a bike without a motor. */
  ebike_specifics: EbikeSpecifics | null;
}

export interface EbikeSpecifics {
  engine?: string;
  engine_description?: string;
  display?: string;
  display_description?: string;
  charger?: string[];
  charger_description?: string;
  battery?: string;
  battery_description?: string;
  /** With its unit, such as `110 km`. */
  battery_range?: string;
  battery_range_description?: string;
}

export interface BikesAnswer {
  data: BikeEntry[];
}

export interface DealerEntry extends Identified {
  name: string;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  state: string;
  country: Country | null;
  /** Kilometres from what was searched for; null without a search. */
  distance: number | null;
  coordinates: { lat: number; lng: number } | null;
  is_certified_dealer: boolean;
}

export interface DealersAnswer {
  data: DealerEntry[];
  meta: {
    pagination: Pagination;
    /** Where the search stands on the map; null without a search, or when the place is not known. */
    location: { lat: number; lng: number; name: string } | null;
  };
}

/** A page that a menu leads to, in the locale that was asked for. */
export interface MenuPage {
  documentId: string;
  title: string;
  /** Empty for the home page. */
  slug: string;
}

/** What all pages of one country share ("root page data" of specification point 3). */
export interface SiteSettings {
  country: Country;
  organisation: string;
  email: string;
  phone: string;
  /** Before file addresses that start with `/`; empty means the address of the CMS. */
  cdnPrefix: string;
  apiPublicUrl: string;
  /** Menus, in the order that editors gave them: published pages of this country. Empty when no locale was named. */
  headerPages: MenuPage[];
  footerPages: MenuPage[];
  /** Where the paths lead that new blocks link to; empty when no locale was named. */
  knownPages: KnownPage[];
  /** Where faults in the site's safety are reported: an address with `mailto:` or `https:`; empty without one. */
  securityContact: string;
  /** Of a Google Tag Manager container or a Google Analytics property; empty where nothing is to be loaded. */
  analyticsId: string;
  /** Hosts whose scripts the pages may run, such as `https://scripts.example.com`; see `script-hosts.ts`. */
  scriptHosts: string[];
  /** Of the calculator that the country's bikes are calculated with; empty where there is none. */
  calculatorSlug: string;
  reviewStatistics: { rating: number; total: number } | null;
  faqs: FaqEntry[];
}

export interface SiteSettingsAnswer {
  data: SiteSettings | null;
}
