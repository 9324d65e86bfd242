import { DOCUMENT_LIMITS } from 'page-format';

/** One block of the page that both editors get, before it is written in their own formats. */
export interface Shape {
  type: 'Container' | 'Columns' | 'Title' | 'Text' | 'Button';
  /** Words for what has a text. */
  text: string;
  /** Content by area; Columns has two areas, Container one, the others none. */
  areas: Shape[][];
}

const LEAVES = ['Title', 'Text', 'Button'] as const;

/** Leaves beside each other, and the blocks of a section: four that hold others, and three holders of leaves. */
const LEAVES_EACH = 6;
const SECTION = 4 + 3 * (1 + LEAVES_EACH);

/**
 * A page of this many blocks in whole sections, six levels deep: Container, Columns, Container, Columns, Container,
 * leaves. Of the largest page that can be stored one section is left out, so that there is room to duplicate one.
 */
export function createShape(blocks: number): { sections: Shape[]; count: number } {
  let count = 0;
  const make = (type: Shape['type'], areas: Shape[][] = []): Shape => {
    count += 1;
    return { type, text: `Some text ${count}`, areas };
  };
  const leaves = (amount: number) =>
    Array.from({ length: amount }, (_, index) => make(LEAVES[index % LEAVES.length] as (typeof LEAVES)[number]));
  const holder = () => make('Container', [leaves(LEAVES_EACH)]);
  const section = (): Shape => {
    const inner = make('Columns', [[holder()], [holder()]]);
    return make('Container', [[make('Columns', [[make('Container', [[inner]])], [holder()]])]]);
  };
  const wanted = Math.min(blocks, DOCUMENT_LIMITS.blocks - SECTION);
  const sections: Shape[] = [];
  while (count < wanted) sections.push(section());
  return { sections, count };
}

/** What the page offers to the measuring script; `window.bench` in both editors. */
export interface Bench {
  count: number;
  insert(): void;
  remove(): void;
  duplicate(): void;
  move(): void;
  undo(): void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
