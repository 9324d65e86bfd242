import { dequal } from 'dequal/lite';
import {
  findMissingReferences,
  markPutAside,
  type Problem,
  type ResolvedReferences,
  type SavedSections,
  SECTION_TYPE,
} from 'page-format';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { blocks } from '../../api/blocks.ts';
import { type AltText, listAltTexts } from '../../model/alt-texts.ts';
import { findContrastProblems } from '../../model/contrast-problems.ts';
import type { Entry } from '../../session/entry.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { adviseOnForeign } from '../alt-texts/foreign-alt-texts.ts';
import { useFindForeign } from '../alt-texts/use-find-foreign.ts';
import { useReferences } from '../canvas/use-references.ts';
import { findPageProblems } from '../sections/find-page-problems.ts';
import { pickSections } from '../sections/find-section.ts';
import { SectionsProvider } from '../sections/sections-context.tsx';
import { useView } from '../viewports/use-view.tsx';
import { useContrastOnPictures } from './use-contrast-on-pictures.ts';
import { type Finding, useServerProblems } from './use-server-problems.ts';

const Context = createContext<readonly Problem[]>([]);
const PutAsideContext = createContext<readonly Problem[]>([]);
const CheckContext = createContext<() => readonly Problem[]>(() => []);

/** Checking walks the whole page, so it waits until the editor pauses. */
const PAUSE_MS = 300;

/**
 * Problems of the page as it is now: found by the checker that also guards publishing and by the project's rules on the
 * server, and references that lead nowhere.
 */
export function useProblems(): readonly Problem[] {
  return useContext(Context);
}

/**
 * Problems that are told of by themselves. What a new block lacks is not, while it is being made: once it was saved, or
 * where somebody looks at the problems.
 */
export function useToldProblems(): readonly Problem[] {
  const problems = useProblems();
  const store = useEditorStore();
  const { left, panel } = useView();
  const saved = useSyncExternalStore(store.subscribe, store.getSavedTree);
  const isAsked = left && panel === 'problems';
  return useMemo(
    () => (isAsked ? problems : problems.filter(({ blockId, isMissing }) => !isMissing || saved.blocks.has(blockId))),
    [problems, saved, isAsked],
  );
}

/** The same of one block, for its settings. */
export function useBlockProblems(id: string): readonly Problem[] {
  const problems = useToldProblems();
  return useMemo(() => problems.filter(({ blockId }) => blockId === id), [problems, id]);
}

/** Advice that somebody has put aside: what would be among the problems without that. */
export function usePutAside(): readonly Problem[] {
  return useContext(PutAsideContext);
}

/** Checks the page at once, for who must not go by what it was a moment ago; the panel shows what was found. */
export function useCheckNow(): () => readonly Problem[] {
  return useContext(CheckContext);
}

interface ProblemsProviderProps {
  store: EditorStore;
  entry: Entry;
  /** Name of the page's field in the entry. */
  field: string;
  canEdit: boolean;
  children: ReactNode;
}

export function ProblemsProvider({ store, entry, field, canEdit, children }: ProblemsProviderProps) {
  const refs = useReferences(entry.locale);
  const found = useServerProblems(store, entry, field, canEdit);
  const onPictures = useContrastOnPictures(store);
  const sections = useKeptSections(refs);
  const isSection = entry.model === SECTION_TYPE;
  const find = useCallback(() => findPageProblems(store, sections, isSection), [store, sections, isSection]);
  const [problems, setProblems] = useState(find);
  const latest = useRef(find);
  const saved = useSyncExternalStore(store.subscribe, store.getSavedTree);
  const { lang } = entry.place;
  const listTexts = useCallback(() => listAltTexts(store.getSession().tree, store.registry, refs), [store, refs]);
  const findForeign = useFindForeign(entry, useHasAltTexts(problems, listTexts));

  useEffect(() => {
    let timer: number | undefined;
    let checked = store.getSession().tree;
    // A page without sections is not checked twice when it is opened.
    if (latest.current !== find) setProblems(find);
    latest.current = find;
    const unsubscribe = store.subscribe(() => {
      if (store.getSession().tree === checked) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        checked = store.getSession().tree;
        setProblems(find);
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, find]);

  const addFound = useCallback(
    (own: readonly Problem[]) =>
      markPutAside(
        [
          ...own,
          ...findContrastProblems(store.getSession().tree, store.registry, blocks.getRenderer().pageColours),
          ...onPictures.filter(({ blockId }) => store.getSession().tree.blocks.has(blockId)),
          ...findMissingReferences(store.getDocument(), store.registry, refs),
          ...(findForeign ? adviseOnForeign(listTexts(), lang, findForeign) : []),
          // The server says of a page that is too large with its sections what was found here already.
          ...keepCurrent(found, store).filter((problem) => !own.some((known) => dequal(known, problem))),
        ].filter(({ onceSaved, blockId }) => !onceSaved || saved.blocks.has(blockId)),
        (id) => store.getSession().tree.blocks.get(id),
      ),
    [refs, store, found, saved, listTexts, lang, findForeign, onPictures],
  );
  const { open, putAside } = useMemo(() => divide(addFound(problems)), [addFound, problems]);
  const checkNow = useCallback(() => {
    const own = find();
    setProblems(own);
    return divide(addFound(own)).open;
  }, [addFound, find]);

  return (
    <CheckContext.Provider value={checkNow}>
      <PutAsideContext.Provider value={putAside}>
        <Context.Provider value={open}>
          <SectionsProvider sections={sections} isSection={isSection}>
            {children}
          </SectionsProvider>
        </Context.Provider>
      </PutAsideContext.Provider>
    </CheckContext.Provider>
  );
}

/** Whether a picture of the page is described; asked again whenever the page is checked. */
function useHasAltTexts(problems: readonly Problem[], listTexts: () => readonly AltText[]): boolean {
  return useMemo(() => listTexts().length > 0, [problems, listTexts]);
}

/** The sections of the page; the same object until one is another. */
function useKeptSections(refs: ResolvedReferences): SavedSections {
  const kept = useRef<SavedSections>({});
  const next = pickSections(refs);
  const isSame =
    Object.keys(next).length === Object.keys(kept.current).length &&
    Object.entries(next).every(([id, section]) => kept.current[id] === section);
  if (!isSame) kept.current = next;
  return kept.current;
}

function divide(problems: readonly Problem[]): { open: readonly Problem[]; putAside: readonly Problem[] } {
  const isAside = ({ putAside }: Problem) => putAside !== undefined;
  return { open: problems.filter((problem) => !isAside(problem)), putAside: problems.filter(isAside) };
}

/** What the server found in blocks that are still as it saw them. */
function keepCurrent(found: Finding | undefined, store: EditorStore): readonly Problem[] {
  const { blocks } = store.getSession().tree;
  return found?.problems.filter(({ blockId }) => blocks.get(blockId) === found.tree.blocks.get(blockId)) ?? [];
}
