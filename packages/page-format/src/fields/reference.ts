import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { type ContentType, type EntryReference, referenceKey } from '../references/references.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';
import { checkRequired } from './required.ts';

export type BoundEntry = Record<string, unknown> & { documentId: string };

/** An entry of a content type. The View gets its public fields, or null when none is chosen or it was deleted. */
export interface ReferenceField extends Field<EntryReference | null, BoundEntry | null> {
  readonly kind: 'reference';
  readonly contentType: ContentType;
  /** Field of the entry that names it in the picker. */
  readonly titleField: string;
}

export interface ReferenceOptions extends FieldOptions {
  contentType: ContentType;
  titleField: string;
  required?: boolean;
}

/** An entry picked from a content type. */
export function reference(options: ReferenceOptions): ReferenceField {
  return declareField('reference', options, makeReference);
}

function makeReference(options: ReferenceOptions): ReferenceField {
  const schema = makeOnce(
    () =>
      z
        .object({
          $ref: z.literal(options.contentType),
          documentId: z.string().min(1).max(64),
          snapshot: z.record(z.string(), z.unknown()).optional(),
        })
        .nullable() as unknown as z.ZodType<EntryReference | null>,
  );
  return {
    kind: 'reference',
    ...describeField(options),
    default: null,
    contentType: options.contentType,
    titleField: options.titleField,
    expects: {
      en: `an entry of ${options.contentType} or none`,
      de: `ein Eintrag von ${options.contentType} oder keiner`,
      nl: `een item van ${options.contentType} of geen`,
      fr: `une entrée de ${options.contentType} ou aucune`,
    },
    get schema() {
      return schema();
    },
    check: (value) => (value === null && options.required ? checkRequired(options.label) : []),
    bind(value, { refs }) {
      if (value === null) return null;
      const resolved = refs[referenceKey(value)];
      if (resolved !== undefined) return resolved as BoundEntry | null;
      return { ...value.snapshot, documentId: value.documentId };
    },
  };
}
