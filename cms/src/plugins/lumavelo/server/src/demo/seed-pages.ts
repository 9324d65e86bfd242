import {
  type CalculatorProfile,
  COUNTRIES,
  type Country,
  findSiteLocale,
  LOCALES,
  type Locale,
} from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import type { EntryReference, PageReference } from 'page-format';
import { getRegistry, sourcesOf, sourcesOfEntry } from 'strapi-plugin-page-builder/server';
import { save } from './catalogue/seed-catalogue.ts';
import type { DemoCalculators, DemoPage, DemoTargets } from './demo-page.ts';
import { findFileId, sceneOf } from './images.ts';
import { homeDe } from './pages/home.de.ts';
import { homeNl } from './pages/home.nl.ts';
import { listPages } from './pages/layouts.ts';
import { frenchHomes, shortHomes } from './pages/short-homes.ts';
import { shareIds } from './share-ids.ts';
import { FRANCE, FRENCH_LOCALES, FRENCH_PAGES } from './texts/france.ts';
import { PAGE_KINDS, type PageKind } from './texts/site-texts.ts';

const PAGES = 'api::page.page' as UID.ContentType;
const CALCULATORS = 'api::calculator.calculator';

/** The country whose example calculators pages of a locale name; French speakers have the Belgian ones. */
const CALCULATOR_COUNTRIES: Readonly<Record<Locale, Country>> = {
  nl: 'nl',
  en: 'nl',
  de: 'de',
  be: 'be',
  fr: 'be',
  'de-AT': 'at',
};

/** The calculators that pages show, as far as they exist. */
export async function referToCalculators(strapi: Core.Strapi): Promise<DemoTargets['calculators']> {
  if (!strapi.contentTypes[CALCULATORS as UID.ContentType]) return {};
  const rows: {
    documentId: string;
    slug: string;
    name: string;
    country: Country;
    profile: CalculatorProfile | null;
  }[] = await strapi.db
    .query(CALCULATORS as UID.ContentType)
    .findMany({ select: ['documentId', 'slug', 'name', 'country', 'profile'], where: { publishedAt: null } });
  const references = LOCALES.map((locale): [Locale, DemoCalculators] => {
    const found = rows
      .filter(({ country }) => country === CALCULATOR_COUNTRIES[locale])
      .map(({ documentId, slug, name, country, profile }): [string, EntryReference] => [
        profile ?? 'employee',
        // The canvas draws what the reference keeps.
        { $ref: CALCULATORS, documentId, snapshot: { slug, title: name, country, ...(profile && { profile }) } },
      ]);
    return [locale, Object.fromEntries(found) as DemoCalculators];
  });
  return Object.fromEntries(references);
}

/**
 * Makes and publishes the demo pages in all their locales, with the checks of an editor's save, and puts them into the
 * menus. Pages link to each other, so each exists as an empty draft before any is written. The home pages come last:
 * the first screen of the admin leads to what was changed last.
 */
export async function seedPages(
  strapi: Core.Strapi,
  { frenchFaqs, ...known }: Omit<DemoTargets, 'pages'> & { frenchFaqs: DemoTargets['faqs'] },
): Promise<void> {
  const { blocks } = getRegistry(strapi);
  const shared = listByPage();
  const french = listFrenchPages();
  const pages = { ...(await createDrafts(strapi, shared)) } as DemoTargets['pages'];
  const ofFrance = { ...pages, ...(await createDrafts(strapi, french)) } as DemoTargets['pages'];
  const write = async (kind: PageKind | 'home', versions: readonly DemoPage[], targets: DemoTargets) => {
    const written = versions.find(({ locale }) => locale === 'nl') ?? findFirst(versions);
    const original = written.buildContent(targets);
    // Somebody has translated them, so that the board has nothing to do.
    const place = { uid: PAGES, field: 'content' };
    const translated = Object.fromEntries([
      ...sourcesOf(original.blocks, written.locale, blocks, 'translated'),
      ...sourcesOfEntry(strapi, place, written, written.locale, 'translated'),
    ]);
    for (const { locale, title, slug, seo: texts, countries = [], buildContent } of versions) {
      // A shared link to a home page shows the scene that the page begins with; others show their title.
      const seo =
        kind === 'home' ? { ...texts, image: await findFileId(strapi, sceneOf(known.images, locale)) } : texts;
      const content =
        locale === written.locale ? original : { ...shareIds(buildContent(targets), original), sources: translated };
      const { documentId } = targets.pages[kind];
      await save(strapi, PAGES, { title, slug, seo, countries, content }, { locale, documentId });
    }
  };
  for (const [kind, versions] of french) {
    await write(kind, versions, { ...known, faqs: frenchFaqs, pages: ofFrance });
  }
  for (const [kind, versions] of shared) {
    if (kind === 'home') await seedMenus(strapi, pages, ofFrance);
    await write(kind, versions, { ...known, pages });
  }
}

/** An empty draft for each page, so that pages can refer to each other. */
async function createDrafts(
  strapi: Core.Strapi,
  written: ReadonlyMap<PageKind | 'home', readonly DemoPage[]>,
): Promise<Partial<DemoTargets['pages']>> {
  const references: [string, PageReference][] = [];
  for (const [kind, pages] of written) {
    const { locale, title, slug, countries = [] } = findFirst(pages);
    const data = { title, slug, countries } as object;
    const { documentId } = await strapi.documents(PAGES).create({ locale, data });
    references.push([kind, { $ref: PAGES as 'api::page.page', documentId, hash: '' }]);
  }
  return Object.fromEntries(references);
}

/** What the menus lead to. */
const HEADER: readonly PageKind[] = ['employers', 'bikes', 'calculator', 'dealers', 'faq'];
const FOOTER: readonly PageKind[] = ['selfEmployed', 'news', 'campaign', 'contact', 'privacy', 'terms', 'imprint'];

/** Puts pages into the menus of every language, where they exist already. */
async function seedMenus(
  strapi: Core.Strapi,
  pages: DemoTargets['pages'],
  ofFrance: DemoTargets['pages'],
): Promise<void> {
  // Each site shows those of its country.
  const list = (kinds: readonly PageKind[], locale: Locale) => {
    const known = FRENCH_LOCALES.some((french) => french === locale) ? [pages, ofFrance] : [pages];
    return [...new Set(kinds.flatMap((kind) => known.map((targets) => targets[kind].documentId)))];
  };
  let documentId: string | undefined;
  for (const locale of LOCALES) {
    const data = { headerPages: list(HEADER, locale), footerPages: list(FOOTER, locale) };
    documentId = await save(strapi, 'api::menu.menu', data, { locale, documentId });
  }
}

function findFirst(pages: readonly DemoPage[]): DemoPage {
  const [first] = pages;
  if (!first) throw new Error('A demo page has no locale.');
  return first;
}

/** Every page in all its locales, the home pages last; without France where it has pages of its own. */
export function listByPage(): Map<PageKind | 'home', DemoPage[]> {
  const all = LOCALES.flatMap((locale) => listPages(locale));
  const written = PAGE_KINDS.map((kind): [PageKind, DemoPage[]] => {
    const versions = all.filter((page) => page.kind === kind);
    return [kind, isFrench(kind) ? versions.map(leaveOutFrance) : versions];
  });
  return new Map([...written, ['home', [homeNl, homeDe, ...shortHomes].map(leaveOutFrance)]]);
}

/** The pages of France in its locales, the home pages last. */
export function listFrenchPages(): Map<PageKind | 'home', DemoPage[]> {
  const all = FRENCH_LOCALES.flatMap((locale) => listPages(locale, FRANCE[locale]));
  const written = FRENCH_PAGES.map((kind): [PageKind, DemoPage[]] => {
    return [kind, all.filter((page) => page.kind === kind).map((page) => ({ ...page, countries: ['fr'] }))];
  });
  return new Map([...written, ['home', frenchHomes.map((page) => ({ ...page, countries: ['fr'] as const }))]]);
}

function isFrench(kind: PageKind): boolean {
  return FRENCH_PAGES.some((french) => french === kind);
}

function leaveOutFrance(page: DemoPage): DemoPage {
  const others = COUNTRIES.filter((country) => country !== 'fr' && findSiteLocale(country, page.locale));
  return FRENCH_LOCALES.some((locale) => locale === page.locale) ? { ...page, countries: others } : page;
}
