import type { Block } from 'page-format';

/** What a block has beside its properties. */
export const METADATA = ['name', 'hidden', 'locked'] as const satisfies readonly (keyof Block)[];
export type MetadataKey = (typeof METADATA)[number];
export type Metadata = Pick<Block, MetadataKey>;

type Content = Readonly<Record<string, unknown>>;

/** Before the name of what stands beside the properties; no declaration can have such a property. */
const BESIDE = '$';

/**
 * What a block says itself, as one record: its properties, and under names such as `$name` what it has beside them. So all
 * of it is compared and merged in one way.
 */
export function readContent(block: Metadata & { props: Content }): Content {
  const beside = Object.entries(pickMetadata(block));
  if (beside.length === 0) return block.props;
  return { ...block.props, ...Object.fromEntries(beside.map(([key, value]) => [BESIDE + key, value])) };
}

/** What a block has beside its properties, whatever kind of block holds them. */
export function pickMetadata(block: Metadata = {}): Metadata {
  return Object.fromEntries(METADATA.flatMap((key) => (block[key] === undefined ? [] : [[key, block[key]]])));
}

/** The block with another content, as `readContent` gives it. Keys keep their stored places. */
export function withContent<Kind extends Metadata & { props: Content }>(block: Kind, content: Content): Kind {
  const isBeside = (name: string) => metadataKey(name) !== undefined;
  const props = Object.fromEntries(Object.entries(content).filter(([name]) => !isBeside(name)));
  return METADATA.reduce((all, key) => withMetadata(all, key, content[BESIDE + key] as never), { ...block, props });
}

/** The block with one thing beside its properties; without it for undefined. */
export function withMetadata<Kind extends Metadata, Key extends MetadataKey>(
  block: Kind,
  key: Key,
  value: Metadata[Key] | undefined,
): Kind {
  if (value !== undefined) return { ...block, [key]: value };
  const { [key]: _, ...rest } = block;
  return rest as Kind;
}

/** What the name of a content means that is no property. */
export function metadataKey(name: string): MetadataKey | undefined {
  return METADATA.find((key) => BESIDE + key === name);
}
