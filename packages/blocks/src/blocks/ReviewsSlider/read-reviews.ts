import type { Loadable } from 'page-format';

export interface Review {
  id: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  author: string;
  text: string;
  /** Empty when there is none. */
  photo: string;
  /** Undefined when it is not known. */
  date: Date | undefined;
}

/** What Google says of the company as a whole. */
export interface ReviewStatistics {
  /** Average stars, 1 to 5. */
  rating: number;
  total: number;
}

type Entry = Readonly<Record<string, unknown>>;

/** Reviews and statistics as the CMS answers `/api/reviews`: `{ data: [...], meta: { statistics } }`. */
export function readReviews(answer: Loadable): { reviews: Review[]; statistics: ReviewStatistics | undefined } {
  const body = (answer.status === 'loaded' ? answer.data : undefined) as
    | { data?: unknown; meta?: { statistics?: Partial<ReviewStatistics> | null } }
    | undefined;
  const entries: unknown[] = Array.isArray(body?.data) ? body.data : [];
  const { rating, total } = body?.meta?.statistics ?? {};
  return {
    reviews: entries.flatMap((entry) => readReview(entry) ?? []),
    statistics: typeof rating === 'number' && typeof total === 'number' ? { rating, total } : undefined,
  };
}

/** One review; undefined when it has no stars, because then there is nothing to show. */
export function readReview(entry: unknown): Review | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { documentId, id, rating, author_name, text, profile_photo_url, time } = entry as Entry;
  if (typeof rating !== 'number' || !(rating >= 1 && rating <= 5)) return undefined;
  return {
    id: String(documentId ?? id),
    rating: Math.round(rating),
    author: typeof author_name === 'string' ? author_name : '',
    text: typeof text === 'string' ? text : '',
    photo:
      typeof profile_photo_url === 'string' && /^(https:\/\/|\/)/i.test(profile_photo_url) ? profile_photo_url : '',
    date: readDate(time),
  };
}

/** Google gives seconds since 1970, the CMS a date as text. */
function readDate(time: unknown): Date | undefined {
  if (typeof time !== 'number' && typeof time !== 'string') return undefined;
  const seconds = typeof time === 'number' ? time : Number(time);
  const date = new Date(Number.isFinite(seconds) ? seconds * 1_000 : String(time));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
