import { describe, expect, it } from 'vitest';
import { createSiteRules, ONLY_SITE } from '../registry/sites.ts';
import { createDeliveryRules, readListParameters, readPageParameters } from './parameters.ts';

const CAKE = { uid: 'api::cake.cake', fields: ['recipe', 'story'], isLocalized: false };
const POST = { uid: 'api::post.post', fields: ['body'], isLocalized: true };

const locales = { north: ['nl', 'en'], south: ['de', 'en'] };
const towns = createSiteRules({ parameter: 'town', attribute: 'towns', locales });

describe('a project with one site and one type', () => {
  const rules = createDeliveryRules(createSiteRules(undefined), [POST]);

  it('names a locale and nothing else', () => {
    const post = { uid: POST.uid, field: 'body', site: ONLY_SITE, locale: 'sv', status: 'published' };
    expect(readPageParameters({ locale: 'sv', slug: 'bread' }, rules)).toEqual({ ...post, slug: 'bread' });
    expect(readListParameters({ locale: 'sv' }, rules)).toEqual({ ...post, page: 1, pageSize: 100 });
  });

  it.each([
    {},
    { locale: 'sv', town: 'north' },
    { locale: 'sv', field: 'body' },
    { locale: 'sv', contentType: POST.uid },
  ])('refuses %j', (query) => {
    expect(() => readPageParameters(query, rules)).toThrow('parameters are not valid');
  });
});

describe('a project with several sites and types', () => {
  const rules = createDeliveryRules(towns, [CAKE, POST]);
  const read = (query: object) => readPageParameters({ town: 'north', ...query }, rules);

  it('means the first type and its first page where none is named', () => {
    expect(read({})).toMatchObject({ uid: CAKE.uid, field: 'recipe', site: 'north', locale: null });
    expect(read({ field: 'story', locale: 'en' })).toMatchObject({ uid: CAKE.uid, field: 'story', locale: 'en' });
    expect(read({ contentType: POST.uid, locale: 'nl' })).toMatchObject({ uid: POST.uid, field: 'body', locale: 'nl' });
  });

  it.each([
    [{ contentType: POST.uid }, 'api::post.post has languages: name one as "locale".'],
    [{ contentType: POST.uid, locale: 'nl', field: 'story' }, 'api::post.post has no page in "story". It has body.'],
    [{ locale: 'de' }, 'The north site has no locale "de".'],
    [{ locale: 'sv' }, '"locale": '],
    [{ town: 'east' }, '"town": '],
    [{ contentType: 'admin::user' }, '"contentType": '],
  ])('refuses %j', (query, message) => {
    expect(() => read(query)).toThrow(message);
  });
});

it('a project without page types says so', () => {
  const rules = createDeliveryRules(createSiteRules(undefined), []);
  expect(() => readPageParameters({}, rules)).toThrow('none of its page types is registered');
});
