import type { Editing } from '../editing.ts';
import type { Saver } from './saver.ts';

/**
 * Tells the saver of every change of the page and every note about its blocks.
 * @returns stops telling
 */
export function followEdits(editing: Editing, saver: Saver): () => void {
  return editing.follow(() => saver.send({ type: editing.isSaved ? 'reverted' : 'edited', at: Date.now() }));
}
