import { fetchJson } from './fetch-json.ts';
import type { Source } from './read-pages.ts';
import { type Page, type PageSchema, readSharedDraft, type SharedDraft } from './read-responses.ts';

/** A guest with a link. */
export interface ShareRequest {
  /** The link's secret part. */
  token: string;
  /** The language that is asked for; without it only what the link opens is told. */
  locale?: string;
  /** Who looks, for the list of those who have opened the link; left out for whoever is no person. */
  guest?: {
    /** Tells one guest's browser from another's: 16 to 64 letters and digits. */
    id: string;
    /** Empty where the guest gave none; 60 characters at most. */
    name: string;
  };
}

/** @see Delivery.readShared */
export async function readShared<Schema extends PageSchema>(
  { url, parameters, schema, fetching }: Source<Schema>,
  { token, locale, guest }: ShareRequest,
  previewToken: string,
): Promise<SharedDraft<Page<Schema>> | undefined> {
  // Guests are counted, so the key of builds stays out of this.
  const { headers: _, ...options } = fetching;
  const body = await fetchJson(
    `${url}/api/page-builder/shared?${new URLSearchParams({ ...parameters, ...(locale && { locale }) })}`,
    {
      ...options,
      headers: {
        authorization: `Bearer ${previewToken}`,
        // Addresses are logged, headers are not.
        'x-share-token': token,
        ...(guest && { 'x-share-guest': guest.id, 'x-share-name': encodeURIComponent(guest.name) }),
      },
    },
  );
  return body === undefined ? undefined : readSharedDraft(body, schema);
}
