import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindProps } from '../block/bind.ts';
import { copyBlock } from '../block/create-block.ts';
import { migrateDocument } from '../block/migrate.ts';
import { findProblems } from '../check/find-problems.ts';
import { collectReferences } from '../references/references.ts';
import { page, sampleContext, sampleRegistry } from '../testing/sample-blocks.ts';
import { checkShape } from './check-shape.ts';
import type { Block, PageDocument } from './document.ts';
import { DocumentError } from './document-error.ts';
import { walk } from './walk.ts';

const RUNS = { seed: 20261120, numRuns: 1000 };

/** Names that mean something to JavaScript, to React, or to a document. */
const HOSTILE_KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON', '$ref'],
  ...['$$typeof', '_store', 'dangerouslySetInnerHTML', 'key', 'ref', 'style', 'onclick', 'is', 'id', 'documentId'],
];

const key = fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.string({ maxLength: 8 }));

/** Any JSON, with hostile keys as own properties, as `JSON.parse` makes them. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, '', 'page', 'Note', 'Deck', 0, 1, 1e300, 'javascript:alert(1)'),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

const object = fc.array(fc.tuple(key, json), { maxLength: 5 }).map((entries) => Object.fromEntries(entries));

/** Nearly documents: the right frame with anything in it, so that the checks behind the first ones are reached. */
const nearlyBlock = fc.letrec((tie) => ({
  block: fc.record(
    {
      id: fc.oneof(fc.stringMatching(/^[a-z0-9]{1,3}$/), json),
      type: fc.oneof(
        { arbitrary: fc.constantFrom('Note', 'Card', 'Box', 'Deck', 'Hologram'), weight: 5 },
        { arbitrary: json, weight: 1 },
      ),
      v: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 5 }, { arbitrary: json, weight: 1 }),
      props: fc.oneof(object, json),
      areas: fc.oneof(
        { depthSize: 'small' },
        fc.constant({}),
        fc.dictionary(
          fc.constantFrom('content', 'notes', 'toString', 'a b'),
          fc.array(tie('block') as fc.Arbitrary<unknown>, { maxLength: 3 }),
        ),
        json,
      ),
    },
    { requiredKeys: ['id', 'type', 'v', 'props'] },
  ),
})).block;
const nearlyDocument = fc.record({
  format: fc.constant('page'),
  formatVersion: fc.constant(1),
  blocks: fc.array(nearlyBlock, { maxLength: 4 }),
});

/** Documents that pass, of known and unknown types, with props that may hold anything. */
const PROP_NAMES = [
  'heading',
  'level',
  'link',
  'image',
  'faq',
  'body',
  'slides',
  'logos',
  'uniqueId',
  'title',
  'facts',
];
const soundJson = json.map((value) =>
  JSON.parse(JSON.stringify(value).replaceAll(/"(__proto__|constructor|prototype)":/g, '"safe":')),
);
const soundProps = fc.dictionary(fc.constantFrom(...PROP_NAMES), soundJson, { noNullPrototype: true, maxKeys: 5 });
const items = fc
  .uniqueArray(fc.stringMatching(/^i[a-z0-9]{3}$/), { maxLength: 3 })
  .map((ids) => ids.map((id) => ({ id, name: id })));
const soundBlock: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>((tie) => ({
  block: fc
    .record({
      type: fc.constantFrom('Note', 'Card', 'Box', 'Deck', 'Hologram'),
      v: fc.integer({ min: 1, max: 4 }),
      props: soundProps,
      slides: items,
      children: fc.oneof({ depthSize: 'small' }, fc.constant<Block[]>([]), fc.array(tie('block'), { maxLength: 3 })),
    })
    .map(({ type, v, props, slides, children }): Block => {
      if (type === 'Deck') {
        const areas = Object.fromEntries(slides.map(({ id }, index) => [id, index === 0 ? children : []]));
        return { id: '', type, v, props: { ...props, slides }, areas };
      }
      return { id: '', type, v, props, areas: { content: children } };
    }),
})).block;

let nextId = 0;
function giveIds(block: Block): Block {
  nextId += 1;
  const id = `b${nextId}`;
  const areas = Object.entries(block.areas ?? {}).map(([name, children]) => [name, children.map(giveIds)]);
  return { ...block, id, areas: Object.fromEntries(areas) };
}
const soundDocument: fc.Arbitrary<PageDocument> = fc
  .array(soundBlock, { maxLength: 4 })
  .map((blocks) => page(...blocks.map(giveIds)))
  .filter(isDocument);

function isDocument(value: unknown): value is PageDocument {
  try {
    checkShape(value);
    return true;
  } catch {
    return false;
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

const idsOf = (blocks: readonly Block[]) => [...walk(page(...blocks))].map(({ block }) => block.id);

/** A tree without its ids: what must be equal in a copy. */
function withoutIds(block: Block): unknown {
  const owned = Object.entries(block.areas ?? {}).map(([, children]) => children.map(withoutIds));
  const props = JSON.stringify(block.props, (name, value) =>
    name === 'id' && typeof value === 'string' ? 'id' : value,
  );
  return { type: block.type, v: block.v, props, owned };
}

describe('checkShape', () => {
  test('answers any JSON with a document or a DocumentError', () => {
    let passed = 0;
    fc.assert(
      fc.property(fc.oneof(json, nearlyDocument), (value) => {
        try {
          checkShape(value);
          passed += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(DocumentError);
        }
      }),
      RUNS,
    );
    // The frame is near enough to a document for both answers to be met.
    expect(passed).toBeGreaterThan(50);
  });

  test('what passes also passes after a round trip through JSON, and stays equal', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const read = checkShape(JSON.parse(JSON.stringify(document)));
        expect(checkShape(JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
      RUNS,
    );
  });
});

describe('what passed checkShape', () => {
  test('is migrated without being touched, once and for all', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        freeze(document);
        const migrated = migrateDocument(document, sampleRegistry);
        expect(migrateDocument(migrated, sampleRegistry)).toBe(migrated);
        expect(idsOf(migrated.blocks)).toEqual(idsOf(document.blocks));
      }),
      RUNS,
    );
  });

  test('is checked, bound and searched for references without a throw', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const migrated = migrateDocument(document, sampleRegistry);
        for (const problem of findProblems(migrated, sampleRegistry)) {
          expect(problem.message.en).not.toMatch(/undefined|\[object|Invalid input/);
        }
        collectReferences(migrated);
        for (const { block } of walk(migrated)) {
          const definition = sampleRegistry.get(block.type);
          if (definition)
            expect(Object.keys(bindProps(definition, block.props, sampleContext))).toEqual(
              Object.keys(definition.props),
            );
        }
      }),
      RUNS,
    );
  });

  test('is copied with all ids new and everything else the same, and content stays with its item', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const copies = document.blocks.map((block) => copyBlock(block));
        const before = new Set(idsOf(document.blocks));
        expect(idsOf(copies).filter((id) => before.has(id))).toEqual([]);
        expect(copies.map(withoutIds)).toEqual(document.blocks.map(withoutIds));
        checkShape(page(...document.blocks, ...copies));
        for (const { block } of walk(page(...copies))) {
          if (block.type !== 'Deck') continue;
          expect((block.props.slides as { id: string }[]).map((item) => item.id).sort()).toEqual(
            Object.keys(block.areas ?? {}).sort(),
          );
        }
      }),
      { ...RUNS, numRuns: 500 },
    );
  });
});

test('after all this, no object has anything it did not have before', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(
    [
      ...['__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__', '__proto__', 'constructor'],
      ...['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString', 'valueOf'],
    ].sort(),
  );
});
