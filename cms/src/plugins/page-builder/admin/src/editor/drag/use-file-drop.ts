import { createBlock } from 'page-format';
import { useEffect } from 'react';
import { findMediaBlock } from '../../model/media-blocks.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { mediaKindOf } from '../files/offered-types.ts';
import type { DraggedFiles } from './file-drag.ts';
import { useDrag } from './use-drag.tsx';

/**
 * Lets files be dropped on the page: on a canvas, or on the outline in the editor's own document. Everywhere else nothing
 * happens, where the browser would open the file in place of the editor.
 * @param takes where on the document they are taken: everywhere, over a place of the page alone, or nowhere
 */
export function useFileDrop(document: Document | undefined, takes: 'everywhere' | 'places' | 'nowhere'): void {
  const store = useEditorStore();
  const drag = useDrag();
  const { commands, canEdit } = useCommands();
  useEffect(() => {
    if (!document) return;
    const isTaken = canEdit && takes !== 'nowhere';
    let known: { types: string; files: DraggedFiles | undefined } | undefined;
    /** Made once for a drag, which tells of itself many times a second. */
    const describe = (types: readonly string[]) => {
      const key = types.join();
      if (known?.types !== key) known = { types: key, files: describeFiles(types) };
      return known.files;
    };
    const describeFiles = (types: readonly string[]): DraggedFiles | undefined => {
      const found = types.flatMap((type) => {
        const kind = mediaKindOf(type);
        return (kind && findMediaBlock(store.registry, kind)) ?? [];
      });
      const [media] = found;
      return media && { media, content: { blocks: found.map(({ definition }) => createBlock(definition)) } };
    };

    const over = (event: DragEvent) => {
      const transfer = event.dataTransfer;
      if (event.defaultPrevented || !transfer?.types.includes('Files')) return;
      event.preventDefault();
      const items = [...transfer.items].filter(({ kind }) => kind === 'file');
      const files = isTaken ? describe(items.map(({ type }) => type)) : undefined;
      if (files) drag.hover(event, document, files);
      const isOverPlace = takes === 'everywhere' || drag.getState()?.target !== undefined;
      // What cannot be taken is let go as well, and then told so by its name.
      transfer.dropEffect = isTaken && isOverPlace ? 'copy' : 'none';
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) drag.leave();
    };
    const drop = (event: DragEvent) => {
      const dropped = [...(event.dataTransfer?.files ?? [])];
      drag.leave();
      known = undefined;
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (!isTaken) return;
      const files = describeFiles(dropped.map(({ type }) => type));
      const target = files && drag.land(event, document, files);
      if (target || takes === 'everywhere') commands.insertFiles(dropped, target);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, [document, takes, store, drag, commands, canEdit]);
}
