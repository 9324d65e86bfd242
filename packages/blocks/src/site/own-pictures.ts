import type { ResolvedMedia, ResolvedReferences } from 'page-format';

/** What a country shows in the place of a picture that pages of several countries name. */
export interface OwnPicture {
  /** Document id of the file that pages name. */
  picture: string;
  instead: ResolvedMedia;
}

/** The references of a page as visitors of a country see them; the same object where the country shows none of its own. */
export function showOwnPictures(refs: ResolvedReferences, own: readonly OwnPicture[]): ResolvedReferences {
  const shown = own.filter(({ picture }) => refs[`media:${picture}`]);
  if (shown.length === 0) return refs;
  return { ...refs, ...Object.fromEntries(shown.map(({ picture, instead }) => [`media:${picture}`, instead])) };
}
