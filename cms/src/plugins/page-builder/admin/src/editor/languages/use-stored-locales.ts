import { useEffect, useState } from 'react';
import { routeOf } from '../../bases/entry-address.ts';
import { useServer } from '../../host/editor-host.tsx';
import type { Entry } from '../../session/entry.ts';

interface Answer {
  meta?: { availableLocales?: { locale: string }[] };
}

/** Languages that the entry is stored in besides its own; undefined until the server has answered. */
export function useStoredLocales({ model, collectionType, documentId, locale }: Entry): readonly string[] | undefined {
  const { get } = useServer();
  const [locales, setLocales] = useState<readonly string[] | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (!documentId) return [];
      const { data } = await get<Answer>(routeOf({ model, collectionType, documentId }), { params: { locale } });
      return (data.meta?.availableLocales ?? []).map((available) => available.locale);
    };
    load().then(
      (found) => isCurrent && setLocales(found),
      // What the server cannot say now is said when a language is compared.
      (error: unknown) => {
        if (!isCurrent) return;
        console.error(error);
        setLocales([]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [get, model, collectionType, documentId, locale]);
  return locales;
}
