import type { Pagination } from '@lumavelo/blocks/contract';

export interface Paging {
  page: number;
  pageSize: number;
}

/** The part of a whole list that a caller asked for. */
export function takePage<Entry>(all: readonly Entry[], { page, pageSize }: Paging): Entry[] {
  return all.slice((page - 1) * pageSize, page * pageSize);
}

export function describePaging(total: number, { page, pageSize }: Paging): Pagination {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
