import { expect, test } from 'vitest';
import { findMissingReferences } from '../references/find-missing-references.ts';
import { block, mediaReference, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { describeProblem } from './describe-problem.ts';
import { findProblems } from './find-problems.ts';

const sentences = (props: Record<string, unknown>) =>
  findProblems(page(block('deck', 'Deck', props)), sampleRegistry).map((problem) =>
    describeProblem(problem, sampleRegistry),
  );

test('a problem in an item of a list names the item, in every language of the editor', () => {
  expect(sentences({ slides: [{ id: 'a' }, { id: 'b', quote: true }] })).toEqual([
    {
      en: 'Slide 2: "Author" is empty. Fill it in before publishing.',
      de: 'Slide (de) 2: „Author (de)“ ist leer. Bitte vor dem Veröffentlichen ausfüllen.',
      nl: 'Slide 2: “Author” is leeg. Vul dit veld in voordat je publiceert.',
      fr: 'Slide 2\u00a0: «\u00a0Author\u00a0» est vide. Remplissez ce champ avant de publier.',
    },
  ]);
});

test('in a list inside an item, both are named', () => {
  const tags = [{ id: 't' }, { id: 'u', word: 2 }];
  expect(sentences({ slides: [{ id: 'a', tags }] })).toMatchObject([
    { en: expect.stringMatching(/^Slide 1, tag 2: "Word" must be a text/) },
  ]);
});

test('a place inside a value is no item', () => {
  expect(sentences({ slides: 'two' })).toMatchObject([{ en: expect.stringMatching(/^"Slides" must be a list/) }]);
  const wrong = { type: 'doc', content: [{ type: 'iframe' }] };
  const found = findProblems(page(block('c', 'Card', { faq: null, body: wrong })), sampleRegistry);
  for (const problem of found) expect(describeProblem(problem, sampleRegistry)).toBe(problem.message);
});

test('a block that the site does not know has no items to name', () => {
  const [problem] = findProblems(page(block('u', 'Hologram')), sampleRegistry);
  if (!problem) throw new Error('An unknown block is a problem.');
  expect(describeProblem({ ...problem, path: ['slides', 1] }, sampleRegistry)).toBe(problem.message);
});

test('a reference that leads nowhere names its item too', () => {
  const document = page(block('deck', 'Deck', { logos: [{ id: 'a' }, { id: 'b', url: mediaReference('gone') }] }));
  const [problem] = findMissingReferences(document, sampleRegistry, { 'media:gone': null });
  expect(problem && describeProblem(problem, sampleRegistry)).toMatchObject({
    en: expect.stringMatching(/^Logo 2: What was chosen here \("photo.jpg"\) no longer exists/),
    de: expect.stringMatching(/^Logo \(de\) 2: Was hier gewählt war/),
  });
});

test('every language of the sentence is kept, with items named in English where they have no name in it', () => {
  const [problem] = findProblems(page(block('deck', 'Deck', { slides: [{ id: 'a', quote: true }] })), sampleRegistry);
  if (!problem) throw new Error('A quote without an author is a problem.');
  const message = { en: 'Empty.', fr: 'Vide.' };
  expect(describeProblem({ ...problem, message }, sampleRegistry)).toEqual({
    en: 'Slide 1: Empty.',
    fr: 'Slide 1\u00a0: Vide.',
  });
});
