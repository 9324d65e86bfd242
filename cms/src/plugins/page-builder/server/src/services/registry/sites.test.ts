import { describe, expect, it } from 'vitest';
import { createSiteRules, ONLY_SITE } from './sites.ts';

const locales = { north: ['nl', 'en'], south: ['de', 'en'] };
const rules = createSiteRules({ parameter: 'town', attribute: 'towns', locales });

describe('lists of sites', () => {
  it.each([[undefined], [null], [[]], [['north']], [['north', 'south']]])('%j are fine', (value) => {
    expect(rules.check(value)).toBeUndefined();
  });

  it.each([['north'], [['east']], [['north', 'north']], [{}], [[null]]])('%j are refused', (value) => {
    expect(rules.check(value)).toBe('Towns must be a list of north, south, each at most once. Empty means all.');
  });

  it.each([
    ['nl', [], ['north']],
    ['en', [], ['north', 'south']],
    ['en', null, ['north', 'south']],
    ['en', ['south'], ['south']],
    ['nl', ['south'], []],
    ['en', 'south', []],
    ['xx', [], []],
    [null, ['south'], ['south']],
  ])('a page in %s that names %j appears in %j', (locale, sites, expected) => {
    expect(rules.list({ locale, sites })).toEqual(expected);
  });
});

it('a project with one site has every page on it, in every language', () => {
  const only = createSiteRules(undefined);
  expect(only.locales).toBeUndefined();
  expect(only.check('anything')).toBeUndefined();
  expect(only.list({ locale: 'xx', sites: undefined })).toEqual([ONLY_SITE]);
});
