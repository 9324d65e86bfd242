import { useAuth } from '@strapi/strapi/admin';
import type { Entry } from '../session/entry.ts';
import { allowsLanguage } from './allows-language.ts';

const TRANSLATE_TEXTS = 'plugin::page-builder.texts.translate';

/**
 * True where the signed-in person may change the texts of a page, and nothing else of it. Decides what is offered: the
 * server looks at each save again.
 * @param isDisabled whether Strapi keeps the field from them, by a right or because what is published is shown
 */
export function useTextsOnly(entry: Entry, isDisabled: boolean): boolean {
  const { model, params, isStored, isSettled, isOwnForm } = entry;
  const permissions = useAuth('PageBuilder', (auth) => auth.permissions);
  // In the dialog of a relation pages are saved with the form around.
  const isOpen = isDisabled && isStored && isSettled && isOwnForm && params.status !== 'published';
  // Whether a condition holds for this page, such as that somebody made it, is known to the server alone.
  const held = permissions.filter(({ conditions = [] }) => conditions.length === 0);
  return isOpen && params.locale !== undefined && allowsLanguage(held, TRANSLATE_TEXTS, model, params.locale);
}
