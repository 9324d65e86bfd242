import {
  type AnyBlockDefinition,
  bindProps,
  blockStatus,
  composePage,
  type Loadable,
  migrateBlock,
  readErrorMessage,
  walk,
} from 'page-format';
import type { RenderContext } from 'page-format/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { pickSections } from '../sections/find-section.ts';

type Responses = Readonly<Record<string, Loadable>>;

const Context = createContext<Responses>({});
const PAUSE_MS = 300;

/** Responses of the CMS to what the page's blocks ask, by address. */
export function useResponses(): Responses {
  return useContext(Context);
}

/** The address a block asks, as the site's build would; undefined while it asks nothing. */
export function requestOf(
  definition: AnyBlockDefinition,
  block: TreeBlock,
  context: RenderContext,
  store: EditorStore,
): string | undefined {
  if (!definition.request || blockStatus(block, store.registry) !== 'known') return undefined;
  const { props } = migrateBlock({ ...block, areas: {} }, store.registry);
  return definition.request(bindProps(definition, props, context), context.env);
}

/**
 * Asks the CMS what the page's blocks want to show, from the same public addresses as the site's build. Each address is
 * asked once while the editor is open.
 */
export function ResponsesProvider({ context, children }: { context: RenderContext; children: ReactNode }) {
  const store = useEditorStore();
  const [responses, setResponses] = useState<Responses>({});
  const asked = useMemo(() => new Set<string>(), []);

  useEffect(() => {
    let timer: number | undefined;
    let searched: unknown;
    const ask = async (address: string) => {
      asked.add(address);
      const response = await load(address);
      setResponses((known) => ({ ...known, [address]: response }));
    };
    const search = () => {
      const { tree } = store.getSession();
      if (tree === searched) return;
      searched = tree;
      const { whole, part } = composePage(store.getDocument(), pickSections(context.refs));
      for (const { block } of walk((whole ?? part).document)) {
        const definition = store.registry.get(block.type);
        if (!definition?.request) continue;
        const address = requestOf(definition, { ...block, areas: {} }, context, store);
        if (address && !asked.has(address)) void ask(address);
      }
    };
    search();
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(search, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, context, asked]);

  return <Context.Provider value={responses}>{children}</Context.Provider>;
}

/** Without the editor's session: a block shows what visitors may see, and nothing more. */
async function load(address: string): Promise<Loadable> {
  try {
    const { backendURL = '' } = (window.strapi ?? {}) as { backendURL?: string };
    const response = await fetch(`${backendURL}${address}`, { credentials: 'omit' });
    const body: unknown = await response.json().catch(() => undefined);
    const message = readErrorMessage(body);
    if (response.ok && body !== undefined && !message) return { status: 'loaded', data: body };
    return { status: 'failed', message: message || response.statusText || String(response.status) };
  } catch (error) {
    return { status: 'failed', message: (error as Error).message };
  }
}
