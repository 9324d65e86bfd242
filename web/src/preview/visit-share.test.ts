import { DeliveryError, type SharedDraft, type ShareRequest } from 'page-builder-astro/delivery';
import { expect, test } from 'vitest';
import type { DeliveredPage } from '../delivery/site-delivery.ts';
import { readGuestCookie, writeGuestCookie } from './guest-cookie.ts';
import { chooseLocale } from './share-address.ts';
import { type ShareVisitRequest, visitShare } from './visit-share.ts';

const TOKEN = 'a'.repeat(43);
const END = '2026-12-03T12:00:00.000Z';
const GUEST = { id: 'guest-of-the-test', name: 'Zoë' };
const LINK = { path: `/share/${TOKEN}`, isSecure: true };
const cookie = (guest = GUEST) => writeGuestCookie(guest, { ...LINK, expiresAt: END });

/** A CMS that knows one link: to a draft in Dutch for the Netherlands, and in English for all sites. */
function startCms({ isDown = false, isDamaged = false } = {}) {
  const asked: (ShareRequest & { country: string | undefined })[] = [];
  const draft = { title: 'Voorstel' } as DeliveredPage;
  const places = [
    { locale: 'nl', slug: 'voorstel', countries: ['nl'] },
    { locale: 'en', slug: 'proposal', countries: [] },
  ];
  const visit = (request: Partial<ShareVisitRequest> = {}) =>
    visitShare(
      { method: 'GET', token: TOKEN, path: 'nl/nl', name: null, cookie: '', isSecure: true, ...request },
      async (share, country): Promise<SharedDraft<DeliveredPage> | undefined> => {
        asked.push({ ...share, country });
        if (isDown) throw new DeliveryError('The CMS cannot be reached.');
        if (share.token !== TOKEN) return undefined;
        const isThere = !isDamaged && places.some(({ locale }) => locale === share.locale) && country !== 'de';
        return { expiresAt: END, locale: 'nl', places, page: isThere ? draft : null };
      },
    );
  return { asked, visit };
}

test('a link leads to the language that it was made in', async () => {
  expect(await startCms().visit({ path: '' })).toEqual({ kind: 'redirect', to: `/share/${TOKEN}/nl/nl` });
});

test('whoever comes first is asked for a name, and nobody is noted', async () => {
  const { asked, visit } = startCms();
  expect(await visit()).toEqual({ kind: 'question' });
  expect(asked).toEqual([{ token: TOKEN, country: undefined }]);
});

test('the answer is remembered for this link alone, until it ends, and not for scripts', async () => {
  const { asked, visit } = startCms();
  const answered = await visit({ name: '  Zo\u0000ë \n' });
  expect(answered).toMatchObject({ kind: 'redirect', to: `/share/${TOKEN}/nl/nl` });
  const written = answered.kind === 'redirect' ? (answered.cookie ?? '') : '';
  expect(written).toMatch(/^__Host-draft_guest-[0-9a-f]{16}=/);
  expect(written).toContain('; Path=/; Expires=Thu, 03 Dec 2026 12:00:00 GMT; HttpOnly; SameSite=Lax; Secure');
  const sent = `other=1; ${written.split(';')[0]}`;
  expect(readGuestCookie(sent, LINK)).toEqual({ id: expect.any(String), name: 'Zo ë' });
  expect(readGuestCookie(sent, { ...LINK, path: '/share/another' })).toBeUndefined();
  // Anybody who speaks http could have written it under the plain name.
  expect(readGuestCookie(sent.replace('__Host-', ''), LINK)).toBeUndefined();
  const plain = { path: LINK.path, isSecure: false };
  expect(writeGuestCookie(GUEST, { ...plain, expiresAt: END })).toMatch(
    new RegExp(`^draft_guest=[^;]+; Path=/share/${TOKEN};`),
  );
  expect(asked.every(({ guest }) => guest === undefined)).toBe(true);
});

test('a guest sees the draft with all its places, and is noted', async () => {
  const { asked, visit } = startCms();
  const seen = await visit({ cookie: cookie(), path: 'nl/en' });
  expect(seen).toMatchObject({ kind: 'page', page: { title: 'Voorstel' }, share: { expiresAt: END } });
  expect(seen.kind === 'page' && seen.share.places.map(({ country, locale }) => `${country} ${locale}`)).toEqual([
    'nl nl',
    'nl en',
    'de en',
    'be en',
    'at en',
    'fr en',
  ]);
  expect(asked).toEqual([{ token: TOKEN, locale: 'en', country: 'nl', guest: GUEST }]);
});

test('a program that only looks whether the page is there is not noted', async () => {
  const { asked, visit } = startCms();
  await visit({ cookie: cookie(), method: 'HEAD' });
  expect(asked[0]?.guest).toBeUndefined();
});

test.each<[string, Partial<ShareVisitRequest>]>([
  ['another token', { token: 'b'.repeat(43) }],
  ['another token, with a name', { token: 'b'.repeat(43), name: 'Zoë' }],
  ['another token, by a guest', { token: 'b'.repeat(43), cookie: cookie() }],
  ['another token, without a place', { token: 'b'.repeat(43), path: '' }],
  ['what is no token', { token: '../../etc' }],
  ['what is no place', { path: 'nl/fr' }],
  ['more than a place', { path: 'nl/nl/more' }],
])('%s is refused', async (_name, request) => {
  expect(await startCms().visit(request)).toEqual({ kind: 'refused' });
});

test('a place where the draft does not stand leads to one where it does', async () => {
  expect(await startCms().visit({ cookie: cookie(), path: 'de/de' })).toEqual({
    kind: 'redirect',
    to: `/share/${TOKEN}/nl/nl`,
  });
});

test('a damaged draft, and a CMS that cannot be read, are told apart from a link that does not work', async () => {
  expect(await startCms({ isDamaged: true }).visit({ cookie: cookie() })).toEqual({ kind: 'unavailable' });
  expect(await startCms({ isDown: true }).visit()).toEqual({ kind: 'unavailable' });
});

test.each(['', 'draft_guest=', 'draft_guest=%%%', `draft_guest=${Buffer.from('{"id":1}').toString('base64url')}`])(
  'the cookie %j names nobody',
  (header) => expect(readGuestCookie(header, { ...LINK, isSecure: false })).toBeUndefined(),
);

test.each([
  ['nl-BE,nl;q=0.9', 'be'],
  ['de-AT', 'de-AT'],
  ['de-CH, fr;q=0.5', 'de'],
  ['be-BY, fr;q=0.5', 'fr'],
  ['sv', 'en'],
])('who asks for %s reads %s', (accepted, locale) => expect(chooseLocale(undefined, accepted)).toBe(locale));
