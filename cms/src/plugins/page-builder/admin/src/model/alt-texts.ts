import {
  blockStatus,
  type Fields,
  holds,
  type Problem,
  type Registry,
  type ResolvedReferences,
  readFields,
  readProps,
  referenceKey,
} from 'page-format';
import type { AnyField, ListField, MediaField } from 'page-format/fields';
import type { Tree, TreeBlock } from './tree.ts';

/** What describes a picture to people who cannot see it. */
export interface AltText {
  block: TreeBlock;
  /** Of the property that describes the picture in this place, whether or not it does. */
  path: Problem['path'];
  text: string;
  /** True where the place has no text of its own, so that the file's counts. */
  isOfFile: boolean;
}

/**
 * The alternative texts of a page's pictures, as visitors get them.
 * @param refs what the page's files are called now; those that are not known have the text they were chosen with
 */
export function listAltTexts(tree: Tree, registry: Registry, refs: ResolvedReferences): AltText[] {
  return [...tree.blocks.values()].flatMap((block) => {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') return [];
    const found = listIn(definition.props, readProps(definition, block.props), refs);
    return found.map((altText) => ({ block, ...altText }));
  });
}

type Placed = Omit<AltText, 'block'>;

function listIn(fields: Fields, values: Readonly<Record<string, unknown>>, refs: ResolvedReferences): Placed[] {
  return Object.entries(fields).flatMap(([name, field]): Placed[] => {
    const any = field as unknown as AnyField;
    if (!holds(field.when, values)) return [];
    if (any.kind === 'list') return listInItems(name, any, values[name], refs);
    return any.kind === 'media' ? describe(any, values[name] as MediaField['default'], values, refs) : [];
  });
}

function listInItems(name: string, { item }: ListField, items: unknown, refs: ResolvedReferences): Placed[] {
  return (items as Record<string, unknown>[]).flatMap((values, index) =>
    listIn(item, readFields(item, values), refs).map((placed) => ({ ...placed, path: [name, index, ...placed.path] })),
  );
}

function describe(
  { altProp, accepts }: MediaField,
  value: MediaField['default'],
  beside: Readonly<Record<string, unknown>>,
  refs: ResolvedReferences,
): Placed[] {
  if (value === null || altProp === undefined || accepts !== 'image') return [];
  const own = String(beside[altProp] ?? '').trim();
  if (own !== '') return [{ path: [altProp], text: own, isOfFile: false }];
  const file = { ...value.snapshot, ...refs[referenceKey(value)] };
  return file.alternativeText ? [{ path: [altProp], text: file.alternativeText, isOfFile: true }] : [];
}
