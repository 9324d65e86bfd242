import { createUseTranslation } from 'strapi-plugin-page-builder/admin';
import { PLUGIN_ID } from '../plugin-id.ts';
import { en, type TextKey } from '../translations/en.ts';

/** This plugin's texts in the language of the admin. */
export const useTranslation = createUseTranslation(PLUGIN_ID, en);

/** A text for whoever says it by itself: Strapi, or the page builder. */
export function describeText(key: TextKey): { id: string; defaultMessage: string } {
  return { id: `${PLUGIN_ID}.${key}`, defaultMessage: en[key] };
}
