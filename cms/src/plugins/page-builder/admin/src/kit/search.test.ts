import { expect, test } from 'vitest';
import { searchFor } from './search.ts';

const blocks = [
  { label: 'Container', words: 'Bereich section hero' },
  { label: 'Text container', words: 'Textspalte' },
  { label: 'Title', words: 'Überschrift heading' },
  { label: 'Vertical spacing', words: 'Abstand größe' },
];
const found = (query: string) => searchFor(blocks, query).map(({ label }) => label);

test.each<[string, string[]]>([
  ['', ['Container', 'Text container', 'Title', 'Vertical spacing']],
  ['cont', ['Container', 'Text container']],
  ['  TITLE ', ['Title']],
  ['heading', ['Title']],
  ['ueberschrift', []],
  ['uberschrift', ['Title']],
  ['Überschrift', ['Title']],
  ['grosse', ['Vertical spacing']],
  ['spac vert', ['Vertical spacing']],
  ['hero section', ['Container']],
  ['nothing like it', []],
])('"%s"', (query, labels) => expect(found(query)).toEqual(labels));

test('a name that begins with the words comes before one that holds them', () => {
  expect(found('t')).toEqual(['Text container', 'Title', 'Container', 'Vertical spacing']);
});
