import type { TFunction } from '../../../text/use-translation.ts';
import type { PasteNote } from './clean-paste.ts';

/** What did not come along with a paste, as a sentence. */
export function describePasteNote(note: PasteNote, t: TFunction): string {
  return note.kind === 'pictures' ? t('richText.picturesLeft', { count: note.count }) : t('richText.pastedAsText');
}
