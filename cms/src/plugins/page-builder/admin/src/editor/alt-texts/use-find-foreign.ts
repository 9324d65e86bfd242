import { useEffect, useMemo, useState } from 'react';
import { getSites } from '../../api/sites.ts';
import type { Entry } from '../../session/entry.ts';
import type { FindForeign } from './foreign-alt-texts.ts';

/**
 * Tells which texts are in another of the sites' languages than the page. Loaded once there are texts to tell it of, and
 * never on a site of one language.
 * @returns undefined until then
 */
export function useFindForeign(
  { model, place: { lang } }: Pick<Entry, 'model' | 'place'>,
  isWanted: boolean,
): FindForeign | undefined {
  const [find, setFind] = useState<{ lang: string; run: FindForeign }>();
  const languages = useMemo(() => {
    const { locales, findPlace } = getSites();
    return [...new Set([lang, ...locales.map((locale) => findPlace({ model, locale, values: {} }).lang)].map(baseOf))];
  }, [lang, model]);

  useEffect(() => {
    if (!isWanted || languages.length < 2) return;
    let isCurrent = true;
    import('./find-foreign.ts').then(
      ({ createFindForeign }) => isCurrent && setFind({ lang, run: createFindForeign(baseOf(lang), languages) }),
      // Without it the page is checked for all the rest.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, lang, languages]);

  return find?.lang === lang ? find.run : undefined;
}

/** `nl` of `nl-BE`. */
const baseOf = (lang: string) => lang.split('-')[0] ?? lang;
