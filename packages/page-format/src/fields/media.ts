import { z } from 'zod';
import type { BindContext, Field, ImageVariant, ValueProblem } from '../block/field.ts';
import { typedLinkAddress } from '../links/file-address.ts';
import { safeHref } from '../links/links.ts';
import {
  type Crop,
  type FocalPoint,
  type MediaReference,
  type ResolvedMedia,
  referenceKey,
} from '../references/references.ts';
import { shorten } from '../text/describe-value.ts';
import type { EditorText } from '../text/text.ts';
import { CROP_SCHEMA, FOCAL_POINT_SCHEMA } from './crop.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { checkImageSize } from './image-size.ts';
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
  /** Of this use, else of the file. */
  focalPoint: FocalPoint | null;
  /** The part to show; missing where that is all of the picture, and from fields without `crop`. */
  crop?: Crop;
  /** Smaller versions, narrowest first; empty when there are none. */
  variants: ImageVariant[];
}

/** A file of the media library. The View gets null when none is chosen or it was deleted. */
export interface MediaField extends Field<MediaReference | null, BoundMedia | null> {
  readonly kind: 'media';
  readonly accepts: MediaKind;
  /** Text property beside this one that holds the alternative text; undefined for pictures that only decorate. */
  readonly altProp: string | undefined;
  /** Pixels that the image is wide at most where it is shown; undefined where that is not known. */
  readonly shownWidth: number | undefined;
  /** Whether the View draws the part of the picture that is chosen. */
  readonly crop: boolean;
}

export interface MediaOptions extends FieldOptions {
  accepts?: MediaKind;
  /** Publishing waits until a file is chosen; a sentence says so in other words than the usual ones. */
  required?: boolean | EditorText;
  /** Name of the text property with the alternative text: an image without one there or in the library is reported. */
  altProp?: string;
  /** Pixels that the image is wide at most where it is shown: a smaller one is reported, because it looks blurred there. */
  shownWidth?: number;
  /** The View draws `crop` and `focalPoint` of the image: the editor offers to choose them for this use. */
  crop?: boolean;
}

export const MEDIA_REFERENCE_SCHEMA = z.object({
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
  focalPoint: FOCAL_POINT_SCHEMA.optional(),
  crop: CROP_SCHEMA.optional(),
});

const SCHEMA = MEDIA_REFERENCE_SCHEMA.nullable();

/** A file picked from the media library; images only unless said otherwise. */
export function media(options: MediaOptions): MediaField {
  return declareField('media', options, makeMedia);
}

function makeMedia(options: MediaOptions): MediaField {
  const accepts = options.accepts ?? 'image';
  return {
    kind: 'media',
    ...describeField(options),
    default: null,
    accepts,
    altProp: options.altProp,
    shownWidth: options.shownWidth,
    crop: options.crop === true,
    schema: SCHEMA,
    salvage: withoutCut,
    expects: {
      en: 'a file of the media library or none',
      de: 'eine Datei der Mediathek oder keine',
      nl: 'een bestand uit de mediabibliotheek of geen',
      fr: 'un fichier de la médiathèque ou aucun',
    },
    check(value, beside) {
      if (value === null) {
        const { required, label } = options;
        return required ? checkRequired(label, required === true ? undefined : required) : [];
      }
      if (accepts !== 'file' && !isOfKind(value.snapshot.mime, accepts)) return [wrongKind(value, accepts)];
      if (accepts !== 'image') return [];
      const texts = options.altProp === undefined ? [] : [beside[options.altProp], value.snapshot.alternativeText];
      const isNamed = texts.length === 0 || texts.some((text) => typeof text === 'string' && text.trim() !== '');
      return [...(isNamed ? [] : [missingAlt(value)]), ...checkImageSize(value, options.shownWidth)];
    },
    bind(value, context) {
      if (value === null) return null;
      const resolved = context.refs[referenceKey(value)] as ResolvedMedia | null | undefined;
      // Not resolved yet (the canvas, right after picking) is not the same as gone.
      const file = resolved === undefined ? value.snapshot : resolved;
      // A file that was replaced by one of another kind in the library is none for this place any more.
      if (!file || !isOfKind(file.mime, accepts)) return null;
      const bound = bindFile(file, context);
      if (!bound) return null;
      const { crop, focalPoint = bound.focalPoint } = value;
      return options.crop && crop ? { ...bound, focalPoint, crop } : { ...bound, focalPoint };
    },
  };
}

/** A picture whose crop or focal point cannot be read is shown as a whole. */
function withoutCut(value: unknown): MediaReference | null {
  const { crop: _, focalPoint: __, ...whole } = (value ?? {}) as Partial<MediaReference>;
  return SCHEMA.safeParse(whole).success ? (whole as MediaReference) : null;
}

/**
 * Where a file of the media library is now, or an empty string when it is gone.
 * @param known where it was when it was chosen, for as long as it is not resolved
 */
export function fileHref(file: Omit<MediaReference, 'snapshot'>, known: string, context: BindContext): string {
  const resolved = context.refs[referenceKey(file)] as ResolvedMedia | null | undefined;
  if (resolved === undefined) return typedLinkAddress(safeHref(known), context);
  return (resolved && bindFile(resolved, context)?.url) ?? '';
}

/** True for files that a field of the kind takes, by their type such as `image/png`. */
export function isOfKind(mime: string, kind: MediaKind): boolean {
  return kind === 'file' || mime.startsWith(`${kind}/`);
}

function wrongKind(value: MediaReference, accepts: 'image' | 'video'): ValueProblem {
  const name = shorten(value.snapshot.name);
  return {
    level: 'error',
    message: {
      en: `"${name}" is not ${accepts === 'image' ? 'an image' : 'a video'}. Choose another file.`,
      de: `„${name}“ ist ${accepts === 'image' ? 'kein Bild' : 'kein Video'}. Bitte eine andere Datei wählen.`,
      nl: `“${name}” is geen ${accepts === 'image' ? 'afbeelding' : 'video'}. Kies een ander bestand.`,
      fr: `« ${name} » n’est pas une ${accepts === 'image' ? 'image' : 'vidéo'}. Choisissez un autre fichier.`,
    },
  };
}

function missingAlt(value: MediaReference): ValueProblem {
  const name = shorten(value.snapshot.name);
  return {
    level: 'warning',
    message: {
      en: `"${name}" has no alternative text. Describe the image for people who cannot see it.`,
      de: `„${name}“ hat keinen Alternativtext. Bitte das Bild für Menschen beschreiben, die es nicht sehen.`,
      nl: `“${name}” heeft geen alternatieve tekst. Beschrijf de afbeelding voor mensen die de afbeelding niet kunnen zien.`,
      fr: `« ${name} » n’a pas de texte alternatif. Décrivez l’image pour les personnes qui ne peuvent pas la voir.`,
    },
  };
}

/** Addresses a file can have: on a web host, or a path of the CMS. */
const FILE_ADDRESS = /^(?:https?:\/\/|\/)/i;

/** Characters that would end a `url(…)` in a style or an entry of a `srcset`; Views write addresses into both. */
const UNSAFE_IN_CSS = /["'()\\<>,\s]/g;

/** The ones that `encodeURIComponent` lets through. */
const ENCODED: Readonly<Record<string, string>> = { "'": '%27', '(': '%28', ')': '%29' };

function bindFile(file: ResolvedMedia | MediaReference['snapshot'], context: BindContext): BoundMedia | null {
  // A snapshot is only what a document says, and a View may link to the file.
  if (!FILE_ADDRESS.test(file.url)) return null;
  const address = file.url.replace(UNSAFE_IN_CSS, (character) => ENCODED[character] ?? encodeURIComponent(character));
  const url = address.startsWith('/') ? (context.env.fileBase ?? context.env.cmsUrl) + address : address;
  return {
    url,
    name: file.name,
    mime: file.mime,
    ext: file.ext,
    width: file.width,
    height: file.height,
    alternativeText: file.alternativeText ?? '',
    focalPoint: ('focalPoint' in file && file.focalPoint) || null,
    variants: context.imageVariants?.(url, file.width) ?? [],
  };
}
