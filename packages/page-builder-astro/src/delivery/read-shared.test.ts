import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import { send, type TestServer } from '../testing/test-server.ts';
import { createDelivery } from './create-delivery.ts';

let cms: TestServer;
afterEach(() => cms.close());

const DRAFT = {
  documentId: 'draft',
  title: 'Draft',
  slug: 'draft',
  locale: 'en',
  localizations: [],
  updatedAt: '2026-11-26T12:00:00.000Z',
  document: { format: 'page', formatVersion: 1, blocks: [] },
  refs: {},
};

async function start(page: unknown) {
  cms = await startDeliveryServer([]);
  const seen: IncomingHttpHeaders[] = [];
  cms.faults.push((response) => {
    seen.push(response.req.headers);
    const places = [{ locale: 'en', slug: 'draft', regions: ['north'] }];
    send(response, 200, { data: { expiresAt: '2026-12-03T12:00:00.000Z', locale: 'en', places, page } });
  });
  const delivery = createDelivery({ url: cms.url, parameters: { region: 'north' }, key: 'of builds', pauses: [] });
  return { delivery, seen };
}

test('reads what a link opens; its token and the guest stand in headers, and the key of builds is not used', async () => {
  const { delivery, seen } = await start(DRAFT);
  const request = { token: 'token', locale: 'en', guest: { id: 'guest-number-0001', name: 'Zoë & Co' } };
  const found = await delivery.readShared(request, 'preview token');
  expect(found).toMatchObject({ locale: 'en', places: [{ regions: ['north'] }], page: { title: 'Draft' } });
  expect(cms.requests).toEqual(['/api/page-builder/shared?region=north&locale=en']);
  expect(seen[0]).toMatchObject({
    authorization: 'Bearer preview token',
    'x-share-token': 'token',
    'x-share-guest': 'guest-number-0001',
    'x-share-name': 'Zo%C3%AB%20%26%20Co',
  });
  expect(seen[0]).not.toHaveProperty('x-delivery-key');
});

test('a link may be asked about without a page, and one that opens nothing is no failure', async () => {
  const { delivery, seen } = await start(null);
  expect(await delivery.readShared({ token: 'token' }, 'preview token')).toMatchObject({ page: null });
  expect(seen[0]).not.toHaveProperty('x-share-guest');
  expect(await delivery.readShared({ token: 'other' }, 'preview token')).toBeUndefined();
});

test('a draft in a shape that is not known is told', async () => {
  const { delivery } = await start({ ...DRAFT, document: { format: 'else' } });
  await expect(delivery.readShared({ token: 'token' }, 'preview token')).rejects.toThrow(
    'the page "Draft" (en, draft)',
  );
});
