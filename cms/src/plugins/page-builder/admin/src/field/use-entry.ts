import { unstable_useContentManagerContext as useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { getSites } from '../api/sites.ts';
import { findBases } from '../bases/name-bases.ts';
import type { Entry } from '../session/entry.ts';

interface EntryValues extends Readonly<Record<string, unknown>> {
  documentId?: string;
  locale?: string;
}

/** Reads the entry from the content manager around the field. */
export function useEntry(): Entry {
  const { model, collectionType, id, hasDraftAndPublish, layout } = useContentManagerContext();
  const values = useForm('PageBuilder', (form) => form.values) as EntryValues;
  const search = new URLSearchParams(useLocation().search);
  // A language that the entry does not have yet has an address with the entry's id, and a form without.
  const documentId = values.documentId ?? (id && id !== 'create' ? id : undefined);
  const localeName = search.get('plugins[i18n][locale]') ?? values.locale ?? undefined;
  const status = search.get('status');
  const place = getSites().findPlace({ model, locale: localeName, values });
  const isSettled = !values.locale || !localeName || values.locale === localeName;
  const params = { ...(localeName && { locale: localeName }), ...(status && { status }) };
  return {
    model,
    collectionType,
    documentId,
    isSettled,
    isStored: values.documentId !== undefined,
    params,
    locale: place.locale,
    place,
    title: String(values[layout.edit.settings.mainField] ?? ''),
    isOwnForm: documentId === undefined || !id || id === 'create' || id === documentId,
    hasDraftAndPublish,
    bases: findBases({ collectionType, model, documentId, params }),
  };
}
