import { type AnyBlockDefinition, CATEGORIES } from '../core/define-block.ts';
import type { Fields } from '../core/field.ts';
import { LOCALES } from '../core/locales.ts';
import type { EditorText } from '../core/text.ts';
import type { Fixtures } from '../fixtures/define-fixtures.ts';

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

/**
 * The texts of a `messages.ts`: every export is a record of messages, and every message has words in all locales.
 * @param messages the module, or undefined for blocks without visitor texts
 */
export function checkMessages(type: string, messages: Record<string, unknown> | undefined): string[] {
  return Object.entries(messages ?? {}).flatMap(([exported, texts]) => {
    if (typeof texts !== 'object' || texts === null) {
      return [`${type}: messages.ts exports "${exported}", which is no record of messages.`];
    }
    return Object.entries(texts).flatMap(([name, text]) =>
      LOCALES.filter((locale) => !hasWords((text as Record<string, unknown> | null)?.[locale])).map(
        (locale) => `${type}: the message "${exported}.${name}" has no text in ${locale}.`,
      ),
    );
  });
}

/** The texts editors read: label, description, every field, option, help and area, in English and German. */
export function checkEditorTexts(definition: AnyBlockDefinition): string[] {
  const complaints: string[] = [];
  const check = (place: string, text: EditorText | undefined) => {
    for (const language of ['en', 'de'] as const) {
      if (!hasWords(text?.[language])) complaints.push(`${definition.type}: ${place} has no text in ${language}.`);
    }
  };
  const checkFields = (fields: Fields, path: string) => {
    for (const [name, field] of Object.entries(fields)) {
      const place = `${path}${name}`;
      check(`the label of ${place}`, field.label);
      if (field.help) check(`the help of ${place}`, field.help);
      if ('options' in field) {
        for (const option of field.options as { value: unknown; label: EditorText }[]) {
          check(`the option ${String(option.value)} of ${place}`, option.label);
        }
      }
      if ('itemLabel' in field) check(`the item label of ${place}`, field.itemLabel as EditorText);
      if ('item' in field) checkFields(field.item as Fields, `${place}.`);
    }
  };
  check('the label', definition.label);
  check('the description', definition.description);
  checkFields(definition.props, '');
  for (const [name, rule] of Object.entries(definition.areas ?? {})) check(`the area ${name}`, rule.label);
  if (definition.itemAreas) check('the area of each item', definition.itemAreas.label);
  if (!CATEGORIES.includes(definition.category)) complaints.push(`${definition.type}: no such category.`);
  return complaints;
}

/**
 * The files of a block's folder.
 * @param files names of the files in the folder
 * @param siteIslands names of the files in `web/src/islands`
 */
export function checkFolder(
  definition: Pick<AnyBlockDefinition, 'type' | 'island' | 'element' | 'version'>,
  files: readonly string[],
  siteIslands: readonly string[],
): string[] {
  const { type } = definition;
  const complaints: string[] = [];
  const require = (file: string, why: string) => {
    if (!files.includes(file)) complaints.push(`${type} has no ${file}${why}.`);
  };
  for (const file of ['block.ts', 'View.tsx', 'fixtures.ts', 'style.css']) require(file, '');
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

function hasWords(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
