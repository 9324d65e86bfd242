import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { asStored } from '../block/field-plan.ts';
import { SECTION_TYPE, type SectionReference } from '../references/references.ts';
import { describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';

/** A saved section. The editor sets it where a section is placed; nobody chooses another one there. */
export interface SectionReferenceField extends Field<SectionReference | null> {
  readonly kind: 'section';
}

export function sectionReference(options: FieldOptions): SectionReferenceField {
  const schema = makeOnce(
    () =>
      z
        .object({
          $ref: z.literal(SECTION_TYPE),
          documentId: z.string().min(1).max(64),
          snapshot: z.object({ name: z.string() }).optional(),
        })
        .nullable() as unknown as z.ZodType<SectionReference | null>,
  );
  return {
    kind: 'section',
    ...describeField(options),
    default: null,
    expects: {
      en: 'a saved section',
      de: 'ein gespeicherter Abschnitt',
      nl: 'een opgeslagen sectie',
      fr: 'une section enregistrée',
    },
    get schema() {
      return schema();
    },
    bind: asStored,
  };
}
