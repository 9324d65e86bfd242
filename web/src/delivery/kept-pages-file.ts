import { loadPageListings } from '../addresses/page-listings.ts';
import { loadKeptPages } from './site-content.ts';

/**
 * For the publisher, which takes the file out, puts the damaged pages in from the release before, and hands the listings to
 * the next build.
 */
export async function GET(): Promise<Response> {
  return Response.json({ damaged: await loadKeptPages(), listings: await loadPageListings() });
}
