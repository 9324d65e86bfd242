import { type Fixture, fixtures } from '@lumavelo/blocks/fixtures';

/** One page to compare: samples of a block under each other. */
export interface ComparedPage {
  type: string;
  /** Name of the gallery's page that shows them. */
  page: string;
  samples: [name: string, sample: Fixture][];
}

/** Blocks whose component is in a script of others: visitors see it, and the editor says that it does not run it. */
const OF_OTHERS: ReadonlySet<string> = new Set(['BusinessBikeCalculatorSE', 'BusinessBikeMapSE']);

/** What is compared: the samples of a block in one go, and each that shows an answer, or a flag, alone. */
export function listPages(type: keyof typeof fixtures): ComparedPage[] {
  const all: [string, Fixture][] = Object.entries(fixtures[type].samples);
  const samples = all.filter(([, { data }]) => data || !OF_OTHERS.has(type));
  if (type === 'FeatureContainer') return samples.map((sample) => ({ type, page: sample[0], samples: [sample] }));
  const unanswered = samples.filter(([, { data }]) => !data);
  return [
    ...(unanswered.length > 0 ? [{ type, page: 'unanswered', samples: unanswered }] : []),
    ...samples.filter(([, { data }]) => data).map((sample) => ({ type, page: sample[0], samples: [sample] })),
  ];
}
