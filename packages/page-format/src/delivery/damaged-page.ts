import { z } from 'zod';

/** A page that is left out, because what is stored of it cannot be read. */
export const damagedPage = z.object({
  documentId: z.string(),
  title: z.string(),
  /** Null where the content type has no languages. */
  locale: z.string().nullable(),
  /** Null where the address itself is damaged. */
  slug: z.string().nullable(),
  /** Place in the entry, such as `content.blocks[2].props`. */
  path: z.string(),
  /** What is wrong there, in English. */
  message: z.string(),
});

export type DamagedPage = z.infer<typeof damagedPage>;
