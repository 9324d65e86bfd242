import { z } from 'zod';

const PAGE_SIZE_LIMIT = 100;

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'expected a whole number')
  .transform(Number);

/** Parameters of every list: which part of it, and how large the parts are. */
export const paginationQuery = {
  page: wholeNumber.pipe(z.number().min(1)).prefault('1'),
  pageSize: wholeNumber.pipe(z.number().min(1).max(PAGE_SIZE_LIMIT)).prefault(String(PAGE_SIZE_LIMIT)),
};

/** Where a part of a list stands in the whole. */
export const pagination = z.object({
  page: z.number(),
  pageSize: z.number(),
  pageCount: z.number(),
  total: z.number(),
});

export type Pagination = z.infer<typeof pagination>;
