import type { Facts, LeadBody } from '@lumavelo/blocks/contract';
import type { LeadFormProps } from '@lumavelo/blocks/leads';
import {
  createFiller,
  mayHavePlaceholders,
  type Replace,
  replaceInBlock,
  replaceInText,
} from '@lumavelo/blocks/placeholders';
import { registry } from '@lumavelo/blocks/registry';
import {
  belongsToCountry,
  COUNTRIES,
  type Country,
  findSiteLocale,
  type Locale,
  languageTag,
  pagePath,
} from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { migrateDocument, readDocument, readProps } from 'page-format';
import { getSections } from 'strapi-plugin-page-builder/server';
import { PAGE_TYPE } from '../page-builder/site.ts';

export interface FoundForm {
  props: LeadFormProps;
  pageTitle: string;
  /** Where the page is on its site. */
  address: string;
  country: Country;
}

interface PageRow {
  title: string;
  slug: string | null;
  countries: readonly string[] | null;
  content: unknown;
}

/**
 * The form that something was sent with, as visitors see it on the published page; undefined where there is none. What is
 * asked, and what is agreed to, is read here and never from what was sent.
 */
export async function findForm(strapi: Core.Strapi, sent: LeadBody): Promise<FoundForm | undefined> {
  const page = (await strapi.documents(PAGE_TYPE).findOne({
    documentId: sent.page,
    locale: sent.locale,
    status: 'published',
    fields: ['title', 'slug', 'countries', 'content'],
  })) as PageRow | null;
  if (!page) return undefined;
  const country = [sent.country, ...COUNTRIES].find(
    (entry) => entry && findSiteLocale(entry, sent.locale) && belongsToCountry(page.countries, entry),
  );
  const block = country && (await findBlock(strapi, page.content, sent.form));
  const definition = registry.get('LeadForm');
  if (!country || !block || !definition) return undefined;
  const fill = await createFill(strapi, country, sent.locale, [page.title, block.props]);
  const props = readProps(definition, replaceInBlock(block, registry, fill).props) as unknown as LeadFormProps;
  // Whoever asks the employer sends nothing to us.
  if (props.purpose === 'employee') return undefined;
  const sites = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
  const path = pagePath(country, sent.locale, page.slug ?? '');
  return { props, pageTitle: replaceInText(page.title, fill), address: `${sites[country] ?? ''}${path}`, country };
}

/** Facts are worked out only where a text quotes one. */
async function createFill(
  strapi: Core.Strapi,
  country: Country,
  locale: Locale,
  texts: readonly unknown[],
): Promise<Replace> {
  if (!mayHavePlaceholders(...texts)) return (name) => name;
  const facts: Facts = await strapi.plugin('lumavelo').service('facts').read(country);
  return createFiller(facts, { country, lang: languageTag(locale, country) });
}

/**
 * Forms in synced sections count too: visitors see them on the page. So do those of a page that its sections have made too
 * large since it was published, because its last good version stays on the site.
 */
async function findBlock(strapi: Core.Strapi, content: unknown, id: string) {
  const stored = readDocument(content);
  if (!stored) return undefined;
  const block = await getSections(strapi).findBlock(migrateDocument(stored, registry), id);
  return block?.type === 'LeadForm' ? block : undefined;
}
