import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnswerStates,
  type Block,
  checkShape,
  copyBlock,
  createBlock,
  createRegistry,
  type Fields,
  findProblems,
  type Loadable,
  listSegments,
  migrateDocument,
  type PageDocument,
  readTagged,
  writeTagged,
  writeTaggedLike,
} from 'page-format';
import type { ListField } from 'page-format/fields';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../calculator/messages.ts';
import { PALETTE } from '../fields/palette.ts';
import { type Fixtures, fixtureBlock, fixtureReferences, fixtures } from '../fixtures/index.ts';
import { islands } from '../generated/islands.ts';
import { messages } from '../generated/messages.ts';
import { states } from '../generated/states.ts';
import { views } from '../generated/views.ts';
import { registry } from '../registry.ts';
import { type IslandPart, renderPage } from '../render/index.ts';
import { PROMPTS } from '../site/error-texts.ts';
import { LOCALES } from '../site/locales.ts';
import type { SiteContext } from '../site/site-context.ts';
import { STATE_LABELS } from '../site/states.ts';
import { BIKE_FIELD_NAMES } from '../ui/bike-field-names.ts';
import {
  checkEditorText,
  checkEditorTexts,
  checkFolder,
  checkMessages,
  checkPicture,
  checkSamples,
} from './block-rules.ts';

/** What all blocks promise, asked of every block and every one of its samples. */

const blocksFolder = join(import.meta.dirname, '..', 'blocks');
const siteIslandsFolder = join(import.meta.dirname, '../../../../web/src/islands');
const siteIslands = existsSync(siteIslandsFolder) ? readdirSync(siteIslandsFolder) : [];
const allFixtures: Readonly<Record<string, Fixtures>> = fixtures;
const allStates: Readonly<Record<string, AnswerStates>> = states;
const allMessages: Readonly<Record<string, Record<string, unknown>>> = messages;

const refs = fixtureReferences((file) => `/images/${file}`);
const contextOf = (mode: SiteContext['mode']): SiteContext => ({
  mode,
  locale: 'nl',
  country: 'nl',
  lang: 'nl-NL',
  refs,
  cmsUrl: '',
});

const definitions = [...registry.values()];
/** A sample is a block and no page, so what holds for pages is not asked of it. */
const blocksAlone = createRegistry(definitions, registry.categories);
const samples = definitions.flatMap((definition) =>
  Object.entries(allFixtures[definition.type]?.samples ?? {}).map(([name, fixture]) => ({
    title: `${definition.type} ${name}`,
    definition,
    fixture,
    build: () => fixtureBlock(definition.type, name, fixture, (type) => registry.get(type)?.version ?? 1),
  })),
);

describe.each(definitions.map((definition) => [definition.type, definition] as const))('%s', (type, definition) => {
  test('has every sample, and one for each past version', () => {
    expect(checkSamples(definition, allFixtures[type])).toEqual([]);
  });

  test('has words for editors in four languages, and for visitors in six locales', () => {
    const samples = Object.values(allFixtures[type]?.samples ?? {});
    expect(checkEditorTexts(definition, allStates[type], samples)).toEqual([]);
    expect(checkMessages(type, allMessages[type])).toEqual([]);
  });

  test('has a complete folder', () => {
    const files = readdirSync(join(blocksFolder, type));
    expect(checkFolder(definition, files, siteIslands)).toEqual([]);
    expect(checkPicture(allFixtures[type] as Fixtures, files)).toEqual([]);
  });

  test('is valid as the palette inserts it, with ids of its own each time', () => {
    const block = createBlock(definition);
    expect(() => checkShape(documentOf(block))).not.toThrow();
    const broken = findProblems(documentOf(block), registry).filter((problem) => / must be /.test(problem.message.en));
    expect(broken).toEqual([]);
    expect(idsOf(block).filter((id) => idsOf(createBlock(definition)).includes(id))).toEqual([]);
  });
});

describe.each(samples)('$title', ({ definition, fixture, build }) => {
  const document = documentOf(build());

  test('is a sound document with the problems it names and no others', () => {
    const stored: unknown = JSON.parse(JSON.stringify(document));
    const current = migrateDocument(checkShape(stored), registry);
    const problems = findProblems(current, blocksAlone);
    expect(problems.map((problem) => problem.message.en)).toEqual(fixture.problems ?? []);
    expect(problems.filter((problem) => !problem.message.de)).toEqual([]);
  });

  test('keeps its ids when it is migrated, and gets new ones when it is copied', () => {
    const [block] = document.blocks as [Block];
    const [migrated] = migrateDocument(document, registry).blocks as [Block];
    expect(migrated.id).toBe(block.id);
    const copied = idsOf(copyBlock(block));
    expect(copied).toHaveLength(idsOf(block).length);
    expect(copied.filter((id) => idsOf(block).includes(id))).toEqual([]);
  });

  describe('drawn', () => {
    const warn = vi.spyOn(console, 'error');
    beforeEach(() => void warn.mockClear().mockImplementation(() => undefined));
    afterEach(() => expect(warn.mock.calls).toEqual([]));

    test('for visitors: marked with its type, with nothing for the editor, the same each time', () => {
      const markup = draw(document, 'site', fixture.data);
      expect(draw(document, 'site', fixture.data)).toBe(markup);
      if (markup !== '') expect(firstTag(markup)).toContain(` data-block="${definition.type}"`);
      expect(markup).not.toMatch(/data-block-id|BlockNotice/);
    });

    test('for editors: something to click on that names the block', () => {
      const markup = draw(document, 'edit', fixture.data);
      expect(firstTag(markup)).toContain(` data-block="${definition.type}"`);
      expect(firstTag(markup)).toContain(` data-block-id="${document.blocks[0]?.id}"`);
      expect(markup).not.toContain(' data-layer=');
    });
  });
});

test('every text of every sample comes back whole from a translation service that changes nothing', () => {
  const withoutEmptyMarks = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, part) => (key === 'marks' && part.length === 0 ? undefined : part)));
  for (const { definition, build } of samples) {
    for (const { text } of listSegments(definition, build().props)) {
      expect(withoutEmptyMarks(readTagged(text, writeTagged(text)))).toEqual(withoutEmptyMarks({ text }));
      expect(writeTaggedLike(text, text)).toEqual(writeTagged(text));
    }
  }
});

test.each(samples)('$title draws no link that leads nowhere where an editor chose none', ({ definition, build }) => {
  const block = build();
  const props = withoutLinks(block.props, definition.props as Fields);
  // A link that was refused has an empty address as well (specification point 5).
  const countEmpty = (drawn: Block) => draw(documentOf(drawn), 'site').split(' href=""').length - 1;
  expect(countEmpty({ ...block, props })).toBe(countEmpty(block));
});

/** Values whose links, where one need not be chosen, are empty. */
function withoutLinks(values: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  const emptied = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field?.kind === 'link' && field.default === '') return [name, ''];
    if (field?.kind !== 'list' || !Array.isArray(value)) return [name, value];
    return [name, value.map((item) => withoutLinks(item, (field as unknown as ListField).item))];
  });
  return Object.fromEntries(emptied);
}

const holders = samples.filter(({ definition }) => definition.areas || definition.itemAreas);

test.each(holders)(
  '$title shows editors what stands in it, whatever else is still missing',
  ({ definition, build }) => {
    const block = build();
    const inside = (markup: string) => [...markup.matchAll(/ data-block-id="([^"]+)"/g)].map(([, id]) => id);
    const shown = inside(draw(documentOf(block), 'edit'));
    for (const name of Object.keys(block.props)) {
      // What decides over the areas themselves: without the item there is none, and a link has no popup.
      if (['list', 'choice'].includes((definition.props as Fields)[name]?.kind ?? '')) continue;
      const { [name]: _, ...rest } = block.props;
      const emptied = { ...rest, ...(typeof block.props[name] === 'string' && { [name]: '' }) };
      expect(inside(draw(documentOf({ ...block, props: emptied }), 'edit'))).toEqual(shown);
    }
  },
);

test.each(samples.filter(({ definition }) => definition.island))(
  '$title starts, as an island, exactly from its View',
  ({ build, fixture }) => {
    const block = build();
    const responses = fixture.data && { [block.id]: fixture.data };
    const { parts } = renderPage(documentOf(block), { ...contextOf('site'), ...(responses && { responses }) });
    for (const part of parts) {
      if (typeof part !== 'string') expect(drawWith(islands, part)).toBe(drawWith(views, part));
    }
  },
);

test('what several blocks share has words for editors in four languages', () => {
  const categories = registry.categories.map(({ name, label }) => [`the category ${name}`, label] as const);
  const prompts = Object.entries({ ...PROMPTS, ...STATE_LABELS });
  const colours = Object.entries(PALETTE).map(([name, { label }]) => [`the colour ${name}`, label] as const);
  for (const [place, text] of [...categories, ...prompts, ...colours]) expect(checkEditorText(place, text)).toEqual([]);
});

const sharedMessages = readdirSync(join(import.meta.dirname, '../ui')).flatMap(
  (file) => /^(.+)-messages\.ts$/.exec(file)?.[1] ?? [],
);

test.each(sharedMessages)('the words that several blocks share for %s are there in six locales', async (name) => {
  expect(checkMessages(name, await import(`../ui/${name}-messages.ts`))).toEqual([]);
});

test('the names of what bikes have, and the words of the calculator, are there in six locales', () => {
  expect(checkMessages('bike-field-names', { BIKE_FIELD_NAMES })).toEqual([]);
  const names = Object.keys(wordsOf('en')) as (keyof ReturnType<typeof wordsOf>)[];
  const messages = names.map((name) => [
    name,
    Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)[name]])),
  ]);
  expect(checkMessages('calculator', { words: Object.fromEntries(messages) })).toEqual([]);
});

function documentOf(block: Block): PageDocument {
  return { format: 'page', formatVersion: 1, blocks: [block] };
}

/**
 * The markup of a page, with the first paint of each island in its place.
 * @param data the answer that the sample shows
 */
function draw(document: PageDocument, mode: SiteContext['mode'], data: Loadable = { status: 'idle' }): string {
  return renderPage(document, { ...contextOf(mode), responses: { [String(document.blocks[0]?.id)]: data } })
    .parts.map((part) => (typeof part === 'string' ? part : drawWith(views, part)))
    .join('');
}

function drawWith(components: Readonly<Record<string, unknown>>, { type, props }: IslandPart): string {
  return renderToString(createElement(components[type] as ComponentType<IslandPart['props']>, props));
}

function firstTag(markup: string): string {
  return /^<[^>]+>/.exec(markup)?.[0] ?? '';
}

/** Ids of a block, of the items of its lists, and of everything in its areas. */
function idsOf(block: Block): string[] {
  const items = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(items);
    if (typeof value !== 'object' || value === null || '$ref' in value) return [];
    const own = (value as { id?: unknown }).id;
    return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(items)];
  };
  return [
    block.id,
    ...items(block.props),
    ...Object.values(block.areas ?? {})
      .flat()
      .flatMap(idsOf),
  ];
}
