import {
  type MutableRefObject,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { blocks } from '../../api/blocks.ts';
import { ROOT } from '../../model/tree.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { ZOOMED_OUT } from '../drag/canvas-target.ts';
import { useDrag } from '../drag/use-drag.tsx';
import { useFileDrop } from '../drag/use-file-drop.ts';
import { FOUND } from '../find/use-marked-match.ts';
import { FlagStyles } from '../states/FlagStyles.tsx';
import { usePreviewPage } from '../viewports/use-preview-page.ts';
import { useView } from '../viewports/use-view.tsx';
import { TYPING } from '../writing/write-text.ts';
import { CanvasArea } from './CanvasArea.tsx';
import { type CanvasHost, CanvasHostProvider } from './canvas-host.ts';
import { MirrorOutline } from './MirrorOutline.tsx';
import { Overlay } from './Overlay.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useCustomElements } from './use-custom-elements.ts';

interface CanvasProps {
  host: CanvasHost;
  /** Name of the site on which links of the preview are followed. */
  site: string;
  /** True width of the screen it stands for, in pixels. */
  width: number;
  /** Part of the true size it is drawn at. */
  scale: number;
  /** Shows what visitors get: no prompts, invitations or outlines; links and scripts work. */
  preview: boolean;
  /** False for the further screens beside the first, which show the same page and its selection alone. */
  isMain: boolean;
  title: string;
  /** How far the page is scrolled, kept for the next document that shows it. */
  scroll?: MutableRefObject<number>;
  /** Drawn over the page in the place of outlines; the same function for as long as it draws the same. */
  renderOver?: (page: HTMLElement) => ReactNode;
}

/**
 * The page as visitors see it, in a document of its own: media queries see the true width, and no style of the admin
 * gets in. The blocks are part of the editor's React tree, so that a keystroke reaches them without a message.
 */
export const Canvas = memo(function Canvas({
  host,
  site,
  width,
  scale,
  preview,
  isMain,
  title,
  scroll,
  renderOver,
}: CanvasProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const { lang } = host.context.env;

  // Written once: a changed `srcdoc` would load the document anew. The language and the title, which is what programs read
  // out on the way in, are set on the document that is there.
  const [source] = useState(
    () =>
      `<!doctype html><html lang="${lang}" translate="no"><head><meta charset="utf-8"><style>${NOTICES}</style><style>${blocks.getRenderer().writeStyleSheet()}</style></head><body><main class="Page" tabindex="-1" style="outline:none"></main></body></html>`,
  );
  useEffect(() => {
    if (!page) return;
    page.ownerDocument.documentElement.setAttribute('lang', lang);
    page.ownerDocument.title = title;
  }, [page, lang, title]);
  useLayoutEffect(() => {
    const screen = page?.ownerDocument.defaultView;
    if (!screen || !scroll) return;
    screen.scrollTo({ top: scroll.current });
    return () => {
      scroll.current = screen.scrollY;
    };
  }, [page, scroll]);
  const drag = useDrag();
  useEffect(() => (page && !preview && isMain ? drag.addCanvas(page) : undefined), [page, preview, isMain, drag]);
  useFileDrop(page?.ownerDocument, preview || !isMain ? 'nowhere' : 'everywhere');
  const hovered = useCanvasPointer(preview ? null : page, isMain);
  useCanvasKeys(page);
  useCustomElements(page, preview);
  usePreviewPage(preview ? page : null, site);

  const { isZoomedOut } = useView();
  const { commands } = useCommands();
  useEffect(() => {
    page?.toggleAttribute(ZOOMED_OUT, isZoomedOut);
    if (isZoomedOut) commands.selectSection();
  }, [page, isZoomedOut, commands]);

  useEffect(() => {
    // What the editor adds to the canvas keeps its size on screen, however small the page is drawn.
    page?.style.setProperty('--editor-scale', String(scale));
  }, [page, scale]);
  const content = useMemo(() => <CanvasArea {...ROOT} />, []);

  return (
    <Fitted>
      <Frame
        ref={frame}
        title={title}
        data-canvas={isMain ? 'main' : 'mirror'}
        srcDoc={source}
        style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        onLoad={() => setPage(frame.current?.contentDocument?.querySelector<HTMLElement>('.Page') ?? null)}
      />
      {page && !preview && isMain && <Overlay page={page} scale={scale} hovered={hovered} />}
      {page && !preview && !isMain && !renderOver && <MirrorOutline page={page} scale={scale} />}
      {page && renderOver?.(page)}
      {page && createPortal(<CanvasHostProvider value={host}>{content}</CanvasHostProvider>, page)}
      {page && createPortal(<FlagStyles />, page.ownerDocument.head)}
    </Fitted>
  );
});

/** What the editor shows that the site has not: a block with nothing to show, in projects whose style sheet says nothing of it. */
const NOTICES = `:where(.BlockNotice) {
  padding: 1rem;
  border: 2px dashed #8e8ea9;
  border-radius: 6px;
  background: #f6f6f9;
  color: #4a4a6a;
  font: calc(14px / max(var(--editor-scale, 1), 0.4))/1.4 system-ui, sans-serif;
  text-align: center;
}
::highlight(${FOUND}) {
  background: #ffd166;
  color: #212134;
}
/* Sections alone are under the pointer. */
[${ZOOMED_OUT}] [data-block-id] * {
  pointer-events: none !important;
}
/* What visitors do not get. Once for each part: a hidden block in a hidden one is no fainter. */
:where([data-block-hidden]:not([data-block-hidden] *)) {
  opacity: 0.45 !important;
  outline: calc(2px / var(--editor-scale, 1)) dashed #8e8ea9;
  outline-offset: calc(-2px / var(--editor-scale, 1));
}`;

const Fitted = styled.div`
  position: relative;
  flex: 1;
  /* Clipped and not hidden: at its full size the frame is higher than what is seen of it, and would be scrolled away. */
  overflow: clip;
  min-block-size: 0;
  border-radius: 4px;
  background: #fff;
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`;

const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;

  &[${TYPING}] ~ div :is([data-floating], [data-table-edge]) {
    visibility: hidden;
  }
`;
