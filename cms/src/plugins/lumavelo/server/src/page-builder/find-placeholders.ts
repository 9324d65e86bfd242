import type { Facts } from '@lumavelo/blocks/contract';
import { explainUnknown, isPlaceholderName, listNames, listPlaceholders } from '@lumavelo/blocks/placeholders';
import { registry } from '@lumavelo/blocks/registry';
import type { Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import type { EditorText, PageDocument, Problem } from 'page-format';
import { nameCountries } from './name-countries.ts';

const PAGES = 'api::page.page' as UID.ContentType;

interface Named {
  title?: unknown;
  seo?: { metaTitle?: unknown; metaDescription?: unknown } | null;
}

interface Place extends Pick<Problem, 'blockId' | 'blockType' | 'path'> {
  name: string;
}

/**
 * Placeholders that a site on which the page appears has nothing for, such as a monthly price where there is no
 * calculator; and in the title and what search engines show those that there are not. In blocks, `knownPlaceholders` tells those.
 * @param entry the page's fields, as far as they are known; what search engines show is read where it is stored
 */
export async function findPlaceholders(
  strapi: Core.Strapi,
  document: PageDocument,
  entry: Readonly<Record<string, unknown>>,
  locale: string | null,
  countries: readonly Country[],
): Promise<Problem[]> {
  const ofEntry = listEntryPlaceholders(await readNamed(strapi, entry, locale));
  const unknown = ofEntry
    .filter(({ name }) => !isPlaceholderName(name))
    .map(({ name, ...place }): Problem => ({ level: 'error', ...place, message: explainUnknown(name) }));
  const known = [...ofEntry, ...listPlaceholders(document, registry)].filter(({ name }) => isPlaceholderName(name));
  // Few pages quote facts, and only they need them.
  if (known.length === 0) return unknown;
  const service = strapi.plugin('lumavelo').service('facts');
  const facts = await Promise.all(
    countries.map(async (country): Promise<[Country, Facts]> => [country, await service.read(country)]),
  );
  const without = known.flatMap(({ name, ...place }): Problem[] => {
    const missing = facts.filter(([, of]) => of[name as keyof Facts] === null).map(([country]) => country);
    return missing.length === 0 ? [] : [{ level: 'warning', ...place, message: explainMissing(name, missing) }];
  });
  return [...unknown, ...without];
}

function listEntryPlaceholders({ title, seo }: Named): Place[] {
  const texts: [unknown, string[]][] = [
    [title, ['title']],
    [seo?.metaTitle, ['seo', 'metaTitle']],
    [seo?.metaDescription, ['seo', 'metaDescription']],
  ];
  return texts.flatMap(([text, path]) =>
    typeof text === 'string' ? listNames(text).map((name) => ({ name, blockId: '', blockType: '', path })) : [],
  );
}

/** What is about to be stored counts before what is. */
async function readNamed(
  strapi: Core.Strapi,
  { documentId, title, seo }: Readonly<Record<string, unknown>>,
  locale: string | null,
): Promise<Named> {
  const isSeoKnown = seo === null || (typeof seo === 'object' && 'metaTitle' in seo);
  const isComplete = typeof title === 'string' && isSeoKnown;
  const stored: Named | null =
    isComplete || typeof documentId !== 'string' || locale === null
      ? null
      : await strapi.db.query(PAGES).findOne({
          where: { documentId, locale, publishedAt: { $null: true } },
          select: ['title'],
          populate: { seo: { select: ['metaTitle', 'metaDescription'] } },
        });
  const given = isComplete ? (seo as Named['seo']) : undefined;
  return { title: title ?? stored?.title, seo: given ?? stored?.seo ?? null };
}

function explainMissing(name: string, countries: readonly Country[]): EditorText {
  const names = (language: string) => nameCountries(countries, language);
  return {
    en: `Nothing can stand for "{{${name}}}" on the site of: ${names('en')}. Visitors would read "…" there. Write this text without it, or for the other countries alone.`,
    de: `Für „{{${name}}}“ gibt es keinen Wert auf der Website für: ${names('de')}. Dort stünde „…“. Bitte diesen Text ohne ihn schreiben oder nur für die anderen Länder.`,
    nl: `Voor “{{${name}}}” is er niets in te vullen op de site voor: ${names('nl')}. Daar zou “…” staan. Schrijf deze tekst zonder, of alleen voor de andere landen.`,
    fr: `Il n’y a pas de valeur pour « {{${name}}} » sur le site de : ${names('fr')}. On y lirait « … ». Écrivez ce texte sans elle, ou pour les autres pays seulement.`,
  };
}
