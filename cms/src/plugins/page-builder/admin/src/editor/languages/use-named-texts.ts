import { useEffect, useState } from 'react';
import { isSameJson } from '../../../../shared/version.ts';
import { type NamedText, useHost } from '../../host/editor-host.tsx';

/** The entry's own texts that are translated; undefined until they are known, and none where that fails. */
export function useNamedTexts(): readonly NamedText[] | undefined {
  const { loadEntryTexts } = useHost();
  const [texts, setTexts] = useState<readonly NamedText[]>();
  useEffect(() => {
    let isCurrent = true;
    loadEntryTexts().then(
      // The same list as long as it says the same: what is open is not asked for anew while one types.
      (loaded) => isCurrent && setTexts((before) => (before && isSameJson(before, loaded) ? before : loaded)),
      () => isCurrent && setTexts([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadEntryTexts]);
  return texts;
}
