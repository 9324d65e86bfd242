import {
  type Block,
  type ResolvedReferences,
  readSectionId,
  referenceKey,
  type SavedSection,
  type SavedSections,
  SECTION_TYPE,
} from 'page-format';

/**
 * The section that a block stands for.
 * @param refs what the page's references lead to
 * @returns undefined while it is not known, null where it is gone
 */
export function findSection(
  refs: ResolvedReferences,
  block: Pick<Block, 'type' | 'props'>,
): SavedSection | null | undefined {
  const documentId = readSectionId(block);
  if (documentId === undefined) return null;
  return refs[referenceKey({ $ref: SECTION_TYPE, documentId })] as SavedSection | null | undefined;
}

/** All sections among what references lead to. */
export function pickSections(refs: ResolvedReferences): SavedSections {
  const prefix = referenceKey({ $ref: SECTION_TYPE, documentId: '' });
  const found = Object.entries(refs).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(found.map(([key, section]) => [key.slice(prefix.length), section as SavedSection | null]));
}
