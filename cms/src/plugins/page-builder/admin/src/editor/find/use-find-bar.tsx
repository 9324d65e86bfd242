import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { focusField } from '../inspector/focus-field.ts';
import { focusRegion } from '../regions.ts';
import { useView } from '../viewports/use-view.tsx';
import { FindBar } from './FindBar.tsx';

/** The search in the texts of the page: its bar while it is open, and what opens it or leads to it. */
export function useFindBar(): { bar: ReactNode; find(): void } {
  const store = useEditorStore();
  const { change } = useView();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const find = useCallback(() => {
    flushSync(() => setOpen(true));
    input.current?.focus();
    input.current?.select();
  }, []);
  const bar = isOpen && (
    <FindBar
      input={input}
      onOpen={({ block, path }) => {
        store.select(selectBlock(block));
        flushSync(() => change({ right: true }));
        focusField(path);
      }}
      onClose={() => {
        setOpen(false);
        focusRegion('page');
      }}
    />
  );
  return { bar, find };
}
