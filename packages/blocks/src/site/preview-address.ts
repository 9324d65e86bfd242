import { type Country, isCountry, isLocale, type Locale } from './locales.ts';

/** A draft to look at. */
export interface PreviewTarget {
  country: Country;
  locale: Locale;
  /** Of the draft, which may differ from the published page's. */
  slug: string;
}

/** How long an address of a preview works, in milliseconds: an address that gets out is worthless soon. */
export const PREVIEW_LIFETIME = 15 * 60 * 1000;

/**
 * Path and query under which a preview server shows a draft: `/preview/nl/en/employers?expires=…&signature=…`. The CMS
 * signs it, the preview server checks it, and both know the secret.
 * @param now milliseconds since 1970
 */
export async function signPreviewAddress(target: PreviewTarget, secret: string, now: number): Promise<string> {
  const path = previewPath(target);
  const expires = String(now + PREVIEW_LIFETIME);
  return `${path}?${new URLSearchParams({ expires, signature: await sign(path, expires, secret) })}`;
}

/**
 * Reads an address that `signPreviewAddress` wrote.
 * @returns undefined when it was not signed with the secret, or is too old
 */
export async function readPreviewAddress(url: URL, secret: string, now: number): Promise<PreviewTarget | undefined> {
  const [, , country, locale, ...slug] = url.pathname.split('/').map(decodeURIComponent);
  if (!isCountry(country) || !isLocale(locale)) return undefined;
  const target = { country, locale, slug: slug.join('/') };
  const expires = url.searchParams.get('expires') ?? '';
  if (!(Number(expires) > now)) return undefined;
  const isGenuine = await verify(previewPath(target), expires, url.searchParams.get('signature') ?? '', secret);
  return isGenuine ? target : undefined;
}

function previewPath({ country, locale, slug }: PreviewTarget): string {
  return ['/preview', country, locale, ...slug.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

async function importKey(secret: string, usage: 'sign' | 'verify') {
  if (secret === '') throw new Error('Previews need a secret. Set PREVIEW_TOKEN.');
  return crypto.subtle.importKey('raw', encode(secret), ALGORITHM, false, [usage]);
}

async function sign(path: string, expires: string, secret: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), encode(`${path}?${expires}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In constant time, as the platform does it. */
async function verify(path: string, expires: string, signature: string, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/[\da-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await importKey(secret, 'verify'), bytes, encode(`${path}?${expires}`));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
