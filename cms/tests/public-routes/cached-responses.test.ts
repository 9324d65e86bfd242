import { describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { createBike } from '../harness/entries.ts';

describe('a response', () => {
  it('can be asked for again by its hash, and is new after a change', async () => {
    const bike = await createBike();
    const path = `/api/bike-finder/bikes?bike_ids=${bike.id}`;
    const first = await call(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await call(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    await call(`/api/bikes/${bike.id}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { model: 'Renamed' } },
    });
    const second = await call(path, { headers: { 'If-None-Match': tag } });
    expect(second.status).toBe(200);
    expect(second.body.data[0].model).toBe('Renamed');
    await call(`/api/bike-brands/${bike.brandId}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'New brand' } },
    });
    expect((await call(path)).body.data[0].bike_brand.title).toBe('New brand');
    await call(`/api/bikes/${bike.id}`, { as: 'api', method: 'DELETE' });
    expect((await call(path)).body.data).toEqual([]);
  });

  it('is described, with every call and its parameters', async () => {
    const { body, status } = await call('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    const names = (path: string) => body.paths[path].get.parameters.map((entry: { name: string }) => entry.name);
    expect(Object.keys(body.paths)).toEqual([
      '/find',
      '/reviews',
      '/bikes-filter/bike-types-brand',
      '/bike-finder/bikes',
      '/dealers',
      '/site',
      '/facts',
      '/redirects',
      '/perform-calculations/{slug}',
      '/perform-calculations/{slug}/leases',
      '/leads',
      '/newsletter/confirm',
      '/newsletter/withdraw',
      '/page-builder/pages',
      '/page-builder/page',
      '/files',
      '/upload',
    ]);
    expect(names('/page-builder/pages')).toEqual(['country', 'locale', 'status', 'page', 'pageSize']);
    expect(names('/page-builder/page')).toEqual(['country', 'locale', 'status', 'slug']);
    expect(Object.keys(body.paths['/page-builder/page'].get.responses)).toEqual([
      '200',
      '304',
      '400',
      '401',
      '404',
      '429',
      '503',
    ]);
    expect(Object.keys(body.paths['/upload'].post.responses)).toEqual(['201', '400', '401', '403']);
    const calculation = body.paths['/perform-calculations/{slug}'];
    expect(calculation.get.parameters).toMatchObject([{ name: 'slug', in: 'path', required: true }]);
    expect(Object.keys(calculation.post.responses)).toEqual(['200', '400', '404', '429']);
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(names('/find')).toEqual(
      expect.arrayContaining(['contentType', 'filters[title][$containsi]', 'filters[name][$containsi]', 'locale']),
    );
    expect(names('/reviews')).toEqual(['minRating', 'author', 'country', 'page', 'pageSize']);
  });
});
