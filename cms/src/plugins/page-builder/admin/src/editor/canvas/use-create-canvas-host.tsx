import type { RenderContext } from 'page-format/react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { blocks, type Islands } from '../../api/blocks.ts';
import type { PagePlace } from '../../api/sites.ts';
import { pickSections } from '../sections/find-section.ts';
import { useLeftOut } from '../sections/use-left-out.ts';
import { CanvasArea } from './CanvasArea.tsx';
import type { CanvasHost } from './canvas-host.ts';
import { useReferences } from './use-references.ts';
import { useTextFill } from './use-text-fill.ts';

/**
 * What the shared renderer needs to draw blocks on the canvas: areas that follow the store, and the entry's site.
 * @param mode `site` draws what visitors get, without prompts and invitations
 */
export function useCreateCanvasHost({ locale, site, lang }: PagePlace, mode: RenderContext['env']['mode']): CanvasHost {
  const fill = useTextFill({ locale, site, lang });
  const stored = useReferences(locale, site || undefined);
  const refs = useMemo(() => fill?.references(stored) ?? stored, [fill, stored]);
  const leftOut = useLeftOut(useMemo(() => pickSections(stored), [stored]));
  const islands = useIslands(mode === 'site');
  const { locale: editorLanguage } = useIntl();
  return useMemo(() => {
    const { createContext, pictures } = blocks.getRenderer();
    const context = createContext({ mode, locale, site, lang, refs });
    return {
      context: { ...context, env: { ...context.env, editorLanguage } },
      pictures,
      fill,
      leftOut,
      renderArea: (block, { name }) => <CanvasArea block={block.id} area={name} />,
      ...(islands && {
        renderIsland(block, props) {
          const Island = islands[block.type];
          return Island ? <Island {...props} /> : null;
        },
      }),
    };
  }, [locale, site, lang, mode, refs, fill, leftOut, islands, editorLanguage]);
}

/** The interactive blocks, for the preview alone, and loaded with the first one. */
function useIslands(wanted: boolean): Islands | undefined {
  const [islands, setIslands] = useState<Islands | undefined>();
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    void blocks.loadIslands().then((loaded) => {
      if (!isGone) setIslands(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return wanted ? islands : undefined;
}
