import type { Loadable } from 'page-format';
import { deliveredPage } from 'page-format/delivery';
import { type FetchOptions, fetchJson } from './fetch-json.ts';
import { loadResponses } from './load-responses.ts';
import { type PagePlace, readDraft, readPage, readPages, type Source } from './read-pages.ts';
import type { Page, PageSchema, PublishedPages, SharedDraft } from './read-responses.ts';
import { readShared, type ShareRequest } from './read-shared.ts';

export interface DeliveryOptions<Schema extends PageSchema> extends Pick<FetchOptions, 'pauses' | 'timeout'> {
  /** Address of the CMS, without a slash at the end. */
  url: string;
  /** Locales to read, as the CMS names them; without them pages have no languages. */
  locales?: readonly string[];
  /** Sent with every request for pages: `contentType` and `field` where there are several, and the site of several. */
  parameters?: Readonly<Record<string, string>>;
  /** The key by which the CMS knows builds (`DELIVERY_KEY`): they are not counted, and read what is published now. */
  key?: string | undefined;
  /** What pages have beyond a title and an address, from `deliveredPage` of `page-format/delivery`; unchecked without it. */
  page?: Schema;
  /**
   * True where pages are drawn on request: nothing is kept, few attempts are made, and what blocks ask for in vain is a
   * state that they show. A build keeps what it read, and ends with the fault. True in development unless this says otherwise.
   */
  onRequest?: boolean;
}

/** The CMS as a site reads it. */
export interface Delivery<P = Page> {
  /** Address of the CMS, without a slash at the end. */
  readonly url: string;
  readonly onRequest: boolean;
  /**
   * Every published page of all locales, one request for each hundred of them, and those that are left out.
   * @throws DeliveryError when the CMS cannot be read, or delivers what this package does not know
   */
  readPages(): Promise<PublishedPages<P>>;
  /**
   * Reads the pages before they are wanted: `readPages` then asks the CMS which of its lists are others by now, and reads
   * only those. Whatever stands in the way of it is met by `readPages` again, and told there.
   */
  readAhead(): Promise<void>;
  /**
   * One page as it is published; undefined when there is none.
   * @throws DeliveryError
   */
  readPage(place: PagePlace): Promise<P | undefined>;
  /**
   * One page as it is edited.
   * @param previewToken the CMS's preview token
   * @throws NotThereError where there is no draft, or it cannot be shown; `reason` has the CMS's words for it
   * @throws DeliveryError
   */
  readDraft(place: PagePlace, previewToken: string): Promise<P>;
  /**
   * What a link to a draft opens; undefined for a link that opens nothing, and the CMS tells nobody why.
   * @param previewToken the CMS's preview token: only the server that shows drafts may ask
   * @throws DeliveryError
   */
  readShared(request: ShareRequest, previewToken: string): Promise<SharedDraft<P> | undefined>;
  /**
   * Any JSON of the CMS; undefined for 404.
   * @param path such as `/api/menu?locale=en`
   * @throws DeliveryError
   */
  readJson(path: string): Promise<unknown>;
  /**
   * What the CMS responds to blocks' requests, by path. A build asks once for each.
   * @throws DeliveryError in builds, when the CMS cannot be read
   */
  readResponses(paths: readonly string[]): Promise<Readonly<Record<string, Loadable>>>;
}

/** Somebody waits for the page, and reloads when the CMS is up. */
const SHORT_PAUSES = [300];

/** Reads pages of the Strapi plugin over HTTP. Nothing is asked before one of its functions is called. */
export function createDelivery<Schema extends PageSchema = typeof deliveredPage>(
  options: DeliveryOptions<Schema>,
): Delivery<Page<Schema>> {
  const { url, locales, parameters = {}, key, page, onRequest = import.meta.env?.DEV ?? false } = options;
  const fetching: FetchOptions = {
    ...(onRequest && { pauses: SHORT_PAUSES }),
    ...(options.pauses && { pauses: options.pauses }),
    ...(options.timeout && { timeout: options.timeout }),
    ...(key && { headers: { 'x-delivery-key': key } }),
  };
  // Whatever a page type adds is passed on, and not looked at.
  const schema = (page ?? deliveredPage.loose()) as Schema;
  const source: Source<Schema> = {
    url,
    parameters,
    locales,
    schema,
    fetching,
    lists: onRequest ? undefined : new Map(),
  };
  const kept = new Map<string, Promise<Loadable>>();
  return {
    url,
    onRequest,
    readPages: () => readPages(source),
    readAhead: () =>
      readPages({ ...source, fetching: { ...fetching, pauses: [] } }).then(
        () => {},
        () => {},
      ),
    readPage: (place) => readPage(source, place),
    readDraft: (place, previewToken) => readDraft(source, place, previewToken),
    readShared: (request, previewToken) => readShared(source, request, previewToken),
    readJson: (path) => fetchJson(url + path, fetching),
    readResponses: (paths) => loadResponses(url, paths, { cache: onRequest ? new Map() : kept, onRequest, fetching }),
  };
}
