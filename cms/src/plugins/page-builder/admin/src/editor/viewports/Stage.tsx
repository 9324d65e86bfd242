import { type MouseEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PagePlace } from '../../api/sites.ts';
import { useSize } from '../../kit/use-size.ts';
import { NOTHING_SELECTED } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { useCreateCanvasHost } from '../canvas/use-create-canvas-host.tsx';
import { markRegion } from '../regions.ts';
import { ResponsesProvider } from '../states/use-responses.tsx';
import { desktopWidth, SCREENS, SECTIONS_ZOOM, useView } from './use-view.tsx';
import { ViewBar } from './ViewBar.tsx';
import { WidthHandle } from './WidthHandle.tsx';

const GAP = 20;
/** Smaller, nothing on the page could be told apart; the screens are scrolled sideways instead. */
const SMALLEST = 0.2;
const NAMES = ['desktop', 'tablet', 'mobile'] as const;

/** The page on the screen or screens that were chosen, and the bar to choose them with. */
export function Stage({ place }: { place: PagePlace }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { viewport, freeWidth, zoom: chosen, preview } = useView();
  const zoom = chosen === 'sections' ? SECTIONS_ZOOM : chosen;
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const { width: available, left } = useSize(room);
  const scroll = useRef(0);
  const host = useCreateCanvasHost(place, preview ? 'site' : 'edit');

  const widths = useMemo(() => {
    if (viewport === 'all') return NAMES.map((name) => SCREENS[name]);
    if (viewport === 'desktop') return [desktopWidth(available, zoom)];
    return [viewport === 'free' ? freeWidth : SCREENS[viewport]];
  }, [viewport, freeWidth, available, zoom]);
  const gaps = GAP * (widths.length - 1);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const fit = available > 0 ? Math.min(1, Math.max(SMALLEST, (available - gaps) / total)) : 1;
  const scale = zoom === 'fit' ? fit : zoom;
  const rowWidth = total * scale + gaps;
  // In the middle, and on whole pixels, between which letters would be blurred: sides are as wide as somebody drags them.
  const start = Math.round(left + Math.max(0, (available - rowWidth) / 2)) - left;

  /** A click beside the page. */
  const deselect = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) store.select(NOTHING_SELECTED);
  };

  return (
    <Area onClick={deselect} {...markRegion('page')}>
      <ViewBar scale={scale} width={widths[0]} />
      <ResponsesProvider context={host.context}>
        <Room ref={setRoom} onClick={deselect}>
          <Row onClick={deselect} style={{ inlineSize: rowWidth, marginInlineStart: start }}>
            {widths.map((width, index) => {
              const name = viewport === 'all' ? NAMES[index] : undefined;
              const isMain = index === 0;
              return (
                // A preview is another document: the scripts of visitors, once loaded, would stay in it.
                <Place key={`${name ?? 'one'}:${preview}`} style={{ inlineSize: width * scale }}>
                  {name && <Caption aria-hidden>{t(`editor.${name}`)}</Caption>}
                  <Canvas
                    host={host}
                    site={place.site}
                    width={width}
                    scale={scale}
                    preview={preview}
                    isMain={isMain}
                    scroll={isMain ? scroll : undefined}
                    title={name && !isMain ? t('canvas.mirror', { screen: t(`editor.${name}`) }) : t('canvas.title')}
                  />
                  {viewport === 'free' && <WidthHandle scale={scale} />}
                </Place>
              );
            })}
          </Row>
        </Room>
      </ResponsesProvider>
    </Area>
  );
}

const Area = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

const Room = styled.div`
  flex: 1;
  overflow: auto hidden;
  min-block-size: 0;
  margin: 0 4px 8px;
`;

const Row = styled.div`
  display: flex;
  gap: ${GAP}px;
  block-size: 100%;
`;

const Place = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  min-block-size: 0;
`;

const Caption = styled.div`
  flex: none;
  padding-block-end: 4px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.1rem;
`;
