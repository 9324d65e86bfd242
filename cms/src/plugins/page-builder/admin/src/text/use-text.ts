import { type EditorText, translate } from 'page-format';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PLUGIN_ID } from '../plugin-id.ts';
import { en, type TextKey } from '../translations/en.ts';

export type TextValues = Record<string, string | number | boolean>;

/** The plugin's own texts by key. */
export type Say = (key: TextKey, values?: TextValues) => string;

/** A text that a block or a field brings along, in the language of the admin. */
export type Read = (text: EditorText) => string;

/** Texts in the language the admin is set to: English unless it is German. */
export function useText(): { say: Say; read: Read } {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const language = locale.startsWith('de') ? 'de' : 'en';
    return {
      say: (key, values) =>
        formatMessage({ id: `${PLUGIN_ID}.${key}`, defaultMessage: en[key] }, values && toIntl(values)),
      read: (text) => translate(text, language),
    };
  }, [formatMessage, locale]);
}

/** `select` in a message compares text. */
function toIntl(values: TextValues): Record<string, string | number> {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'boolean' ? String(value) : value,
  ]);
  return Object.fromEntries(entries);
}
