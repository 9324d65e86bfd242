import { z } from 'zod';
import type { PageDocument } from '../document/document.ts';
import type { ResolvedReferences } from '../references/references.ts';

const storedBlock = z.object({
  id: z.string(),
  type: z.string(),
  v: z.number(),
  props: z.record(z.string(), z.unknown()),
  areas: z.record(z.string(), z.array(z.unknown())).optional(),
});

/** Characters that the slug of a page may have. */
export const LONGEST_SLUG = 200;

/** Another locale of the same page. */
export const localization = z.object({ locale: z.string().nullable(), slug: z.string() });

/** A published page, with everything that it refers to. */
export const deliveredPage = z.object({
  documentId: z.string(),
  title: z.string(),
  /** Empty for the home page. */
  slug: z.string(),
  /** Null where the content type has no languages. */
  locale: z.string().nullable(),
  localizations: z.array(localization),
  updatedAt: z.string(),
  document: z.object({ format: z.literal('page'), formatVersion: z.literal(1), blocks: z.array(storedBlock) }),
  refs: z.record(z.string(), z.looseObject({ documentId: z.string() }).nullable()),
});

export type Localization = z.infer<typeof localization>;

/** A page as sites receive it. */
export interface DeliveredPage extends Omit<z.infer<typeof deliveredPage>, 'document' | 'refs'> {
  /** The stored tree, every block brought to its current version. */
  document: PageDocument;
  /** Every reference of the document; null where the target is gone or not public. */
  refs: ResolvedReferences;
}
