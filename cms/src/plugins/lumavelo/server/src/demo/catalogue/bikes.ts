import type { Country } from '@lumavelo/blocks/site';
import type { BikeColour } from './bike-colours.ts';
import { type Build, LINES, type Line, type Model } from './bike-lines.ts';

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
export type BrandSlug = (typeof BRANDS)[number]['slug'];

export interface DemoBike {
  model: string;
  brand: BrandSlug;
  type: BikeTypeValue;
  slug: string;
  year: number;
  retail_price: number;
  countries: Country[];
  colours: readonly BikeColour[];
  /** There is a picture of its details. */
  detailed: boolean;
  frame_sizes: { name: string; rider_from: number; rider_to: number }[];
  bike_specifics: Record<string, Record<string, string>>;
  ebike_specifics: Record<string, unknown> | null;
  /** How it is made, as its pictures are drawn. */
  build: Build;
}

/** The sixty bikes of the demo: six types, ten models each. */
export function listDemoBikes(): DemoBike[] {
  return LINES.flatMap((line) => line.models.map((model, index) => describeModel(line, model, index)));
}

export interface BikePicture {
  file: string;
  colour: BikeColour;
  view: 'whole' | 'detail';
}

/** The pictures of a bike: one in each colour, and of some a second one from near by, in the first colour. */
export function listBikePictures({ slug, colours, detailed }: DemoBike): BikePicture[] {
  const [first] = colours;
  const pictures: BikePicture[] = colours.map((colour) => ({
    file: `${slug}-${colour.toLowerCase().replace(' ', '-')}.jpg`,
    colour,
    view: 'whole',
  }));
  if (detailed && first) pictures.splice(1, 0, { file: `${slug}-detail.jpg`, colour: first, view: 'detail' });
  return pictures;
}

function describeModel(line: Line, [model, brand, colours, own]: Model, index: number): DemoBike {
  const build: Build = { ...line.build, ...own };
  const weight = (line.weight[0] + line.weight[1] * index).toFixed(1);
  const range = line.range[0] + line.range[1] * (index - line.withoutMotor);
  const gears = line.gears[build.gears] ?? [];
  return {
    model,
    brand,
    type: line.type,
    slug: `${brand}-${model.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    year: 2025 + (index % 2),
    retail_price: line.price[0] + line.price[1] * index,
    countries: OFFERED_IN[index] ?? [],
    colours,
    detailed: index === 3 || index === 5,
    frame_sizes: line.sizes.map(([name, from, to]) => ({ name, rider_from: from, rider_to: to })),
    bike_specifics: {
      frame: {
        material: line.material,
        shape: SHAPES[build.frame],
        sizes: line.sizes.map(([name]) => name).join(', '),
        fork: line.forks[build.fork],
        max_load: line.maxLoad,
        weight: `${weight} kg`,
      },
      drivetrain: {
        gears: gears[index % gears.length] ?? '',
        shifting: index % 3 === 2 ? 'Electronic' : 'Grip or trigger',
        transmission: build.belt ? 'Belt' : 'Chain',
      },
      brakes: describeBrakes(line, build),
      wheels: describeWheels(line, build),
      equipment: {
        lights: line.lights,
        lock: line.lock,
        carrier: describeCarrier(line, build),
        mudguards: build.mudguards ? 'Yes' : 'None',
        kickstand: build.stand ? (build.frame === 'front-loader' ? 'Double' : 'Yes') : 'None',
      },
    },
    ebike_specifics: build.motor ? describeMotor(line, build, range, index) : null,
    build,
  };
}

const SHAPES: Readonly<Record<Build['frame'], string>> = {
  'step-through': 'Low step',
  trapeze: 'Trapeze',
  diamond: 'Diamond',
  race: 'Diamond',
  hardtail: 'Hardtail',
  'full-suspension': 'Full suspension',
  folding: 'Folding, 58 × 56 × 28 cm',
  'front-loader': 'Front loader',
  longtail: 'Longtail',
  trike: 'Tricycle',
};

function describeBrakes({ rotors }: Line, { brakes }: Build): Record<string, string> {
  if (brakes === 'disc') return { type: 'Hydraulic disc brakes', front: rotors[0], rear: rotors[1] };
  if (brakes === 'rim') return { type: 'Rim brakes', front: 'Dual pivot', rear: 'Dual pivot' };
  return { type: 'Roller brakes', front: 'Roller', rear: 'Coaster' };
}

/** Inches as wheels are sold, by the diameter of their rims in millimetres. */
const INCHES: Readonly<Record<number, string>> = {
  622: '28',
  584: '27.5',
  559: '26',
  507: '24',
  406: '20',
  355: '18',
  305: '16',
};

function describeWheels({ type, tyres, rims }: Line, { wheels: [rear, front], tyre }: Build): Record<string, string> {
  const inches = (rim: number) => (type === 'mountain' && rim === 622 ? '29' : INCHES[rim]);
  const code = (rim: number) => `${tyre}-${rim}`;
  const sizes =
    rear === front
      ? { size: `${inches(rear)} inch`, tyres: code(rear) }
      : { size: `${inches(front)} and ${inches(rear)} inch`, tyres: `${code(front)} and ${code(rear)}` };
  return { size: sizes.size, tyres: [sizes.tyres, tyres].filter(Boolean).join(', '), rims };
}

function describeCarrier({ carrier, type }: Line, { load, rack, frame }: Build): string {
  if (load === 'seats') return 'Rear, 80 kg';
  if (frame === 'folding' && rack) return 'Rear, 15 kg';
  return type === 'city' && !rack ? 'None' : carrier;
}

/** Not every dealer network has every bike. */
const OFFERED_IN: Readonly<Record<number, Country[]>> = { 2: ['nl', 'be'], 6: ['de', 'at'], 8: ['nl', 'de', 'be'] };

function describeMotor(
  { engines }: Line,
  { motor, battery }: Build,
  range: number,
  index: number,
): Record<string, unknown> {
  const [engine, description] = (motor && engines[motor]) ?? ['', ''];
  const capacity = 400 + 50 * (index % 6);
  return {
    engine,
    engine_description: description,
    display: index % 2 === 0 ? 'Puls 200' : 'Puls Colour',
    display_description: index % 2 === 0 ? 'Speed, range, support' : 'Colour screen, navigation',
    charger: [{ title: '2 A' }, ...(index % 2 === 0 ? [] : [{ title: '4 A' }])],
    charger_description: index % 2 === 0 ? 'Full in 6 h' : 'Full in 3.5 h',
    battery: `${capacity} Wh`,
    battery_description: battery === 'rack' ? 'Under the carrier, removable' : 'In the frame, removable',
    battery_range: range,
    battery_range_description: 'Medium support, flat roads',
  };
}
