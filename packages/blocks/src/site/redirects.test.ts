import { expect, test } from 'vitest';
import { followRedirects } from './redirects.ts';

const way = (from: string, to: string, permanent = true) => ({ from, to, permanent });

test('leads to the end of a way at once, for good only when each step is', () => {
  const { redirects, loops } = followRedirects([
    way('/a', '/b'),
    way('/b', '/c/', false),
    way('/c', 'https://elsewhere.test/c'),
    way('/d', '/e?x=1#top'),
  ]);
  expect(redirects).toEqual([
    way('/a', 'https://elsewhere.test/c', false),
    way('/b', 'https://elsewhere.test/c', false),
    way('/c', 'https://elsewhere.test/c'),
    way('/d', '/e?x=1#top'),
  ]);
  expect(loops).toEqual([]);
});

test('follows an address in whatever way it is written, as web servers do', () => {
  const { redirects, loops } = followRedirects([way('/a', '/B/'), way('/b', '/%63'), way('/D', '/d')]);
  expect(redirects).toEqual([way('/a', '/%63'), way('/b', '/%63')]);
  expect(loops).toEqual([['/D', '/D']]);
});

test('ways that never end are named and left out', () => {
  const { redirects, loops } = followRedirects([way('/a', '/b'), way('/b', '/a#x'), way('/c', '/c'), way('/d', '/a')]);
  expect(redirects).toEqual([]);
  expect(loops).toEqual([
    ['/a', '/b', '/a'],
    ['/b', '/a', '/b'],
    ['/c', '/c'],
    ['/d', '/a', '/b', '/a'],
  ]);
});
