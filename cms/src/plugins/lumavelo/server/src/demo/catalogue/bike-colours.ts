/** The lacquers of the demo's bikes by what makers call them; a bike's picture is drawn in them. */
export const BIKE_COLOURS = {
  'Night black': '#22282d',
  'Pearl white': '#e2ded3',
  Sand: '#c9b28c',
  'Moss green': '#5f7350',
  'Bottle green': '#1d5140',
  'Sage green': '#8a9c82',
  Petrol: '#1d5f70',
  'Pigeon blue': '#5f7f99',
  'Night blue': '#23395d',
  'Cobalt blue': '#1f5fae',
  'Ice blue': '#9dbcc9',
  'Wine red': '#7d2436',
  'Coral red': '#d4513f',
  'Rust red': '#a3401f',
  Orange: '#ea6a2a',
  'Mustard yellow': '#d09a25',
  'Slate grey': '#4a5359',
  'Silver grey': '#a7afb2',
  Aubergine: '#5b3560',
} as const;

export type BikeColour = keyof typeof BIKE_COLOURS;

/** What goes with dark lacquer, and what with light. */
const ACCENTS: Readonly<Partial<Record<BikeColour, string>>> = {
  Orange: '#22282d',
  'Coral red': '#f4ead6',
  'Rust red': '#f4ead6',
  'Wine red': '#e9c46a',
  'Mustard yellow': '#1d5140',
  Sand: '#a3401f',
  'Pearl white': '#1d5f70',
  'Cobalt blue': '#ffd08a',
  Petrol: '#ffd08a',
};

/** Colour of the stripes and lights of a bike. */
export function accentOf(colour: BikeColour): string {
  return ACCENTS[colour] ?? '#f2a33a';
}
