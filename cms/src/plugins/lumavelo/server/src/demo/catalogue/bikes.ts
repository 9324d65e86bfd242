import type { Country } from '@lumavelo/blocks/site';

export const BRANDS = [
  { title: 'Ventara', slug: 'ventara', description: 'Light bikes for long roads, built in the hills of Provence.' },
  { title: 'Nordwand', slug: 'nordwand', description: 'Mountain bikes from people who ride before breakfast.' },
  { title: 'Grachten', slug: 'grachten', description: 'City bikes that stand outside all winter and still shine.' },
  { title: 'Kiste & Co', slug: 'kiste-co', description: 'Cargo bikes for children, crates and the occasional cello.' },
  { title: 'Polderwind', slug: 'polderwind', description: 'Upright comfort against any headwind.' },
  { title: 'Alpenglanz', slug: 'alpenglanz', description: 'Trekking bikes made for passes and panniers.' },
  { title: 'Faltro', slug: 'faltro', description: 'Folding bikes that fit under every train seat.' },
  { title: 'Kolibria', slug: 'kolibria', description: 'Small workshop, colourful frames, quiet motors.' },
] as const;

export const TYPES = [
  { title: 'City', value: 'city' },
  { title: 'Trekking', value: 'trekking' },
  { title: 'Cargo', value: 'cargo' },
  { title: 'Mountain', value: 'mountain' },
  { title: 'Road', value: 'road' },
  { title: 'Folding', value: 'folding' },
] as const;

export type BikeTypeValue = (typeof TYPES)[number]['value'];
type BrandSlug = (typeof BRANDS)[number]['slug'];

/** What bikes of a type have in common; each model varies it. */
interface Line {
  type: BikeTypeValue;
  /** Models, each of a brand. The first ones have no motor. */
  models: readonly (readonly [name: string, brand: BrandSlug])[];
  withoutMotor: number;
  /** Price of the cheapest model, and how much each further one costs more. */
  price: readonly [from: number, step: number];
  weight: readonly [lightest: number, step: number];
  frame: Record<string, string>;
  gears: readonly string[];
  brakes: Record<string, string>;
  wheels: Record<string, string>;
  equipment: Record<string, string>;
  engine: readonly [name: string, description: string];
  range: readonly [from: number, step: number];
}

const LINES: readonly Line[] = [
  {
    type: 'city',
    models: [
      ['Singel', 'grachten'],
      ['Amstel 3', 'grachten'],
      ['Dijk', 'polderwind'],
      ['Amstel E', 'grachten'],
      ['Molen E7', 'polderwind'],
      ['Nectar', 'kolibria'],
      ['Jordaan E', 'grachten'],
      ['Zephir C', 'ventara'],
      ['Wolkenrad', 'polderwind'],
      ['Colibri Uno', 'kolibria'],
    ],
    withoutMotor: 3,
    price: [799, 265],
    weight: [16.8, 0.9],
    frame: { material: 'Aluminium', shape: 'Low step', sizes: 'S, M, L', fork: 'Rigid', max_load: '140 kg' },
    gears: ['3, hub', '7, hub', '8, hub'],
    brakes: { type: 'Roller brakes', front: 'Roller', rear: 'Coaster' },
    wheels: { size: '28 inch', tyres: '47-622, puncture protected', rims: 'Double wall aluminium' },
    equipment: { lights: 'LED 40 lux', lock: 'Frame lock', carrier: 'Rear, 25 kg', mudguards: 'Yes', kickstand: 'Yes' },
    engine: ['Stroom F40', 'Front hub motor, 40 Nm, quiet'],
    range: [70, 12],
  },
  {
    type: 'trekking',
    models: [
      ['Passo', 'alpenglanz'],
      ['Chemin 10', 'ventara'],
      ['Talweg', 'alpenglanz'],
      ['Talweg E', 'alpenglanz'],
      ['Tourer E10', 'ventara'],
      ['Deltaroute', 'polderwind'],
      ['Fernweh', 'alpenglanz'],
      ['Horizon E', 'ventara'],
      ['Wadden E9', 'polderwind'],
      ['Transalp E', 'alpenglanz'],
    ],
    withoutMotor: 3,
    price: [1_149, 330],
    weight: [14.9, 1.2],
    frame: {
      material: 'Aluminium',
      shape: 'Diamond or trapeze',
      sizes: 'S, M, L, XL',
      fork: '63 mm travel',
      max_load: '150 kg',
    },
    gears: ['10, derailleur', '11, derailleur', '12, derailleur'],
    brakes: { type: 'Hydraulic disc brakes', front: '180 mm', rear: '160 mm' },
    wheels: { size: '28 inch', tyres: '50-622, all weather', rims: 'Double wall aluminium' },
    equipment: { lights: 'LED 70 lux', lock: 'Frame lock', carrier: 'Rear, 27 kg', mudguards: 'Yes', kickstand: 'Yes' },
    engine: ['Stroom M75', 'Mid motor, 75 Nm'],
    range: [95, 11],
  },
  {
    type: 'cargo',
    models: [
      ['Bakker', 'kiste-co'],
      ['Bakker E', 'kiste-co'],
      ['Kiste Familie', 'kiste-co'],
      ['Longtail Duo', 'kolibria'],
      ['Fracht 80', 'kiste-co'],
      ['Polderbak', 'polderwind'],
      ['Kiste Lang', 'kiste-co'],
      ['Longtail Trio', 'kolibria'],
      ['Driewieler E', 'polderwind'],
      ['Fracht 120', 'kiste-co'],
    ],
    withoutMotor: 1,
    price: [2_299, 480],
    weight: [31.5, 2.4],
    frame: { material: 'Steel', shape: 'Front loader', sizes: 'One size', fork: 'Reinforced', max_load: '220 kg' },
    gears: ['8, hub', 'Stepless, hub', '10, derailleur'],
    brakes: { type: 'Hydraulic disc brakes', front: '203 mm', rear: '180 mm' },
    wheels: { size: '20 and 26 inch', tyres: '55-406 and 60-559', rims: 'Reinforced' },
    equipment: {
      lights: 'LED 100 lux',
      lock: 'Chain 120 cm',
      carrier: 'Box, 80 kg',
      mudguards: 'Yes',
      kickstand: 'Double',
    },
    engine: ['Stroom C85', 'Mid motor, 85 Nm'],
    range: [60, 7],
  },
  {
    type: 'mountain',
    models: [
      ['Fels 27', 'nordwand'],
      ['Fels 29', 'nordwand'],
      ['Grat', 'nordwand'],
      ['Piste Noire', 'ventara'],
      ['Kante', 'nordwand'],
      ['Fels E', 'nordwand'],
      ['Murmel E', 'alpenglanz'],
      ['Grat E', 'nordwand'],
      ['Gipfel E', 'alpenglanz'],
      ['Kante E Carbon', 'nordwand'],
    ],
    withoutMotor: 5,
    price: [999, 490],
    weight: [12.9, 1.1],
    frame: {
      material: 'Aluminium',
      shape: 'Hardtail',
      sizes: 'S, M, L, XL',
      fork: '120 mm travel, lockable',
      max_load: '130 kg',
    },
    gears: ['11, derailleur', '12, derailleur', '12, electronic'],
    brakes: { type: 'Hydraulic disc brakes', front: '203 mm', rear: '203 mm' },
    wheels: { size: '29 inch', tyres: '60-622, tubeless ready', rims: 'Aluminium, 30 mm' },
    equipment: { lights: 'None', lock: 'None', carrier: 'None', mudguards: 'None', kickstand: 'None' },
    engine: ['Stroom X90', 'Mid motor, 90 Nm'],
    range: [65, 8],
  },
  {
    type: 'road',
    models: [
      ['Mistral', 'ventara'],
      ['Mistral Disc', 'ventara'],
      ['Klinker', 'polderwind'],
      ['Gravier', 'ventara'],
      ['Serpentine', 'alpenglanz'],
      ['Colibri Sprint', 'kolibria'],
      ['Mistral Carbon', 'ventara'],
      ['Schotter', 'nordwand'],
      ['Mistral E', 'ventara'],
      ['Gravier E', 'ventara'],
    ],
    withoutMotor: 8,
    price: [1_299, 540],
    weight: [7.9, 0.6],
    frame: { material: 'Carbon', shape: 'Diamond', sizes: '50, 52, 54, 56, 58', fork: 'Carbon', max_load: '120 kg' },
    gears: ['2 × 11, derailleur', '2 × 12, derailleur', '1 × 13, electronic'],
    brakes: { type: 'Hydraulic disc brakes', front: '160 mm', rear: '140 mm' },
    wheels: { size: '28 inch', tyres: '32-622', rims: 'Aluminium, 25 mm' },
    equipment: { lights: 'None', lock: 'None', carrier: 'None', mudguards: 'None', kickstand: 'None' },
    engine: ['Stroom R55', 'Rear hub motor, 55 Nm, 1.9 kg'],
    range: [90, 10],
  },
  {
    type: 'folding',
    models: [
      ['Klapp 16', 'faltro'],
      ['Klapp 20', 'faltro'],
      ['Perron', 'faltro'],
      ['Bagage', 'kolibria'],
      ['Quai', 'faltro'],
      ['Perron 3', 'faltro'],
      ['Valise', 'kolibria'],
      ['Klapp E16', 'faltro'],
      ['Klapp E20', 'faltro'],
      ['Perron E', 'faltro'],
    ],
    withoutMotor: 7,
    price: [699, 215],
    weight: [9.8, 0.8],
    frame: {
      material: 'Aluminium',
      shape: 'Folding, 58 × 56 × 28 cm',
      sizes: 'One size',
      fork: 'Rigid',
      max_load: '110 kg',
    },
    gears: ['1', '3, hub', '6, derailleur'],
    brakes: { type: 'Rim brakes', front: 'Dual pivot', rear: 'Dual pivot' },
    wheels: { size: '20 inch', tyres: '35-406', rims: 'Double wall aluminium' },
    equipment: { lights: 'LED 30 lux', lock: 'None', carrier: 'Front block', mudguards: 'Yes', kickstand: 'Yes' },
    engine: ['Stroom S25', 'Front hub motor, 25 Nm'],
    range: [35, 9],
  },
];

export interface DemoBike {
  model: string;
  brand: BrandSlug;
  type: BikeTypeValue;
  slug: string;
  year: number;
  retail_price: number;
  countries: Country[];
  bike_specifics: Record<string, Record<string, string>>;
  ebike_specifics: Record<string, unknown> | null;
}

/** The sixty bikes of the demo: six types, ten models each. */
export function listDemoBikes(): DemoBike[] {
  return LINES.flatMap((line) => line.models.map((_, index) => describeModel(line, index)));
}

function describeModel(line: Line, index: number): DemoBike {
  const [model, brand] = line.models[index] ?? ['', 'ventara'];
  const electric = index >= line.withoutMotor;
  const weight = (line.weight[0] + line.weight[1] * index).toFixed(1);
  const range = line.range[0] + line.range[1] * (index - line.withoutMotor);
  return {
    model,
    brand,
    type: line.type,
    slug: `${brand}-${model.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    year: 2025 + (index % 2),
    retail_price: line.price[0] + line.price[1] * index,
    countries: OFFERED_IN[index] ?? [],
    bike_specifics: {
      frame: { ...line.frame, weight: `${weight} kg` },
      drivetrain: {
        gears: line.gears[index % line.gears.length] ?? '',
        shifting: index % 3 === 2 ? 'Electronic' : 'Grip or trigger',
        transmission: index % 3 === 1 ? 'Belt' : 'Chain',
      },
      brakes: line.brakes,
      wheels: line.wheels,
      equipment: line.equipment,
    },
    ebike_specifics: electric ? describeMotor(line.engine, range, index) : null,
  };
}

/** Not every dealer network has every bike. */
const OFFERED_IN: Readonly<Record<number, Country[]>> = { 2: ['nl', 'be'], 6: ['de', 'at'], 8: ['nl', 'de', 'be'] };

function describeMotor([engine, description]: Line['engine'], range: number, index: number): Record<string, unknown> {
  const capacity = 400 + 50 * (index % 6);
  return {
    engine,
    engine_description: description,
    display: index % 2 === 0 ? 'Puls 200' : 'Puls Colour',
    display_description: index % 2 === 0 ? 'Speed, range, support' : 'Colour screen, navigation',
    charger: [{ title: '2 A' }, ...(index % 2 === 0 ? [] : [{ title: '4 A' }])],
    charger_description: index % 2 === 0 ? 'Full in 6 h' : 'Full in 3.5 h',
    battery: `${capacity} Wh`,
    battery_description: index % 3 === 0 ? 'In the frame, removable' : 'Under the carrier, removable',
    battery_range: range,
    battery_range_description: 'Medium support, flat roads',
  };
}
