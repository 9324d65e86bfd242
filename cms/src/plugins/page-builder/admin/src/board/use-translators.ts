import { useEffect, useState } from 'react';
import type { Person } from '../../../shared/translation-board.ts';
import type { Server } from '../api/server.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { describeFailure, requireList } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

interface Translators {
  /** Undefined until they are there. */
  people?: readonly Person[];
  problem?: string;
}

/**
 * Who can be asked for pages in a language.
 * @param locale empty until one is chosen
 */
export function useTranslators(get: Server['get'], locale: string): Translators {
  const { t } = useTranslation();
  const [found, setFound] = useState<Translators>({});
  useEffect(() => {
    setFound({});
    if (locale === '') return undefined;
    const controller = new AbortController();
    const load = async () => {
      try {
        const options = { params: { locale }, signal: controller.signal };
        const { data } = await get<{ data: Person[] }>(`/${PLUGIN_ID}/translations/people`, options);
        setFound({ people: requireList(data.data, data) });
      } catch (error) {
        if (!controller.signal.aborted) setFound({ problem: describeFailure(error, t) });
      }
    };
    void load();
    return () => controller.abort();
  }, [get, t, locale]);
  return found;
}
