import {
  createFiller as createFactFiller,
  explainUnknown,
  isPlaceholderName,
  mayHavePlaceholders,
  NO_FACT,
  replaceInDocument,
  replaceInReferences,
  replaceInText,
} from '@lumavelo/blocks/placeholders';
import { registry } from '@lumavelo/blocks/registry';
import { findSiteLocale } from '@lumavelo/blocks/site';
import type { Settings } from '../settings.ts';
import { loadFacts } from './facts.ts';
import type { DeliveredPage } from './site-delivery.ts';

/**
 * A page as visitors read it, with the questions that it refers to: facts of the country in the place of `{{bikes}}` and
 * the like, written in the page's language.
 * This comes before the page's digest, so that a fact that changes draws the pages that quote it, and no others. What a
 * page quotes in vain goes to the log.
 * @param where names the page in the log
 * @throws DeliveryError when the CMS cannot be read
 */
export async function fillPlaceholders<
  Page extends Pick<DeliveredPage, 'locale' | 'title' | 'seo' | 'document' | 'refs'>,
>(page: Page, settings: Settings, where: string): Promise<Page> {
  const { title, seo, document, refs } = page;
  if (!mayHavePlaceholders(title, seo, document, refs)) return page;
  const { fill, tell } = await createFiller(page.locale, settings);
  const filled = {
    ...page,
    title: replaceInText(title, fill),
    seo: {
      ...seo,
      metaTitle: replaceInText(seo.metaTitle, fill),
      metaDescription: replaceInText(seo.metaDescription, fill),
    },
    document: replaceInDocument(document, registry, fill),
    refs: replaceInReferences(refs, fill),
  };
  tell(where);
  return filled;
}

/** The same for the titles of pages that menus lead to. */
export async function fillTitles<Entry extends { title: string }>(
  entries: readonly Entry[],
  locale: string,
  settings: Settings,
): Promise<Entry[]> {
  if (!mayHavePlaceholders(entries)) return [...entries];
  const { fill } = await createFiller(locale, settings);
  return entries.map((entry) => ({ ...entry, title: replaceInText(entry.title, fill) }));
}

interface Filler {
  fill(name: string): string;
  /** Writes what could not be filled into the log. */
  tell(where: string): void;
}

async function createFiller(locale: string, settings: Settings): Promise<Filler> {
  const { country } = settings;
  const facts = await loadFacts(settings);
  const lang = findSiteLocale(country, locale)?.lang ?? locale;
  const missing = new Set<string>();
  return {
    fill: createFactFiller(facts, { country, lang }, (name) => missing.add(name)),
    tell(where) {
      for (const name of missing) {
        const why = isPlaceholderName(name)
          ? `The ${country} site has nothing for "{{${name}}}". Write the text without it.`
          : explainUnknown(name).en;
        console.warn(`${country} ${where}: ${why} Visitors read "${NO_FACT}" there.`);
      }
    },
  };
}
