import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { asStored } from '../block/field-plan.ts';
import { SECTION_TYPE, type SectionReference } from '../references/references.ts';

const schema: z.ZodType<SectionReference | null> = z
  .object({
    $ref: z.literal(SECTION_TYPE),
    documentId: z.string().min(1).max(64),
    snapshot: z.object({ name: z.string() }).optional(),
  })
  .nullable() as never;

/** The saved section that a block stands for. The editor sets it where a section is placed; nobody chooses another there. */
export const sectionReference: Field<SectionReference | null> = {
  kind: 'section',
  label: { en: 'Section', de: 'Abschnitt', nl: 'Sectie', fr: 'Section' },
  group: 'content',
  default: null,
  expects: {
    en: 'a saved section',
    de: 'ein gespeicherter Abschnitt',
    nl: 'een opgeslagen sectie',
    fr: 'une section enregistrée',
  },
  schema,
  bind: asStored,
};
