import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The small dialogs over the editor; one at a time. */
export type Launched =
  | 'inserter'
  | 'commands'
  | 'shortcuts'
  | 'templates'
  | 'saveSection'
  | 'moveTo'
  | 'languages'
  | PanelName;

/** The panel of a plugin, by its id. */
export type PanelName = `panel:${string}`;

interface Launcher {
  launched: Launched | undefined;
  launch(what: Launched): void;
  close(): void;
}

const Context = createContext<Launcher | null>(null);

export function useLauncher(): Launcher {
  const launcher = useContext(Context);
  if (!launcher) throw new Error('useLauncher works inside the page editor only.');
  return launcher;
}

export function LauncherProvider({ children }: { children: ReactNode }) {
  const [launched, setLaunched] = useState<Launched | undefined>();
  const launcher = useMemo<Launcher>(
    () => ({ launched, launch: setLaunched, close: () => setLaunched(undefined) }),
    [launched],
  );
  return <Context.Provider value={launcher}>{children}</Context.Provider>;
}
