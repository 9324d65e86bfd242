import { type Block, type Registry, readDifferenceKey, readProps, type SavedSection, walk } from 'page-format';
import type { PropDifference } from '../../../../../shared/differences/compare-props.ts';

/**
 * A difference in what a synced section has otherwise on a page, as one of the section's own block: where a page has
 * nothing of its own, it says what the section says.
 * @returns undefined for every other difference, and for a block that the section has no more
 */
export function readInSection(
  difference: PropDifference,
  section: SavedSection | null | undefined,
  registry: Registry,
): { difference: PropDifference; block: Block } | undefined {
  const [key = '', ...within] = difference.path;
  const found = readDifferenceKey(key);
  if (!found || !section) return undefined;
  const block = [...walk(section.content)].find(({ block: { id } }) => id === found.blockId)?.block;
  const definition = block && registry.get(block.type);
  if (!definition) return undefined;
  const path = [found.property, ...within];
  if (difference.kind !== 'set' || within.length > 0) return { difference: { ...difference, path }, block };
  const inSection = readProps(definition, block.props)[found.property];
  const { before = inSection, after = inSection } = difference;
  return { difference: { ...difference, path, before, after }, block };
}
