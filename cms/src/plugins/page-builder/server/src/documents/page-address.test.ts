import { describe, expect, it } from 'vitest';
import { checkCountries, checkSlug, findSharedCountries, listCountries } from './page-address.ts';

describe('slugs', () => {
  it.each(['', 'werkgever', 'zakelijk/voordelen', 'a1/b-2/c', '2026'])('"%s" is fine', (slug) => {
    expect(checkSlug(slug)).toBeUndefined();
  });

  it.each(['A', 'a b', '/a', 'a/', 'a//b', 'a-', '-a', 'a--b', 'a_b', 'é', 'a.b', '..', 'a?b', 'a#b', '%61', ' '])(
    '"%s" is refused',
    (slug) => {
      expect(checkSlug(slug)).toContain('not allowed');
    },
  );

  it.each(['en', 'en/bikes', 'fr', '404', 'assets/x', 'img'])('"%s" belongs to the sites', (slug) => {
    expect(checkSlug(slug)).toContain('the sites use');
  });

  it.each([undefined, null, 7, {}, []])('%j is no slug', (slug) => {
    expect(checkSlug(slug)).toContain('must be a text');
  });
});

describe('countries', () => {
  it.each([[undefined], [null], [[]], [['nl']], [['nl', 'de', 'be', 'at', 'fr']]])('%j are fine', (countries) => {
    expect(checkCountries(countries)).toBeUndefined();
  });

  it.each([['nl'], [['xx']], [['nl', 'nl']], [{}], [[null]]])('%j are refused', (countries) => {
    expect(checkCountries(countries)).toContain('Countries must be a list of nl, de, be, at, fr');
  });

  it.each([
    ['nl', [], ['nl']],
    ['en', [], ['nl', 'de', 'be', 'at', 'fr']],
    ['en', ['fr', 'nl'], ['nl', 'fr']],
    ['fr', null, ['be', 'fr']],
    ['nl', ['de'], []],
  ])('a page in %s that names %j appears in %j', (locale, countries, expected) => {
    expect(listCountries({ locale, countries })).toEqual(expected);
  });
});

describe('two pages', () => {
  const page = (locale: string, slug: string, countries: string[] | null = null) => ({ locale, slug, countries });

  it.each([
    ['the same address', page('nl', 'a'), page('nl', 'a'), ['nl']],
    ['some sites in common', page('en', 'a', ['nl', 'de']), page('en', 'a', ['de', 'at']), ['de']],
    ['different sites', page('en', 'a', ['nl']), page('en', 'a', ['de']), []],
    ['different slugs', page('nl', 'a'), page('nl', 'b'), []],
    ['different locales', page('nl', 'a'), page('be', 'a'), []],
  ])('with %s meet where both appear', (_, one, other, expected) => {
    expect(findSharedCountries(one, other)).toEqual(expected);
  });
});
