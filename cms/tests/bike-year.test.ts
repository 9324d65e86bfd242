import { expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createBike, newWord } from './harness/entries.ts';

const write = (year: unknown) => {
  const slug = newWord();
  return call('/api/bikes', { as: 'api', body: { data: { model: `Bike ${slug}`, slug, year } } });
};

it.each([1989, 2101, 2026.5, '2,026', 'spring'])('refuses a bike of the year %j, and names the field', async (year) => {
  const answer = await write(year);
  expect(answer.status).toBe(400);
  expect(answer.body.error.details.errors).toMatchObject([{ path: ['year'] }]);
});

it.each([1990, 2100, null])('takes a bike of the year %j', async (year) => {
  expect((await write(year)).body.data).toMatchObject({ year });
});

it('hands the year out as a number', async () => {
  const { id } = await createBike({ year: 2026 });
  const answer = await call(`/api/bikes/${id}`, { as: 'api' });
  expect(answer.body.data.year).toBe(2026);
});
