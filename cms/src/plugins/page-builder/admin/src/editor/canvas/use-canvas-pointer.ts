import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DRAWERS } from '../../kit/layout.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockSource, useDrag } from '../drag/use-drag.tsx';
import { pickFile } from '../inspector/focus-field.ts';
import { useView } from '../viewports/use-view.tsx';
import { blockUnder } from './canvas-input.ts';
import { hearKeys } from './hear-keys.ts';
import { hearPresses } from './hear-presses.ts';

/**
 * Hears presses and keys on a page of the canvas, and where the pointer is.
 * @param isMain false on the screens beside the first, where nothing is typed
 * @returns id of the block that is pointed at
 */
export function useCanvasPointer(page: HTMLElement | null, isMain: boolean): string | undefined {
  const store = useEditorStore();
  const drag = useDrag();
  const { commands, writing, canEdit, canWrite } = useCommands();
  const { change, isZoomedOut } = useView();
  const source = useRef(useBlockSource());
  const [hovered, setHovered] = useState<string | undefined>();

  useEffect(() => {
    if (!page) return;
    const canvas = page.ownerDocument;
    const listening = new AbortController();
    const { signal } = listening;
    const input = {
      ...{ page, store, writing, drag, isZoomedOut },
      sourceOf: source.current,
      canDrag: canEdit && isMain,
      canWrite: canWrite && isMain,
      zoomIn: () => change({ zoom: 'fit' }),
      walkSections: commands.walkSections,
      chooseFile() {
        flushSync(() => change({ right: true }));
        return pickFile();
      },
    };
    hearPresses(input, signal);
    hearKeys(input, signal);
    // What lies over the page stands aside for who works on the page.
    const closeDrawers = () => {
      if (window.matchMedia(DRAWERS).matches) change({ left: false, right: false });
    };
    const leave = () => setHovered(undefined);
    // By moving alone: a page that changes under a resting pointer does not point at anything.
    canvas.addEventListener('mousemove', (event) => setHovered(blockUnder(event)), { signal });
    canvas.addEventListener('focusin', closeDrawers, { signal });
    canvas.documentElement.addEventListener('mouseleave', leave, { signal });
    const unsubscribe = store.subscribe(leave);
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [page, isMain, store, drag, commands, writing, canEdit, canWrite, change, isZoomedOut]);

  return hovered;
}
