import { dequal } from 'dequal/lite';
import {
  collectReferences,
  type ResolvedReferences,
  referenceKey,
  type SavedSections,
  SECTION_TYPE,
} from 'page-format';
import { useEffect, useRef, useState } from 'react';
import { useServer } from '../../host/editor-host.tsx';
import { PLUGIN_ID } from '../../plugin-id.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { pickSections } from '../sections/find-section.ts';
import { noteNames } from '../sections/known-names.ts';

const PAUSE_MS = 300;
/** Keys the server takes in one question. */
const KEYS_AT_ONCE = 100;
/** References that can exist; one that cannot would have the whole question refused. */
const POSSIBLE_KEY = /^(media|api::[\w.-]+|plugin::page-builder\.section):\w+$/;

/**
 * What the page's references lead to, as delivery will resolve them, drafts included. Asked once per reference, when
 * it first stands on the page; until the answer is there, and without one, blocks are drawn from their snapshots. Sections
 * that stand on the page as themselves are among them, with what they refer to, and asked for again with each return to the
 * window: they are edited in another one.
 * @param site whose pages count; without one those of every site do
 */
export function useReferences(locale: string, site?: string): ResolvedReferences {
  const store = useEditorStore();
  const { get } = useServer();
  const [refs, setRefs] = useState<ResolvedReferences>({});
  const asked = useRef(new Set<string>());
  const sections = useRef<SavedSections>({});

  useEffect(() => {
    const controller = new AbortController();
    let timer: number | undefined;
    let searched: unknown;

    const ask = async () => {
      const { tree } = store.getSession();
      if (tree === searched) return;
      searched = tree;
      const inSections = Object.values(sections.current).flatMap((section) => collectReferences(section?.content));
      const keys = [...collectReferences(store.getDocument()), ...inSections].map(referenceKey);
      const open = [...new Set(keys)].filter((key) => POSSIBLE_KEY.test(key) && !asked.current.has(key));
      for (let start = 0; start < open.length; start += KEYS_AT_ONCE) {
        const part = open.slice(start, start + KEYS_AT_ONCE);
        for (const key of part) asked.current.add(key);
        try {
          const { data } = await get<{ data: ResolvedReferences }>(`/${PLUGIN_ID}/references`, {
            params: { locale, site, keys: part.join(',') },
            signal: controller.signal,
          });
          setRefs((known) => (hasSame(known, data.data) ? known : { ...known, ...data.data }));
          const found = pickSections(data.data);
          noteNames(found);
          sections.current = { ...sections.current, ...found };
          if (Object.keys(found).length > 0) searched = undefined;
        } catch {
          // Snapshots are drawn instead; what is wrong with the server shows when something is saved.
        }
      }
      if (searched === undefined && !controller.signal.aborted) await ask();
    };
    const askAgain = () => {
      for (const key of asked.current) if (key.startsWith(`${SECTION_TYPE}:`)) asked.current.delete(key);
      searched = undefined;
      void ask();
    };

    void ask();
    window.addEventListener('focus', askAgain);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), PAUSE_MS);
    });
    return () => {
      controller.abort();
      window.removeEventListener('focus', askAgain);
      clearTimeout(timer);
      unsubscribe();
      asked.current.clear();
    };
  }, [store, get, locale, site]);

  return refs;
}

function hasSame(known: ResolvedReferences, found: ResolvedReferences): boolean {
  return Object.keys(found).every((key) => key in known && dequal(known[key], found[key]));
}
