import type {
  Facts,
  FaqEntry,
  MenuPage,
  SiteSettings,
  SiteSettingsQuery,
  SiteSettingsResponse,
} from '@lumavelo/blocks/contract';
import { createFiller, mayHavePlaceholders, replaceInFaq } from '@lumavelo/blocks/placeholders';
import {
  belongsToCountry,
  type Country,
  isCalculatorProfile,
  isLocale,
  type Locale,
  languageTag,
} from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { readScriptHosts } from 'page-format';
import { list, query, type Row, text } from '../../../rows/read-row.ts';
import { toFaq } from '../../faq/to-faq.ts';
import { toStatistics } from '../../review/to-review.ts';
import { loadKnownPages } from '../known-pages.ts';
import { listOwnPictures, OWN_PICTURES } from '../own-pictures.ts';

const SETTINGS = 'api::site-setting.site-setting';
const CONFIGURATION = 'api::calculator-config.calculator-config';
const CALCULATOR = 'api::calculator.calculator';

const MENUS = 'api::menu.menu';
const PAGES = 'api::page.page';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What all pages of a country share. */
  async find({ country, locale }: SiteSettingsQuery): Promise<SiteSettingsResponse> {
    const [row]: Row[] = await query(strapi, SETTINGS).findMany({
      where: { country },
      populate: {
        reviewStatistics: true,
        faqs: { select: ['documentId'] },
        ownPictures: OWN_PICTURES,
      },
    });
    if (!row) return { data: null };
    // The relation names entries; which version and locale of them is meant is asked here.
    const faqs: Row[] = await query(strapi, 'api::faq.faq').findMany({
      where: {
        documentId: { $in: list(row.faqs).map(({ documentId }) => documentId) },
        publishedAt: { $notNull: true },
        ...(locale && { locale }),
      },
      select: ['documentId', 'title', 'category', 'locale'],
      populate: { items: { select: ['question', 'answer'] } },
      orderBy: [{ title: 'asc' }, { documentId: 'asc' }],
    });
    const configuration: Row | null = await query(strapi, CONFIGURATION).findOne({
      where: { country },
      populate: { furtherCalculators: { select: ['calculatorSlug'] } },
    });
    const { headerPages, footerPages } = await loadMenus(strapi, country, locale);
    return {
      data: {
        country,
        organisation: text(row.organisation),
        email: text(row.email),
        phone: text(row.phone),
        office: listLines(row.office),
        socialLinks: text(row.socialLinks).split(/\s+/).filter(isLink),
        cdnPrefix: text(row.cdnPrefix),
        apiPublicUrl: text(row.apiPublicUrl),
        headerPages,
        footerPages,
        knownPages: locale ? await loadKnownPages(strapi, country, locale) : [],
        securityContact: text(row.securityContact),
        analyticsId: text(row.analyticsId),
        scriptHosts: readScriptHosts(text(row.scriptHosts)),
        calculatorSlug: text(configuration?.calculatorSlug),
        profileCalculators: await listProfileCalculators(strapi, country, list(configuration?.furtherCalculators)),
        reviewStatistics: toStatistics(row.reviewStatistics),
        ownPictures: listOwnPictures(row.ownPictures),
        faqs: await fillFaqs(strapi, country, faqs),
      },
    };
  },
});

/** Questions as visitors of the country read them. Facts are worked out only where a text quotes one. */
async function fillFaqs(strapi: Core.Strapi, country: Country, rows: readonly Row[]): Promise<FaqEntry[]> {
  const faqs = rows.map(toFaq);
  if (!mayHavePlaceholders(faqs)) return faqs;
  const facts: Facts = await strapi.plugin('lumavelo').service('facts').read(country);
  return faqs.map((faq, index) => {
    const locale = text(rows[index]?.locale);
    return isLocale(locale)
      ? replaceInFaq(faq, createFiller(facts, { country, lang: languageTag(locale, country) }))
      : faq;
  });
}

/** The published ones of a country's further calculators, by the profile that they are for. */
async function listProfileCalculators(
  strapi: Core.Strapi,
  country: Country,
  further: readonly Row[],
): Promise<SiteSettings['profileCalculators']> {
  if (further.length === 0) return {};
  const slugs = further.map(({ calculatorSlug }) => text(calculatorSlug));
  const rows: Row[] = await query(strapi, CALCULATOR).findMany({
    where: { slug: { $in: slugs }, country, publishedAt: { $notNull: true } },
    select: ['slug', 'profile'],
  });
  return Object.fromEntries(
    rows.flatMap(({ slug, profile }) => (isCalculatorProfile(profile) ? [[profile, text(slug)]] : [])),
  );
}

/** The menus of a locale: the pages that editors put into them, as far as they are published and of the country. */
async function loadMenus(
  strapi: Core.Strapi,
  country: Country,
  locale: Locale | undefined,
): Promise<Pick<SiteSettings, 'headerPages' | 'footerPages'>> {
  if (!locale) return { headerPages: [], footerPages: [] };
  const chosen = { select: ['documentId'] };
  const menu: Row | null = await query(strapi, MENUS).findOne({
    where: { locale },
    populate: { headerPages: chosen, footerPages: chosen },
  });
  const [header, footer] = [listIds(menu?.headerPages), listIds(menu?.footerPages)];
  const rows: Row[] = await query(strapi, PAGES).findMany({
    where: { documentId: { $in: [...header, ...footer] }, locale, publishedAt: { $notNull: true } },
    select: ['documentId', 'title', 'slug', 'countries'],
  });
  const shown = rows.filter((row) => belongsToCountry(row.countries as string[] | null, country));
  const pages = new Map(
    shown.map(({ documentId, title, slug }) => [documentId, { documentId, title: text(title), slug: text(slug) }]),
  );
  const list = (ids: readonly string[]): MenuPage[] => ids.flatMap((id) => pages.get(id) ?? []);
  return { headerPages: list(header), footerPages: list(footer) };
}

/** The lines of a text that hold something. */
function listLines(value: unknown): string[] {
  return text(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The database may hold what the form would have refused. */
function isLink(address: string): boolean {
  return address.startsWith('https://') && URL.canParse(address);
}

/** Document ids of a relation, in its order; it names drafts and published versions of the same entry. */
function listIds(relation: unknown): string[] {
  return [...new Set(list(relation).map(({ documentId }) => documentId))];
}
