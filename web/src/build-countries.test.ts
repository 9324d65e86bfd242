import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { parsePage, readAttribute } from './document/parse-page.ts';
import type { BuiltSite } from './testing/build-site.ts';
import {
  type CountryBuilds,
  HOME_ALTERNATES,
  hashScript,
  readHead,
  startCountryBuilds,
} from './testing/country-builds.ts';
import { send } from './testing/fake-cms.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';

let builds: CountryBuilds;
beforeAll(async () => {
  builds = await startCountryBuilds();
});
afterAll(() => builds.close());

// How each country's languages are addressed is tried in `addresses/`.
test.runIf(isFull)('the Belgian site speaks Dutch at the root, French and English below it', async () => {
  const site = await builds.build('be');
  expect(readHead(site.read('index.html'))).toMatchObject({ lang: 'nl-BE', canonical: 'https://lumavelo.be/' });
  expect(readHead(site.read('fr.html'))).toEqual({
    lang: 'fr-BE',
    title: 'Vélo de fonction – Lumavelo',
    canonical: 'https://lumavelo.be/fr',
    alternates: HOME_ALTERNATES,
  });
  expect(readHead(site.read('en.html'))).toMatchObject({ lang: 'en-BE', canonical: 'https://lumavelo.be/en' });
  expect(site.read('fr/404.html')).toContain('Cette page n’existe pas');
});

describe('the French site', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await builds.build('fr', { GROWTHBOOK_CLIENT_KEY: 'sdk-test' });
  });

  test('leads from the root to /fr', () => {
    expect(site.read('index.html')).toContain('<meta http-equiv="refresh" content="0; url=/fr">');
    expect(readHead(site.read('index.html'))).toMatchObject({ lang: 'fr-FR', canonical: 'https://lumavelo.fr/fr' });
    expect(readHead(site.read('fr.html'))).toMatchObject({ lang: 'fr-FR', canonical: 'https://lumavelo.fr/fr' });
    expect(readHead(site.read('404.html'))).toMatchObject({ lang: 'fr-FR' });
  });

  test('has analytics, so it asks first, and loads nothing of them by itself', () => {
    const html = site.read('en.html');
    expect(html).toContain('<consent-bar data-analytics-id="GTM-TEST12">');
    expect(html).toMatch(/<section class="ConsentBar"[^>]* hidden>/);
    expect(html).toMatch(/<button class="SiteFooter-consent"[^>]* hidden>/);
    expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*google/);
    expect(html).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com/);
  });

  test.each(HOSTILE_TEXTS.map((text, index) => ({ text, file: `en/hostile-${index}.html` })))(
    'a page full of $text runs what every other runs, and nothing else',
    ({ file }) => {
      const read = (name: string) => {
        const elements = parsePage(site.read(name));
        const policy = elements.find((element) => readAttribute(element, 'http-equiv') === 'content-security-policy');
        const scripts = elements.filter((element) => element.tagName === 'script' && !readAttribute(element, 'src'));
        return {
          policy: policy && readAttribute(policy, 'content'),
          islands: elements.filter(({ tagName }) => tagName === 'astro-island').length,
          hashes: scripts
            .filter((script) => readAttribute(script, 'type') !== 'application/ld+json')
            .map(({ childNodes: [code] }) => code && 'value' in code && hashScript(code.value)),
        };
      };
      const harmless = read('en/harmless.html');
      expect(harmless.islands).toBe(1);
      expect(harmless.hashes.length).toBeGreaterThan(3);
      for (const hash of harmless.hashes) expect(harmless.policy).toContain(hash);
      expect(read(file)).toEqual(harmless);
    },
  );
});

test.runIf(isFull)('a CMS that refuses fails the build with a sentence', async () => {
  builds.cms.faults.push((response) => send(response, 403, { error: { message: 'Forbidden' } }));
  const site = await builds.build('nl');
  expect(site.code).not.toBe(0);
  expect(site.log).toContain(
    `The CMS at ${builds.cms.url} answered 403 Forbidden ("Forbidden") (GET /api/site?country=nl&locale=nl). Check that CMS and site are of the same version.`,
  );
});
