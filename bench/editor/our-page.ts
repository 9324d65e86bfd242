import { registry } from '@lumavelo/blocks/registry';
import { type Block, createBlock, type PageDocument } from 'page-format';
import { createShape, type Shape } from './shape.ts';

/** The page of this many blocks as our editor stores it. */
export function createPage(blocks: number): { document: PageDocument; count: number } {
  const { sections, count } = createShape(blocks);
  return { document: { format: 'page', formatVersion: 1, blocks: sections.map(toBlock) }, count };
}

function toBlock({ type, text, areas }: Shape): Block {
  const props: Record<string, unknown> = {};
  if (type === 'Title') props.title = text;
  if (type === 'Text') props.content = text;
  if (type === 'Button') Object.assign(props, { label: text, link: '/x' });
  const definition = registry.get(type);
  if (!definition) throw new Error(`There is no block ${type}.`);
  const block = createBlock(definition, props);
  const names = Object.keys(block.areas ?? {});
  if (names.length < areas.length) throw new Error(`${type} has ${names.length} areas, ${areas.length} are needed.`);
  if (block.areas) {
    block.areas = Object.fromEntries(names.map((name, index) => [name, (areas[index] ?? []).map(toBlock)]));
  }
  return block;
}
