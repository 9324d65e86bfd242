import { readErrorMessage } from 'page-format';
import type { BikeFinderResponse } from '../contract/bike-finder.ts';
import type { BikesFilterResponse } from '../contract/bikes-filter.ts';
import type { DealersResponse } from '../contract/dealers.ts';
import type { Findable, FindResponse } from '../contract/find.ts';
import type { PerformCalculationResponse } from '../contract/perform-calculations.ts';
import type { ReviewsResponse } from '../contract/reviews.ts';
import type { SiteSettingsResponse } from '../contract/site-settings.ts';
import type { Country, Locale } from '../site/locales.ts';

/** A call that failed. `status` is 0 when the CMS could not be reached at all. */
export class CmsCallError extends Error {
  override readonly name = 'CmsCallError';
  readonly status: number;
  /** Seconds to wait before asking again; only after too many calls (429). */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

interface PageOfList {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface FindParameters extends PageOfList {
  /** Part of the title or name; capitals do not matter. */
  contains?: string | undefined;
  /** Of FAQs only. */
  locale?: Locale | undefined;
}

export interface BikesParameters extends PageOfList {
  bikeType?: string | undefined;
  bikeBrand?: string | undefined;
  country?: Country | undefined;
}

export interface DealersParameters extends PageOfList {
  /** A place, a postal code, or an address with one of them. */
  address?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  distance?: 10 | 25 | 50 | undefined;
  orderBy?: 'distance' | 'name' | undefined;
  country?: Country | undefined;
}

export interface CmsClientOptions {
  /** Public address of the CMS, such as https://cms.example.com. */
  cmsUrl: string;
  /** Sent with every call, such as an API token. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof fetch;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * The public calls of the CMS (specification point 7), for the site's islands and builds and for the editor alike.
 * Every function throws a CmsCallError; a last parameter takes a signal to give up with, whose reason is thrown as is.
 */
export function createCmsClient({ cmsUrl, headers, fetch: send = fetch }: CmsClientOptions) {
  async function request<Body>(path: string, init: RequestInit, signal?: AbortSignal): Promise<Body> {
    const response = await send(cmsUrl + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: signal ?? null,
    }).catch((error: Error) => {
      signal?.throwIfAborted();
      throw new CmsCallError(`The CMS could not be reached: ${error.message}`, 0);
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok && body !== undefined) return body as Body;
    const message = readErrorMessage(body) || `The CMS answered ${response.status}.`;
    throw new CmsCallError(message, response.status, Number(response.headers.get('Retry-After')) || undefined);
  }

  const get = <Body>(path: string, query: Query, signal?: AbortSignal) =>
    request<Body>(path + writeQuery(query), {}, signal);

  return {
    find<Name extends keyof Findable>(
      contentType: Name,
      { contains, locale, page, pageSize }: FindParameters = {},
      signal?: AbortSignal,
    ) {
      const field = contentType === 'calculators' ? 'name' : 'title';
      const query = { contentType, locale, page, pageSize, [`filters[${field}][$containsi]`]: contains || undefined };
      return get<FindResponse<Name>>('/api/find', query, signal);
    },
    reviews(query: PageOfList & { minRating?: number; author?: string } = {}, signal?: AbortSignal) {
      return get<ReviewsResponse>('/api/reviews', { ...query }, signal);
    },
    bikes({ bikeType, bikeBrand, ...rest }: BikesParameters = {}, signal?: AbortSignal) {
      const query = { bike_type: bikeType, bike_brand: bikeBrand, ...rest };
      return get<BikesFilterResponse>('/api/bikes-filter/bike-types-brand', query, signal);
    },
    /** Up to 50 bikes in the order asked; unknown ones are left out. */
    bikesByIds(ids: readonly string[], signal?: AbortSignal) {
      return get<BikeFinderResponse>('/api/bike-finder/bikes', { bike_ids: ids.join(',') }, signal);
    },
    dealers(query: DealersParameters = {}, signal?: AbortSignal) {
      return get<DealersResponse>('/api/dealers', { ...query }, signal);
    },
    site(query: { country: Country; locale?: Locale }, signal?: AbortSignal) {
      return get<SiteSettingsResponse>('/api/site', { ...query }, signal);
    },
    /** @param cells values by cell name, such as `{ B3: '2499' }` */
    async performCalculation(slug: string, cells: Readonly<Record<string, string>>, signal?: AbortSignal) {
      const { results } = await request<PerformCalculationResponse>(
        `/api/perform-calculations/${encodeURIComponent(slug)}`,
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(cells) },
        signal,
      );
      return results;
    },
  };
}

export type CmsClient = ReturnType<typeof createCmsClient>;

/** `?a=1&b=2`, without what is not set. */
function writeQuery(query: Query): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const text = String(new URLSearchParams(set));
  return text && `?${text}`;
}
