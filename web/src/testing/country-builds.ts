/** Builds of the sites of several countries, all with the pages of one fake CMS. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type BuiltSite, buildSite } from './build-site.ts';
import { type FakeCms, startFakeCms } from './fake-cms.ts';
import { SAMPLE_PAGES } from './sample-pages.ts';

export interface CountryBuilds {
  cms: FakeCms;
  build(country: string, env?: Record<string, string>): Promise<BuiltSite>;
  /** Ends the CMS, and takes what was built away. */
  close(): Promise<void>;
}

export async function startCountryBuilds(): Promise<CountryBuilds> {
  const cms = await startFakeCms(SAMPLE_PAGES);
  const folders: string[] = [];
  const addresses = ['nl', 'de', 'be', 'at', 'fr'].map((entry) => [
    `SITE_URL_${entry.toUpperCase()}`,
    `https://lumavelo.${entry}`,
  ]);
  return {
    cms,
    async build(country, env = {}) {
      const site = await buildSite({ CMS_URL: cms.url, COUNTRY: country, ...Object.fromEntries(addresses), ...env });
      folders.push(site.folder);
      return site;
    },
    async close() {
      await cms.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A script as a policy names it. */
export function hashScript(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** What a page is called, and where it lives. */
export function readHead(html: string) {
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: /<title>([^<]*)</.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, hreflang, href]) => `${hreflang} ${href}`,
    ),
  };
}

/** The home pages of all sites, as each of them names the others. */
export const HOME_ALTERNATES = [
  'nl-NL https://lumavelo.nl/',
  'en-NL https://lumavelo.nl/en',
  'en-DE https://lumavelo.de/en',
  'nl-BE https://lumavelo.be/',
  'fr-BE https://lumavelo.be/fr',
  'en-BE https://lumavelo.be/en',
  'en-AT https://lumavelo.at/en',
  'fr-FR https://lumavelo.fr/fr',
  'en-FR https://lumavelo.fr/en',
  'x-default https://lumavelo.nl/en',
];
