import { calculator } from './calculators.ts';
import { call, ways } from './calls.ts';
import { hero, offer } from './openings.ts';
import { numbers, voice } from './proof.ts';
import { questions } from './questions.ts';
import { comparison, reasons, roles, steps } from './reasons.ts';
import type { Section } from './section.ts';

/** In the order in which they are offered. Each is complete but for what only the editor can choose or knows. */
export const SECTIONS: readonly Section[] = [
  ...[hero, offer],
  ...[reasons, steps, comparison, roles],
  ...[numbers, voice],
  questions,
  ...[call, ways],
  calculator,
];
