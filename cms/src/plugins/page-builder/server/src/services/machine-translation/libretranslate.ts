import { z } from 'zod';
import { askJson, textsFor } from './ask-json.ts';
import type { ProviderSettings, TranslationProvider } from './provider.ts';

/** LibreTranslate (https://docs.libretranslate.com); servers set their own limits, so little goes at once. */
export function createLibretranslate({ url, key, timeout }: ProviderSettings): TranslationProvider {
  return {
    batch: { texts: 20, bytes: 10 * 1024 },
    tellsRegionsApart: false,
    async translate({ texts, from, to }, signal) {
      const { translatedText } = await askJson({
        url: new URL('/translate', url).href,
        body: {
          q: texts,
          source: new Intl.Locale(from).language,
          target: new Intl.Locale(to).language,
          format: 'html',
          ...(key && { api_key: key }),
        },
        answer: z.object({ translatedText: textsFor(texts.length) }),
        timeout,
        signal,
      });
      return translatedText;
    },
  };
}
