// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { divideMarkup, hasWords, readAlt } from './divide-markup.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const image = (alt = '', src = PNG) => `<img src="${src}" alt="${alt}">`;

/** Words of the texts, and what pictures show in brackets. */
const outline = (markup: string) =>
  divideMarkup(markup).parts.map((part) =>
    typeof part === 'string' ? part.replace(/<[^>]+>/g, ' ').trim() : `[${part.alt}]`,
  );

test('pictures stand between the texts, in their order', () => {
  expect(outline(`<p>One</p>${image('a')}${image('b')}<h2>Two</h2><div><p>Three</p>${image('c')}</div>`)).toEqual([
    'One',
    '[a]',
    '[b]',
    'Two   Three',
    '[c]',
    '',
  ]);
});

test('a sentence, a list and a table stay whole: their pictures stand before or after them', () => {
  expect(outline(`<p>${image('first')}One ${image('a')} and ${image('b')} two</p><p>Three</p>`)).toEqual([
    '[first]',
    'One  and  two',
    '[a]',
    '[b]',
    'Three',
  ]);
  const { parts } = divideMarkup(`<ul><li>One</li><li>${image('a')}<p>Two</p></li></ul><p>Three</p>`);
  expect(parts[0]).toBe('<ul><li>One</li><li><p>Two</p></li></ul>');
});

test('what is around a whole document, as Google Docs does it, is around each part of it', () => {
  const { parts } = divideMarkup(`<b style="font-weight:normal"><p>One</p><p>${image()}</p><p>Two</p></b>`);
  expect(parts[0]).toBe('<b style="font-weight:normal"><p>One</p></b>');
  expect(parts[2]).toMatch(/^<b style="font-weight:normal">.*<p>Two<\/p><\/b>$/);
});

test('a picture is a file of its own kind, with its bytes', async () => {
  const { parts } = divideMarkup(`<p>${image('', 'data:image/JPEG;base64,AQID')}</p>`);
  const [picture] = parts.filter((part) => typeof part !== 'string');
  expect(picture?.file).toMatchObject({ name: 'image-1.jpg', type: 'image/jpeg', size: 3 });
});

test('pictures with an address stay behind and are counted, and others are no pictures at all', () => {
  const markup = [
    '<p>Words</p>',
    image('', 'https://example.org/a.png'),
    image('', 'file:///C:/a.png'),
    image('', 'data:image/svg+xml;base64,PHN2Zy8+'),
    image('', 'data:image/png;base64,%%'),
    '<img src="https://example.org/count.gif" width="1" height="1">',
    `<span hidden>${image()}</span>`,
    '<img alt="x">',
  ].join('');
  expect(divideMarkup(markup)).toEqual({ parts: [markup], left: 4 });
});

test('a document without pictures is handed on as it is', () => {
  const markup = readFileSync(join(import.meta.dirname, 'fixtures/google-docs.html'), 'utf8');
  expect(divideMarkup(markup)).toEqual({ parts: [markup], left: 0 });
});

test('a copied picture has no words, a copied table has', () => {
  const picture = '<meta charset="utf-8"><style>p {}</style><img src="https://example.org/a.png" alt="A canal">';
  expect(hasWords(picture)).toBe(false);
  expect(readAlt(picture)).toBe('A canal');
  expect(readAlt(picture + picture)).toBe('');
  expect(
    hasWords('<html><head><title>Sheet</title></head><body><table><tr><td>1</td></tr></table></body></html>'),
  ).toBe(true);
  expect(hasWords('')).toBe(false);
});
