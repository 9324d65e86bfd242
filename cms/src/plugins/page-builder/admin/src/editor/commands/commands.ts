import type { Block } from 'page-format';
import type { LockedChange, Refused } from '../../model/placement.ts';
import type { Direction } from '../../model/steps.ts';
import type { AreaAddress, InsertionPoint, Place } from '../../model/tree.ts';
import type { FilePoint, Pasted } from './pasting.ts';

/** What an editor can do, from wherever it is asked for; each command says aloud what came of it. */
export interface Commands {
  /** Inserts a new block at the selection, or at a point. */
  insert(type: string, point?: InsertionPoint): void;
  /** Inserts blocks that were made elsewhere, at the selection or at a place. */
  insertBlocks(blocks: readonly Block[], place?: Place): void;
  selectArea(address: AreaAddress): void;
  /** Selects all blocks of the area that the selected one is in; once these are selected, all of the page. */
  selectAll(): void;
  /** Where a block would stand before or after the selected ones; undefined, and said so, with none selected. */
  findPoint(side: 'before' | 'after'): InsertionPoint | undefined;
  moveUp(): void;
  moveDown(): void;
  /** Into the block before, or else the one after. */
  moveIn(): void;
  /** Out of the block they stand in, after it. */
  moveOut(): void;
  /** Moves to a place, its index counted without what is moved. */
  moveTo(ids: readonly string[], place: Place): void;
  /** Puts the selected blocks into a new block of a type. */
  wrap(type: string): void;
  unwrap(): void;
  /** True when one block is selected that can become another one; else it is said why not. */
  canTransform(): boolean;
  /** True when one block is selected; else it is said why none can be named. */
  canRename(): boolean;
  /** Gives a block a name; takes it away for an empty one. */
  rename(id: string, name: string): void;
  /** True where all of the selected blocks are hidden from visitors themselves. */
  areHidden(): boolean;
  /** Hides the selected blocks from visitors, or shows them where all of them are hidden. */
  toggleHidden(): void;
  /** False for whoever may neither lock blocks nor unlock them. */
  mayLock(): boolean;
  /** True where all of the selected blocks are locked themselves. */
  areLocked(): boolean;
  /** Locks the selected blocks, or unlocks them where all of them are locked. */
  toggleLocked(): void;
  /** Why a lock keeps something from the selected blocks; undefined where none does. */
  explainLock(change: LockedChange): string | undefined;
  /** Why the selected blocks cannot be moved a step; undefined where they can, or nothing is selected. */
  explainStep(direction: Direction): string | undefined;
  /** Why what is in the selected block cannot take its place. */
  explainUnwrap(): string | undefined;
  /** Turns a block into one of another type. */
  transform(id: string, type: string): void;
  duplicate(): void;
  remove(): void;
  copy(): Promise<void>;
  /** Keeps how the selected block looks. */
  copyStyles(): void;
  /** Has the selected blocks look like the one whose style was copied, as far as they can. */
  pasteStyles(): void;
  cut(): Promise<void>;
  /** Pastes what is on the clipboard, as far as the browser lets it be read. */
  paste(): Promise<void>;
  /** Pastes what came from the clipboard: blocks, or else files, the address of a video, or a text as blocks. */
  pasteContent(pasted: Pasted): Promise<void>;
  /** Uploads files of pictures and videos, which become blocks at the selection or at a point. */
  insertFiles(files: readonly File[], point?: FilePoint): void;
  undo(): void;
  redo(): void;
  /** Selects the section of the page, a block that stands in no other, in which the selected block stands. */
  selectSection(): void;
  /** Selects the section before or after that one; without one, the first. */
  walkSections(step: 'before' | 'after'): void;
  /** Selects the block that holds the selected one; with none left, nothing. */
  stepOut(): void;
  announce(text: string): void;
  /** Why something was refused, as a sentence. */
  describe(refused: Refused): string;
  /** Says why nothing was done, which is shown as well: on screen, nothing else would tell. */
  refuse(reason: string): void;
}
