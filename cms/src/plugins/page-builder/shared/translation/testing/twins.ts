import fc from 'fast-check';
import { type Block, createRegistry, defineBlock } from 'page-format';
import { list, number, richText, text } from 'page-format/fields';
import { paragraph } from './card.ts';

const label = { en: 'Label' };
const shared = { category: 'elements', label, description: label, icon: 'Bold' } as const;
const size = number({ label, default: 0, min: 0, max: 1_000_000 });

/** A block of words, one that no language changes but in a number, one with an area, and one with an area for each entry. */
export const registry = createRegistry([
  defineBlock({ ...shared, type: 'Words', props: { body: richText({ label }), size } }),
  defineBlock({ ...shared, type: 'Photo', props: { alt: text({ label }), size } }),
  defineBlock({ ...shared, type: 'Section', props: { size }, areas: { content: { label } } }),
  defineBlock({
    ...shared,
    type: 'Deck',
    props: { size, slides: list({ label, itemLabel: label, item: { title: text({ label }), size } }) },
    itemAreas: { list: 'slides', label },
  }),
]);

export const words = (id: string, body: string, size?: number): Block => ({
  ...{ id, type: 'Words', v: 1 },
  props: { body: { type: 'doc', content: [paragraph(body)] }, ...(size !== undefined && { size }) },
});
export const photo = (id: string, size: number): Block => ({ ...{ id, type: 'Photo', v: 1 }, props: { size } });
export const section = (id: string, ...content: Block[]): Block => ({
  ...{ id, type: 'Section', v: 1, props: {} },
  areas: { content },
});
export const deck = (id: string, slides: Record<string, Block[]>, sizes: readonly number[] = []): Block => ({
  ...{ id, type: 'Deck', v: 1 },
  props: {
    slides: Object.keys(slides).map((slide, index) => ({
      ...{ id: slide, title: `Title ${slide}` },
      ...(sizes[index] !== undefined && { size: sizes[index] }),
    })),
  },
  areas: slides,
});

/** Two pages of the same blocks with ids of their own, and which of them belong together. */
export interface Twins {
  original: Block[];
  page: Block[];
  /** Blocks and entries of lists: ids of the page by those of the original. */
  right: ReadonlyMap<string, string>;
}

/**
 * Pages that were built twice by hand: each block has a number that no other one has, some are on one of the pages alone, and
 * all words are other ones.
 */
export const twins: fc.Arbitrary<Twins> = fc
  .tuple(shapes(3), fc.array(fc.nat(99), { minLength: 40, maxLength: 40 }))
  .map(([shape, choices]) => build(shape, choices));

interface Shape {
  type: 'Words' | 'Photo' | 'Section' | 'Deck';
  inside: readonly (readonly Shape[])[];
}

function shapes(depth: number): fc.Arbitrary<Shape[]> {
  const leaf = fc.constantFrom('Words' as const, 'Photo' as const).map((type): Shape => ({ type, inside: [] }));
  if (depth === 0) return fc.array(leaf, { maxLength: 4 });
  const holder = fc.oneof(
    shapes(depth - 1).map((content): Shape => ({ type: 'Section', inside: [content] })),
    fc.array(shapes(depth - 1), { minLength: 1, maxLength: 3 }).map((inside): Shape => ({ type: 'Deck', inside })),
  );
  return fc.array(fc.oneof({ arbitrary: leaf, weight: 2 }, holder), { maxLength: 5 });
}

function build(shape: readonly Shape[], choices: readonly number[]): Twins {
  let made = 0;
  let asked = 0;
  const right = new Map<string, string>();
  const choose = () => choices[asked++ % choices.length] ?? 0;

  const make = ({ type, inside }: Shape, number: number, side: string): Block => {
    const id = `${side}${number}`;
    const says = `${side === 'o' ? 'Original' : 'Vertaling'} ${side}${'xyz'[number % 3]}`;
    const own = { id, type, v: 1, props: { size: number } };
    if (type === 'Words') return { ...words(id, says), props: { ...words(id, says).props, size: number } };
    if (type === 'Photo') return { ...own, props: { ...own.props, alt: says } };
    if (type === 'Section') return { ...own, areas: { content: [] } };
    const slides = inside.map((_, index) => ({ id: `${id}-${index}`, title: `${says} ${index}` }));
    return {
      ...own,
      props: { ...own.props, slides },
      areas: Object.fromEntries(slides.map((slide) => [slide.id, []])),
    };
  };
  const grow = (shapesHere: readonly Shape[], sides: { original: Block[]; page: Block[] }) => {
    for (const each of shapesHere) {
      made += 1;
      const number = made;
      const where = choose();
      const [one, other] = [make(each, number, 'o'), make(each, number, 'p')];
      if (where >= 15) sides.original.push(one);
      if (where < 85) sides.page.push(other);
      if (where >= 15 && where < 85) {
        right.set(one.id, other.id);
        for (const [index] of each.inside.entries())
          if (each.type === 'Deck') right.set(`${one.id}-${index}`, `${other.id}-${index}`);
      }
      const areasOfOne = Object.values(one.areas ?? {});
      const areasOfOther = Object.values(other.areas ?? {});
      for (const [index, content] of each.inside.entries()) {
        // What stands in a block that is on one page alone is on that one, too.
        const inside = { original: areasOfOne[index] ?? [], page: areasOfOther[index] ?? [] };
        if (where >= 15 && where < 85) grow(content, inside);
        else
          for (const alone of content)
            inside[where < 15 ? 'page' : 'original'].push(make(alone, ++made, where < 15 ? 'p' : 'o'));
      }
    }
  };
  const sides = { original: [] as Block[], page: [] as Block[] };
  grow(shape, sides);
  return { ...sides, right };
}
