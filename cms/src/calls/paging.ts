import type { Pagination } from '@lumavelo/blocks/site';
import { z } from 'zod';

const PAGE_SIZE_LIMIT = 100;

const WHOLE_NUMBER = z
  .string()
  .regex(/^\d{1,6}$/, 'expected a whole number')
  .transform(Number);

/** Parameters of every list: which part of it, and how large the parts are. */
export const PAGING = {
  page: WHOLE_NUMBER.pipe(z.number().min(1)).prefault('1'),
  pageSize: WHOLE_NUMBER.pipe(z.number().min(1).max(PAGE_SIZE_LIMIT)).prefault(String(PAGE_SIZE_LIMIT)),
};

export interface Paging {
  page: number;
  pageSize: number;
}

export const PAGINATION = z.object({
  page: z.number(),
  pageSize: z.number(),
  pageCount: z.number(),
  total: z.number(),
}) satisfies z.ZodType<Pagination>;

/** The part of a whole list that a caller asked for. */
export function takePage<Entry>(all: readonly Entry[], { page, pageSize }: Paging): Entry[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
}

export function describePaging(total: number, { page, pageSize }: Paging): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
