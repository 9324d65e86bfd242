import { z } from 'zod';
import type { Field } from '../core/field.ts';
import { type ImageVariant, imageVariants } from '../core/image-variants.ts';
import { type MediaReference, type ResolvedMedia, referenceKey } from '../core/references.ts';
import { describeField, type FieldOptions } from './declare.ts';
import { checkRequired } from './required.ts';

export type MediaKind = 'image' | 'video' | 'file';

/** A file as a View receives it. */
export interface BoundMedia {
  /** Complete address. */
  url: string;
  name: string;
  mime: string;
  /** File name ending with its dot. */
  ext: string;
  /** Pixels; null for files that are no images. */
  width: number | null;
  height: number | null;
  /** Alternative text from the media library; empty when none was given. */
  alternativeText: string;
  focalPoint: { x: number; y: number } | null;
  /** Smaller webp versions, narrowest first; empty when there are none. */
  variants: ImageVariant[];
}

/** A file of the media library. The View gets null when none is chosen or it was deleted. */
export interface MediaField extends Field<MediaReference | null, BoundMedia | null> {
  readonly kind: 'media';
  readonly accepts: MediaKind;
}

const MEDIA_REFERENCE_SCHEMA = z.object({
  $ref: z.literal('media'),
  documentId: z.string().min(1).max(64),
  snapshot: z.object({
    name: z.string(),
    url: z.string(),
    mime: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    ext: z.string(),
    folder: z.string().nullable(),
    alternativeText: z.string().nullable(),
  }),
});

/** A file picked from the media library; images only unless said otherwise. */
export function media(options: FieldOptions & { accepts?: MediaKind; required?: boolean }): MediaField {
  const accepts = options.accepts ?? 'image';
  return {
    kind: 'media',
    ...describeField(options),
    default: null,
    accepts,
    schema: MEDIA_REFERENCE_SCHEMA.nullable(),
    check(value) {
      if (value === null) return options.required ? checkRequired(options.label) : [];
      if (accepts === 'file' || value.snapshot.mime.startsWith(`${accepts}/`)) return [];
      return [
        {
          level: 'error',
          message: {
            en: `"${value.snapshot.name}" is no ${accepts}. Choose another file.`,
            de: `„${value.snapshot.name}“ ist ${accepts === 'image' ? 'kein Bild' : 'kein Video'}. Bitte eine andere Datei wählen.`,
          },
        },
      ];
    },
    bind(value, { refs, assetBase }) {
      if (value === null) return null;
      const resolved = refs[referenceKey(value)] as ResolvedMedia | null | undefined;
      // Not resolved yet (the canvas, right after picking) is not the same as gone.
      const file = resolved === undefined ? value.snapshot : resolved;
      return file && bindFile(file, assetBase);
    },
  };
}

function bindFile(file: ResolvedMedia | MediaReference['snapshot'], assetBase: string): BoundMedia {
  const url = file.url.startsWith('/') ? assetBase + file.url : file.url;
  return {
    url,
    name: file.name,
    mime: file.mime,
    ext: file.ext,
    width: file.width,
    height: file.height,
    alternativeText: file.alternativeText ?? '',
    focalPoint: ('focalPoint' in file && file.focalPoint) || null,
    variants: imageVariants(url, file.width),
  };
}
