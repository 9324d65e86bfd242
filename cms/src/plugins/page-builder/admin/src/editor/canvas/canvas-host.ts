import type { RenderHost } from 'page-format/react';
import { createContext, useContext } from 'react';

const Context = createContext<RenderHost | null>(null);

export const CanvasHostProvider = Context.Provider;

/** The host that blocks on the canvas are drawn with. */
export function useCanvasHost(): RenderHost {
  const host = useContext(Context);
  if (!host) throw new Error('Blocks are drawn inside the page canvas only.');
  return host;
}
