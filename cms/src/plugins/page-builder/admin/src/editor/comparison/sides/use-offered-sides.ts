import { useHost } from '../../../host/editor-host.tsx';
import type { Entry } from '../../../session/entry.ts';
import { useStoredLocales } from '../../languages/use-stored-locales.ts';
import type { Side } from './sides.ts';

/** The pages beside its versions that an entry can be compared with. */
export interface OfferedSides {
  isPublishable: boolean;
  /** Locales that it is stored in as well, as far as one may read them. */
  languages: readonly string[];
}

export function useOfferedSides(entry: Entry): OfferedSides {
  const { canRead } = useHost();
  const stored = useStoredLocales(entry) ?? [];
  return {
    isPublishable: entry.hasDraftAndPublish && entry.isStored,
    languages: entry.params.locale === undefined ? [] : stored.filter((locale) => canRead(entry.model, locale)),
  };
}

/** The page to begin with where nobody has chosen a version; undefined where there is nothing to compare. */
export function findFirstSide({ isPublishable, languages }: OfferedSides): Side | undefined {
  if (isPublishable) return 'published';
  return languages[0] === undefined ? undefined : `language:${languages[0]}`;
}
