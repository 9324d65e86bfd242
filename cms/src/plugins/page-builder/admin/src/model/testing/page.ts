import type { Block, PageDocument } from 'page-format';
import { treeFromDocument } from '../convert.ts';

export function note(id: string, text = id): Block {
  return { id, type: 'Note', v: 1, props: { text } };
}

export function box(id: string, content: Block[] = []): Block {
  return { id, type: 'Box', v: 1, props: {}, areas: { content } };
}

export function grid(id: string, cells: Record<string, Block[]>): Block {
  const items = Object.keys(cells).map((cell) => ({ id: cell, title: cell }));
  return { id, type: 'Grid', v: 1, props: { cells: items }, areas: cells };
}

export function rack(id: string, notes: Block[] = []): Block {
  return { id, type: 'Rack', v: 1, props: {}, areas: { notes } };
}

/** A block of a type that no registry has, with keys in an order of its own. */
export function stranger(id: string, inside: Block[] = []): Block {
  return { v: 7, areas: { somewhere: inside }, type: 'Stranger', id, props: { z: 1, a: [{ id: 'x' }] } };
}

export function page(...blocks: Block[]): PageDocument {
  return { format: 'page', formatVersion: 1, blocks };
}

export function treeOf(...blocks: Block[]) {
  return treeFromDocument(page(...blocks));
}
