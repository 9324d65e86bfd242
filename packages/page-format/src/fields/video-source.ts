import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { typedFileAddress } from '../links/file-address.ts';
import { checkFileAddress } from '../links/missing-file.ts';
import type { MediaReference } from '../references/references.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';
import { type MediaField, media } from './media.ts';

/** The View gets the complete address of the video, or an empty text. */
export interface VideoSourceField extends Field<MediaReference | string | null, string> {
  readonly kind: 'videoSource';
  /** The part of the field that is a file, for the control that picks one. */
  readonly file: MediaField;
}

export interface VideoSourceOptions extends FieldOptions {
  /** Folders of the site with files of its own, such as `img`; paths of files elsewhere get a warning. */
  folders?: readonly string[];
}

const ADDRESS = /^(?:https?:\/\/|\/(?!\/))\S*$/i;

/** A video: a file of the media library, or an address, because big files often stand on a host of their own. */
export function videoSource(options: VideoSourceOptions): VideoSourceField {
  return declareField('videoSource', options, makeVideoSource);
}

function makeVideoSource(options: VideoSourceOptions): VideoSourceField {
  const file = media({ ...options, accepts: 'video', required: true });
  const schema = makeOnce(() => z.union([z.string().max(2_000), file.schema]));
  return {
    kind: 'videoSource',
    ...describeField(options),
    default: file.default,
    file,
    get schema() {
      return schema();
    },
    expects: {
      en: 'a video of the media library or an address',
      de: 'ein Video der Mediathek oder eine Adresse',
      nl: 'een video uit de mediabibliotheek of een adres',
      fr: 'une vidéo de la médiathèque ou une adresse',
    },
    check(value, beside) {
      if (typeof value !== 'string' || value === '') return file.check?.(value || null, beside) ?? [];
      if (ADDRESS.test(value)) return checkFileAddress(value, options.folders);
      return [
        {
          level: 'error',
          message: {
            en: 'A video address starts with https:// or with / for a file of this site.',
            de: 'Eine Videoadresse beginnt mit https:// oder mit / für eine Datei dieser Website.',
            nl: 'Het adres van een video begint met https:// of, voor een bestand van deze site, met /.',
            fr: 'L’adresse d’une vidéo commence par https://, ou par / pour un fichier de ce site.',
          },
        },
      ];
    },
    bind(value, context) {
      if (typeof value === 'string') return ADDRESS.test(value) ? typedFileAddress(value, context.env) : '';
      return file.bind(value, context)?.url ?? '';
    },
  };
}
