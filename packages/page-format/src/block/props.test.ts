import { describe, expect, test } from 'vitest';
import { Deck, Note } from '../testing/sample-blocks.ts';
import { holds } from './condition.ts';
import { readProps } from './props.ts';

describe('readProps', () => {
  test('fills in defaults and leaves out what is not declared', () => {
    expect(readProps(Note, { heading: 'Hi', old: 1 })).toEqual({
      heading: 'Hi',
      level: 2,
      ownColour: false,
      shade: 3,
      link: '/',
      uniqueId: '',
    });
  });

  test.each([
    ['level', 9, 2],
    ['level', '2', 2],
    ['level', null, 2],
    ['ownColour', 'true', false],
    ['shade', 10, 3],
    ['shade', Number.NaN, 3],
    ['heading', 'x'.repeat(1001), ''],
    ['heading', ['x'], ''],
    ['link', { $ref: 'media', documentId: 'x' }, '/'],
    ['link', undefined, '/'],
  ])('%s: %j reads as the default %j', (name, stored, expected) => {
    expect(readProps(Note, { [name]: stored })[name]).toBe(expected);
  });

  test('inherited names are not stored values', () => {
    expect(readProps(Note, Object.create({ heading: 'inherited' })).heading).toBe('');
  });

  test('one bad value in a list costs that value alone; items without id are left out', () => {
    const stored = {
      slides: [{ id: 'a', name: 'A' }, { id: 'b', name: 7, quote: true }, { name: 'no id' }, null, 'x'],
    };
    expect(readProps(Deck, stored).slides).toEqual([
      { id: 'a', name: 'A', quote: false, author: '', tags: [] },
      { id: 'b', name: '', quote: true, author: '', tags: [] },
    ]);
  });

  test('a list that is none reads as no items, so that no area appears from nowhere', () => {
    expect(readProps(Deck, { slides: 'two' }).slides).toEqual([]);
  });

  test('the same stored props are read once, and by each definition for itself', () => {
    const stored = { heading: 'Hi' };
    expect(readProps(Note, stored)).toBe(readProps(Note, stored));
    expect(readProps(Deck, stored)).toHaveProperty('slides');
    expect(readProps(Note, { ...stored })).not.toBe(readProps(Note, stored));
  });

  test('what is read cannot be changed for the next reader', () => {
    expect(() => {
      readProps(Note, {}).heading = 'changed';
    }).toThrow(TypeError);
  });

  test('reading writes nothing', () => {
    const stored = { heading: 7, old: 1 };
    readProps(Note, stored);
    expect(stored).toEqual({ heading: 7, old: 1 });
  });
});

describe('conditions', () => {
  test.each([
    [undefined, {}, true],
    [{ prop: 'a', is: true }, { a: true }, true],
    [{ prop: 'a', is: true }, { a: 'true' }, false],
    [{ prop: 'a', is: true }, {}, false],
    [{ prop: 'a', is: ['x', 'y'] }, { a: 'y' }, true],
    [{ prop: 'a', is: ['x', 'y'] }, { a: 'z' }, false],
    [{ prop: 'a', is: [] }, { a: [] }, false],
  ])('%j for %j: %s', (condition, values, expected) => {
    expect(holds(condition, values)).toBe(expected);
  });
});
