import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { InsertionPoint } from '../../model/tree.ts';

/** The small dialogs over the editor; one at a time. */
export type Launched =
  | 'inserter'
  | 'commands'
  | 'shortcuts'
  | 'messages'
  | 'templates'
  | 'saveSection'
  | 'rename'
  | 'moveTo'
  | 'transform'
  | 'languages'
  | 'share'
  | 'versions'
  | LanguageComparison
  | PanelName;

/** The screen of versions, with the page beside itself in another language. */
export type LanguageComparison = `compare:${string}`;

/** The panel of a plugin, by its id. */
export type PanelName = `panel:${string}`;

/** The language of a comparison; undefined for everything else that is launched. */
export function comparedLanguage(launched: Launched | undefined): string | undefined {
  return launched?.startsWith('compare:') ? launched.slice('compare:'.length) : undefined;
}

interface Launcher {
  launched: Launched | undefined;
  /** Where the inserter inserts; undefined for the selection. */
  point: InsertionPoint | undefined;
  launch(what: Launched, point?: InsertionPoint): void;
  close(): void;
}

const Context = createContext<Launcher | null>(null);

export function useLauncher(): Launcher {
  const launcher = useContext(Context);
  if (!launcher) throw new Error('useLauncher works inside the page editor only.');
  return launcher;
}

const NOTHING = { launched: undefined, point: undefined };

export function LauncherProvider({ children }: { children: ReactNode }) {
  const [{ launched, point }, set] = useState<Pick<Launcher, 'launched' | 'point'>>(NOTHING);
  const launch = useCallback((what: Launched, at?: InsertionPoint) => set({ launched: what, point: at }), []);
  const launcher = useMemo<Launcher>(
    () => ({ launched, point, launch, close: () => set(NOTHING) }),
    [launched, point, launch],
  );
  return <Context.Provider value={launcher}>{children}</Context.Provider>;
}
