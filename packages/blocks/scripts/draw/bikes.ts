import type { BikeBuild } from './bike.ts';

/** Bicycles of the samples: one of each kind, and the kinds that also come with or without a battery. */

const town: BikeBuild = {
  frame: 'step-through',
  colour: '#1d5140',
  accent: '#f2a33a',
  wheels: [622, 622],
  tyre: 47,
  bar: 'swept',
  fork: 'rigid',
  brakes: 'disc',
  gears: 'hub',
  belt: true,
  motor: 'mid',
  battery: 'down-tube',
  mudguards: true,
  rack: true,
  lights: true,
  stand: true,
};

const bare = { mudguards: false, rack: false, lights: false, stand: false, belt: false } as const;

const KINDS = {
  city: town,
  trekking: {
    ...town,
    frame: 'diamond',
    colour: '#1f5fae',
    accent: '#ffd08a',
    tyre: 50,
    bar: 'flat',
    fork: 'suspension',
    gears: 'derailleur',
    belt: false,
  },
  mountain: {
    ...town,
    ...bare,
    frame: 'hardtail',
    colour: '#ea6a2a',
    accent: '#22282d',
    tyre: 60,
    bar: 'flat',
    fork: 'suspension',
    gears: 'derailleur',
    motor: undefined,
    battery: undefined,
  },
  road: {
    ...town,
    ...bare,
    frame: 'race',
    colour: '#23395d',
    tyre: 30,
    bar: 'drop',
    gears: 'derailleur',
    motor: undefined,
    battery: undefined,
  },
  cargo: {
    ...town,
    frame: 'front-loader',
    wheels: [559, 406],
    tyre: 55,
    fork: 'suspension',
    rack: false,
    load: 'wood',
  },
  folding: {
    ...town,
    frame: 'folding',
    colour: '#b8352a',
    accent: '#ffd08a',
    wheels: [406, 406],
    tyre: 42,
    bar: 'flat',
    brakes: 'rim',
    belt: false,
    motor: 'front-hub',
    rack: false,
  },
} satisfies Record<string, BikeBuild>;

const pedalled = { motor: undefined, battery: undefined, belt: false } as const;

export const BIKES = {
  ...KINDS,
  'city-classic': { ...KINDS.city, ...pedalled, colour: '#d09a25', accent: '#1d5140', brakes: 'roller', wall: 'cream' },
  'trekking-classic': { ...KINDS.trekking, ...pedalled, colour: '#4a5359', accent: '#ea6a2a' },
  'cargo-classic': { ...KINDS.cargo, ...pedalled, colour: '#1f5fae', accent: '#ffd08a', fork: 'rigid' },
  'folding-classic': { ...KINDS.folding, ...pedalled, colour: '#4a5359', accent: '#ea6a2a' },
  'road-electric': { ...KINDS.road, colour: '#a3401f', accent: '#ffd08a', battery: 'down-tube', motor: 'rear-hub' },
  'mountain-electric': { ...KINDS.mountain, colour: '#1f7a55', accent: '#ffd08a', battery: 'down-tube', motor: 'mid' },
} satisfies Record<string, BikeBuild>;
