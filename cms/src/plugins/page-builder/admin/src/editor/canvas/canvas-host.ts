import type { RenderHost } from 'page-format/react';
import { createContext, useContext } from 'react';
import type { TextFill } from '../../api/blocks.ts';

/** What blocks on the canvas are drawn with. */
export interface CanvasHost extends RenderHost {
  /** Undefined while it is loaded, and where there is none: texts are shown as they are stored. */
  fill: TextFill | undefined;
  /** Ids of synced sections that are not drawn, because the page holds too much with them. */
  leftOut: ReadonlySet<string>;
}

const Context = createContext<CanvasHost | null>(null);

export const CanvasHostProvider = Context.Provider;

/** The host that blocks on the canvas are drawn with. */
export function useCanvasHost(): CanvasHost {
  const host = useContext(Context);
  if (!host) throw new Error('Blocks are drawn inside the page canvas only.');
  return host;
}
