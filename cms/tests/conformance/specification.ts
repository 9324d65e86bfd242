/**
 * What the specification and the contract say of content types (points 3 and 5) and of calls (point 7): names, types,
 * start values and relations. Left open there, left out here.
 */

export interface SpecifiedField {
  type: string;
  required?: true;
  is?: unknown;
  of?: readonly string[];
  /** A relation to one entry, or to many. */
  to?: string;
  many?: true;
  /** Fields of a component. */
  fields?: Readonly<Record<string, SpecifiedField>>;
  customField?: string;
  min?: number;
  max?: number;
}

export interface SpecifiedType {
  localized?: true;
  fields: Readonly<Record<string, SpecifiedField>>;
}

const string: SpecifiedField = { type: 'string' };
const text: SpecifiedField = { type: 'text' };
const integer: SpecifiedField = { type: 'integer' };
const decimal: SpecifiedField = { type: 'decimal' };
const boolean: SpecifiedField = { type: 'boolean' };
const required = (field: SpecifiedField): SpecifiedField => ({ ...field, required: true });
const limited = (field: SpecifiedField, min: number, max: number): SpecifiedField => ({ ...field, min, max });
const one = (to: string): SpecifiedField => ({ type: 'relation', to });
const many = (to: string): SpecifiedField => ({ type: 'relation', to, many: true });
const part = (fields: Readonly<Record<string, SpecifiedField>>): SpecifiedField => ({ type: 'component', fields });
const parts = (fields: Readonly<Record<string, SpecifiedField>>): SpecifiedField => ({ ...part(fields), many: true });
const custom = (customField: string): SpecifiedField => ({
  type: 'customField',
  customField: `plugin::${customField}`,
});

const COUNTRIES = ['nl', 'de', 'be', 'at', 'fr'];
const country = required({ type: 'enumeration', of: COUNTRIES });

export const TYPES: Readonly<Record<string, SpecifiedType>> = {
  'api::page.page': {
    localized: true,
    fields: {
      title: required(string),
      slug: custom('page-builder.slug'),
      countries: custom('lumavelo.countries'),
      content: custom('page-builder.page'),
      seo: part({}),
    },
  },
  'api::bike.bike': {
    fields: {
      slug: required(string),
      model: required(string),
      year: custom('lumavelo.year'),
      retail_price: decimal,
      bike_brand: one('api::bike-brand.bike-brand'),
      bike_type: one('api::bike-type.bike-type'),
      bike_variants: parts({ bike_image_set: part({ images: { type: 'media', many: true, of: ['images'] } }) }),
      // Nested groups; their names are ours.
      bike_specifics: part({
        frame: part({}),
        drivetrain: part({}),
        brakes: part({}),
        wheels: part({}),
        equipment: part({}),
      }),
      ebike_specifics: part({
        engine: string,
        engine_description: text,
        display: string,
        display_description: text,
        charger: parts({ title: required(string) }),
        charger_description: text,
        battery_range: limited(integer, 0, 1000),
        battery_range_description: text,
      }),
    },
  },
  'api::bike-type.bike-type': { fields: { title: required(string), value: required(string) } },
  'api::bike-brand.bike-brand': { fields: { title: required(string), slug: required(string), description: text } },
  'api::dealer.dealer': {
    fields: {
      name: required(string),
      street: string,
      house_number: string,
      postal_code: string,
      state: string,
      coordinates: part({
        lat: limited(required({ type: 'float' }), -90, 90),
        lng: limited(required({ type: 'float' }), -180, 180),
      }),
      is_certified_dealer: { ...boolean, is: false },
    },
  },
  'api::review.review': {
    fields: {
      rating: limited(required(integer), 1, 5),
      author_name: required(string),
      text,
      profile_photo_url: string,
      time: { type: 'datetime' },
    },
  },
  'api::faq.faq': {
    localized: true,
    fields: {
      title: required(string),
      category: string,
      items: parts({ question: required(string), answer: required(text) }),
    },
  },
  'api::calculator.calculator': {
    fields: {
      name: required(string),
      slug: required({ type: 'uid' }),
      description: text,
      workbook: { type: 'media', of: ['files'] },
    },
  },
  'api::calculator-config.calculator-config': {
    fields: {
      country,
      calculatorSlug: string,
      cellForMonthlyPrice: string,
      cellForTotalSavings: string,
      cellForBikePrice: string,
      cellForTakeoverPrice: string,
      cellForGrossSalary: string,
      cellForEmployerPays: string,
      defaultCells: parts({ cell: required(string), value: required(string) }),
    },
  },
  'api::site-setting.site-setting': {
    fields: {
      country,
      cdnPrefix: string,
      apiPublicUrl: string,
      faqs: many('api::faq.faq'),
      reviewStatistics: part({ rating: limited(decimal, 1, 5), total: integer }),
    },
  },
};

/** Types of which each country has one entry at most. */
export const ONE_PER_COUNTRY = ['api::calculator-config.calculator-config', 'api::site-setting.site-setting'];

export interface SpecifiedCall {
  call: string;
  /** Parameters of the address: the start value, the values to choose from, or that it cannot be left out. */
  parameters: Readonly<Record<string, { is?: string; of?: readonly string[]; required?: true }>>;
  /** Where the entries of the answer stand; empty where the list is the whole answer. */
  below: '' | 'data';
  /** Fields of an entry; several kinds of entries where the parameters decide. */
  answers: readonly (readonly string[])[];
}

export const CALLS: readonly SpecifiedCall[] = [
  {
    call: 'GET /files',
    parameters: { name: {}, ext: {}, mime: {}, folder: {}, pageSize: { is: '20' }, sort: {} },
    below: '',
    answers: [['url', 'name', 'width', 'height', 'mime', 'ext', 'folder']],
  },
  { call: 'POST /upload', parameters: {}, below: '', answers: [['url', 'name', 'mime']] },
  {
    call: 'GET /find',
    parameters: {
      contentType: { of: ['calculators', 'faqs', 'bike-types', 'bike-brands'], required: true },
      'filters[name][$containsi]': {},
      'filters[title][$containsi]': {},
    },
    below: 'data',
    answers: [
      ['documentId', 'slug', 'name', 'description'],
      ['documentId', 'title', 'category', 'items'],
      ['id', 'title', 'value'],
      ['id', 'title', 'slug'],
    ],
  },
  {
    call: 'GET /reviews',
    parameters: { minRating: { is: '5' }, author: {} },
    below: 'data',
    answers: [['id', 'rating', 'author_name', 'text', 'profile_photo_url', 'time']],
  },
  {
    call: 'GET /bikes-filter/bike-types-brand',
    parameters: { bike_type: {} },
    below: '',
    answers: [['price', 'title', 'brand', 'slug', 'image', 'bike_type']],
  },
  {
    call: 'GET /bike-finder/bikes',
    parameters: { bike_ids: {} },
    below: 'data',
    answers: [
      [
        'documentId',
        'slug',
        'model',
        'year',
        'retail_price',
        'bike_brand',
        'bike_variants',
        'bike_specifics',
        'ebike_specifics',
      ],
    ],
  },
  {
    call: 'GET /dealers',
    parameters: { address: {}, orderBy: { of: ['distance', 'name'] }, distance: { is: '50', of: ['10', '25', '50'] } },
    below: 'data',
    answers: [
      [
        'id',
        'name',
        'street',
        'house_number',
        'postal_code',
        'state',
        'distance',
        'coordinates',
        'is_certified_dealer',
      ],
    ],
  },
];
