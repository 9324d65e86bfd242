import { describe, expect, test } from 'vitest';
import { KEPT_ADDRESSES, REFUSED_ADDRESSES } from '../testing/addresses.ts';
import {
  addLinkSchemes,
  isAllowedLink,
  isCustomSchemeName,
  isExternalLink,
  LINK_SCHEMES,
  safeHref,
  upgradeOwnHost,
} from './links.ts';

describe('safeHref', () => {
  test.each(KEPT_ADDRESSES.map((address) => [address]))('keeps %j', (address) => {
    expect(safeHref(address)).toBe(address);
    expect(isAllowedLink(address)).toBe(true);
  });

  test.each(REFUSED_ADDRESSES.map((address) => [address]))('refuses %j', (address) => {
    expect(safeHref(address)).toBe('');
    expect(isAllowedLink(address)).toBe(false);
  });

  test('takes exactly the schemes of the specification', () => {
    expect(LINK_SCHEMES).toEqual(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp']);
  });

  test('trims white space around an address', () => {
    expect(safeHref('  /contact\n')).toBe('/contact');
  });

  test.each([undefined, null, 1, true, {}, [], ['/a'], { toString: () => 'javascript:alert(1)' }])(
    'gives nothing for %j, which is no text',
    (value) => expect(safeHref(value)).toBe(''),
  );

  test('an empty link leads nowhere, and is allowed', () => {
    expect(safeHref('')).toBe('');
    expect(isAllowedLink('')).toBe(true);
    expect(isAllowedLink('   ')).toBe(true);
  });

  test('whatever it keeps, a browser reads as an allowed scheme', () => {
    for (const address of [...KEPT_ADDRESSES, ...REFUSED_ADDRESSES]) {
      const href = safeHref(address);
      if (href === '') continue;
      const scheme = new URL(href, 'https://site.example/').protocol.slice(0, -1);
      expect(LINK_SCHEMES).toContain(scheme);
    }
  });

  test('a megabyte of colons is refused', () => {
    expect(safeHref(`a${' '.repeat(500_000)}${':'.repeat(500_000)}`)).toBe('');
  });
});

test.each([
  ['bread', true],
  ['bread-roll', true],
  ['b2b', true],
  ['4you', true],
  ['a-b-c', true],
  ['', false],
  ['-bread', false],
  ['bread-', false],
  ['bread--roll', false],
  ['Bread', false],
  ['bread_roll', false],
  ['bread.roll', false],
  ['bread+roll', false],
  ['bread roll', false],
  ['bïke', false],
  ['bread\n', false],
])('isCustomSchemeName(%j) is %s', (name, expected) => {
  expect(isCustomSchemeName(name)).toBe(expected);
});

test.each([
  ['https://example.com', true],
  ['HTTP://example.com', true],
  ['//example.com', true],
  [' //example.com', true],
  ['/\t/example.com', true],
  ['ftp://example.com', true],
  ['/contact', false],
  ['contact', false],
  ['#offer', false],
  ['mailto:someone@example.com', false],
  ['tel:+31', false],
  ['/go?to=https://example.com', false],
  ['', false],
])('isExternalLink(%j) is %s', (href, expected) => {
  expect(isExternalLink(href)).toBe(expected);
});

describe('schemes of a project’s own', () => {
  test('are allowed where they are added, and nowhere else', () => {
    const schemes = addLinkSchemes(LINK_SCHEMES, ['bakery', 'my-app2']);
    expect(safeHref('my-app2:order/7', schemes)).toBe('my-app2:order/7');
    expect(safeHref('bakery://home', schemes)).toBe('bakery://home');
    expect(safeHref('javascript:alert(1)', schemes)).toBe('');
    expect(safeHref('my-app2:order/7')).toBe('');
  });

  test.each(['My-App', '-app', 'app-', 'my--app', 'my_app', 'my.app', ''])('refuse the name %j', (name) => {
    expect(() => addLinkSchemes(LINK_SCHEMES, [name])).toThrow(`"${name}" cannot be a link scheme`);
  });
});

test.each([
  ['http://www.bakery.example/bread?a=1#b', 'https://www.bakery.example/bread?a=1#b'],
  ['HTTP://WWW.bakery.example', 'https://WWW.bakery.example'],
  ['http://bakery.example', undefined],
  ['http://www.bakery.example:8080', undefined],
  ['http://example.com/www.bakery.example', undefined],
  ['http://www.bakery.example@example.com', undefined],
  ['https://www.bakery.example/bread', undefined],
  ['/bread', undefined],
  ['http://', undefined],
])('of a site served over https, %j becomes %j', (address, upgraded) => {
  expect(upgradeOwnHost(address, 'https://www.bakery.example')).toBe(upgraded);
  expect(upgradeOwnHost(address, 'http://www.bakery.example')).toBeUndefined();
  expect(upgradeOwnHost(address, undefined)).toBeUndefined();
});
