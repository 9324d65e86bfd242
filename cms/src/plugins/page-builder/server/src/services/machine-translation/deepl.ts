import { z } from 'zod';
import { askJson } from './ask-json.ts';
import type { ProviderSettings, TranslationProvider } from './provider.ts';

/** Targets that DeepL has by region, with the one that a tag without a region means. */
const REGIONS: Readonly<Record<string, readonly string[]>> = { en: ['GB', 'US'], pt: ['PT', 'BR'] };

/** DeepL (https://developers.deepl.com/docs): 50 texts and 128 KiB to a call. */
export function createDeepl({ url, key, timeout }: ProviderSettings): TranslationProvider {
  // Keys of the free service end so, and it has an address of its own.
  const host = url || (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return {
    // The other texts of the call, and its name for each, need room too.
    batch: { texts: 50, bytes: 100 * 1024 },
    tellsRegionsApart: false,
    async translate({ texts, from, to, glossary }, signal) {
      const { translations } = await askJson({
        url: new URL('/v2/translate', host).href,
        headers: { Authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: texts,
          source_lang: new Intl.Locale(from).language.toUpperCase(),
          target_lang: toTarget(to),
          tag_handling: 'xml',
          // The tags stand in sentences and are no paragraphs of a document.
          outline_detection: false,
          non_splitting_tags: ['x'],
          split_sentences: 'nonewlines',
          ...(glossary && { glossary_id: glossary }),
        },
        answer: z.object({ translations: z.array(z.object({ text: z.string() })).length(texts.length) }),
        timeout,
        signal,
      });
      return translations.map(({ text }) => text);
    },
  };
}

function toTarget(tag: string): string {
  const { language, region = '' } = new Intl.Locale(tag);
  const known = REGIONS[language];
  if (!known) return language.toUpperCase();
  return `${language.toUpperCase()}-${known.includes(region) ? region : known[0]}`;
}
