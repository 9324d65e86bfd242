import { unstable_useContentManagerContext as useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import type { Bases } from '../../../shared/save-terms.ts';
import { getSites, type PagePlace } from '../api/sites.ts';
import { findBases } from '../bases/name-bases.ts';

/** The entry whose page is edited. */
export interface Entry {
  model: string;
  collectionType: string;
  /** Undefined for an entry that was not saved yet, and for single types. */
  documentId: string | undefined;
  /** True when the entry is stored in this language; a save then changes it, and else begins it. */
  isStored: boolean;
  /** False while the form still shows another language than the address names. */
  isSettled: boolean;
  /** Locale and status as the content manager's own requests name them. */
  params: Record<string, string>;
  locale: string;
  /** What the canvas imitates. */
  place: PagePlace;
  title: string;
  /** False where the form on screen is not the one of the address, as in a relation's dialog; saving is left to it. */
  isOwnForm: boolean;
  hasDraftAndPublish: boolean;
  /** The versions of the fields that the form was filled from. */
  bases: Bases;
}

interface EntryValues {
  documentId?: string;
  locale?: string;
  title?: string;
}

/** Reads the entry from the content manager around the field. */
export function useEntry(): Entry {
  const { model, collectionType, id, hasDraftAndPublish } = useContentManagerContext();
  const values = useForm('PageBuilder', (form) => form.values) as EntryValues;
  const search = new URLSearchParams(useLocation().search);
  // A language that the entry does not have yet has an address with the entry's id, and a form without.
  const documentId = values.documentId ?? (id && id !== 'create' ? id : undefined);
  const localeName = search.get('plugins[i18n][locale]') ?? values.locale ?? undefined;
  const status = search.get('status');
  const place = getSites().findPlace({ model, locale: localeName, values: { ...values } });
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
    title: values.title ?? '',
    isOwnForm: documentId === undefined || !id || id === 'create' || id === documentId,
    hasDraftAndPublish,
    bases: findBases({ collectionType, model, documentId, params }),
  };
}
