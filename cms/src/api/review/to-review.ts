import type { ReviewEntry, ReviewStatistics } from '@lumavelo/blocks/contract';
import { entry, identify, number, type Row, text } from '../../rows/read-row.ts';

export function toReview(row: Row): ReviewEntry {
  return {
    ...identify(row),
    rating: number(row.rating) ?? 0,
    author_name: text(row.author_name),
    text: text(row.text),
    profile_photo_url: text(row.profile_photo_url),
    time: typeof row.time === 'string' ? row.time : null,
  };
}

/** A component of site settings; null while a part of it is missing. */
export function toStatistics(value: unknown): ReviewStatistics | null {
  const rating = number(entry(value)?.rating);
  const total = number(entry(value)?.total);
  return rating === null || total === null ? null : { rating, total };
}
