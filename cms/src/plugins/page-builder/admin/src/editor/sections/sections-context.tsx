import { readSectionId, type SavedSection, type SavedSections } from 'page-format';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { TreeBlock } from '../../model/tree.ts';

interface Sections {
  sections: SavedSections;
  /** True while a section is edited, and not a page. */
  isSection: boolean;
}

const Context = createContext<Sections>({ sections: {}, isSection: false });

interface SectionsProviderProps extends Sections {
  children: ReactNode;
}

/** Hands out the sections that stand on the page as themselves. */
export function SectionsProvider({ sections, isSection, children }: SectionsProviderProps) {
  const value = useMemo(() => ({ sections, isSection }), [sections, isSection]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The section that a block stands for: undefined while it is not known, null where it is gone. */
export function useSection(block: TreeBlock): SavedSection | null | undefined {
  const { sections } = useContext(Context);
  const id = readSectionId(block);
  return id === undefined ? null : sections[id];
}

/** The sections of the page by their ids. */
export function useSections(): SavedSections {
  return useContext(Context).sections;
}

/** True while a section is edited, and not a page. */
export function useIsSection(): boolean {
  return useContext(Context).isSection;
}
