import { type Block, blockStatus, listSegments, type Registry, type Segment } from 'page-format';
import type { Source } from '../envelope.ts';
import type { TreeBlock } from '../page-tree.ts';
import { versionOf } from '../version.ts';
import { keyOf, versionOfBlock } from './text-versions.ts';

/** The texts of a block that are translated; none of one that nobody here knows. */
export function segmentsOf(block: Pick<TreeBlock, 'type' | 'v' | 'props'>, registry: Registry): Segment[] {
  const definition = registry.get(block.type);
  return definition && blockStatus(block, registry) === 'known' ? listSegments(definition, block.props) : [];
}

/** The versions of a block's texts, as a record keeps them; undefined for a block that nobody here knows. */
export function textsOf(block: Pick<TreeBlock, 'type' | 'v' | 'props'>, registry: Registry): Source['texts'] {
  if (blockStatus(block, registry) !== 'known') return undefined;
  const texts: Record<string, string[]> = {};
  for (const { place, text } of segmentsOf(block, registry)) {
    const versions = texts[keyOf(place)] ?? [];
    versions.push(versionOf(text));
    texts[keyOf(place)] = versions;
  }
  return texts;
}

/**
 * The records for blocks of another language, and for all that stands in them.
 * @param how whether they were just taken from there as they are, or are translated
 */
export function sourcesOf(
  blocks: readonly Block[],
  locale: string,
  registry: Registry,
  how: 'taken' | 'translated',
): [block: string, source: Source][] {
  return blocks.flatMap((block): [string, Source][] => {
    const texts = textsOf(block, registry);
    const open = how === 'taken' && texts && Object.keys(texts).length > 0 ? { open: texts } : {};
    return [
      [block.id, { locale, version: versionOfBlock(block), ...(texts && { texts }), ...open }],
      ...sourcesOf(Object.values(block.areas ?? {}).flat(), locale, registry, how),
    ];
  });
}
