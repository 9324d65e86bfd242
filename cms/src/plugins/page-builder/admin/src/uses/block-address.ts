import type { UsePlace, UsingEntry } from '../../../shared/uses.ts';

/** A property of a block, in one page field of an entry. */
export type BlockAddress = Pick<UsePlace, 'field' | 'blockId' | 'path'>;

/**
 * The address of an entry in the content manager which opens its page editor at a block; its form, where none is named.
 * @param pathname of the page of the admin that links to it: one of the content manager, or of a plugin
 */
export function writeBlockAddress(
  { kind, uid, documentId, locale }: Pick<UsingEntry, 'kind' | 'uid' | 'documentId' | 'locale'>,
  { field, blockId, path }: BlockAddress,
  pathname: string,
): string {
  const base = pathname.split(/\/(?:content-manager|plugins)(?:\/|$)/)[0] ?? '';
  const entry = kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  const language = locale ? `?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}` : '';
  const place = blockId === '' ? '' : `#${new URLSearchParams({ field, block: blockId, path })}`;
  return `${base}/content-manager/${entry}${language}${place}`;
}

/** The block that the end of an address names, as far as it is one of this field; an empty id for its editor alone. */
export function readBlockAddress(hash: string, field: string): BlockAddress | undefined {
  const place = new URLSearchParams(hash.replace(/^#/, ''));
  if (place.get('editor') === field) return { field, blockId: '', path: '' };
  const blockId = place.get('block');
  if (!blockId || place.get('field') !== field) return undefined;
  return { field, blockId, path: place.get('path') ?? '' };
}
