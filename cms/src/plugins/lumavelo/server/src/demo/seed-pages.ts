import { type CalculatorProfile, type Country, LOCALES, type Locale } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import type { EntryReference, PageReference } from 'page-format';
import { save } from './catalogue/seed-catalogue.ts';
import type { DemoCalculators, DemoPage, DemoTargets } from './demo-page.ts';
import { findFileId, sceneOf } from './images.ts';
import { homeDe } from './pages/home.de.ts';
import { homeNl } from './pages/home.nl.ts';
import { listPages } from './pages/layouts.ts';
import { shortHomes } from './pages/short-homes.ts';
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
export async function seedPages(strapi: Core.Strapi, known: Omit<DemoTargets, 'pages'>): Promise<void> {
  const written = listByPage();
  const ids = new Map<string, string>();
  for (const [kind, pages] of written) {
    const { locale, title, slug } = findFirst(pages);
    const data = { title, slug } as object;
    ids.set(kind, (await strapi.documents(PAGES).create({ locale, data })).documentId);
  }
  const refer = (kind: string): PageReference => ({
    $ref: PAGES as 'api::page.page',
    documentId: ids.get(kind) ?? '',
    hash: '',
  });
  const pages = Object.fromEntries(['home', ...PAGE_KINDS].map((kind) => [kind, refer(kind)])) as DemoTargets['pages'];
  for (const [kind, locales] of written) {
    if (kind === 'home') await seedMenus(strapi, pages);
    for (const { locale, title, slug, seo: texts, buildContent } of locales) {
      // A shared link to a home page shows the scene that the page begins with; others show their title.
      const seo =
        kind === 'home' ? { ...texts, image: await findFileId(strapi, sceneOf(known.images, locale)) } : texts;
      const content = buildContent({ ...known, pages });
      await save(strapi, PAGES, { title, slug, seo, countries: [], content }, { locale, documentId: ids.get(kind) });
    }
  }
}

/** What the menus lead to. */
const HEADER: readonly PageKind[] = ['employers', 'bikes', 'calculator', 'dealers', 'faq'];
const FOOTER: readonly PageKind[] = ['selfEmployed', 'news', 'campaign', 'contact', 'privacy', 'terms', 'imprint'];

/** Puts pages into the menus of every language, where they exist already. */
async function seedMenus(strapi: Core.Strapi, pages: DemoTargets['pages']): Promise<void> {
  const list = (kinds: readonly PageKind[]) => kinds.map((kind) => pages[kind].documentId);
  let documentId: string | undefined;
  for (const locale of LOCALES) {
    const data = { headerPages: list(HEADER), footerPages: list(FOOTER) };
    documentId = await save(strapi, 'api::menu.menu', data, { locale, documentId });
  }
}

function findFirst(pages: readonly DemoPage[]): DemoPage {
  const [first] = pages;
  if (!first) throw new Error('A demo page has no locale.');
  return first;
}

/** Every page in all its locales, the home pages last. */
export function listByPage(): Map<PageKind | 'home', DemoPage[]> {
  const all = LOCALES.flatMap((locale) => listPages(locale));
  const written = PAGE_KINDS.map((kind): [PageKind, DemoPage[]] => {
    return [kind, all.filter((page) => page.kind === kind)];
  });
  return new Map([...written, ['home', [homeNl, homeDe, ...shortHomes]]]);
}
