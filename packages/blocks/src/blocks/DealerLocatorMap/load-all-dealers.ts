import type { DealersResponse } from '../../contract/dealers.ts';

/** Parts of a list that are loaded at most: two thousand dealers. */
const MOST_PAGES = 20;

/**
 * Loads a list of dealers part by part.
 * @param loadPage counted from 1
 * @param onAnswer told the first part at once, because it has the nearest, and then the whole
 * @throws Error when a part cannot be loaded
 */
export async function loadAllDealers(
  loadPage: (page: number) => Promise<DealersResponse>,
  onAnswer: (answer: DealersResponse) => void,
): Promise<void> {
  let known = await loadPage(1);
  onAnswer(known);
  const pages = Math.min(known.meta.pagination.pageCount, MOST_PAGES);
  for (let page = 2; page <= pages; page += 1) {
    const { data } = await loadPage(page);
    known = { ...known, data: [...known.data, ...data] };
    if (page === pages) onAnswer(known);
  }
}
