import type { AnyBlockDefinition, BlockContent } from './define-block.ts';

/** Where a block's content is: as its definition says, or as it follows from what else it declares. */
export function findContent({ content, prose, itemAreas, props }: AnyBlockDefinition): BlockContent {
  const [name, ...others] = Object.keys(props);
  const formatted = name !== undefined && others.length === 0 && props[name]?.kind === 'richText' ? name : undefined;
  const text = content?.text ?? prose?.text ?? formatted;
  const items = content?.items ?? itemAreas?.list;
  return { ...(text !== undefined && { text }), ...(items !== undefined && { items }) };
}
