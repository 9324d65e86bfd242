import { createContext, languageTag, type SiteContext } from '@lumavelo/blocks/site';
import type { AnyIslandProps } from 'page-format/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Entry } from '../../field/entry.ts';
import { CanvasArea } from './CanvasArea.tsx';
import type { CanvasHost } from './canvas-host.ts';
import { useReferences } from './use-references.ts';

/**
 * What the shared renderer needs to draw blocks on the canvas: areas that follow the store, and the entry's site.
 * @param mode `site` draws what visitors get, without prompts and invitations
 */
export function useCreateCanvasHost(
  { locale, country }: Pick<Entry, 'locale' | 'country'>,
  mode: SiteContext['mode'],
): CanvasHost {
  const refs = useReferences(locale, country);
  const islands = useIslands(mode === 'site');
  return useMemo(() => {
    const context = createContext({
      mode,
      locale,
      country,
      lang: languageTag(locale, country),
      refs,
      cmsUrl: '',
      // The preview wakes blocks inside the admin, where no script of others may run.
      ...(mode === 'site' && { scriptHosts: [] }),
    });
    return {
      context,
      renderArea: (block, { name }) => <CanvasArea block={block.id} area={name} />,
      ...(islands && {
        renderIsland(block, props) {
          const Island = islands[block.type];
          return Island ? <Island {...props} /> : null;
        },
      }),
    };
  }, [locale, country, mode, refs, islands]);
}

type Islands = Readonly<Record<string, ComponentType<AnyIslandProps> | undefined>>;

/** The interactive blocks, for the preview alone, and loaded with the first one. */
function useIslands(wanted: boolean): Islands | undefined {
  const [islands, setIslands] = useState<Islands | undefined>();
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    void import('@lumavelo/blocks/islands').then((module) => {
      if (!isGone) setIslands(module.islands as Islands);
    });
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return wanted ? islands : undefined;
}
