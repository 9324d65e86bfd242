import { expect, test } from 'vitest';
import { renderPage } from '../../render/index.ts';

const items = [{ id: 'news1', title: 'A', date: '2026-03-01', readTime: 4, tags: ' Tax, , Tax,Bikes ' }];
const blocks = [{ id: 'n1', type: 'NewsItemsBlock', v: 1, props: { items } }];

test.each([
  ['nl', 'nl', 'nl-NL', '1 maart 2026', '4 min. leestijd'],
  ['be', 'be', 'nl-BE', '1 maart 2026', '4 min. leestijd'],
  ['fr', 'be', 'fr-BE', '1 mars 2026', '4 min de lecture'],
  ['de', 'de', 'de-DE', '1. März 2026', '4 Min. Lesezeit'],
  ['de-AT', 'at', 'de-AT', '1. März 2026', '4 Min. Lesezeit'],
  ['en', 'nl', 'en-NL', '1 March 2026', '4 min read'],
] as const)(
  'in %s (%s) the day and the reading time are written in that language',
  (locale, country, lang, day, time) => {
    const context = { mode: 'site', locale, country, lang, refs: {}, cmsUrl: '' } as const;
    const markup = String(renderPage({ format: 'page', formatVersion: 1, blocks }, context).parts[0]);
    expect(markup).toContain(`<time dateTime="2026-03-01">${day}</time>`);
    expect(markup).toContain(`<span>${time}</span>`);
    expect(markup.match(/<li>[^<]*<\/li>/g)).toEqual(['<li>Tax</li>', '<li>Bikes</li>']);
  },
);
