import { expect, test } from 'vitest';
import { CmsCallError, createCmsClient } from './cms-client.ts';

/** A client whose calls are answered with one answer, and the addresses it asked. */
function clientOf(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const client = createCmsClient({
    cmsUrl: 'https://cms.example',
    fetch: async (address) => {
      asked.push(decodeURIComponent(String(address)));
      return answer();
    },
  });
  return { client, asked };
}

test('calls are written as the CMS reads them, without what is not set', async () => {
  const { client, asked } = clientOf(() => Response.json({ data: [] }));
  await client.find('faqs', { contains: 'ab&c', locale: 'de-AT' });
  await client.find('calculators', { contains: 'x', page: 2 });
  await client.find('bike-types');
  await client.reviews({ minRating: 4 });
  await client.bikes({ bikeType: 'city', country: 'nl' });
  await client.bikesByIds(['a', 'b']);
  await client.dealers({ address: 'Den Haag', distance: 25, lat: undefined });
  expect(asked.map((address) => address.replace('https://cms.example/api', ''))).toEqual([
    '/find?contentType=faqs&locale=de-AT&filters[title][$containsi]=ab&c',
    '/find?contentType=calculators&page=2&filters[name][$containsi]=x',
    '/find?contentType=bike-types',
    '/reviews?minRating=4',
    '/bikes-filter/bike-types-brand?bike_type=city&country=nl',
    '/bike-finder/bikes?bike_ids=a,b',
    '/dealers?address=Den+Haag&distance=25',
  ]);
});

test.each([
  [() => Response.json({ error: { status: 400, name: 'E', message: 'Wrong.' } }, { status: 400 }), 'Wrong.', 400],
  [() => new Response('<html>', { status: 502 }), 'The CMS answered 502.', 502],
  [() => new Response('<html>'), 'The CMS answered 200.', 200],
  [() => Promise.reject(new TypeError('fetch failed')), 'The CMS could not be reached: fetch failed', 0],
])('a failed call says why', async (answer, message, status) => {
  const failure = await clientOf(answer)
    .client.reviews()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CmsCallError);
  expect(failure).toMatchObject({ message, status });
});

test('after too many calls the error says when to try again', async () => {
  const answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '17' } });
  await expect(clientOf(answer).client.dealers()).rejects.toMatchObject({ status: 429, retryAfter: 17 });
});

test('a call that is given up throws the reason of its signal', async () => {
  const controller = new AbortController();
  const client = createCmsClient({ cmsUrl: '', fetch: () => Promise.reject(new Error('aborted')) });
  controller.abort(new Error('A newer search began.'));
  await expect(client.dealers({}, controller.signal)).rejects.toThrow('A newer search began.');
});
