import type { NamedLanguage } from '../../../shared/translation-board.ts';
import { nameTag } from '../text/name-tag.ts';

interface Answered {
  meta: { languages: readonly NamedLanguage[] };
}

/**
 * An answer whose languages are called as the admin calls them in its own language. Those that browsers know no name of are
 * called as the CMS calls them.
 */
export function nameLanguages<Answer extends Answered>(answer: Answer, locale: string): Answer {
  const languages = answer.meta.languages.map((language): NamedLanguage => {
    const { code, tag } = language;
    const name = nameTag(tag, locale);
    return name === tag ? language : { ...language, name: `${name} (${code})` };
  });
  return { ...answer, meta: { ...answer.meta, languages } };
}
