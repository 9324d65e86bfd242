import { createId } from 'page-format';
import { call } from './client.ts';

/** Makes an entry through the REST API, published where the type has drafts, and returns its document id. */
export async function create(plural: string, data: object, parameters = ''): Promise<string> {
  const answer = await call(`/api/${plural}${parameters}`, { as: 'api', body: { data } });
  if (answer.status !== 201) throw new Error(`${plural} was not created: ${JSON.stringify(answer.body)}`);
  return answer.body.data.documentId;
}

/** A word that no other test uses, fit for slugs. */
export function newWord(): string {
  return `w${createId().toLowerCase()}`;
}

/** A bike with a brand and a type of its own. */
export async function createBike(data: Record<string, unknown> = {}, parameters = '') {
  const type = newWord();
  const brand = newWord();
  const bike_type = await create('bike-types', { title: `Type ${type}`, value: type });
  const bike_brand = await create('bike-brands', { title: `Brand ${brand}`, slug: brand });
  const slug = newWord();
  const id = await create('bikes', { model: `Bike ${slug}`, slug, bike_type, bike_brand, ...data }, parameters);
  return { id, slug, type, brand, typeId: bike_type, brandId: bike_brand };
}
