import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isOwnAddress } from '@lumavelo/blocks/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltSite } from './testing/build-site.ts';
import {
  type CountryBuilds,
  HOME_ALTERNATES,
  hashScript,
  readHead,
  startCountryBuilds,
} from './testing/country-builds.ts';
import { TAKEN_ADDRESSES } from './testing/fake-cms.ts';
import { DRAFT_CANARY } from './testing/sample-pages.ts';

let builds: CountryBuilds;
beforeAll(async () => {
  builds = await startCountryBuilds();
});
afterAll(() => builds.close());

const files = (site: BuiltSite) => globSync(['**/*.{html,xml,txt}', '.well-known/*'], { cwd: site.folder }).sort();
/** Without descriptions for search engines, which no browser runs. */
const scripts = (html: string) => html.match(/<script(?![^>]*ld\+json)/g)?.length ?? 0;

describe('the Dutch site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    builds.cms.requests.length = 0;
    site = await builds.build('nl');
    expect(site.log, site.log).toContain('Complete!');
  });

  test('has one file per published page and language, and nothing else but those of the newsletter', () => {
    expect(files(site)).toEqual([
      '.well-known/security.txt',
      '404.html',
      'bereken.html',
      'en.html',
      'en/404.html',
      'en/benefits.html',
      'en/newsletter/confirm.html',
      'en/newsletter/withdraw.html',
      'en/search.html',
      'feed.xml',
      'index.html',
      'llms.txt',
      'newsletter/confirm.html',
      'newsletter/withdraw.html',
      'onbekend.html',
      'oud.html',
      'ouder.html',
      'robots.txt',
      'sitemap-en-NL.xml',
      'sitemap-nl-NL.xml',
      'sitemap.xml',
      'zakelijk/voordelen.html',
      'zoeken.html',
    ]);
  });

  test('has its static images in /img, where its pages look for them', () => {
    const images = globSync('**/*.{svg,png,jpg,jpeg,webp,avif,gif,ico}', { cwd: site.folder });
    expect(images.filter((name) => !name.startsWith('img/'))).toEqual([]);
    for (const file of ['index.html', 'oud.html', '404.html']) {
      const icon = /<link rel="icon" href="\/([^"]*)"/.exec(site.read(file))?.[1];
      expect(images, file).toContain(icon);
    }
  });

  test('asks the CMS once per locale, never per page, and never for drafts', () => {
    expect(builds.cms.requests.toSorted()).toEqual([
      '/api/bikes-filter/bike-types-brand?country=nl&page=1&pageSize=100',
      '/api/facts?country=nl',
      '/api/page-builder/pages?country=nl&locale=en&page=1&pageSize=100',
      '/api/page-builder/pages?country=nl&locale=nl&page=1&pageSize=100',
      '/api/redirects?country=nl',
      '/api/site?country=nl&locale=en',
      '/api/site?country=nl&locale=nl',
    ]);
  });

  test('says of each page what it is called and where it lives', () => {
    expect(readHead(site.read('index.html'))).toEqual({
      lang: 'nl-NL',
      title: 'Fiets van de zaak – Lumavelo',
      canonical: 'https://lumavelo.nl/',
      alternates: HOME_ALTERNATES,
    });
    expect(site.read('index.html')).toContain('<meta name="description" content="Lease een fiets via je werkgever.">');
    expect(readHead(site.read('en.html'))).toEqual({
      lang: 'en-NL',
      title: 'Bike lease through work – Lumavelo',
      canonical: 'https://lumavelo.nl/en',
      alternates: HOME_ALTERNATES,
    });
    expect(readHead(site.read('zakelijk/voordelen.html'))).toMatchObject({
      canonical: 'https://lumavelo.nl/zakelijk/voordelen',
      alternates: [
        'nl-NL https://lumavelo.nl/zakelijk/voordelen',
        'en-NL https://lumavelo.nl/en/benefits',
        'nl-BE https://lumavelo.be/zakelijk/voordelen',
        'en-BE https://lumavelo.be/en/benefits',
        'x-default https://lumavelo.nl/en/benefits',
      ],
    });
  });

  test('a page of text has no script at all', () => {
    for (const file of ['en.html', 'en/benefits.html', 'onbekend.html', 'zakelijk/voordelen.html', '404.html']) {
      expect(scripts(site.read(file)), file).toBe(0);
      expect(site.read(file), file).not.toContain('modulepreload');
    }
  });

  test('an interactive block stands between its neighbours, complete before its script arrives', () => {
    const html = site.read('index.html');
    expect(html.match(/<astro-island/g)).toHaveLength(1);
    expect(html).toContain('client="near"');
    const order = ['Je volgende fiets', '<astro-island', 'Ik fiets nu elke dag.', '</astro-island>', 'Rijd nu, betaal'];
    const main = html.slice(html.indexOf('<main'));
    const places = order.map((text) => main.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  test('only a page that records clicks brings the listener along', () => {
    const html = site.read('bereken.html');
    // The listener, and what shows the first screen first: the one in the head, the other at the end.
    expect(scripts(html)).toBe(3);
    expect(html).toContain('dataLayer');
    expect(html).not.toContain('<astro-island');
  });

  test('writes into each page the styles of its own blocks only', () => {
    expect(site.read('index.html')).toContain('.Slider');
    expect(site.read('en.html')).not.toContain('.Slider');
    expect(site.read('en.html')).not.toContain('<link rel="stylesheet"');
  });

  test('a block that cannot be drawn leaves its page whole, and the log names it', () => {
    expect(site.read('onbekend.html')).toContain('Wel getoond');
    expect(site.log).toMatch(
      /nl \/onbekend: Block sample\d+ \(Hologram\): This site does not know the block "Hologram"/,
    );
  });

  test('quotes facts of the country where a text has a placeholder: in blocks, titles, menus and descriptions', () => {
    const html = site.read('bereken.html');
    expect(html).toMatch(/<h1[^>]*>54 fietsen,\s*<br\/?>\s*1\.180 reviews</);
    expect(html).toContain('<title>Bereken uit 54 fietsen');
    expect(html).toContain('content="Vanaf €\u00a0799, met een 4,7."');
    expect(site.read('index.html')).toContain('Bereken uit 54 fietsen');
  });

  test('quotes facts in questions and answers, for search engines too, and shows the country’s own pictures', () => {
    const html = site.read('bereken.html');
    expect(html).toContain('<p>54 van 8 merken.</p>');
    expect(html).toContain('"text":"54 van 8 merken."');
    expect(html).toContain('/uploads/rhine.jpg"');
    expect(html).toContain('alt="The rhine"');
    expect(html).not.toContain('canal.jpg');
  });

  test('never shows a placeholder that has no fact, and the log says which, where, and what to do', () => {
    expect(site.read('onbekend.html')).toContain('Al … rijders, vanaf … per maand.');
    for (const file of files(site)) expect(site.read(file), file).not.toContain('{{');
    expect(site.log).toMatch(/nl \/onbekend: "\{\{riders\}\}" is no placeholder of this site\. Use one of these/);
    expect(site.log).toContain('nl /onbekend: The nl site has nothing for "{{lowestMonthlyPrice}}".');
  });

  test('leads to each page in other languages and countries, or to their home pages', () => {
    const links = (file: string) =>
      [...site.read(file).matchAll(/<a href="([^"]*)" lang="[^"]*" hreflang="([^"]*)"/g)].map(
        ([, href, lang]) => `${lang} ${href}`,
      );
    expect(links('zakelijk/voordelen.html')).toEqual([
      'nl-NL /zakelijk/voordelen',
      'en-NL /en/benefits',
      'de-DE https://lumavelo.de/',
      'en-DE https://lumavelo.de/en',
      'nl-BE https://lumavelo.be/zakelijk/voordelen',
      'fr-BE https://lumavelo.be/fr',
      'en-BE https://lumavelo.be/en/benefits',
      'de-AT https://lumavelo.at/',
      'en-AT https://lumavelo.at/en',
      'fr-FR https://lumavelo.fr/fr',
      'en-FR https://lumavelo.fr/en',
    ]);
    expect(links('bereken.html').slice(0, 2)).toEqual(['nl-NL /bereken', 'en-NL /en']);
    expect(links('404.html').slice(0, 2)).toEqual(['nl-NL /', 'en-NL /en']);
  });

  test('shows the menus of each language, and where the visitor is in them', () => {
    const menu = (file: string) =>
      [...(/<nav class="SiteHeader-menu".*?<\/ul>/s.exec(site.read(file))?.[0] ?? '').matchAll(/<a href="[^>]*>/g)].map(
        ([link]) => link,
      );
    expect(menu('index.html')).toEqual(['<a href="/zakelijk/voordelen">']);
    expect(menu('en.html')).toEqual(['<a href="/en/benefits">']);
    expect(menu('zakelijk/voordelen.html')).toEqual(['<a href="/zakelijk/voordelen" aria-current="page">']);
    const footer = site.read('index.html').split('<footer')[1];
    expect(footer).toContain('<a href="/bereken">Bereken uit 54 fietsen</a>');
    expect(footer).toContain('<a href="tel:+31201234567">+31 20 123 45 67</a>');
    expect(footer).toContain('© Lumavelo Test B.V.');
  });

  test('the error page speaks the language of the address and leads home', () => {
    expect(readHead(site.read('404.html'))).toMatchObject({ lang: 'nl-NL', canonical: undefined, alternates: [] });
    expect(site.read('404.html')).toContain('Deze pagina bestaat niet');
    expect(site.read('404.html')).toContain('<meta name="robots" content="noindex">');
    expect(site.read('en/404.html')).toContain('There is no such page');
    expect(site.read('en/404.html')).toContain('<a href="/en">Go to the home page</a>');
  });

  test('the pages of the newsletter ask in their language, send to the CMS, and are in no search result', () => {
    for (const [file, lang, button, again] of [
      ['newsletter/confirm.html', 'nl-NL', 'Ja, stuur mij de nieuwsbrief', '<a href="/">Opnieuw aanmelden</a>'],
      ['en/newsletter/confirm.html', 'en-NL', 'Yes, send me the newsletter', '<a href="/en">Subscribe again</a>'],
    ] as const) {
      const html = site.read(file);
      expect(readHead(html)).toMatchObject({ lang, canonical: undefined, alternates: [] });
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(/<form class="Form-fields" action="[^"]+\/api\/newsletter\/confirm" method="post">/);
      expect(html).toContain(`<span data-for="ready">${button}</span>`);
      expect(html).toContain(again);
    }
    expect(site.read('newsletter/withdraw.html')).toContain('/api/newsletter/withdraw" method="post">');
  });

  test('the sitemap lists the pages and not the error pages', () => {
    const locations = (file: string) =>
      [...site.read(file).matchAll(/<loc>([^<]*)</g)].map(([, location]) => location).sort();
    expect(locations('sitemap.xml')).toEqual([
      'https://lumavelo.nl/sitemap-en-NL.xml',
      'https://lumavelo.nl/sitemap-nl-NL.xml',
    ]);
    expect(locations('sitemap-nl-NL.xml')).toEqual([
      'https://lumavelo.nl/',
      'https://lumavelo.nl/bereken',
      'https://lumavelo.nl/onbekend',
      'https://lumavelo.nl/zakelijk/voordelen',
    ]);
    expect(locations('sitemap-en-NL.xml')).toEqual(['https://lumavelo.nl/en', 'https://lumavelo.nl/en/benefits']);
    expect(site.read('robots.txt')).toContain('Sitemap: https://lumavelo.nl/sitemap.xml');
  });

  test('says at the end of every page where the office is, and leads to the company on other sites', () => {
    for (const file of ['index.html', 'en/benefits.html', '404.html']) {
      const html = site.read(file);
      expect(html).toMatch(/<address[^>]*>\s*<span>Teststraat 1<\/span>\s*<span>1000 AA Amsterdam<\/span>/);
      expect(html).toContain('<a href="https://fiets.social/@lumavelo" rel="me">fiets.social</a>');
    }
  });

  test('describes the company on its home page, and the way to every other page', () => {
    const described = (file: string) => {
      const [, json = '{"@graph":[]}'] = /ld\+json">(.*?)<\/script>/.exec(site.read(file)) ?? [];
      return JSON.parse(json)['@graph'];
    };
    expect(described('index.html')).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://lumavelo.nl/#organization',
        name: 'Lumavelo Test B.V.',
        url: 'https://lumavelo.nl/',
        logo: 'https://lumavelo.nl/img/favicon.svg',
        email: 'hello@lumavelo.test',
        telephone: '+31 20 123 45 67',
        address: 'Teststraat 1, 1000 AA Amsterdam',
        sameAs: ['https://www.linkedin.com/company/lumavelo-test', 'https://fiets.social/@lumavelo'],
      },
      {
        '@type': 'WebSite',
        name: 'Lumavelo Test B.V.',
        url: 'https://lumavelo.nl/',
        inLanguage: 'nl-NL',
        publisher: { '@id': 'https://lumavelo.nl/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: 'https://lumavelo.nl/zoeken?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
    const [{ itemListElement }] = described('en/benefits.html');
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Lumavelo Test B.V.', item: 'https://lumavelo.nl/en' },
      { '@type': 'ListItem', position: 2, name: 'Benefits', item: 'https://lumavelo.nl/en/benefits' },
    ]);
    expect(described('404.html')).toEqual([]);
  });

  test('leads from every page to the search in its language, which search engines do not list', () => {
    for (const file of ['index.html', 'bereken.html', '404.html']) expect(site.read(file)).toContain('href="/zoeken"');
    expect(site.read('en/404.html')).toContain('<a href="/en/search">Search</a>');
    const search = site.read('zoeken.html');
    expect(readHead(search)).toEqual({
      lang: 'nl-NL',
      title: 'Zoeken – Lumavelo',
      canonical: undefined,
      alternates: [],
    });
    expect(search).toContain('<meta name="robots" content="noindex, follow">');
    expect(search).toContain('<a href="https://lumavelo.at/suche" lang="de-AT" hreflang="de-AT"');
    expect(search).toMatch(/<form [^>]*role="search" action="\/zoeken"/);
    expect(search).toContain('<p class="SiteSearch-noScript">Zoeken werkt alleen met JavaScript.');
    expect(search).toContain('<a href="/zakelijk/voordelen">Voordelen</a>');
  });

  test('names a picture of its own for every page that may be shared, and none for others', () => {
    const picture = (file: string) => /og:image" content="([^"]*)"/.exec(site.read(file))?.[1];
    expect(picture('index.html')).toMatch(/^https:\/\/lumavelo\.nl\/share\/[0-9a-f]{20}\.jpg$/);
    expect(picture('bereken.html')).not.toBe(picture('index.html'));
    expect(picture('404.html')).toBeUndefined();
  });

  test('has the dated news of each language as a feed, and a page names it where there is one', () => {
    const feed = site.read('feed.xml');
    expect([...feed.matchAll(/<item><title>([^<]*)</g)].map(([, title]) => title)).toEqual([
      'Bijtelling &lt; 8 %',
      'Duizend werkgevers',
    ]);
    expect(feed).toContain('<link>https://lumavelo.nl/en/benefits</link>');
    expect(feed).toContain('<link>https://elders.test/</link>');
    expect(feed).toContain('<pubDate>Wed, 18 Nov 2026 00:00:00 GMT</pubDate>');
    expect(site.read('bereken.html')).toContain('<link rel="alternate" type="application/rss+xml" href="/feed.xml"');
    expect(site.read('en.html')).not.toContain('rss+xml');
  });

  test('has every page that may be listed as Markdown beside it, and names it in llms.txt', () => {
    const texts = globSync('**/*.md', { cwd: site.folder }).sort();
    const pages = ['bereken', 'en', 'en/benefits', 'index', 'onbekend', 'zakelijk/voordelen'];
    expect(texts).toEqual(pages.map((page) => `${page}.md`));
    for (const page of pages) {
      expect(site.read(`${page}.html`)).toContain(`<link rel="alternate" type="text/markdown" href="/${page}.md">`);
      expect(site.read('llms.txt')).toContain(`](https://lumavelo.nl/${page}.md)`);
    }
    expect(files(site).filter((name) => name.endsWith('.html') && /text\/markdown/.test(site.read(name)))).toHaveLength(
      pages.length,
    );
    expect(site.read('sitemap-nl-NL.xml')).not.toContain('.md');
    expect(site.read('index.md')).toBe(
      '# Je volgende fiets\n\nCollega 1\n\n> Ik fiets nu elke dag.\n\nCollega 2\n\n> Mijn racefiets, via mijn werk.\n\n' +
        'Collega 3\n\n> In vijf minuten geregeld.\n\nRijd nu, betaal via je werkgever.\n',
    );
  });

  test('says where faults in its safety are reported', () => {
    expect(site.read('.well-known/security.txt')).toMatch(
      /^Contact: mailto:hello@lumavelo\.test\nExpires: \d{4}-\d\d-01T00:00:00\.000Z\nPreferred-Languages: nl, en\nCanonical: https:\/\/lumavelo\.nl\/\.well-known\/security\.txt\n$/,
    );
  });

  test('leads from old addresses on, with and without a web server that knows them', () => {
    expect(site.read('_redirects')).toBe(
      '/oud /zakelijk/voordelen 301\n/ouder /zakelijk/voordelen 301\n/en/old.html https://elders.test/# 302\n' +
        '/bereken.html/x /zakelijk/voordelen 302\n',
    );
    expect(site.read('redirects.caddy')).toContain('redir /oud /zakelijk/voordelen 301\n');
    expect(site.read('oud.html')).toContain('<meta http-equiv="refresh" content="0; url=/zakelijk/voordelen">');
    expect(readHead(site.read('oud.html')).canonical).toBe('https://lumavelo.nl/zakelijk/voordelen');
    expect(site.log).toContain('nl: a redirect leads round in circles and is left out: /rond → /rond.');
  });

  test('leads away from nothing that it writes itself, and the log names what it left out', () => {
    for (const from of TAKEN_ADDRESSES) {
      expect(site.log).toContain(
        `nl: the redirect from ${from} is left out, because the site has a page or a file there.`,
      );
    }
    expect(site.read('bereken.html')).toContain('<h1');
    // What is neither a page of the CMS nor a redirect is written by every build, so the CMS takes no redirect from it.
    const written = globSync('**/*', { cwd: site.folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const addresses = written.map(({ parentPath, name }) => join('/', relative(site.folder, parentPath), name));
    expect(addresses.filter((address) => !isOwnAddress('nl', address)).sort()).toEqual(
      ['bereken', 'en/benefits', 'onbekend', 'oud', 'ouder', 'zakelijk/voordelen'].map((page) => `/${page}.html`),
    );
  });

  test('lets every page run its own scripts only, by their hashes', () => {
    for (const file of files(site).filter((name) => name.endsWith('.html'))) {
      const html = site.read(file);
      const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
      const [, allowed = ''] = /script-src ([^;]*);/.exec(policy) ?? [];
      const own = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code = '']) => hashScript(code),
      );
      const index = ['zoeken.html', 'en/search.html'].includes(file) ? ["'wasm-unsafe-eval'"] : [];
      expect(allowed.split(' ').toSorted(), file).toEqual(["'self'", ...index, ...new Set(own)].toSorted());
    }
  });

  test('has scripts in the smallest version that browsers understand beside them', () => {
    const scripts = globSync('{_astro,assets/js}/*.js', { cwd: site.folder }).filter(
      (name) => site.read(name).length > 1_000,
    );
    expect(scripts).toContain('assets/js/calculator.umd.js');
    // It runs on pages of others too, in whatever encoding those are.
    expect(site.read('assets/js/calculator.umd.js')).not.toMatch(/[\u0080-\uffff]/);
    for (const name of scripts) {
      const small = readFileSync(join(site.folder, `${name}.br`));
      expect(brotliDecompressSync(small).toString(), name).toBe(site.read(name));
    }
  });

  test('asks nobody for consent while there is nothing to consent to', () => {
    expect(site.read('index.html')).not.toContain('consent');
  });

  test('nothing that is not published is anywhere', () => {
    for (const file of globSync('**/*.*', { cwd: site.folder })) {
      expect(site.read(file), file).not.toContain(DRAFT_CANARY);
    }
  });
});
