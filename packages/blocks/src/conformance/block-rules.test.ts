import type { Migration } from 'page-format';
import { choice, list, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { defineFixtures } from '../fixtures/define-fixtures.ts';
import { defineBlock } from '../site/define-block.ts';
import { checkEditorTexts, checkFolder, checkMessages, checkPicture, checkSamples } from './block-rules.ts';

const words = { en: 'Words', de: 'Wörter', nl: 'Woorden', fr: 'Mots' };

function badge(migrations: readonly Migration[] = []) {
  return defineBlock({
    type: 'Badge',
    category: 'elements',
    label: words,
    description: words,
    icon: 'Star',
    props: { title: text({ label: words }) },
    migrations,
  });
}

const samples = { default: { props: {} }, empty: { props: {} }, full: { props: {} }, longText: { props: {} } };

test('a block with all samples has no complaints', () => {
  expect(checkSamples(badge(), defineFixtures('Badge', samples))).toEqual([]);
});

test('a block without fixtures is named', () => {
  expect(checkSamples(badge(), undefined)).toEqual([
    'Badge has no fixtures.ts. Add one with the samples default, empty, full, longText.',
  ]);
});

test('a missing sample is named', () => {
  const { longText: _left, ...rest } = samples;
  expect(checkSamples(badge(), { type: 'Badge', samples: rest as typeof samples })).toEqual([
    'Badge has no sample "longText".',
  ]);
});

test('a migration that no sample runs is named', () => {
  const migrations = [
    { to: 2, name: 'rename-text-to-title', migrate: (props: Record<string, unknown>) => props },
    { to: 3, name: 'drop-colour', migrate: (props: Record<string, unknown>) => props },
  ];
  const fixtures = defineFixtures('Badge', { ...samples, v1: { v: 1, props: {} }, v2: { props: {} } });
  expect(checkSamples(badge(migrations), fixtures)).toEqual([
    'Badge has no sample "v2" with v: 2, so its migration "drop-colour" is never run.',
  ]);
});

test('a message without words in a locale is named', () => {
  const messages = {
    messages: { hello: { 'de-AT': 'Servus', de: 'Hallo', nl: 'Hallo', be: 'Dag', en: ' ' } },
  };
  expect(checkMessages('Badge', messages)).toEqual([
    'Badge: the message "messages.hello" has no text in en.',
    'Badge: the message "messages.hello" has no text in fr.',
  ]);
  expect(checkMessages('Badge', undefined)).toEqual([]);
});

test('a text that was left in English, or lost a place to fill in, is named', () => {
  const hello = { 'de-AT': 'Servus', de: 'Hallo', nl: 'Hallo', be: 'Hallo', en: 'Hello', fr: 'Hello' };
  const count = {
    'de-AT': '{count} Räder',
    de: 'Räder',
    nl: '{n} fietsen',
    be: '{count}',
    en: '{count} bikes',
    fr: '{count} vélos',
  };
  expect(checkMessages('Badge', { messages: { hello, count } })).toEqual([
    'Badge: the message "messages.hello" is still English in fr.',
    'Badge: the message "messages.count" has other places to fill in than in English in de.',
    'Badge: the message "messages.count" has other places to fill in than in English in nl.',
  ]);
});

test('a field, option or item without a label is named, however deep', () => {
  const definition = defineBlock({
    type: 'Badge',
    category: 'elements',
    label: { ...words, de: '' },
    description: words,
    icon: 'Star',
    props: {
      rows: list({
        label: words,
        itemLabel: words,
        item: {
          tone: choice({
            label: words,
            default: 'light',
            options: [{ value: 'light', label: { en: 'Light', de: '', nl: 'Licht' } }],
          }),
        },
      }),
    },
  });
  expect(checkEditorTexts(definition)).toEqual([
    'Badge: the label has no text in de.',
    'Badge: the option light of rows.tone has no text in de.',
    'Badge: the option light of rows.tone has no text in fr.',
  ]);
});

test('a term that a language has left, and a French space that may break, are named', () => {
  const label = { ...words, de: 'Schaltfläche', nl: 'Rekentool', fr: 'Mots : deux' };
  expect(checkEditorTexts({ ...badge(), label })).toEqual([
    'Badge: the label says "Schaltfläche" in de.',
    'Badge: the label says "Rekentool" in nl.',
    'Badge: the label says " :" in fr.',
  ]);
});

test('a block has a picture, or says why not', () => {
  const [hint] = checkPicture({ type: 'Badge', samples }, []);
  expect(hint).toContain('Badge has no picture.webp.');
  expect(checkPicture({ type: 'Badge', samples }, ['picture.webp'])).toEqual([]);
  const without = { ...samples, default: { props: {}, picture: { none: 'It is nothing but room.' } } };
  expect(checkPicture({ type: 'Badge', samples: without }, [])).toEqual([]);
  expect(checkPicture({ type: 'Badge', samples: without }, ['picture.webp'])).toEqual([
    'Badge has a picture.webp, and its fixtures say that it has none.',
  ]);
});

test('a state, a prompt and a wrapping command without words in a language are named', () => {
  const definition = {
    ...badge(),
    prompt: ({ title }: Record<string, unknown>) => (title ? undefined : { en: 'Please enter a title.' }),
    wraps: { label: { ...words, nl: ' ' } },
  };
  const states = { sent: { label: { ...words, fr: '' }, data: { status: 'idle' } } } as const;
  expect(checkEditorTexts(definition, states, Object.values(samples))).toEqual([
    'Badge: the command that wraps has no text in nl.',
    'Badge: the state sent has no text in fr.',
    ...['de', 'nl', 'fr'].map((language) => `Badge: "Please enter a title." has no text in ${language}.`),
  ]);
});

test('a folder is complete, and its island stands in the site exactly once', () => {
  const files = ['View.tsx', 'block.ts', 'fixtures.ts', 'style.css'];
  expect(checkFolder({ type: 'Badge', version: 1 }, files, [])).toEqual([]);
  expect(checkFolder({ type: 'Badge', version: 2 }, ['block.ts', 'View.tsx'], ['Badge.astro'])).toEqual([
    'Badge has no fixtures.ts.',
    'Badge has no style.css.',
    'Badge has no migrations.ts, but past versions.',
    'web/src/islands/Badge.astro belongs to a block without an island.',
  ]);
  expect(checkFolder({ type: 'Badge', version: 1, island: true }, [...files, 'element.ts'], [])).toEqual([
    'Badge has no Island.tsx, though its declaration says so.',
    'Badge has an element.ts that its declaration does not name.',
    'web/src/islands/Badge.astro is missing: the line that says when the island wakes.',
  ]);
});
