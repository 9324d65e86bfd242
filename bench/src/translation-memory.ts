import { createSimilarTexts } from '../../cms/src/plugins/page-builder/shared/translation/similar-texts.ts';
import { LEAST_SCORE, MOST_MATCHES } from '../../cms/src/plugins/page-builder/shared/translation-memory.ts';
import { type Benchmark, type Measurement, summarize } from './benchmark.ts';

const TEXTS = 100_000;
const QUESTIONS = 50;

/** What somebody who translates waits for at most, in milliseconds of processor time. */
const BUDGET = 50;

/** Words by how often texts have them: few are everywhere, and most are rare. */
const SYLLABLES = ['la', 'ti', 'ver', 'ken', 'sa', 'mon', 'de', 'ru', 'ing', 'bel', 'ste', 'fiets'];
const WORDS = Array.from({ length: 4_000 }, (_, number) =>
  [number % 12, Math.floor(number / 12) % 12, Math.floor(number / 144)]
    .map((part) => SYLLABLES[part % SYLLABLES.length])
    .join('')
    .concat(number > 1_728 ? String(number) : ''),
);

/** Texts of 4 to 15 words, the same ones in each run. */
function writeText(number: number): string {
  const length = 4 + (number % 12);
  const wordOf = (place: number) => {
    const share = ((number * 7_919 + place * 104_729) % 10_007) / 10_007;
    return WORDS[Math.floor(share ** 3 * WORDS.length)];
  };
  return Array.from({ length }, (_, place) => wordOf(place)).join(' ');
}

/** Similar texts of a large translation memory, beside what that may cost. */
export const translationMemory: Benchmark = {
  name: 'translation-memory',
  title: `Translation memory: similar texts among ${TEXTS}`,
  run: async () => measureMemory(),
};

function measureMemory(): Measurement {
  const texts = createSimilarTexts();
  const reading = process.cpuUsage();
  for (let number = 0; texts.size < TEXTS; number += 1) texts.add(`${writeText(number)} ${number % 997}`);
  const { user: read } = process.cpuUsage(reading);
  const runs: number[] = [];
  for (let question = 0; question < QUESTIONS; question += 1) {
    const number = question * 1_009;
    const start = process.cpuUsage();
    const found = texts.find(`${writeText(number)} ${number % 997} x`, LEAST_SCORE, MOST_MATCHES);
    const { user, system } = process.cpuUsage(start);
    if (found.length === 0) throw new Error(`Nothing is similar to text ${number}.`);
    runs.push((user + system) / 1000);
  }
  const ours = summarize(runs);
  return {
    unit: 'milliseconds of processor time',
    target: 1,
    ours,
    baseline: summarize([BUDGET]),
    ratio: BUDGET / ours.median,
    details: { readingInMilliseconds: read / 1000, slowest: Math.max(...runs) },
  };
}
