import { describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { create, createBike, newWord } from '../harness/entries.ts';
import { upload } from '../harness/images.ts';

describe('bikes of a type', () => {
  it('are those that the country offers, as cards need them', async () => {
    const picture = await upload({ width: 40, height: 30 });
    const bike = await createBike({
      year: 2026,
      retail_price: 2899.5,
      bike_variants: [{ name: 'Green', bike_image_set: { images: [picture.id] } }],
      ebike_specifics: { engine: 'Bosch', battery_range: 110 },
    });
    const elsewhere = await create('bikes', {
      model: 'Aa',
      slug: newWord(),
      bike_type: bike.typeId,
      countries: ['be'],
    });
    const path = `/api/bikes-filter/bike-types-brand?bike_type=${bike.type}`;
    const dutch = await call(`${path}&country=nl`);
    expect(dutch.status).toBe(200);
    expect(dutch.body).toEqual([
      {
        documentId: bike.id,
        slug: bike.slug,
        title: `Bike ${bike.slug}`,
        brand: `Brand ${bike.brand}`,
        brand_slug: bike.brand,
        bike_type: `Type ${bike.type}`,
        bike_type_value: bike.type,
        price: 2899.5,
        image: picture.reference.snapshot.url,
        image_width: picture.reference.snapshot.width,
        image_focal_point: null,
        year: 2026,
        is_ebike: true,
        battery_range: 110,
        lease: null,
      },
    ]);
    const ids = async (address: string, headers = {}) =>
      (await call(address, { headers })).body.map((entry: { documentId: string }) => entry.documentId);
    expect(await ids(`${path}&country=be`)).toEqual([elsewhere, bike.id]);
    expect(await ids(path)).toEqual([elsewhere, bike.id]);
    // The site that asks says which country is meant.
    expect(await ids(path, { Origin: 'http://localhost:4321' })).toEqual([bike.id]);
    expect(await ids(`/api/bikes-filter/bike-types-brand?bike_brand=${bike.brand}`)).toEqual([bike.id]);
    expect(await ids(`${path}&page=2&pageSize=1`)).toEqual([bike.id]);
  });

  it('are none for a value that does not exist', async () => {
    expect((await call('/api/bikes-filter/bike-types-brand?bike_type=nothing')).body).toEqual([]);
  });
});

describe('bikes by their ids', () => {
  it('come in the order asked, whole, without those that are unknown or drafts', async () => {
    const picture = await upload({ width: 40, height: 30, focalPoint: { x: 20, y: 70 } });
    const first = await createBike({
      year: 2026,
      retail_price: 1999,
      bike_variants: [{ colour: 'Moss green', swatch: '#5f7350', bike_image_set: { images: [picture.id] } }],
      frame_sizes: [
        { name: 'M', rider_from: 165, rider_to: 178 },
        { name: 'L', rider_from: 176 },
      ],
      bike_specifics: { frame: { material: 'Aluminium', weight: '23.4 kg' }, brakes: { type: 'Disc' } },
      ebike_specifics: { engine: 'Bosch', charger: [{ title: '2 A' }, { title: '4 A' }], battery_range: 90 },
    });
    const second = await createBike();
    const draft = await createBike({}, '?status=draft');
    const { body, status } = await call(
      `/api/bike-finder/bikes?bike_ids=${[second.id, 'unknown', draft.id, first.id, second.id].join(',')}`,
    );
    expect(status).toBe(200);
    expect(body.data.map((bike: { documentId: string }) => bike.documentId)).toEqual([second.id, first.id]);
    expect(body.data[1]).toEqual({
      id: first.id,
      documentId: first.id,
      slug: first.slug,
      model: `Bike ${first.slug}`,
      year: 2026,
      retail_price: 1999,
      bike_brand: {
        id: first.brandId,
        documentId: first.brandId,
        title: `Brand ${first.brand}`,
        slug: first.brand,
        description: `Brand ${first.brand}`,
      },
      bike_type: { id: first.typeId, documentId: first.typeId, title: `Type ${first.type}`, value: first.type },
      bike_variants: [
        {
          name: '',
          colour: 'Moss green',
          swatch: '#5f7350',
          bike_image_set: {
            images: [
              {
                url: picture.reference.snapshot.url,
                alternativeText: 'A test picture',
                width: 40,
                height: 30,
                mime: 'image/jpeg',
                focalPoint: { x: 20, y: 70 },
              },
            ],
          },
        },
      ],
      frame_sizes: [
        { name: 'M', rider_from: 165, rider_to: 178 },
        { name: 'L', rider_from: 176, rider_to: null },
      ],
      bike_specifics: { frame: { material: 'Aluminium', weight: '23.4 kg' }, brakes: { type: 'Disc' } },
      ebike_specifics: { engine: 'Bosch', charger: ['2 A', '4 A'], battery_range: '90 km' },
    });
    expect(body.data[0].ebike_specifics).toBeNull();
  });

  it('are none when none are named', async () => {
    expect((await call('/api/bike-finder/bikes')).body).toEqual({ data: [] });
    expect((await call('/api/bike-finder/bikes?bike_ids=,,')).body).toEqual({ data: [] });
  });
});
