import { useEffect, useState } from 'react';
import { blocks, type TextFill } from '../../api/blocks.ts';
import type { PagePlace } from '../../api/sites.ts';
import { useServer } from '../../host/editor-host.tsx';

/** Texts as visitors of a place read them. What cannot be asked for leaves them as they are stored. */
export function useTextFill({ locale, site, lang }: PagePlace): TextFill | undefined {
  const { get } = useServer();
  const [fill, setFill] = useState<TextFill | undefined>();
  useEffect(() => {
    let isGone = false;
    setFill(undefined);
    blocks.loadTextFill({ locale, site, lang }, get).then(
      (loaded) => !isGone && setFill(loaded),
      () => {
        // The page settings say why, where they list what may stand in texts.
      },
    );
    return () => {
      isGone = true;
    };
  }, [get, locale, site, lang]);
  return fill;
}
