import { DOCUMENT_LIMITS } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { createPage, newSlug, page, readDraft, title, WRITERS } from './harness/pages.ts';

/** A document that holds `inner` levels deep. */
function nest(levels: number): object {
  let block: Record<string, unknown> = { id: `level${levels}`, type: 'Container', v: 1, props: {} };
  for (let level = levels - 1; level > 0; level -= 1) {
    block = { id: `level${level}`, type: 'Container', v: 1, props: {}, areas: { content: [block] } };
  }
  return { format: 'page', formatVersion: 1, blocks: [block] };
}

function manyBlocks(count: number): object {
  return page(...Array.from({ length: count }, (_, index) => ({ ...title('One of many'), id: `block${index}` })));
}

const hostile = (key: string, props = `{"${key}":{"polluted":true}}`) =>
  `{"format":"page","formatVersion":1,"blocks":[{"id":"bad1","type":"Title","v":1,"props":${props}}]}`;

/** What is sent as `content`, as JSON text, and what the refusal says. */
const BAD_DOCUMENTS: [name: string, content: string, message: RegExp][] = [
  ['a list', '[]', /this is a list/],
  ['a text', '"Hello"', /this is the text "Hello"/],
  ['a document as JSON text', JSON.stringify(JSON.stringify(page(title('Hello')))), /this is the text/],
  ['a number', '7', /number 7/],
  ['an object without a format', '{}', /"format" must be "page"/],
  ['a newer format', '{"format":"page","formatVersion":2,"blocks":[]}', /newer version/],
  ['blocks that are no list', '{"format":"page","formatVersion":1,"blocks":{}}', /"blocks" must be a list/],
  ['a key nobody knows', '{"format":"page","formatVersion":1,"blocks":[],"extra":1}', /has no "extra"/],
  ['over 1 MB', JSON.stringify(page(title('x'.repeat(DOCUMENT_LIMITS.bytes)))), /1 MB/],
  ['20 levels deep', JSON.stringify(nest(20)), /12 levels deep/],
  ['1,001 blocks', JSON.stringify(manyBlocks(1001)), /at most 1,000 blocks/],
  ['a __proto__ key in a block', hostile('__proto__'), /"__proto__" is not allowed.*bad1/],
  [
    'a __proto__ key in a list item',
    hostile('', '{"items":[{"id":"i1","__proto__":{}}]}'),
    /"__proto__" is not allowed.*bad1/,
  ],
  [
    'a __proto__ key beside the blocks',
    '{"format":"page","formatVersion":1,"blocks":[],"__proto__":{}}',
    /"__proto__"/,
  ],
  ['a constructor key', hostile('constructor'), /"constructor" is not allowed.*bad1/],
  ['a prototype key', hostile('prototype'), /"prototype" is not allowed.*bad1/],
  [
    'two blocks with one id',
    JSON.stringify(page({ ...title('One'), id: 'twin' }, { ...title('Two'), id: 'twin' })),
    /Two blocks have the id "twin"/,
  ],
  [
    'two list items with one id',
    JSON.stringify(page({ ...title('One'), id: 'b1', props: { list: [{ id: 'x' }, { id: 'x' }] } })),
    /Two items of this list have the id "x".*b1/,
  ],
  ['a block without a type', JSON.stringify(page({ ...title('One'), id: 'b1', type: '' })), /needs a "type".*b1/],
  ['a block of version 0', JSON.stringify(page({ ...title('One'), id: 'b1', v: 0 })), /"v" must be.*b1/],
];

/** Values that mean "nothing", which would wipe out a page. */
const EMPTY_VALUES = ['null', '"null"', '""'];

describe.each(Object.entries(WRITERS).map(([name, writer], turn) => [name, writer, turn] as const))(
  '%s',
  (_, writer, turn) => {
    /** By default the two ways take turns. */
    const documents = BAD_DOCUMENTS.filter((_entry, index) => isFull || index % 2 === turn);

    let stored: string;
    let before: unknown;
    beforeAll(async () => {
      stored = await createPage({ content: page(title('What was here before')) });
      before = await readDraft(stored);
    });

    it.each(documents)('refuses to create a page from %s', async (_name, content, message) => {
      const slug = newSlug();
      const answer = await writer.create(`{"title":"Bad","slug":"${slug}","content":${content}}`);
      expectRefusal(answer, message);
    });

    it.each(documents)('refuses to save %s, and keeps the page', async (_name, content, message) => {
      const answer = await writer.update(stored, `{"title":"Bad","content":${content}}`);
      expectRefusal(answer, message);
      expect(await readDraft(stored)).toEqual(before);
    });

    it.each(EMPTY_VALUES)('refuses to replace a page by %s', async (content) => {
      const answer = await writer.update(stored, `{"content":${content}}`);
      expectRefusal(answer, /it is empty, and a page is stored here/);
      expect(await readDraft(stored)).toEqual(before);
    });

    it.each(EMPTY_VALUES)('starts an empty page from %s', async (content) => {
      const answer = await writer.create(`{"title":"Empty","slug":"${newSlug()}","content":${content}}`);
      expect(answer.status).toBe(201);
      expect(answer.body.data.content).toEqual(page());
    });

    it('starts an empty page when no content is sent, and leaves it alone when none is sent later', async () => {
      const created = await writer.create(`{"title":"Empty","slug":"${newSlug()}"}`);
      expect(created.body.data.content).toEqual(page());
      await writer.update(stored, '{"title":"A page"}');
      expect((await readDraft(stored)).content).toEqual((before as { content: unknown }).content);
    });

    it('accepts a page at the limits', async () => {
      const full = await writer.create(
        `{"title":"Full","slug":"${newSlug()}","content":${JSON.stringify(manyBlocks(1000))}}`,
      );
      expect(full.status).toBe(201);
      const deep = await writer.create(`{"title":"Deep","slug":"${newSlug()}","content":${JSON.stringify(nest(12))}}`);
      expect(deep.status).toBe(201);
    });

    it('keeps blocks it does not know byte for byte', async () => {
      const content =
        '{"format":"page","formatVersion":1,"blocks":[' +
        '{"id":"old1","type":"FromTheFuture","v":3,"props":{"z":1,"a":[null,{"deep":"ü"}]},"areas":{"x":[]}},' +
        '{"id":"new1","type":"Title","v":999,"props":{"title":"Later","shape":{"b":2,"a":1}}}]}';
      const created = await writer.create(`{"title":"Keep","slug":"${newSlug()}","content":${content}}`);
      expect(created.status).toBe(201);
      const id = created.body.data.documentId;
      expect(JSON.stringify((await readDraft(id)).content)).toBe(content);
      await writer.update(id, `{"title":"Keep","content":${content}}`);
      expect(JSON.stringify((await readDraft(id)).content)).toBe(content);
    });
  },
);

it('says in the API error shape that a body is no JSON or too large', async () => {
  const broken = await WRITERS['REST API'].create('{"title":');
  expect(broken.body.error).toMatchObject({ status: 400, name: 'ValidationError' });
  expect(broken.body.error.message).toContain('no valid JSON');
  const huge = await WRITERS['REST API'].create(`{"title":"${'x'.repeat(6_000_000)}"}`);
  expect(huge.body.error).toMatchObject({ status: 413, name: 'PayloadTooLargeError' });
});

it.each(['\\u0000', '\\ud800', 'a\\udc00'])('refuses the text %s, which not every database can store', async (text) => {
  for (const writer of Object.values(WRITERS)) {
    const texts = page({ ...title('TEXT'), id: 'b1' });
    const keys = page({ ...title('Any'), id: 'b1', props: { rows: [{ id: 'i1', 'key TEXT': 'Any' }] } });
    for (const [content, place] of [
      [texts, 'block "b1", at blocks[0].props.title'],
      [keys, 'block "b1", at blocks[0].props.rows[0]'],
    ] as const) {
      const json = JSON.stringify(content).replace('TEXT', text);
      const answer = await writer.create(`{"title":"A page","slug":"${newSlug()}","content":${json}}`);
      expectRefusal(answer, /cannot be stored/);
      expect(answer.body.error.message).toContain(place);
    }
    const inTitle = await writer.create(`{"title":"A ${text}","slug":"${newSlug()}"}`);
    expect(inTitle.body.error).toMatchObject({ status: 400, name: 'ValidationError' });
  }
});

it('refuses a body nested without end', async () => {
  const content = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const answer = await WRITERS['REST API'].create(`{"title":"Deep","slug":"${newSlug()}","content":${content}}`);
  expect(answer.body.error).toMatchObject({ status: 400, name: 'ValidationError' });
});

function expectRefusal(answer: { status: number; body: { error: Refusal } }, message: RegExp): void {
  expect(answer.status).toBe(400);
  const { error } = answer.body;
  expect(error.name).toBe('ValidationError');
  expect(error.message).toMatch(message);
  expect(error.message).toContain('"content"');
  expect(error.details.errors).toEqual([{ path: ['content'], name: 'ValidationError', message: error.message }]);
  expect(error.details.issues).toHaveLength(1);
}

interface Refusal {
  name: string;
  message: string;
  details: { errors: unknown[]; issues: unknown[] };
}
