import { expect, test } from 'vitest';
import { leadToSite } from './lead-to-site.ts';

const SITE = 'https://www.example.nl';

test.each([
  ['<a href="/werkgever">x</a>', '<a href="https://www.example.nl/werkgever">x</a>'],
  ['<a class="b" href=/ >x</a>', '<a class="b" href="https://www.example.nl/" >x</a>'],
  ['<a href="/a?b=1&amp;c=&quot;2">x</a>', '<a href="https://www.example.nl/a?b=1&amp;c=&quot;2">x</a>'],
  ['<form action="/fietsen"></form>', '<form action="https://www.example.nl/fietsen"></form>'],
])('%s leads to the site', (html, led) => {
  expect(leadToSite(html, SITE)).toBe(led);
});

test.each([
  '<a href="#content">x</a>',
  '<a href="https://elsewhere.example/">x</a>',
  '<a href="//elsewhere.example/">x</a>',
  '<a href="mailto:a@example.com">x</a>',
  '<a href="/share/token/nl/en">x</a>',
  '<a>x</a>',
  '<img src="/img/a.webp" alt=""><script src="/_astro/a.js"></script>',
  '<p title="&lt;a href=&quot;/werkgever&quot;>">x</p>',
])('%s stays as it is', (html) => {
  expect(leadToSite(html, SITE)).toBe(html);
});
