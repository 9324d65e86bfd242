import { describe, expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { list, text } from '../fields/index.ts';
import { block, mediaReference, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';
import { findHidden } from './hidden-blocks.ts';
import type { PageCheck, Problem } from './problem.ts';

const faq = { $ref: 'api::faq.faq', documentId: 'f1' };
const note = (id: string, props: Block['props'] = {}) => block(id, 'Note', { heading: 'Hi', ...props });
const card = (id: string, props: Block['props'] = {}) => block(id, 'Card', { faq, ...props });
const deck = (slides: unknown) => block('deck', 'Deck', { slides });

/** The problems of a page, each of them told in every language of the editor. */
const find = (...blocks: Block[]) => {
  const found = findProblems(page(...blocks), sampleRegistry);
  for (const { message } of found) expect(Object.keys(message).sort()).toEqual(['de', 'en', 'fr', 'nl']);
  return found;
};

/** Problems as `level blockId path: English text`. */
const problems = (...blocks: Block[]) =>
  find(...blocks).map(({ level, blockId, path, message }) => `${level} ${blockId} ${path.join('.')}: ${message.en}`);
const german = (...blocks: Block[]) => find(...blocks).map(({ message }) => message.de);

test('a sound page has none', () => {
  expect(
    problems(
      note('a'),
      block('b', 'Box', {}, { content: [card('c')], notes: [note('d', { level: 3 })] }),
      deck([{ id: 's', name: 'A' }]),
    ),
  ).toEqual([]);
});

test('what is missing in a hidden block is advice, what is wrong there stays an error, and rules of the page leave it out', () => {
  const draft = (inside: Block): Block => ({ ...block('h', 'Box', {}, { content: [inside] }), hidden: true });
  const anchored = note('a', { uniqueId: 'here' });
  expect(problems(draft(block('c', 'Card')))).toEqual(['warning c faq: "FAQ" is empty. Fill it in before publishing.']);
  expect(problems(draft(note('n', { level: 9 })))).toEqual([expect.stringMatching(/^error n level: /)]);
  expect(problems(anchored, draft(note('n', { uniqueId: 'here', level: 4 })))).toEqual([]);
  expect(findHidden(page(anchored, draft({ ...note('n'), hidden: true }))).map(({ blockId }) => blockId)).toEqual([
    'h',
  ]);
});

describe('values of the wrong shape, in words an editor understands', () => {
  test.each<[Block, string, string]>([
    [
      note('a', { level: 9 }),
      'error a level: "Level" must be one of: H1, H2, H3, H4, but it is the number 9. Set it again.',
      '„Level (de)“: erwartet wird eins von: H1 (de), H2 (de), H3 (de), H4 (de), gespeichert ist die Zahl 9. Bitte neu setzen.',
    ],
    [
      note('a', { heading: 7 }),
      'error a heading: "Heading" must be a text of at most 1,000 characters, but it is the number 7. Set it again.',
      '„Heading (de)“: erwartet wird ein Text von höchstens 1.000 Zeichen, gespeichert ist die Zahl 7. Bitte neu setzen.',
    ],
    [
      note('a', { heading: 'x'.repeat(1001) }),
      `error a heading: "Heading" must be a text of at most 1,000 characters, but it is the text "${'x'.repeat(40)}…" (1,001 characters). Set it again.`,
      `„Heading (de)“: erwartet wird ein Text von höchstens 1.000 Zeichen, gespeichert ist der Text „${'x'.repeat(40)}…“ (1.001 Zeichen). Bitte neu setzen.`,
    ],
    [
      note('a', { ownColour: 'yes' }),
      'error a ownColour: "Own colour" must be on or off, but it is the text "yes". Set it again.',
      '„Own colour (de)“: erwartet wird an oder aus, gespeichert ist der Text „yes“. Bitte neu setzen.',
    ],
    [
      note('a', { link: null }),
      'error a link: "Link" must be an address of at most 2,000 characters, a page or a file, but it is empty (null). Set it again.',
      '„Link (de)“: erwartet wird eine Adresse von höchstens 2.000 Zeichen, eine Seite oder eine Datei, gespeichert ist leer (null). Bitte neu setzen.',
    ],
    [
      card('a', { image: { $ref: 'media', documentId: 'x' } }),
      'error a image.snapshot: "Image" must be a file of the media library or none, but it is missing (snapshot). Set it again.',
      '„Image (de)“: erwartet wird eine Datei der Mediathek oder keine, gespeichert ist nichts (snapshot). Bitte neu setzen.',
    ],
    [
      card('a', { body: '<p>Hi</p>' }),
      'error a body: "Body" must be formatted text, but it is the text "<p>Hi</p>". Set it again.',
      '„Body (de)“: erwartet wird formatierter Text, gespeichert ist der Text „<p>Hi</p>“. Bitte neu setzen.',
    ],
    [
      card('a', { body: { type: 'doc', content: [{ type: 'iframe' }] } }),
      'error a body.content.0.type: "Body" must be formatted text, but it is the text "iframe" (content › 0 › type). Set it again.',
      '„Body (de)“: erwartet wird formatierter Text, gespeichert ist der Text „iframe“ (content › 0 › type). Bitte neu setzen.',
    ],
    [
      deck('two'),
      'error deck slides: "Slides" must be a list of at most 4 items, but it is the text "two". Set it again.',
      '„Slides (de)“: erwartet wird eine Liste mit höchstens 4 Einträgen, gespeichert ist der Text „two“. Bitte neu setzen.',
    ],
    [
      deck(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))),
      'error deck slides: "Slides" has 5 items; at most 4 are allowed. Delete some.',
      '„Slides (de)“ hat 5 Einträge, erlaubt sind höchstens 4. Bitte einige löschen.',
    ],
    [
      deck([{ id: 'a' }, { name: 'B' }]),
      'error deck slides.1: Item 2 of "Slides" has no valid id, so it is not shown. Delete it and add it again.',
      'Eintrag 2 von „Slides (de)“ hat keine gültige ID und wird nicht gezeigt. Bitte löschen und neu anlegen.',
    ],
  ])('%#', (stored, english, inGerman) => {
    expect(problems(stored)).toEqual([english]);
    expect(german(stored)).toEqual([inGerman]);
  });

  test('number bounds and steps', () => {
    const shade = (value: unknown) => problems(note('a', { ownColour: true, shade: value }));
    expect(shade(0)).toEqual([]);
    expect(shade(9)).toEqual([]);
    for (const value of [-1, 10, 1.5, '3']) {
      expect(shade(value)).toEqual([
        expect.stringContaining('"Shade" must be a number from 0 to 9 in steps of 1, but it is'),
      ]);
    }
  });

  test('every bad value of a list is named, with item and property', () => {
    expect(
      problems(deck([{ id: 'a', name: 1 }, { id: 'b' }, { id: 'c', quote: 'no', tags: [{ id: 't', word: 2 }] }])),
    ).toEqual([
      'error deck slides.0.name: "Name" must be a text of at most 20 characters, but it is the number 1. Set it again.',
      'error deck slides.2.quote: "Quote" must be on or off, but it is the text "no". Set it again.',
      'error deck slides.2.tags.0.word: "Word" must be a text of at most 1,000 characters, but it is the number 2. Set it again.',
    ]);
  });
});

describe('conditions', () => {
  test('a value nobody sees is not checked', () => {
    expect(problems(note('a', { ownColour: false, shade: 99 }))).toEqual([]);
    expect(problems(note('a', { ownColour: true, shade: 99 }))).toHaveLength(1);
  });

  test('inside list items they look at the item', () => {
    expect(
      problems(
        deck([
          { id: 'a', quote: true },
          { id: 'b', quote: false },
        ]),
      ),
    ).toEqual(['error deck slides.0.author: "Author" is empty. Fill it in before publishing.']);
  });
});

describe('required values and links', () => {
  test('a required text that is empty or white', () => {
    expect(problems(block('a', 'Note'))).toEqual([
      'error a heading: "Heading" is empty. Fill it in before publishing.',
    ]);
    expect(problems(note('a', { heading: '  ' }))).toHaveLength(1);
  });

  test('a required entry', () => {
    expect(problems(block('a', 'Card'))).toEqual(['error a faq: "FAQ" is empty. Fill it in before publishing.']);
  });

  test('a link that is refused, in a property, in a list and in rich text', () => {
    const text = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] };
    const stored = [
      note('a', { link: 'javascript:alert(1)' }),
      block('b', 'Deck', { slides: [], logos: [{ id: 'x', url: 'data:text/html,x' }] }),
      card('c', { body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } }),
    ];
    expect(problems(...stored)).toEqual([
      'error a link: The link "javascript:alert(1)" is not allowed. Use a path such as /contact, or an address that starts with https:, mailto: or tel:.',
      'error b logos.0.url: The link "data:text/html,x" is not allowed. Use a path such as /contact, or an address that starts with https:, mailto: or tel:.',
      'error c body: The link "javascript:alert(1)" on "here" is not allowed. Use a path, or an address that starts with https:, mailto: or tel:.',
    ]);
  });
});

test('a link to a file that this site cannot have is a warning, in a property and in rich text', () => {
  const text = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/downloads/terms.pdf' } }] };
  const stored = [
    note('a', { link: '/downloads/widget.js' }),
    card('c', { body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } }),
  ];
  const message = expect.stringContaining('This site has no files of its own at such an address.');
  expect(findProblems(page(...stored), sampleRegistry)).toMatchObject([
    { level: 'warning', blockId: 'a', path: ['link'], message: { en: message } },
    { level: 'warning', blockId: 'c', path: ['body'], message: { en: message } },
  ]);
});

describe('pictures', () => {
  test('one of the wrong kind', () => {
    const pdf = mediaReference('m', { name: 'terms.pdf', mime: 'application/pdf' });
    expect(problems(card('a', { image: pdf, film: pdf }))).toEqual([
      'error a image: "terms.pdf" is not an image. Choose another file.',
      'error a film: "terms.pdf" is not a video. Choose another file.',
    ]);
  });

  test('one without alternative text is a warning; the property or the library will do', () => {
    expect(problems(card('a', { image: mediaReference('m') }))).toEqual([
      'warning a image: "photo.jpg" has no alternative text. Describe the image for people who cannot see it.',
    ]);
    expect(problems(card('a', { image: mediaReference('m'), alt: 'A loaf of bread' }))).toEqual([]);
    expect(problems(card('a', { image: mediaReference('m', { alternativeText: 'A loaf of bread' }) }))).toEqual([]);
    expect(problems(card('a', { image: mediaReference('m', { alternativeText: ' ' }) }))).toHaveLength(1);
  });
});

describe('rules of the page', () => {
  test('an anchor used twice, anywhere on the page', () => {
    expect(
      problems(
        note('a', { uniqueId: 'offer' }),
        block('b', 'Box', {}, { content: [card('c', { uniqueId: 'offer' })] }),
        note('d', { uniqueId: 'Offer' }),
      ),
    ).toEqual(['error c uniqueId: "Anchor": "offer" is already used further up on this page. Choose another.']);
  });

  test('empty anchors do not count', () => {
    expect(problems(note('a', { uniqueId: '' }), note('b'))).toEqual([]);
  });

  test('headings that skip a level, in reading order', () => {
    const levels = (...list: number[]) => problems(...list.map((level, index) => note(`n${index}`, { level })));
    expect(levels(1, 2, 3, 2, 3, 4, 1)).toEqual([]);
    expect(levels(3, 4)).toEqual([]);
    expect(levels(1, 3, 4)).toEqual([
      'warning n1 level: This heading is an H3, but the one before it an H1. Use an H2, so that screen readers find no gap.',
    ]);
  });
});

test('a heading that skips a level is put right with one press, where the block says how', () => {
  const [problem] = find(note('a', { level: 1 }), note('b', { level: 3 }));
  expect(problem?.mend).toMatchObject({ change: 'set', was: 3, value: 2, label: { en: 'Make it an H2' } });
  const words = { en: 'Fixed' };
  const Fixed = defineBlock({
    ...{ type: 'Fixed', category: 'other', label: words, description: words, icon: 'File', props: {} },
    headings: () => [1, 3],
  });
  const [other] = findProblems(page(block('a', 'Fixed')), createRegistry([Fixed]));
  expect(other).toMatchObject({ path: [] });
  expect(other?.mend).toBeUndefined();
});

test('the anchor that is there a second time is removed with one press, because links lead to the first', () => {
  const [problem] = find(note('a', { uniqueId: 'offer' }), note('b', { uniqueId: 'offer' }));
  expect(problem).toMatchObject({ blockId: 'b', mend: { change: 'set', was: 'offer', value: '' } });
});

test('an item that nobody has filled in is removed with one press while others remain', () => {
  const facts = (...items: object[]) =>
    find(card('c', { facts: items })).map(({ path, mend }) => [path, mend?.label.en]);
  expect(facts({ id: 'x', key: 'Weight' }, { id: 'y' })).toEqual([[['facts', 1, 'key'], 'Remove fact 2']]);
  expect(find(card('c', { facts: [{ id: 'x' }, { id: 'y' }] }))[1]?.mend).toMatchObject({ itemId: 'y' });
  expect(facts({ id: 'x', key: 'Weight' }, { id: 'y', value: '1 kg' })).toEqual([[['facts', 1, 'key'], undefined]]);
  expect(facts({ id: 'x' })).toEqual([[['facts', 0, 'key'], undefined]]);
});

test('an item with an area of its own is not, because something may stand there', () => {
  const words = { en: 'Drawer' };
  const Shelf = defineBlock({
    ...{ type: 'Shelf', category: 'other', label: words, description: words, icon: 'File' },
    props: {
      drawers: list({
        label: words,
        itemLabel: words,
        item: { name: text({ label: words, required: true }) },
      }),
    },
    itemAreas: { list: 'drawers', label: words },
  });
  const found = findProblems(
    page(block('s', 'Shelf', { drawers: [{ id: 'a' }, { id: 'b' }] })),
    createRegistry([Shelf]),
  );
  expect(found.map(({ mend }) => mend)).toEqual([undefined, undefined]);
});

test('a rule of a block gives its mend and its moment along', () => {
  const words = { en: 'Loud' };
  const mend = { change: 'removeBlock', label: { en: 'Delete it' } } as const;
  const Loud = defineBlock({
    ...{ type: 'Loud', category: 'other', label: words, description: words, icon: 'File', props: {} },
    check: () => [{ level: 'warning', message: words, mend, onceSaved: true }],
  });
  expect(findProblems(page(block('a', 'Loud')), createRegistry([Loud]))).toEqual([
    { level: 'warning', blockId: 'a', blockType: 'Loud', path: [], message: words, mend, onceSaved: true },
  ]);
});

describe('the tree', () => {
  test('a block where its kind may not stand', () => {
    expect(problems(block('b', 'Box', {}, { notes: [card('c')] }))).toEqual([
      'error c : Card is not allowed in "Notes" of Box. Allowed there: Note. Move it out.',
    ]);
    expect(german(block('b', 'Box', {}, { notes: [card('c')] }))).toEqual([
      'Card ist in „Notes (de)“ von Box (de) nicht erlaubt. Erlaubt sind dort: Note. Bitte verschieben.',
    ]);
  });

  test('unknown and newer blocks are warnings, and what stands in them is not checked', () => {
    const inside = { content: [block('x', 'Note')] };
    expect(
      problems(block('u', 'Hologram', {}, inside), {
        ...block('n', 'Box', {}, { content: [block('y', 'Note')] }),
        v: 2,
      }),
    ).toEqual([
      'warning u : This site does not know the block "Hologram". It is kept, and shows nothing to visitors.',
      'warning n : This Box was written by a newer version of the editor. It is kept, and shows nothing to visitors.',
    ]);
  });

  test('a block of an older version is checked as what it becomes', () => {
    expect(problems({ id: 'a', type: 'Note', v: 1, props: { title: 'Hi', level: 'h2' } })).toEqual([]);
  });

  test('a block that cannot be migrated is an error', () => {
    const damaged = { id: 'a', type: 'Note', v: 2, props: { heading: 'Hi', level: { toString: 1 } } };
    expect(problems(damaged)).toEqual([
      'error a : This Note is damaged and could not be updated from version 2. Delete it and add it again.',
      'error a level: "Level" must be one of: H1, H2, H3, H4, but it is an object. Set it again.',
    ]);
  });

  test('areas that no item owns any more are kept, and nothing in them is reported', () => {
    expect(problems(block('deck', 'Deck', { slides: [{ id: 'a' }] }, { a: [], gone: [block('x', 'Note')] }))).toEqual(
      [],
    );
  });

  test('blocks in the area of an item are checked', () => {
    expect(problems(block('deck', 'Deck', { slides: [{ id: 'a' }] }, { a: [block('x', 'Note')] }))).toHaveLength(1);
  });

  test('1,000 blocks with different anchors have no problem between them', () => {
    const blocks = Array.from({ length: 1000 }, (_, index) => note(`n${index}`, { uniqueId: `a${index}` }));
    expect(problems(...blocks)).toEqual([]);
  });
});

test('a prompt is a warning, and stands back where an error says what is missing', () => {
  const prompt = { en: 'Please write something.', de: 'Bitte etwas schreiben.' };
  const ask = (level: 'error' | 'warning') =>
    defineBlock({
      ...{ type: 'Ask', category: 'other', label: prompt, description: prompt, icon: 'File', props: {} },
      prompt: () => prompt,
      check: () => [{ level, message: { en: 'Wrong.', de: 'Falsch.' } }],
    });
  const found = (level: 'error' | 'warning') =>
    findProblems(page(block('a', 'Ask')), createRegistry([ask(level)])).map((problem) => problem.message.en);
  expect(found('warning')).toEqual(['Wrong.', 'Please write something.']);
  expect(found('error')).toEqual(['Wrong.']);
});

test('checks of whole pages find problems behind those of the blocks, in documents that are migrated', () => {
  const message = { en: 'A page of the bakery has bread.', de: 'Eine Seite der Bäckerei hat Brot.' };
  const problem: Problem = { level: 'warning', blockId: '', blockType: '', path: [], message };
  const check: PageCheck = {
    id: 'bakery.bread',
    check: ({ blocks }: PageDocument, { size }) => (blocks.length === 0 && size === 0 ? [problem] : []),
  };
  const checked = createRegistry([], undefined, [check]);
  expect(findProblems({ format: 'page', formatVersion: 1, blocks: [] }, checked)).toEqual([problem]);
  expect(() => createRegistry([], undefined, [check, check])).toThrow('The page check "bakery.bread" is listed twice.');
});
