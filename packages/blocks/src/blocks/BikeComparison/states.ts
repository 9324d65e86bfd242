import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const image = (name: string) => [
  { bike_image_set: { images: [{ url: `/gallery-media/${name}.jpg`, alternativeText: '' }] } },
];

export const city = {
  documentId: 'bike-singel',
  slug: 'lumavelo-singel',
  model: 'Singel',
  year: 2026,
  retail_price: 2999,
  bike_brand: { description: 'Lumavelo' },
  bike_variants: image('bike-city'),
  bike_specifics: {
    frame: { material: 'Aluminium', sizes: ['S', 'M', 'L'], weight: '23.4 kg' },
    drivetrain: { gears: '8', belt: true },
    brakes: { type: 'Hydraulic rim brakes' },
  },
  ebike_specifics: {
    engine: 'Bosch Active Line',
    engine_description: '40 Nm, quiet, in the bottom bracket',
    display: 'Purion 200',
    charger: ['2 A', '4 A'],
    battery_range: '110 km',
  },
};
export const trekking = {
  ...city,
  documentId: 'bike-alpenpass',
  slug: 'lumavelo-alpenpass',
  model: 'Alpenpass',
  retail_price: 3899,
  bike_variants: image('bike-trekking'),
  bike_specifics: {
    frame: { material: 'Aluminium', sizes: ['M', 'L', 'XL'], weight: '24.9 kg' },
    drivetrain: { gears: '12', belt: false },
    brakes: { type: 'Hydraulic disc brakes', seat_post: 'Suspended' },
  },
  ebike_specifics: {
    engine: 'Bosch Performance Line',
    engine_description: '75 Nm, made for hills',
    display: 'Purion 200',
    charger: ['4 A'],
    battery_range: '140 km',
  },
};

export const loaded = (data: unknown[]) => ({ status: 'loaded', data: { data } }) as const;

export const states = defineStates({
  sample: { label: STATE_LABELS.sample, data: loaded([city, trekking]) },
  loading: { label: STATE_LABELS.loading, data: { status: 'loading' } },
  empty: { label: STATE_LABELS.empty, data: loaded([]) },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'Not Found' } },
});
