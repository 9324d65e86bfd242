import type { Fault } from '../fault.ts';

const web = (file: string, test: string) => ({ step: 'unit', package: 'web', files: [file], test }) as const;
const publisher = (file: string, test: string) =>
  ({ step: 'unit', package: 'publisher', files: [file], test }) as const;

/** What the sites write around their blocks, and the way of a release to visitors. */
export const siteFaults: Fault[] = [
  {
    name: 'A text can end the script of structured data',
    file: 'packages/page-builder-astro/src/document/structured-data.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    noticedBy: {
      step: 'unit',
      package: 'packages/page-builder-astro',
      files: ['src/document/structured-data.test.ts'],
      test: 'no text can end the script it stands in',
    },
  },
  {
    name: 'A page does not name itself among its languages',
    file: 'web/src/addresses/alternates.ts',
    find: '[...page.localizations, page]',
    replace: 'page.localizations',
    noticedBy: web('src/addresses/alternates.test.ts', 'a home page in every locale'),
  },
  {
    name: 'The policy of a page refuses its own scripts',
    file: 'web/src/policy/write-policy.ts',
    find: '...scripts.map(hashInline), ...hosts],',
    replace: '...hosts],',
    noticedBy: web('src/policy/write-policy.test.ts', 'lets run the scripts that the site wrote'),
  },
  {
    name: 'Forms of a page go to any host',
    file: 'web/src/policy/write-policy.ts',
    find: "['form-action', \"'self'\", cms,",
    replace: "['form-action', \"'self'\", cms, 'https:',",
    noticedBy: web('src/policy/write-policy.test.ts', 'names the hosts that take forms'),
  },
  {
    name: 'A redirect stands in the way of what the build writes itself',
    file: 'web/src/redirects/load-redirects.ts',
    find: ' || isOwnAddress(country, path)',
    replace: '',
    noticedBy: web('src/build.test.ts', 'leads away from nothing that it writes itself'),
  },
  {
    name: 'An address with an ampersand makes the sitemap unreadable',
    file: 'web/src/addresses/write-sitemap.ts',
    find: 'escapeXml(address)}</loc>$',
    replace: 'address}</loc>$',
    noticedBy: web('src/addresses/write-sitemap.test.ts', 'lists each page with its languages, safe as XML'),
  },
  {
    name: 'A page that was cut off while it was written goes live',
    file: 'publisher/src/checked-pages.ts',
    find: "isWhole: html.trimEnd().endsWith('</html>'),",
    replace: "isWhole: html !== '',",
    noticedBy: publisher(
      'src/check-release.test.ts',
      'a page that was not written to its end keeps the site from going live',
    ),
  },
  {
    name: 'The release that is live is deleted when it is old',
    file: 'publisher/src/releases.ts',
    find: 'if (live) kept.add(live);',
    replace: '',
    noticedBy: publisher('src/releases.test.ts', 'the last five stay for a rollback, and the live one with them'),
  },
  {
    name: 'A colour of the CMS writes into the style of a bike’s page',
    file: 'web/src/bikes/bike-facts.ts',
    find: "swatch: isSwatch(swatch) ? swatch : '',",
    replace: 'swatch,',
    noticedBy: web('src/bikes/bike-facts.test.ts', 'the colour'),
  },
  {
    name: 'The search finds pages that search engines are not to list',
    file: 'web/src/layout/Layout.astro',
    find: 'const isFound = kind !== undefined && !noindex;',
    replace: 'const isFound = kind !== undefined;',
    noticedBy: publisher('src/search-index.test.ts', 'finds what stands on public pages'),
  },
  {
    name: 'A text that somebody typed becomes markup in an excerpt of the search',
    file: 'web/src/search/draw-hit.ts',
    find: '  element.textContent = text;',
    replace: '  element.innerHTML = text;',
    noticedBy: { step: 'e2e', files: ['tests/site/search.spec.ts'], test: 'whatever editors wrote is shown as text' },
  },
  {
    name: 'Whoever reaches a service between containers is let in',
    file: 'deploy/door.Caddyfile',
    find: 'mode require_and_verify',
    replace: 'mode request',
    noticedBy: publisher('src/between-services.test.ts', 'a door lets in who shows a certificate'),
  },
];
