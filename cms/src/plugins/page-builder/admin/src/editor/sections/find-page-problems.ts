import {
  composePage,
  describeInSections,
  type EditorText,
  findHidden,
  findProblems,
  type Problem,
  type SavedSections,
  SYNCED_SECTION,
} from 'page-format';
import type { EditorStore } from '../../store/editor-store.ts';

/**
 * What the page itself shows wrong, with the blocks of its sections as visitors get them.
 * @param isSection true for a section that is edited: it holds no synced section, so that none ever holds itself
 */
export function findPageProblems(
  { getDocument, getSession, registry }: Pick<EditorStore, 'getDocument' | 'getSession' | 'registry'>,
  sections: SavedSections,
  isSection: boolean,
): Problem[] {
  const { whole, part, problem } = composePage(getDocument(), sections);
  const composed = whole ?? part;
  const found = describeInSections(findProblems(composed.document, registry), composed);
  const problems = [...(problem ? [problem] : []), ...found, ...findHidden(getDocument())];
  if (!isSection) return problems;
  const nested = [...getSession().tree.blocks.values()].filter(({ type }) => type === SYNCED_SECTION);
  return [
    ...problems,
    ...nested.map(
      ({ id, type }): Problem => ({ level: 'error', blockId: id, blockType: type, path: [], message: NESTED }),
    ),
  ];
}

const NESTED: EditorText = {
  en: 'A section cannot hold a synced section. Detach it, or remove it.',
  de: 'Ein Abschnitt kann keinen synchronisierten Abschnitt enthalten. Bitte lösen oder entfernen.',
  nl: 'Een sectie kan geen gesynchroniseerde sectie bevatten. Maak die los of verwijder die.',
  fr: 'Une section ne peut pas contenir de section synchronisée. Détachez-la, ou retirez-la.',
};
