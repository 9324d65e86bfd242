import { belongsToCountry, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import type { EditorText, Problem } from 'page-format';

const PAGES = 'api::page.page' as UID.ContentType;

interface Seo {
  metaTitle?: string | null;
  metaDescription?: string | null;
}

interface PageRow {
  documentId: string;
  title: string | null;
  countries: string[] | null;
  seo: Seo | null;
}

/** What search engines show of a page, and the field that says it. */
interface Shown {
  title: { text: string; path: string[] };
  description: { text: string; path: string[] };
}

/**
 * Titles and descriptions that another published page of the same site and language has as well: search engines take such pages for
 * one, and people cannot tell them apart in a list of results.
 * @param entry the page's fields; without an id it was never saved, and nothing is known of it
 */
export async function findDuplicates(
  strapi: Core.Strapi,
  entry: Readonly<Record<string, unknown>>,
  locale: string | null,
  countries: readonly Country[],
): Promise<Problem[]> {
  const page = entry as Partial<PageRow>;
  if (page.documentId === undefined || locale === null) return [];
  const rows: PageRow[] = await strapi.db.query(PAGES).findMany({
    // What is public already: of drafts nobody hears here who may not read them.
    where: { locale, publishedAt: { $notNull: true }, documentId: { $ne: page.documentId } },
    select: ['documentId', 'title', 'countries'],
    populate: { seo: { select: ['metaTitle', 'metaDescription'] } },
    orderBy: { documentId: 'asc' },
  });
  const others = rows.filter((row) => countries.some((country) => belongsToCountry(row.countries, country)));
  const [row] = (await strapi.db.query(PAGES).findMany({
    where: { locale, publishedAt: { $null: true }, documentId: page.documentId },
    select: ['title'],
    populate: { seo: { select: ['metaTitle', 'metaDescription'] } },
  })) as PageRow[];
  if (!row) return [];

  const own = readShown(row);
  return (['title', 'description'] as const).flatMap((what): Problem[] => {
    const { text, path } = own[what];
    const other =
      text !== '' && others.find((candidate) => normalise(readShown(candidate)[what].text) === normalise(text));
    if (!other) return [];
    const message = explain(what, String(other.title ?? ''), text);
    return [{ level: 'warning', blockId: '', blockType: '', path, message }];
  });
}

function readShown({ title, seo }: Pick<PageRow, 'title' | 'seo'>): Shown {
  const metaTitle = seo?.metaTitle?.trim() ?? '';
  return {
    title:
      metaTitle === ''
        ? { text: title?.trim() ?? '', path: ['title'] }
        : { text: metaTitle, path: ['seo', 'metaTitle'] },
    description: { text: seo?.metaDescription?.trim() ?? '', path: ['seo', 'metaDescription'] },
  };
}

/** Nobody tells titles apart by capitals or spaces. */
function normalise(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

function explain(what: keyof Shown, other: string, text: string): EditorText {
  if (what === 'title') {
    return {
      en: `Another page is called "${text}" in search results, too. Give this one a title of its own.`,
      de: `Auch eine andere Seite heißt in Suchergebnissen „${text}“. Bitte dieser einen eigenen Titel geben.`,
      nl: `In zoekresultaten heet nog een pagina “${text}”. Geef deze een eigen titel.`,
      fr: `Une autre page s’appelle aussi « ${text} » dans les résultats de recherche. Donnez à celle-ci un titre qui lui est propre.`,
    };
  }
  return {
    en: `The page "${other}" has the same description for search engines. Describe what is special about this one.`,
    de: `Die Seite „${other}“ hat dieselbe Beschreibung für Suchmaschinen. Bitte beschreiben, was an dieser besonders ist.`,
    nl: `De pagina “${other}” heeft dezelfde omschrijving voor zoekmachines. Beschrijf wat er bijzonder is aan deze.`,
    fr: `La page « ${other} » a la même description pour les moteurs de recherche. Décrivez ce que celle-ci a de particulier.`,
  };
}
