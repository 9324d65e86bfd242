import { expect, test } from 'vitest';
import { PREVIEW_LIFETIME, readPreviewAddress, signPreviewAddress } from './preview-address.ts';

const target = { country: 'nl', locale: 'en', slug: 'business/über uns' } as const;
const read = (address: string, secret = 'secret', now = 1_000) =>
  readPreviewAddress(new URL(address, 'http://preview'), secret, now);

test('an address leads to the draft it was signed for', async () => {
  const address = await signPreviewAddress(target, 'secret', 1_000);
  expect(address).toMatch(/^\/preview\/nl\/en\/business\/%C3%BCber%20uns\?expires=901000&signature=[\da-f]{64}$/);
  expect(await read(address)).toEqual(target);
  expect(await read(await signPreviewAddress({ ...target, slug: '' }, 'secret', 1_000))).toEqual({
    ...target,
    slug: '',
  });
});

test('no other draft, no other secret, no longer than its time', async () => {
  const address = await signPreviewAddress(target, 'secret', 1_000);
  expect(await read(address.replace('/business/', '/'))).toBeUndefined();
  expect(await read(address.replace('/nl/', '/de/'))).toBeUndefined();
  expect(await read(address.replace('expires=901000', 'expires=999999999'))).toBeUndefined();
  expect(await read(address.replace(/signature=.*/, 'signature='))).toBeUndefined();
  expect(await read(address, 'another')).toBeUndefined();
  expect(await read(address, 'secret', 1_000 + PREVIEW_LIFETIME)).toBeUndefined();
  expect(await read('/preview/xx/en?expires=9999&signature=00')).toBeUndefined();
});

test('without a secret there are no previews', async () => {
  await expect(signPreviewAddress(target, '', 1_000)).rejects.toThrow('Set PREVIEW_TOKEN');
});
