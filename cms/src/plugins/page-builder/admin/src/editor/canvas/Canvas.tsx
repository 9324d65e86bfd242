import { styleSheet } from '@lumavelo/blocks/style';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { Entry } from '../../field/entry.ts';
import { ROOT } from '../../model/tree.ts';
import { useText } from '../../text/use-text.ts';
import { CanvasArea } from './CanvasArea.tsx';
import { CanvasHostProvider } from './canvas-host.ts';
import { Overlay } from './Overlay.tsx';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useCreateCanvasHost } from './use-create-canvas-host.tsx';

/** True widths of the screens an editor can choose, in pixels. */
export const VIEWPORTS = { desktop: 1440, tablet: 834, mobile: 390 } as const;
export type Viewport = keyof typeof VIEWPORTS;

interface CanvasProps {
  entry: Pick<Entry, 'locale' | 'country'>;
  viewport: Viewport;
  /** Shows what visitors get: no prompts, invitations or outlines. Links are not followed here either. */
  preview: boolean;
}

/**
 * The page as visitors see it, in a document of its own: media queries see the true width, and no style of the admin
 * gets in. The blocks are part of the editor's React tree, so that a keystroke reaches them without a message.
 */
export const Canvas = memo(function Canvas({ entry, viewport, preview }: CanvasProps) {
  const { say } = useText();
  const host = useCreateCanvasHost(entry, preview ? 'site' : 'edit');
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const room = useSize(stage);
  const { lang } = host.context;

  // Written once: a changed `srcdoc` would load the document anew. The language is set on the document that is there.
  const [source] = useState(
    () =>
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><style>${styleSheet({ edit: true })}</style></head><body><main class="Page" tabindex="-1" style="outline:none"></main></body></html>`,
  );
  useEffect(() => {
    page?.ownerDocument.documentElement.setAttribute('lang', lang);
  }, [page, lang]);
  const hovered = useCanvasPointer(page);

  const width = VIEWPORTS[viewport];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  useEffect(() => {
    // What the editor adds to the canvas keeps its size on screen, however small the page is drawn.
    page?.style.setProperty('--editor-scale', String(scale));
  }, [page, scale]);
  const content = useMemo(() => <CanvasArea {...ROOT} />, []);

  return (
    <Stage ref={setStage}>
      <Fitted style={{ inlineSize: width * scale }}>
        <Frame
          ref={frame}
          title={say('canvas.title')}
          srcDoc={source}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={() => setPage(frame.current?.contentDocument?.querySelector<HTMLElement>('.Page') ?? null)}
        />
        {page && !preview && <Overlay page={page} scale={scale} hovered={hovered} />}
      </Fitted>
      {page && createPortal(<CanvasHostProvider value={host}>{content}</CanvasHostProvider>, page)}
    </Stage>
  );
});

/** Size of an element, followed. */
function useSize(element: HTMLElement | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const Stage = styled.main`
  grid-area: canvas;
  overflow: hidden;
  min-inline-size: 0;
  padding: 16px;
`;

const Fitted = styled.div`
  position: relative;
  overflow: hidden;
  block-size: 100%;
  margin-inline: auto;
  border-radius: 4px;
  background: #fff;
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`;

const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;
