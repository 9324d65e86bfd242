import { listFields, type Registry } from 'page-format';

/** The kinds of field that the editor has a control for by itself. */
const OWN_KINDS: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'number',
  'toggle',
  'choice',
  'colour',
  'link',
  'media',
  'videoSource',
  'reference',
  'richText',
  'list',
]);

/**
 * @param kinds the kinds of field that have a control besides the editor's own
 * @param source who has registered the blocks
 * @throws Error when a property of a block is of a kind that cannot be edited
 */
export function checkControls(registry: Registry, kinds: Iterable<string>, source: string): void {
  const known = new Set([...OWN_KINDS, ...kinds]);
  for (const { type, props } of registry.values()) {
    for (const [path, { kind }] of listFields(props)) {
      if (known.has(kind)) continue;
      throw new Error(
        `The block ${type} of ${source} has the property "${path}" of the kind "${kind}", which has no control: ` +
          'register one with registerFieldKind.',
      );
    }
  }
}

/**
 * @param views the types that there is a View for
 * @param source who has registered the blocks
 * @throws Error when there is a definition without a View, or a View without a definition
 */
export function checkViews(registry: Registry, views: Iterable<string>, source: string): void {
  const drawn = new Set(views);
  const undrawn = [...registry.keys()].find((type) => !drawn.has(type));
  if (undrawn) {
    throw new Error(`The block ${undrawn} of ${source} has a definition and no View: add its View to the renderer.`);
  }
  const undefinedType = [...drawn].find((type) => !registry.has(type));
  if (undefinedType) {
    throw new Error(
      `The block ${undefinedType} of ${source} has a View and no definition: add its definition to the registry.`,
    );
  }
}
