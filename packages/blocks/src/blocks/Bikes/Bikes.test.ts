import { bindProps, collectRequests } from 'page-format';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry.ts';
import { renderPage } from '../../render/index.ts';
import { createContext } from '../../site/site-context.ts';
import { readBikes } from './bike-card.ts';
import { Bikes } from './block.ts';

const context = {
  mode: 'edit',
  locale: 'nl',
  country: 'nl',
  lang: 'nl-NL',
  refs: {},
  cmsUrl: 'https://cms.example',
} as const;

const type = { $ref: 'api::bike-type.bike-type', documentId: 't1', snapshot: { title: 'City', value: 'city & town' } };
const brand = { $ref: 'api::bike-brand.bike-brand', documentId: 'b1', snapshot: { title: 'Ventoux', slug: 'ventoux' } };

const BIKES = '/api/bikes-filter/bike-types-brand?bike_type=';

const draw = (props: Record<string, unknown>, given: object = {}) => {
  const document = {
    format: 'page',
    formatVersion: 1,
    blocks: [{ id: 'bikes1', type: 'Bikes', v: 1, props }],
  } as const;
  return String(renderPage({ ...document, blocks: [...document.blocks] }, { ...context, ...given }).parts[0]);
};

describe('the question to the CMS', () => {
  test.each([
    [{ bikeType: type }, '/api/bikes-filter/bike-types-brand?bike_type=city%20%26%20town&country=nl'],
    [{ source: 'brand', bikeBrand: brand }, '/api/bikes-filter/bike-types-brand?bike_brand=ventoux&country=nl'],
    [{ source: 'brand', bikeType: type }, undefined],
    [{}, undefined],
  ])('%j asks %s', (props, address) => {
    const around = createContext(context);
    expect(Bikes.request?.(bindProps(Bikes, props, around), around.env)).toBe(address);
    const blocks = [{ id: 'bikes1', type: 'Bikes', v: 1, props }];
    const asked = collectRequests({ format: 'page', formatVersion: 1, blocks }, registry, around);
    expect(asked).toEqual(address ? [address] : []);
  });
});

test('while nothing is chosen the canvas says what to do, and visitors see nothing', () => {
  expect(draw({})).toContain('Please select a bike type or brand to display bikes.');
  expect(draw({ source: 'brand', bikeType: type })).toContain('Please select a bike type or brand to display bikes.');
  expect(draw({}, { mode: 'site' })).toBe('undefined');
});

test('a type that was deleted is said to be gone', () => {
  const refs = { 'api::bike-type.bike-type:t1': null };
  expect(draw({ bikeType: type }, { refs })).toContain('This bike type or brand was deleted.');
});

test('the canvas waits for the answer', () => {
  expect(draw({ bikeType: type })).toContain('De fietsen worden geladen…');
});

test('a card has a place for what the bike costs a month where a calculator is known and the price is a number', () => {
  const bikes = [
    { title: 'Tourer', slug: 'tourer', price: 2899 },
    { title: 'Ridge', slug: 'ridge', price: 'On request' },
  ];
  const responses = { [`${BIKES}city%20%26%20town&country=nl`]: { status: 'loaded', data: bikes } };
  const site = { mode: 'site', responses, calculatorSlug: 'nl-2026' };
  const places = draw({ bikeType: type }, site).match(/<bike-costs [^>]*>/g);
  expect(places).toHaveLength(1);
  expect(places?.[0]).toContain('data-slug="nl-2026" data-price="2899"');
  expect(draw({ bikeType: type }, { ...site, calculatorSlug: undefined })).not.toContain('bike-costs');
});

test('a card says what the CMS has calculated, and the list for whom', () => {
  const lease = { monthly: 57.3, saving: -12, takeover: 520, months: 36, taxClass: 'I' };
  const bikes = [
    { title: 'Tourer', slug: 'tourer', price: 2899, lease },
    { title: 'Ridge', slug: 'ridge', price: 1899, lease: 'of another version' },
  ];
  const responses = { [`${BIKES}city%20%26%20town&country=nl`]: { status: 'loaded', data: bikes } };
  const drawn = draw({ bikeType: type }, { mode: 'site', responses, calculatorSlug: 'nl-2026' });
  expect(drawn.match(/>[^<>]+(?=<\/(span|costs-basis)>)/g)?.filter((text) => /maand|Zelf/.test(text))).toEqual([
    '>€\u00a057,30 per maand',
    '>Zelf kopen is €\u00a012 goedkoper',
    '>Netto, bij €\u00a03.450 bruto per maand en een looptijd van 36 maanden. Berekend met belastingklasse I.',
  ]);
});

describe('reading the answer', () => {
  const place = { typeNames: { cargo: 'Bakfiets' }, currency: 'euro', fileBase: 'https://cms.example' } as const;
  const bike = { title: 'Tourer', slug: 'tourer' };

  test.each([
    ['2899', '€\u00a02.899'],
    ['2.899,5', '€\u00a02.899,50'],
    ['€ 10', '€ 10'],
    ['from 10 kr', 'from 10 kr'],
    [1849.9, '€\u00a01.849,90'],
    [5990, '€\u00a05.990'],
    [null, ''],
  ])('the price %j is shown as %j', (price, text) => {
    expect(readBikes([{ ...bike, price }], place)[0]?.price).toBe(text);
  });

  test.each([
    ['/uploads/a.jpg', 'https://cms.example/uploads/a.jpg'],
    [{ url: '/uploads/a.jpg' }, 'https://cms.example/uploads/a.jpg'],
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['//elsewhere.example/a.jpg', ''],
    ['javascript:alert(1)', ''],
    [7, ''],
  ])('the image %j is loaded from %j', (image, url) => {
    expect(readBikes([{ ...bike, image }], place)[0]?.image).toBe(url);
  });

  test.each([[null], [{}], ['<html>'], [[null, 1, 'x', [], { title: 'No page' }]], [{ data: { title: 'No list' } }]])(
    '%j holds no bikes',
    (answer) => {
      expect(readBikes(answer, place)).toEqual([]);
    },
  );

  test('a picture comes in the sizes that the CMS has of it, and a type by its name in the language of the page', () => {
    const [read] = readBikes(
      [{ ...bike, image: '/uploads/a.jpg', image_width: 600, bike_type: 'Cargo', bike_type_value: 'cargo' }],
      place,
    );
    expect(read).toMatchObject({ bikeType: 'Bakfiets' });
    expect(read?.sources).toContain('https://cms.example/uploads/small_a.webp 500w');
  });

  test('brand and type may be texts or entries', () => {
    const [read] = readBikes({ data: [{ ...bike, brand: { title: 'Ventoux' }, bike_type: 'City' }] }, place);
    expect(read).toMatchObject({ brand: 'Ventoux', bikeType: 'City' });
  });
});
