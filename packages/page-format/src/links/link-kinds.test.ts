import { describe, expect, test } from 'vitest';
import { checkTypedLink, type TypedLinkKind, typedLinkKind, typedLinkText, writeTypedLink } from './link-kinds.ts';
import { safeHref } from './links.ts';

const FOLDERS = ['img'];

type Verdict = 'fine' | 'warning' | 'error';

/** What an editor may type or paste as a link: the kind it is read as, and what the field says about it. */
const LINKS: [address: string, kind: TypedLinkKind, verdict: Verdict][] = [
  // Pages of the site, by their path.
  ['', 'address', 'fine'],
  ['   ', 'address', 'fine'],
  ['/', 'address', 'fine'],
  ['/contact', 'address', 'fine'],
  ['/werkgever-niet-aangesloten', 'address', 'fine'],
  ['/en/breads?brand=Noord&page=2#list', 'address', 'fine'],
  ['/zoë/straße', 'address', 'fine'],
  ['/a:b', 'address', 'fine'],
  ['/next?to=javascript:alert(1)', 'address', 'fine'],
  ['contact', 'address', 'fine'],
  ['contact/step-2', 'address', 'fine'],
  ['./here', 'address', 'fine'],
  ['../up', 'address', 'fine'],
  ['?page=2', 'address', 'fine'],
  ['terms.pdf', 'address', 'fine'],
  ['files/terms.pdf', 'address', 'fine'],
  ['  /trimmed  ', 'address', 'fine'],
  // Addresses elsewhere.
  ['https://example.com', 'address', 'fine'],
  ['HTTPS://EXAMPLE.COM/', 'address', 'fine'],
  ['http://example.com:8080/path', 'address', 'fine'],
  ['https://user@example.com/', 'address', 'fine'],
  ['https://münchen.example/straße', 'address', 'fine'],
  ['https://192.0.2.1/', 'address', 'fine'],
  ['https://[2001:db8::1]/', 'address', 'fine'],
  ['https://localhost/', 'address', 'fine'],
  ['//cdn.example.com/a.js', 'address', 'fine'],
  ['ftp://files.example.com/a.zip', 'address', 'fine'],
  ['ftps://files.example.com/', 'address', 'fine'],
  ['sms:+31612345678', 'address', 'fine'],
  ['callto:someone', 'address', 'fine'],
  ['cid:part1@example.com', 'address', 'fine'],
  ['xmpp:someone@example.com', 'address', 'fine'],
  // Addresses that are not complete.
  ['https:', 'address', 'warning'],
  ['https://', 'address', 'warning'],
  ['https:///', 'address', 'warning'],
  ['https:example.com', 'address', 'warning'],
  ['https:/example.com', 'address', 'warning'],
  ['http://exa mple.com', 'address', 'warning'],
  ['https://example.com/a b', 'address', 'warning'],
  ['https://example.com:99999/', 'address', 'warning'],
  ['https://[::1', 'address', 'warning'],
  ['ftp://', 'address', 'warning'],
  ['www.example.com', 'address', 'warning'],
  ['WWW.example.com/page', 'address', 'warning'],
  ['example.com', 'address', 'warning'],
  ['example.nl/aanbod', 'address', 'warning'],
  ['shop.example.de?x=1', 'address', 'warning'],
  ['example.fr#haut', 'address', 'warning'],
  ['example.be/', 'address', 'warning'],
  ['someone@example.com', 'address', 'warning'],
  ['first.last+tag@mail.example.co.uk', 'address', 'warning'],
  // Files: of the media library, of the site's own folders, or what every build writes.
  ['/uploads/terms.pdf', 'address', 'fine'],
  ['/img/office.webp?x=1', 'address', 'fine'],
  ['/img2/office.webp', 'address', 'warning'],
  ['/fr/feed.xml', 'address', 'fine'],
  ['/2.5-breads/offer', 'address', 'fine'],
  ['https://example.com/terms.pdf', 'address', 'fine'],
  ['/downloads/widget.js', 'address', 'warning'],
  ['/terms.PDF#page=2', 'address', 'warning'],
  ['/old.html?x=/uploads/', 'address', 'warning'],
  // E-mail.
  ['mailto:someone@example.com', 'email', 'fine'],
  ['MAILTO:someone@example.com', 'email', 'fine'],
  [' mailto:someone@example.com', 'email', 'fine'],
  ['mailto:first.last+tag@mail.example.co.uk', 'email', 'fine'],
  ['mailto:zoë@straße.example', 'email', 'fine'],
  ['mailto:someone%40example.com', 'email', 'fine'],
  ['mailto:someone@example.com?subject=Fresh%20bread&body=Hello', 'email', 'fine'],
  ['mailto:a@example.com,b@example.com', 'email', 'fine'],
  ["mailto:o'neil@example.com", 'email', 'fine'],
  ['mailto:', 'email', 'warning'],
  ['mailto:?subject=Ask%20your%20employer', 'email', 'fine'],
  ['mailto:?subject=', 'email', 'warning'],
  ['mailto:someone', 'email', 'warning'],
  ['mailto:someone@', 'email', 'warning'],
  ['mailto:@example.com', 'email', 'warning'],
  ['mailto:someone@example', 'email', 'warning'],
  ['mailto:some one@example.com', 'email', 'warning'],
  ['mailto:someone@@example.com', 'email', 'warning'],
  ['mailto:someone@example..com', 'email', 'warning'],
  ['mailto:someone@.com', 'email', 'warning'],
  ['mailto:<someone@example.com>', 'email', 'warning'],
  ['mailto:someone;other@example.com', 'email', 'warning'],
  // Telephone.
  ['tel:+31201234567', 'phone', 'fine'],
  ['TEL:+31201234567', 'phone', 'fine'],
  ['tel:0201234567', 'phone', 'fine'],
  ['tel:112', 'phone', 'fine'],
  ['tel:+31 (0)20 123 45 67', 'phone', 'fine'],
  ['tel:030/123-456.7', 'phone', 'fine'],
  ['tel:+31201234567;ext=12', 'phone', 'fine'],
  ['tel:', 'phone', 'warning'],
  ['tel:12', 'phone', 'warning'],
  ['tel:+1234567890123456', 'phone', 'warning'],
  ['tel:call us', 'phone', 'warning'],
  ['tel:0800-BREAD', 'phone', 'warning'],
  ['tel:+31+20', 'phone', 'warning'],
  ['tel:31 20 123 #5', 'phone', 'warning'],
  // Anchors.
  ['#offer', 'anchor', 'fine'],
  ['#Offer-2_b', 'anchor', 'fine'],
  [`#${'a'.repeat(64)}`, 'anchor', 'fine'],
  ['#', 'anchor', 'warning'],
  ['#2nd', 'anchor', 'warning'],
  ['#our offer', 'anchor', 'warning'],
  ['#straße', 'anchor', 'warning'],
  ['#a:b', 'anchor', 'warning'],
  ['#javascript:alert(1)', 'anchor', 'warning'],
  [`#${'a'.repeat(65)}`, 'anchor', 'warning'],
  // Refused: schemes that are not on the list, in every disguise.
  ['javascript:alert(1)', 'address', 'error'],
  ['JaVaScRiPt:alert(1)', 'address', 'error'],
  [' javascript:alert(1)', 'address', 'error'],
  ['java\tscript:alert(1)', 'address', 'error'],
  ['java\nscript:alert(1)', 'address', 'error'],
  ['java\u200bscript:alert(1)', 'address', 'error'],
  ['\u0001javascript:alert(1)', 'address', 'error'],
  ['javascript&colon;alert(1)', 'address', 'error'],
  ['java&#115;cript:alert(1)', 'address', 'error'],
  ['javascript%3Aalert(1)', 'address', 'error'],
  ['%6Aavascript:alert(1)', 'address', 'error'],
  ['javascript：alert(1)', 'address', 'error'],
  ['vbscript:msgbox(1)', 'address', 'error'],
  ['data:text/html,<script>alert(1)</script>', 'address', 'error'],
  ['data:image/svg+xml,<svg onload=alert(1)>', 'address', 'error'],
  ['blob:https://example.com/0f3a', 'address', 'error'],
  ['file:///etc/passwd', 'address', 'error'],
  ['about:blank', 'address', 'error'],
  ['view-source:https://example.com', 'address', 'error'],
  ['intent://scan/#Intent;scheme=zxing;end', 'address', 'error'],
  ['ws://example.com', 'address', 'error'],
  ['ssh://example.com', 'address', 'error'],
  ['whatsapp://send', 'address', 'error'],
  ['unknown-protocol://example.com', 'address', 'error'],
  ['web+bread:1', 'address', 'error'],
  ['localhost:1337/admin', 'address', 'error'],
  ['example.com:8080/path', 'address', 'error'],
  ['C:\\Users\\x', 'address', 'error'],
  ['\\\\example.com', 'address', 'error'],
  ['/\\example.com', 'address', 'error'],
  ['https:\\\\example.com', 'address', 'error'],
  [':alert(1)', 'address', 'error'],
  ['(javascript:alert(1))', 'address', 'error'],
];

describe('a link as it is typed', () => {
  test.each(LINKS)('%j is an %s: %s', (address, kind, verdict) => {
    expect(typedLinkKind(address)).toBe(kind);
    expect(checkTypedLink(address, FOLDERS)?.level ?? 'fine').toBe(verdict);
  });

  test.each(LINKS.filter(([, , verdict]) => verdict === 'error'))('%j never reaches a page', (address) => {
    expect(safeHref(address)).toBe('');
    expect(checkTypedLink(address)?.message.en).toMatch(/^The link ".+" is not allowed\. Use a path/s);
  });

  test('what is typed into the field of its kind is what the field shows again', () => {
    for (const [address, kind] of LINKS.filter(([, , verdict]) => verdict === 'fine')) {
      const text = typedLinkText(address);
      const written = writeTypedLink(kind, text);
      expect(typedLinkKind(written)).toBe(kind);
      expect(checkTypedLink(written, FOLDERS), written).toBeUndefined();
    }
  });
});

test.each<[TypedLinkKind, string, string]>([
  ['email', 'someone@example.com', 'mailto:someone@example.com'],
  ['email', ' mailto:someone@example.com ', 'mailto:someone@example.com'],
  ['email', 'MAILTO: someone@example.com', 'mailto:someone@example.com'],
  ['email', '', ''],
  ['email', 'javascript:alert(1)', 'mailto:javascript:alert(1)'],
  ['phone', '+31 (20) 123-45.67', 'tel:+31201234567'],
  ['phone', 'tel:+31 20', 'tel:+3120'],
  ['phone', '  ', ''],
  ['anchor', 'offer', '#offer'],
  ['anchor', '#offer', '#offer'],
  ['anchor', '#', ''],
  ['address', ' /contact ', '/contact'],
  ['address', 'https://example.com', 'https://example.com'],
])('typing into the field for %s: %j is stored as %j', (kind, text, address) => {
  expect(writeTypedLink(kind, text)).toBe(address);
});

test.each([
  ['someone@example.com', 'mailto:someone@example.com'],
  [' someone@example.com', 'mailto:someone@example.com'],
  ['www.example.com/bread', 'http://www.example.com/bread'],
  ['example.com', 'http://example.com'],
])('%j is completed with one press', (address, completed) => {
  expect(checkTypedLink(address)?.mend).toMatchObject({ change: 'set', was: address, value: completed });
  expect(checkTypedLink(completed)).toBeUndefined();
});
