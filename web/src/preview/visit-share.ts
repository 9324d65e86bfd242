import type { Country } from '@lumavelo/blocks/site';
import { DeliveryError, type SharedDraft, type ShareRequest } from 'page-builder-astro/delivery';
import type { DeliveredPage } from '../delivery/site-delivery.ts';
import { createGuest, readGuestCookie, writeGuestCookie } from './guest-cookie.ts';
import { listPlaces, readPlace, type SharePlace, sharePath, sharesOf } from './share-address.ts';

/** What a page says of the link by which a guest looks at it. */
export interface ShownShare {
  token: string;
  /** ISO date. */
  expiresAt: string;
  place: SharePlace;
  /** All places of the draft, this one among them. */
  places: SharePlace[];
}

/** What a guest with a link gets to see. */
export type ShareVisit =
  | { kind: 'refused' | 'unavailable' }
  /** To the draft's first place, or back to it with a name. */
  | { kind: 'redirect'; to: string; cookie?: string }
  /** The question for a name, once for each link. */
  | { kind: 'question' }
  | { kind: 'page'; page: DeliveredPage; share: ShownShare };

export interface ShareVisitRequest {
  method: string;
  token: string;
  /** What stands behind the token, such as `nl/en`. */
  path: string;
  /** The guest's answer to the question; empty without a name, null where none was given yet. */
  name: string | null;
  /** The header `Cookie`. */
  cookie: string;
  isSecure: boolean;
}

/** Reads what a link opens; undefined for a link that opens nothing. */
export type ReadShare = (
  request: ShareRequest,
  country: Country | undefined,
) => Promise<SharedDraft<DeliveredPage> | undefined>;

/**
 * Decides what a guest sees. Only who was asked for a name counts as somebody who opened the link: scanners of mail and
 * programs that draw previews of links follow it, too, and get no further than the question.
 */
export async function visitShare(request: ShareVisitRequest, read: ReadShare): Promise<ShareVisit> {
  const { method, token, path, name, cookie, isSecure } = request;
  const place = readPlace(path);
  if (!/^[\w-]{1,100}$/.test(token) || (path !== '' && !place)) return { kind: 'refused' };
  try {
    const guest = readGuestCookie(cookie, { path: sharesOf(token), isSecure });
    if (!place || name !== null || !guest) {
      const found = await read({ token }, undefined);
      if (!found) return { kind: 'refused' };
      if (!place) return leadToFirst(token, found);
      if (name === null) return { kind: 'question' };
      const named = { ...createGuest(name), ...(guest && { id: guest.id }) };
      const options = { path: sharesOf(token), expiresAt: found.expiresAt, isSecure };
      return { kind: 'redirect', to: sharePath(token, place), cookie: writeGuestCookie(named, options) };
    }
    const asked = { token, locale: place.locale, ...(method === 'GET' && { guest }) };
    const found = await read(asked, place.country);
    if (!found) return { kind: 'refused' };
    const { page, expiresAt } = found;
    const places = listPlaces(found.places);
    if (page) return { kind: 'page', page, share: { token, expiresAt, place, places } };
    // The draft was there, and is damaged.
    const isListed = places.some(({ country, locale }) => country === place.country && locale === place.locale);
    return isListed ? { kind: 'unavailable' } : leadToFirst(token, found);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    console.warn(String(error));
    return { kind: 'unavailable' };
  }
}

/** To the language that the link was made in, or the first that there is. */
function leadToFirst(token: string, { locale, places }: SharedDraft<DeliveredPage>): ShareVisit {
  const all = listPlaces(places);
  const first = all.find((place) => place.locale === locale) ?? all[0];
  return first ? { kind: 'redirect', to: sharePath(token, first) } : { kind: 'unavailable' };
}
