import { describe, expect, it } from 'vitest';
import { createSiteRules } from '../services/registry/sites.ts';
import { checkSlug, findSharedSites } from './page-address.ts';

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

  it.each(['en', 'en/bread', 'assets/x'])('"%s" belongs to the sites', (slug) => {
    expect(checkSlug(slug, ['en', 'assets'])).toContain('the sites use');
    expect(checkSlug(slug)).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, []])('%j is no slug', (slug) => {
    expect(checkSlug(slug)).toContain('must be a text');
  });
});

describe('two pages', () => {
  const locales = { north: ['nl', 'en'], south: ['de', 'en'], west: ['be'] };
  const sites = createSiteRules({ parameter: 'town', attribute: 'towns', locales });
  const page = (locale: string | null, slug: string, names: string[] | null = null) => ({ locale, slug, sites: names });

  it.each([
    ['the same address', page('nl', 'a'), page('nl', 'a'), ['north']],
    ['some sites in common', page('en', 'a', ['north', 'south']), page('en', 'a', ['south', 'west']), ['south']],
    ['no language', page(null, 'a'), page(null, 'a', ['west']), ['west']],
    ['different sites', page('en', 'a', ['north']), page('en', 'a', ['south']), []],
    ['different slugs', page('nl', 'a'), page('nl', 'b'), []],
    ['different locales', page('nl', 'a'), page('be', 'a'), []],
  ])('with %s meet where both appear', (_, one, other, expected) => {
    expect(findSharedSites(sites, one, other)).toEqual(expected);
  });

  it('meet where there is one site only', () => {
    expect(findSharedSites(createSiteRules(undefined), page('xx', 'a'), page('xx', 'a'))).toHaveLength(1);
  });
});
