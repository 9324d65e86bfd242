import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSize } from '../../../kit/use-size.ts';
import { useSelectedBlock } from '../../../store/use-store.ts';
import { Canvas } from '../../canvas/Canvas.tsx';
import { useCreateCanvasHost } from '../../canvas/use-create-canvas-host.tsx';
import { ResponsesProvider } from '../../states/use-responses.tsx';
import { ReadOnlyPage } from '../../versions/ReadOnlyPage.tsx';
import { SCREENS, useView, type Viewport } from '../../viewports/use-view.tsx';
import type { ComparedPage } from '../sides/use-side.ts';
import { DifferenceMarks, type Marks } from './DifferenceMarks.tsx';
import { WORD_STYLES } from './mark-words.ts';

/** The screens on which two pages are compared; all beside each other would be six. */
export const COMPARED_SCREENS: readonly Viewport[] = ['desktop', 'tablet', 'mobile'];

interface PaneProps {
  page: ComparedPage;
  /** Accessible name of the canvas. */
  title: string;
  marks: Marks;
  /** The block of the difference that is looked at. */
  current: string | undefined;
  /** A block of the page was chosen. */
  onSelect(block: string): void;
  /** The page is drawn; called again with nothing when it is gone. */
  onDrawn(page: HTMLElement | undefined): void;
}

/** One of two pages on the canvas, with what differs marked. */
export function Pane(props: PaneProps) {
  return (
    <ReadOnlyPage store={props.page.store}>
      <DrawnPage {...props} />
    </ReadOnlyPage>
  );
}

function DrawnPage({ page: { place }, title, marks, current, onSelect, onDrawn }: PaneProps) {
  const { viewport, freeWidth } = useView();
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const { width: available } = useSize(room);
  const host = useCreateCanvasHost(place, 'edit');
  const width = viewport === 'free' ? freeWidth : SCREENS[viewport === 'all' ? 'desktop' : viewport];
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  const selected = useSelectedBlock();
  useEffect(() => {
    if (selected !== undefined) onSelect(selected);
  }, [selected, onSelect]);
  const renderOver = useCallback(
    (drawn: HTMLElement) => (
      <>
        <Drawn page={drawn} onDrawn={onDrawn} />
        <DifferenceMarks page={drawn} scale={scale} marks={marks} current={current} />
        {createPortal(<style>{WORD_STYLES}</style>, drawn.ownerDocument.head)}
      </>
    ),
    [scale, marks, current, onDrawn],
  );
  return (
    <Room ref={setRoom}>
      <ResponsesProvider context={host.context}>
        <Sheet style={{ inlineSize: width * scale }}>
          <Canvas
            host={host}
            site={place.site}
            width={width}
            scale={scale}
            preview={false}
            isMain={false}
            title={title}
            renderOver={renderOver}
          />
        </Sheet>
      </ResponsesProvider>
    </Room>
  );
}

/** Tells of the page for as long as it is there. */
function Drawn({ page, onDrawn }: { page: HTMLElement; onDrawn: PaneProps['onDrawn'] }) {
  useEffect(() => {
    onDrawn(page);
    return () => onDrawn(undefined);
  }, [page, onDrawn]);
  return null;
}

const Room = styled.div`
  display: flex;
  flex: 1;
  justify-content: center;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Sheet = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  min-block-size: 0;
`;
