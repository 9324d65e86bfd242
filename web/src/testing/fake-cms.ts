import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  DamagedPage,
  Facts,
  FactsResponse,
  PageResponse,
  PagesResponse,
  RedirectsResponse,
  SiteSettings,
  SiteSettingsResponse,
} from '@lumavelo/blocks/contract';
import { belongsToCountry, type Country, type Locale } from '@lumavelo/blocks/site';
import { send, startTestServer, type TestServer } from 'page-builder-astro/testing/test-server';
import type { PageDocument } from 'page-format';

export { send };

/** An entry as an editor sees it: one document, its languages, published or not. */
export interface FakeEntry {
  documentId: string;
  countries?: Country[];
  locales: Record<
    string,
    {
      title: string;
      slug: string;
      blocks?: PageDocument['blocks'];
      seo?: Partial<PageResponse['data']['seo']>;
      draft?: boolean;
      isDamaged?: boolean;
    }
  >;
  refs?: PageResponse['data']['refs'];
  /** The menu that the page stands in, in all its languages. */
  menu?: 'header' | 'footer';
}

export type FakeCms = TestServer;

/** A picture of the media library. */
export function samplePicture(name: string): SiteSettings['ownPictures'][number]['instead'] {
  return {
    documentId: name,
    name: `${name}.jpg`,
    url: `/uploads/${name}.jpg`,
    mime: 'image/jpeg',
    width: 1600,
    height: 900,
    ext: '.jpg',
    folder: null,
    alternativeText: `The ${name}`,
    focalPoint: null,
  };
}

/** What texts of any country may quote; nothing is calculated. */
export const SAMPLE_FACTS: Facts = {
  bikes: 54,
  brands: 8,
  dealers: 40,
  reviews: 1180,
  rating: 4.7,
  lowestPrice: 799,
  lowestMonthlyPrice: null,
  typicalSaving: null,
  typicalSavingShare: null,
  phone: '+31 20 123 45 67',
  email: 'hello@lumavelo.test',
  office: 'Teststraat 1, 1000 AA Amsterdam',
};

/**
 * A small server that speaks the delivery protocol (contract point 6), so that the site is tested without Strapi.
 * @param port 0 for any free one
 * @param facts may be changed while it runs
 */
export function startFakeCms(entries: readonly FakeEntry[], port = 0, facts = SAMPLE_FACTS): Promise<FakeCms> {
  return startTestServer((request, response) => respond(entries, facts, request, response), port);
}

/** Where the Dutch site has something already, in ways that its CMS refuses, and in which an older one may hold them. */
export const TAKEN_ADDRESSES: readonly string[] = [
  ...['/bereken', '/Bereken.HTML', '/zakelijk/voordelen/index.html', '/index.html', '/en/', '/404', '/en/404.html'],
  ...['/newsletter/confirm', '/en//newsletter/./withdraw', '/zoeken', '/en/search.html', '/feed.xml'],
  ...['/ROBOTS.txt', '/%72obots.txt', '/x/../sitemap.xml', '/sitemap-nl-NL.xml', '/site.webmanifest', '/robots.txt/x'],
  ...['/_redirects', '/redirects.caddy', '/_astro/x.js', '/img/favicon.svg', '/assets/js/calculator.umd.js'],
  ...['/pagefind/pagefind.js', '/share/x.jpg', '/.well-known/security.txt'],
];

/** Of the Dutch site: a chain, those that the site stands in the way of, a loop, and those for servers alone. */
const REDIRECTS: RedirectsResponse['data'] = [
  ...TAKEN_ADDRESSES.map((from) => ({ from, to: '/oud', permanent: true })),
  { from: '/oud', to: '/ouder', permanent: true },
  { from: '/ouder', to: '/zakelijk/voordelen', permanent: true },
  { from: '/rond', to: '/rond#en-rond', permanent: true },
  { from: '/en/old.html', to: 'https://elders.test/', permanent: false },
  // A page would be written into a folder with the name of the page's file.
  { from: '/bereken.html/x', to: '/ouder', permanent: false },
];

function respond(
  entries: readonly FakeEntry[],
  facts: Facts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const country = searchParams.get('country') as Country;
  const locale = searchParams.get('locale') ?? '';
  const published = entries.filter(
    (entry) => entry.locales[locale] && !entry.locales[locale].draft && belongsToCountry(entry.countries, country),
  );
  const slug = searchParams.get('slug') ?? '';
  const single = published.find((entry) => entry.locales[locale]?.slug === slug);
  if (pathname === '/api/page-builder/pages') {
    const page = Number(searchParams.get('page') ?? 1);
    const pageSize = Math.min(Number(searchParams.get('pageSize') ?? 25), 100);
    const shown = published.slice((page - 1) * pageSize, page * pageSize);
    const isDamaged = (entry: FakeEntry) => entry.locales[locale]?.isDamaged ?? false;
    const damaged = shown.filter(isDamaged);
    const data = shown.filter((entry) => !isDamaged(entry)).map((entry) => deliver(entry, locale));
    const pagination = { page, pageSize, pageCount: Math.ceil(published.length / pageSize), total: published.length };
    send<PagesResponse>(response, 200, {
      data,
      meta: { pagination, damaged: damaged.map((entry) => describeDamage(entry, locale)) },
    });
  } else if (pathname === '/api/page-builder/page' && single) {
    send<PageResponse>(response, 200, { data: deliver(single, locale) });
  } else if (pathname === '/api/redirects') {
    send<RedirectsResponse>(response, 200, { data: country === 'nl' ? REDIRECTS : [] });
  } else if (pathname === '/api/facts') {
    send<FactsResponse>(response, 200, { data: facts });
  } else if (pathname === '/api/site') {
    send<SiteSettingsResponse>(response, 200, { data: describeSite(published, locale, country) });
  } else {
    send(response, 404, { error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } });
  }
}

/** The settings of a country that nobody has filled in. */
export const EMPTY_SETTINGS: SiteSettings = {
  country: 'nl',
  organisation: '',
  email: '',
  phone: '',
  office: [],
  socialLinks: [],
  cdnPrefix: '',
  apiPublicUrl: '',
  headerPages: [],
  footerPages: [],
  knownPages: [],
  securityContact: '',
  analyticsId: '',
  scriptHosts: [],
  calculatorSlug: '',
  profileCalculators: {},
  reviewStatistics: null,
  ownPictures: [],
  faqs: [],
};

function describeSite(published: readonly FakeEntry[], locale: string, country: Country): SiteSettings {
  const list = (menu: FakeEntry['menu']): SiteSettings['headerPages'] =>
    published
      .filter((entry) => entry.menu === menu)
      .map(({ documentId, locales: { [locale]: own } }) => ({
        documentId,
        title: own?.title ?? '',
        slug: own?.slug ?? '',
      }));
  return {
    ...EMPTY_SETTINGS,
    country,
    organisation: 'Lumavelo Test B.V.',
    email: 'hello@lumavelo.test',
    phone: '+31 20 123 45 67',
    office: ['Teststraat 1', '1000 AA Amsterdam'],
    socialLinks: ['https://www.linkedin.com/company/lumavelo-test', 'https://fiets.social/@lumavelo'],
    headerPages: list('header'),
    footerPages: list('footer'),
    analyticsId: country === 'fr' ? 'GTM-TEST12' : '',
    ownPictures: country === 'nl' ? [{ picture: 'canal', instead: samplePicture('rhine') }] : [],
    scriptHosts: ['https://scripts.test'],
  };
}

function describeDamage({ documentId, locales }: FakeEntry, locale: string): DamagedPage {
  const { title, slug } = locales[locale] as FakeEntry['locales'][string];
  const message = 'A block is an object, but this is empty (null).';
  return { documentId, title, slug, locale: locale as Locale, path: 'content.blocks[0]', message };
}

function deliver(entry: FakeEntry, locale: string): PageResponse['data'] {
  const countries = entry.countries ?? [];
  const own = entry.locales[locale] as FakeEntry['locales'][string];
  return {
    documentId: entry.documentId,
    title: own.title,
    slug: own.slug,
    locale: locale as Locale,
    localizations: Object.entries(entry.locales)
      .filter(([other, { draft }]) => other !== locale && !draft)
      .map(([other, { slug }]) => ({ locale: other, slug, countries })),
    seo: { metaTitle: '', metaDescription: '', image: null, noIndex: false, ...own.seo },
    updatedAt: '2026-11-20T12:00:00.000Z',
    countries,
    document: { format: 'page', formatVersion: 1, blocks: own.blocks ?? [] },
    refs: entry.refs ?? {},
  };
}
