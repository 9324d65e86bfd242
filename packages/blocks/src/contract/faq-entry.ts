import { z } from 'zod';
import { entryIds } from './entry-ids.ts';

export const faqEntry = z.object({
  ...entryIds,
  title: z.string(),
  category: z.string(),
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export type FaqEntry = z.infer<typeof faqEntry>;
