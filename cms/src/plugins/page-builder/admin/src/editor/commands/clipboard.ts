import { packBlocks } from '../../model/clipboard.ts';
import { blockFromTree } from '../../model/convert.ts';
import { refusalOfLock } from '../../model/placement.ts';
import { writeShortcut } from '../../text/write-shortcut.ts';
import type { MediaInserts } from '../media/media-inserts.ts';
import type { CommandBase } from './command-base.ts';
import type { Commands } from './commands.ts';
import { createPasting } from './pasting.ts';

/** Blocks as text that were copied here; where the browser lets nobody write the clipboard, copying works in this editor. */
export interface OwnCopy {
  text: string;
  /** Whether it is on the clipboard. */
  isWritten: boolean;
}

type Clipboard = Pick<Commands, 'copy' | 'cut' | 'paste' | 'pasteContent' | 'insertFiles'>;

/**
 * Copying, cutting and pasting.
 * @param copied what was copied last, kept while the commands are made anew
 */
export function createClipboard(base: CommandBase, media: MediaInserts, copied: { current: OwnCopy }): Clipboard {
  const { store, t, canEdit, announce, note, refuse, tree, selected, called, explain, tell, sentence } = base;
  const pasting = createPasting({
    ...{ store, media, t, announce, note, refuse },
    describeRefusal: explain,
    describePlace: (ids) => sentence(ids).place,
    readOwnCopy: () => (copied.current.isWritten ? '' : copied.current.text),
  });
  const clipboard: Clipboard = {
    async copy() {
      const ids = selected();
      if (ids.length === 0) return;
      const own = { text: packBlocks(ids.map((id) => blockFromTree(tree(), id))), isWritten: false };
      copied.current = own;
      announce(t('say.copied', { block: called(ids) }));
      await navigator.clipboard?.writeText(own.text).then(
        () => {
          own.isWritten = true;
        },
        () => undefined,
      );
    },
    async cut() {
      if (!canEdit) return;
      const ids = selected();
      if (ids.length === 0) return;
      const locked = refusalOfLock(tree(), ids, 'remove');
      if (locked) return refuse(explain(locked));
      const block = called(ids);
      const written = clipboard.copy();
      tell(store.remove(ids), () => t('say.cut', { block }));
      await written;
    },
    async paste() {
      if (!canEdit) return;
      const text = await navigator.clipboard?.readText().catch(() => undefined);
      const readable = text ?? copied.current.text;
      if (readable === '') return refuse(t('say.unreadableClipboard', { keys: writeShortcut('Mod+V', t) }));
      await clipboard.pasteContent({ text: readable, markup: '', files: [] });
    },
    async pasteContent(pasted) {
      if (canEdit) await pasting.paste(pasted);
    },
    insertFiles(files, point) {
      if (canEdit) pasting.insertFiles(files, point);
    },
  };
  return clipboard;
}
