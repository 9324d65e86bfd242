/** The sites of a project that has several, told with `registry.setSites(…)`. */
export interface SiteOptions {
  /** Name of the parameter by which a request says for which site it reads, such as `region`. */
  parameter: string;
  /**
   * Attribute of page types that lists the sites of an entry by their names, such as `regions`. An empty list, and a
   * type without the attribute, mean every site that has the entry's locale.
   */
  attribute: string;
  /** The locales of each site, by the site's name. */
  locales: Readonly<Record<string, readonly string[]>>;
}

/** A project's sites. Without any set up there is one that has no name and every locale. */
export interface Sites {
  /** Undefined where there is one site only; requests name none then. */
  parameter: string | undefined;
  attribute: string | undefined;
  names: readonly string[];
  /** Of all sites; undefined where any may be. */
  locales: readonly string[] | undefined;
}

/** What decides on which sites an entry appears. */
export interface SitePlace {
  /** Null where the type has no languages. */
  locale: string | null;
  /** Value of the attribute that lists sites. */
  sites: unknown;
}

/** Name of the only site, where no others are set up. */
export const ONLY_SITE = 'site';

export interface SiteRules extends Sites {
  hasLocale(site: string, locale: string): boolean;
  /** What is wrong with a list of sites, as a sentence, or undefined. */
  check(value: unknown): string | undefined;
  /** The column holds any JSON; what is no list names no site that there is. */
  belongs(value: unknown, site: string): boolean;
  /** The sites on which an entry appears. */
  list(place: SitePlace): string[];
}

/** The rules that follow from a project's sites. */
export function createSiteRules(options: SiteOptions | undefined): SiteRules {
  const locales: SiteOptions['locales'] = options?.locales ?? {};
  const names = options ? Object.keys(locales) : [ONLY_SITE];
  const hasLocale = (site: string, locale: string) => !options || locales[site]?.includes(locale) === true;
  const belongs = (value: unknown, site: string) => {
    if (!value) return true;
    return Array.isArray(value) && (value.length === 0 || value.includes(site));
  };
  return {
    parameter: options?.parameter,
    attribute: options?.attribute,
    names,
    locales: options && [...new Set(Object.values(locales).flat())],
    hasLocale,
    belongs,
    check(value) {
      if (!options || value === null || value === undefined) return undefined;
      const isList =
        Array.isArray(value) && value.every((name) => names.includes(name)) && new Set(value).size === value.length;
      if (isList) return undefined;
      const what = options.attribute.charAt(0).toUpperCase() + options.attribute.slice(1);
      return `${what} must be a list of ${names.join(', ')}, each at most once. Empty means all.`;
    },
    list: ({ locale, sites }) =>
      names.filter((name) => belongs(sites, name) && (locale === null || hasLocale(name, locale))),
  };
}
