import type { Registry } from '../block/registry.ts';
import type { PageDocument } from '../document/document.ts';
import type { EditorText } from '../text/text.ts';
import type { Mend } from './mend.ts';

/** Something an editor should know about a block. Errors stop publishing, warnings do not. */
export interface Problem {
  level: 'error' | 'warning';
  /** Empty, as the type is, for what is wrong with the entry: the path then begins with one of its fields. */
  blockId: string;
  blockType: string;
  /** Place inside the block's props, such as `['slides', 0, 'file']`; empty when the block itself is meant. */
  path: (string | number)[];
  message: EditorText;
  /** How it is put right with one press, where there is one right way. */
  mend?: Mend;
  /** True where a value is missing that visitors need. */
  isMissing?: true;
  /** True for what every new block has: the editor says it once the block was saved, and not while it is being made. */
  onceSaved?: boolean;
  /** Why somebody put this advice aside; it counts no longer. See `put-aside.ts`. */
  putAside?: string;
}

/**
 * A rule of the project for whole pages, listed with its blocks. One list for all: the editor, the guard of publishing and
 * the site's build ask it, and say the same sentences.
 */
export interface PageCheck {
  /** A name of its own, such as `bakery.one-title`. */
  id: string;
  /**
   * Pure and quick: it runs whenever somebody pauses.
   * @param document with every block brought to its current version
   * @param registry with the blocks of the project, and how they are declared
   */
  check(document: PageDocument, registry: Registry): readonly Problem[];
}
