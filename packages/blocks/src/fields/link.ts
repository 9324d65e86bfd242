import { link as declareLink, type LinkField, type LinkOptions } from 'page-format/fields';
import { PAGE_TYPES } from '../site/page-types.ts';

/** A link to a page of this site, an address, a file, an e-mail or a phone number. */
export function link(options: Omit<LinkOptions, 'pages'>): LinkField {
  return declareLink({ pages: PAGE_TYPES, ...options });
}
