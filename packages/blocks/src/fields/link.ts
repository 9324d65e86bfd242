import { link as declareLink, type LinkField, type LinkOptions } from 'page-format/fields';
import { FILE_FOLDERS, PAGE_TYPES } from '../site/link-targets.ts';

/** A link to a page of this site, an address, a file, an e-mail or a phone number. */
export function link(options: Omit<LinkOptions, 'pages' | 'folders'>): LinkField {
  return declareLink({ pages: PAGE_TYPES, folders: FILE_FOLDERS, ...options });
}
