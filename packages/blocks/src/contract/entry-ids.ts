import { z } from 'zod';

/** `id` is the document id as well, because the specification calls it so on some entries. */
export const entryIds = { id: z.string(), documentId: z.string() };
