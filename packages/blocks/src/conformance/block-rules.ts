import { type AnswerStates, type AnyBlockDefinition, type EditorText, type Fields, readProps } from 'page-format';
import type { Fixture, Fixtures } from '../fixtures/define-fixtures.ts';
import { LOCALES, type Locale } from '../site/locales.ts';
import type { VisitorText } from '../site/messages.ts';

/**
 * What every block promises, as rules that return sentences about what is missing; an empty list is a promise kept.
 * They take plain values, so that tests can show them a block that breaks each one.
 */

const USUAL_SAMPLES = ['default', 'empty', 'full', 'longText'] as const;

/** The four usual samples, and one for each past version, which is what runs a migration. */
export function checkSamples(definition: AnyBlockDefinition, fixtures: Fixtures | undefined): string[] {
  const { type, version } = definition;
  if (!fixtures) return [`${type} has no fixtures.ts. Add one with the samples ${USUAL_SAMPLES.join(', ')}.`];
  const complaints: string[] = [];
  if (fixtures.type !== type) complaints.push(`The fixtures of ${type} say they are of "${fixtures.type}".`);
  for (const name of USUAL_SAMPLES) {
    if (!fixtures.samples[name]) complaints.push(`${type} has no sample "${name}".`);
  }
  for (let past = 1; past < version; past += 1) {
    const migration = definition.migrations[past - 1]?.name;
    if (fixtures.samples[`v${past}`]?.v !== past) {
      complaints.push(
        `${type} has no sample "v${past}" with v: ${past}, so its migration "${migration}" is never run.`,
      );
    }
  }
  return complaints;
}

/** A picture for the palette, or the reason why there is none. */
export function checkPicture({ type, samples }: Fixtures, files: readonly string[]): string[] {
  const isDrawn = !Object.values(samples).some(({ picture }) => picture && 'none' in picture);
  if (isDrawn === files.includes('picture.webp')) return [];
  return isDrawn
    ? [
        `${type} has no picture.webp. Draw it with e2e/scripts/draw-block-pictures.ts, or give its default sample picture: { none: 'why' }.`,
      ]
    : [`${type} has a picture.webp, and its fixtures say that it has none.`];
}

/** Words that are the same in English and in another language of the sites. */
const SHARED_WORDS = 'dealer dealers display e-bike frame material motor optional play transmission type'.split(' ');

/**
 * The texts of a `messages.ts`: every export is a record of messages, and every message has words in all languages, with
 * the same places to fill in, and none that was left in English.
 * @param messages the module, or undefined for blocks without visitor texts
 */
export function checkMessages(type: string, messages: Record<string, unknown> | undefined): string[] {
  return Object.entries(messages ?? {}).flatMap(([exported, texts]) => {
    if (typeof texts !== 'object' || texts === null) {
      return [`${type}: messages.ts exports "${exported}", which is no record of messages.`];
    }
    return Object.entries(texts).flatMap(([name, text]) =>
      LOCALES.flatMap((locale) => {
        const problem = describeText((text ?? {}) as Partial<VisitorText>, locale);
        return problem ? [`${type}: the message "${exported}.${name}" ${problem} in ${locale}.`] : [];
      }),
    );
  });
}

function describeText(text: Partial<VisitorText>, locale: Locale): string | undefined {
  const own = text[locale];
  // Flemish and Austrian words are there where they differ.
  if (own === undefined && (locale === 'be' || locale === 'de-AT')) return undefined;
  if (!hasWords(own)) return 'has no text';
  if (locale === 'en' || !hasWords(text.en)) return undefined;
  if (String(listPlaces(own)) !== String(listPlaces(text.en))) return 'has other places to fill in than in English';
  const words = own
    .replace(/\{\w+\}|\d/g, '')
    .trim()
    .toLowerCase();
  return own === text.en && words !== '' && !SHARED_WORDS.includes(words) ? 'is still English' : undefined;
}

function listPlaces(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
}

/** The languages of the editor that are complete; who works in another one reads English. */
export const EDITOR_LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;

/** Words that a language has left for others: “Button”, “Tab” and “Call-to-Action”, “calculator”; and spaces of French. */
const LEFT_BEHIND: Readonly<Record<(typeof EDITOR_LANGUAGES)[number], RegExp>> = {
  en: /\b(?:own width|own text colour)\b/i,
  de: /Geräteweiche|Handlungs(?:karte|aufruf)|Schaltfläche|\bReitern?\b|\bFirma\b/,
  nl: /rekentool|invulveld|[‘"]/i,
  fr: / [:;!?»]|« /,
};

/** Says for which languages of the editor a text has no words, other places to fill in than in English, or other terms. */
export function checkEditorText(place: string, text: EditorText | undefined): string[] {
  const places = (words = '') => String([...words.matchAll(/\{\w+\}/g)].sort());
  return EDITOR_LANGUAGES.flatMap((language) => {
    const words = text?.[language];
    if (!hasWords(words)) return [`${place} has no text in ${language}.`];
    const term = LEFT_BEHIND[language].exec(words)?.[0];
    if (term) return [`${place} says "${term}" in ${language}.`];
    return places(words) === places(text?.en)
      ? []
      : [`${place} has other places to fill in than in English in ${language}.`];
  });
}

/**
 * The texts editors read, in every language of the editor: label, description, every field, option, help and area, what
 * may be wrong with a pattern, the command that wraps, the states, and what the samples make the block ask for.
 */
export function checkEditorTexts(
  definition: AnyBlockDefinition,
  states: AnswerStates = {},
  samples: readonly Fixture[] = [],
): string[] {
  const complaints: string[] = [];
  const check = (place: string, text: EditorText | undefined) => {
    complaints.push(...checkEditorText(`${definition.type}: ${place}`, text));
  };
  const checkFields = (fields: Fields, path: string) => {
    for (const [name, field] of Object.entries(fields)) {
      const place = `${path}${name}`;
      check(`the label of ${place}`, field.label);
      if (field.help) check(`the help of ${place}`, field.help);
      const { options = [], pattern, itemLabel, item } = field as DescribedField;
      for (const option of options) check(`the option ${String(option.value)} of ${place}`, option.label);
      if (pattern) check(`the message of ${place}`, pattern.message);
      if (itemLabel) check(`the item label of ${place}`, itemLabel);
      if (item) checkFields(item, `${place}.`);
    }
  };
  check('the label', definition.label);
  check('the description', definition.description);
  checkFields(definition.props, '');
  for (const [name, rule] of Object.entries(definition.areas ?? {})) check(`the area ${name}`, rule.label);
  if (definition.itemAreas) check('the area of each item', definition.itemAreas.label);
  if (definition.wraps) check('the command that wraps', definition.wraps.label);
  for (const [name, { label }] of Object.entries(states)) check(`the state ${name}`, label);
  for (const { props } of samples) {
    const read = readProps(definition, props);
    for (const text of [definition.prompt?.(read), definition.placeholder?.(read)]) {
      if (text) check(`"${text.en}"`, text);
    }
  }
  return [...new Set(complaints)];
}

/** The texts that kinds of field have besides their label. */
interface DescribedField {
  options?: readonly { value: unknown; label: EditorText }[];
  pattern?: { message: EditorText };
  itemLabel?: EditorText;
  item?: Fields;
}

/**
 * The files of a block's folder.
 * @param files names of the files in the folder
 * @param siteIslands names of the files in `web/src/islands`
 */
export function checkFolder(
  definition: Pick<AnyBlockDefinition, 'type' | 'island' | 'element' | 'version' | 'request'>,
  files: readonly string[],
  siteIslands: readonly string[],
): string[] {
  const { type } = definition;
  const complaints: string[] = [];
  const require = (file: string, why: string) => {
    if (!files.includes(file)) complaints.push(`${type} has no ${file}${why}.`);
  };
  for (const file of ['block.ts', 'View.tsx', 'fixtures.ts', 'style.css']) require(file, '');
  if (definition.request) require('states.ts', ': the answers that editors look at it with');
  if (definition.version > 1) require('migrations.ts', ', but past versions');
  const pairs = [
    ['Island.tsx', definition.island],
    ['element.ts', definition.element],
  ] as const;
  for (const [file, declared] of pairs) {
    if (declared) require(file, ', though its declaration says so');
    else if (files.includes(file)) complaints.push(`${type} has an ${file} that its declaration does not name.`);
  }
  const hasSiteIsland = siteIslands.includes(`${type}.astro`);
  if (definition.island && !hasSiteIsland) {
    complaints.push(`web/src/islands/${type}.astro is missing: the line that says when the island wakes.`);
  }
  if (!definition.island && hasSiteIsland) {
    complaints.push(`web/src/islands/${type}.astro belongs to a block without an island.`);
  }
  return complaints;
}

function hasWords(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
