/** One block of the page that both editors get, before it is written in their own formats. */
export interface Shape {
  type: 'Container' | 'Columns' | 'Title' | 'Text' | 'Button';
  /** Words for what has a text. */
  text: string;
  /** Content by area; Columns has two areas, Container one, the others none. */
  areas: Shape[][];
}

const LEAVES = ['Title', 'Text', 'Button'] as const;

/** A page of about this many blocks, six levels deep: Container, Columns, Container, Columns, Container, leaves. */
export function createShape(blocks: number): { sections: Shape[]; count: number } {
  let count = 0;
  const make = (type: Shape['type'], areas: Shape[][] = []): Shape => {
    count += 1;
    return { type, text: `Some text ${count}`, areas };
  };
  const leaves = (amount: number) =>
    Array.from({ length: amount }, (_, index) => make(LEAVES[index % LEAVES.length] as (typeof LEAVES)[number]));
  const holder = (amount: number) => make('Container', [leaves(amount)]);
  const section = (amount: number): Shape => {
    const inner = make('Columns', [[holder(amount)], [holder(amount)]]);
    return make('Container', [[make('Columns', [[make('Container', [[inner]])], [holder(amount)]])]]);
  };
  const sections: Shape[] = [];
  while (count < blocks) sections.push(section(Math.min(6, Math.max(1, Math.ceil((blocks - count - 7) / 3)))));
  return { sections, count };
}

/** What the page offers to the measuring script; `window.bench` in both editors. */
export interface Bench {
  count: number;
  /** Puts the page on screen. */
  open(): void;
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
