import {
  type AnyBlockDefinition,
  type Block,
  createBlock,
  cutText,
  type MediaReference,
  type Registry,
  recognizeVideo,
} from 'page-format';
import type { Tree } from './tree.ts';

/** What a file that is pasted or dropped on the page can be. */
export type MediaBlockKind = 'image' | 'video';

/** The block of a project that is a single picture or video, and the property that holds it. */
export interface MediaBlock {
  readonly definition: AnyBlockDefinition;
  readonly prop: string;
}

/** @returns undefined where the project has none of the kind */
export function findMediaBlock(registry: Registry, kind: MediaBlockKind): MediaBlock | undefined {
  for (const definition of registry.values()) {
    const prop = definition.media?.[kind];
    if (prop !== undefined) return { definition, prop };
  }
  return undefined;
}

/** What the property of such a block holds for a file of the media library: the file, or its address. */
export function mediaValue({ definition, prop }: MediaBlock, file: MediaReference): MediaReference | string {
  return definition.props[prop]?.kind === 'text' ? file.snapshot.url : file;
}

/** @param alt what the picture shows, where its block has a property for that */
export function makeMediaBlock(media: MediaBlock, value: MediaReference | string, alt = ''): Block {
  const { definition, prop } = media;
  const made = createBlock(definition);
  const altProp = (definition.props[prop] as { altProp?: string }).altProp;
  const field = altProp === undefined ? undefined : (definition.props[altProp] as { maxLength?: number });
  const words = cutText(alt.trim(), field?.maxLength ?? Number.POSITIVE_INFINITY);
  return { ...made, props: { ...made.props, [prop]: value, ...(altProp && words && { [altProp]: words }) } };
}

/** True for a block that waits for the picture or video it stands for. */
export function isEmptyMedia(tree: Tree, id: string, { definition, prop }: MediaBlock): boolean {
  const block = tree.blocks.get(id);
  const value = block?.props[prop];
  return block?.type === definition.type && (value === undefined || value === null || value === '');
}

const VIDEO_FILE = /\.(?:mp4|webm)$/i;

/**
 * The block that an address of a video becomes, pasted by itself.
 * @returns undefined for anything else, and where the project has no block that takes an address
 */
export function makeVideoOfAddress(text: string, registry: Registry): Block | undefined {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address)) return undefined;
  const video = recognizeVideo(address);
  if (!video || (video.provider === 'file' && !VIDEO_FILE.test(new URL(address).pathname))) return undefined;
  const media = findMediaBlock(registry, 'video');
  const field = media?.definition.props[media.prop];
  if (!media || !field || field.kind === 'media' || !field.schema.safeParse(address).success) return undefined;
  return makeMediaBlock(media, address);
}
