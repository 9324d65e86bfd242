import { expect, test } from 'vitest';
import { linkMarkAttributes } from './link-mark.ts';

const attributes = (attrs: Record<string, string | null>) => linkMarkAttributes({ type: 'link', attrs });

test('a link that names no target opens a new tab and hands nothing over', () => {
  expect(attributes({ href: 'https://example.com' })).toEqual({
    href: 'https://example.com',
    target: '_blank',
    rel: 'noopener noreferrer nofollow',
  });
});

test('the target null stays in the tab', () => {
  expect(attributes({ href: '/calculator', target: null, rel: null })).toEqual({ href: '/calculator' });
});

test('a new tab never gets its opener, whatever was stored', () => {
  expect(attributes({ href: '/a', target: '_blank', rel: null }).rel).toBe('noopener noreferrer');
  expect(attributes({ href: '/a', target: '_blank', rel: 'opener sponsored' }).rel).toBe(
    'sponsored noopener noreferrer',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
])('the address %j is not allowed and leaves an empty href', (href) => {
  expect(attributes({ href, target: null, rel: null })).toEqual({ href: '' });
});

test('other targets and odd class names are left out', () => {
  expect(attributes({ href: '/a', target: 'evil', rel: null, class: '"><x' })).toEqual({ href: '/a' });
  expect(attributes({ href: '/a', target: null, rel: null, class: 'fine name' }).className).toBe('fine name');
});
