import { isReference, referenceKey } from '@lumavelo/blocks/core';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PLUGIN_ID } from '../../../plugin-id.ts';
import { useEntryLocale } from '../../entry-context.ts';

/** Name of a referenced entry, asked of the server, because references are stored by id alone. */
export function useReferenceTitle(reference: unknown, titleField: string): string | undefined {
  const { get } = useFetchClient();
  const locale = useEntryLocale();
  const [found, setFound] = useState<{ key: string; title: string } | undefined>();
  const key = isReference(reference) ? referenceKey(reference) : undefined;

  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    get<{ data: Record<string, Record<string, unknown> | null> }>(`/${PLUGIN_ID}/references`, {
      params: { locale, keys: key },
      signal: controller.signal,
    })
      .then(({ data }) => {
        const title = data.data[key]?.[titleField];
        if (typeof title === 'string') setFound({ key, title });
      })
      // Without an answer the document id is shown, which is what is stored.
      .catch(() => undefined);
    return () => controller.abort();
  }, [get, key, locale, titleField]);

  return found?.key === key ? found?.title : undefined;
}
