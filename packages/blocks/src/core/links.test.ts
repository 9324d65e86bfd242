import { describe, expect, test } from 'vitest';
import { isAllowedLink, isCustomSchemeName, isExternalLink, LINK_SCHEMES, safeHref } from './links.ts';

const KEPT = [
  // The schemes of the specification, each as an editor writes it, and in another case.
  'http://example.com',
  'HTTP://EXAMPLE.COM',
  'https://example.com/path?query=1#part',
  'HttpS://example.com',
  'https:example.com',
  'ftp://files.example.com/a.zip',
  'FTP://files.example.com',
  'ftps://files.example.com/a.zip',
  'mailto:someone@example.com',
  'mailto:someone@example.com?subject=Bike%20lease&body=Hello:%20there',
  'MAILTO:someone@example.com',
  'tel:+31201234567',
  'tel:+31 20 123 45 67',
  'callto:+31201234567',
  'sms:+31612345678?body=Hi',
  'cid:part1.0001@example.com',
  'xmpp:someone@example.com',
  // Without a scheme.
  '/',
  '/werkgever',
  '/werkgever-niet-aangesloten',
  '/zelfstandige',
  '/calculator',
  '/en/bikes/city-one?colour=dark%20green#specs',
  '/a:b',
  '/javascript:alert(1)',
  '/path?next=javascript:alert(1)',
  'calculator',
  'calculator/step-two',
  'folder/a:b',
  './a:b',
  '../up',
  '?page=2',
  '?next=https://example.com',
  '?a=1&colon;=2',
  '#offer',
  '#javascript:alert(1)',
  '#a:b',
  'page#a:b',
  'page?time=12:30',
  '//example.com/path',
  '//example.com:8080/path',
  'www.example.com',
  'example.com/a.pdf',
  'ünïcode/straße',
  '/zoë',
  'a%20b',
  '/a%3Ab',
  'caf%C3%A9',
];

const REFUSED = [
  // Schemes that are not on the list.
  'javascript:alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'javascript:void(0)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'mocha:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/0f3a',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'about:blank',
  'chrome://settings',
  'view-source:https://example.com',
  'jar:https://example.com!/x.html',
  'intent://scan/#Intent;scheme=zxing;end',
  'android-app://com.example',
  'market://details?id=x',
  'ws://example.com',
  'wss://example.com',
  'ssh://example.com',
  'git://example.com/x.git',
  'gopher://example.com',
  'ldap://example.com',
  'feed:https://example.com',
  'magnet:?xt=urn:x',
  'facetime:x',
  'skype:x',
  'sip:x@example.com',
  'whatsapp://send',
  'urn:isbn:1',
  'x:y',
  'localhost:1337/admin',
  'C:\\Users\\x',
  // Schemes with hyphens, dots and plus signs, which a pattern of letters would not see.
  'unknown-protocol://example.com',
  'web+bike:1',
  'ms-word:ofe|u|https://example.com/x.docx',
  'com.example.app:open',
  'x-javascript:alert(1)',
  'https-javascript:alert(1)',
  'http+unix://x',
  // Case.
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'jAvAsCrIpT:alert(1)',
  'VBScript:msgbox(1)',
  'DATA:text/html,x',
  // White space and control characters, before, inside and after the scheme.
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\n\r javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  '\u007fjavascript:alert(1)',
  '\u0085javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u1680javascript:alert(1)',
  '\u2003javascript:alert(1)',
  '\u2028javascript:alert(1)',
  '\u3000javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'j\ta\tv\ta\ts\tc\tr\ti\tp\tt:alert(1)',
  'java\u0000script:alert(1)',
  'java script:alert(1)',
  'javascript\t:alert(1)',
  'javascript :alert(1)',
  'javascript\n:alert(1)',
  // Characters nobody sees.
  'java\u00adscript:alert(1)',
  'java\u200bscript:alert(1)',
  'java\u200dscript:alert(1)',
  '\u200ejavascript:alert(1)',
  '\u202ejavascript:alert(1)',
  '\u2066javascript:alert(1)',
  '\u061cjavascript:alert(1)',
  'java\u{e0061}script:alert(1)',
  'javascript\u200b:alert(1)',
  // Entities, which reach us undecoded when somebody pastes HTML.
  'java&#115;cript:alert(1)',
  'java&#x73;cript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  // Percent encoding.
  '%6Aavascript:alert(1)',
  '%6a%61%76%61script:alert(1)',
  'java%73cript:alert(1)',
  'javascript%3Aalert(1)',
  'javascript%3aalert(1)',
  '%09javascript:alert(1)',
  '%00javascript:alert(1)',
  // Look-alikes.
  'javascript：alert(1)',
  'javascript﹕alert(1)',
  'ｊavascript:alert(1)',
  'jаvascript:alert(1)',
  'ⓙavascript:alert(1)',
  'javaſcript:alert(1)',
  '１23:456',
  // A colon that no scheme precedes.
  ':alert(1)',
  '::',
  '1:2',
  '-x:y',
  '"javascript:alert(1)',
  '<javascript:alert(1)>',
  '[javascript:alert(1)](x)',
  '(javascript:alert(1))',
  // Backslashes, which browsers read as slashes.
  '\\\\example.com',
  '\\/example.com',
  '/\\example.com',
  '/\\/example.com',
  '\\example',
  'https:\\\\example.com',
  'https:/\\example.com',
  'https://example.com\\@other.com',
  '/\t\\example.com',
  'javascript\\:alert(1)',
];

describe('safeHref', () => {
  test.each(KEPT.map((address) => [address]))('keeps %j', (address) => {
    expect(safeHref(address)).toBe(address);
    expect(isAllowedLink(address)).toBe(true);
  });

  test.each(REFUSED.map((address) => [address]))('refuses %j', (address) => {
    expect(safeHref(address)).toBe('');
    expect(isAllowedLink(address)).toBe(false);
  });

  test('takes exactly the schemes of the specification', () => {
    expect(LINK_SCHEMES).toEqual(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp']);
  });

  test('trims white space around an address', () => {
    expect(safeHref('  /calculator\n')).toBe('/calculator');
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
    for (const address of [...KEPT, ...REFUSED]) {
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
  ['bike', true],
  ['bike-lease', true],
  ['b2b', true],
  ['4you', true],
  ['a-b-c', true],
  ['', false],
  ['-bike', false],
  ['bike-', false],
  ['bike--lease', false],
  ['Bike', false],
  ['bike_lease', false],
  ['bike.lease', false],
  ['bike+lease', false],
  ['bike lease', false],
  ['bïke', false],
  ['bike\n', false],
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
  ['/calculator', false],
  ['calculator', false],
  ['#offer', false],
  ['mailto:someone@example.com', false],
  ['tel:+31', false],
  ['/go?to=https://example.com', false],
  ['', false],
])('isExternalLink(%j) is %s', (href, expected) => {
  expect(isExternalLink(href)).toBe(expected);
});
