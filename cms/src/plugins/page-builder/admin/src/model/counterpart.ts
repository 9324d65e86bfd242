import { type Fields, holds, type Registry, readProps } from 'page-format';
import type { AnyField, ColourField, ColourUse, Palette } from 'page-format/fields';
import { ancestorsOf, type Tree } from './tree.ts';

/** The colours that the style sheet gives a page itself, as values. */
export type PageColours = Readonly<Record<ColourUse, string>>;

/**
 * The colour that is likely to be seen with a block's colour: behind its text, or of the text on its background. It is
 * the one of the block itself, else of the nearest block around it that has one, else the page's.
 * @param page the colours of the page itself
 * @returns a value such as `#0f3b2e`; undefined where a picture or a video stands behind the text
 */
export function counterpartOf(
  tree: Tree,
  registry: Registry,
  blockId: string,
  use: ColourUse,
  page: PageColours,
): string | undefined {
  const sought = use === 'text' ? 'background' : 'text';
  for (const id of [blockId, ...ancestorsOf(tree, blockId)]) {
    const block = tree.blocks.get(id);
    const definition = block && registry.get(block.type);
    if (!block || !definition) continue;
    const fields = Object.entries(definition.props as Fields).flatMap(([name, field]) =>
      isColourFor(sought, field) ? [{ name, field }] : [],
    );
    if (fields.length === 0) continue;
    const values = readProps(definition, block.props);
    const shown = fields.find(({ field }) => holds(field.when, values));
    if (shown) return colourValue(String(values[shown.name]), shown.field.palette);
    // A background of another kind covers all that lies further out; text without a colour of its own inherits one.
    if (sought === 'background') return undefined;
  }
  return page[sought];
}

/** The value of a stored colour, which may be a name of the palette. */
export function colourValue(stored: string, palette: Palette): string {
  return (Object.hasOwn(palette, stored) && palette[stored]?.value) || stored;
}

function isColourFor(use: ColourUse, field: unknown): field is ColourField {
  const { kind } = field as AnyField;
  return kind === 'colour' && (field as ColourField).use === use;
}
