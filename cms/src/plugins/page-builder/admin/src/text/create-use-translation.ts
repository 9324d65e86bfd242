import type { EditorText } from 'page-format';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

export type TextValues = Record<string, string | number | boolean>;

/** Texts of a plugin by key. */
export type TFunctionOf<Key extends string> = (key: Key, values?: TextValues) => string;

/** A text that a block or a field brings along, in the language of the admin. */
export type Translate = (text: EditorText) => string;

/**
 * Makes the hook by which a plugin says its texts in the language of the admin.
 * @param pluginId prefix of the keys, as the plugin's `registerTrads` writes them
 * @param en the texts in English, for languages that lack one
 */
export function createUseTranslation<Key extends string>(
  pluginId: string,
  en: Readonly<Record<Key, string>>,
): () => { t: TFunctionOf<Key>; translate: Translate } {
  return function useTranslation() {
    const { formatMessage, locale } = useIntl();
    return useMemo(
      () => ({
        t: (key, values) =>
          formatMessage({ id: `${pluginId}.${key}`, defaultMessage: en[key] }, values && toIntl(values)),
        translate(text) {
          const words: Readonly<Partial<Record<string, string>>> = { ...text };
          return words[locale] ?? words[locale.split('-')[0] ?? ''] ?? text.en;
        },
      }),
      [formatMessage, locale],
    );
  };
}

/** `select` in a message compares text. */
function toIntl(values: TextValues): Record<string, string | number> {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  return Object.fromEntries(entries);
}
