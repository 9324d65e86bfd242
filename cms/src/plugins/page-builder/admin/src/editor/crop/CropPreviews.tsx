import { type Block, type MediaReference, type ResolvedReference, referenceKey } from 'page-format';
import type { RenderHost } from 'page-format/react';
import { Fragment, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import styled from 'styled-components';
import { blocks } from '../../api/blocks.ts';
import { STACKED } from '../../kit/layout.ts';
import { useSize } from '../../kit/use-size.ts';
import { blockFromTree } from '../../model/convert.ts';
import { placeOf, type Tree, withProps } from '../../model/tree.ts';
import { useBlock, useSelectedBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useEntryPlace } from '../entry-context.ts';
import { SCREENS, type Screen } from '../viewports/use-view.tsx';
import { replaceAt } from './cut.ts';

interface CropPreviewsProps {
  /** Of the property in the selected block. */
  path: readonly (string | number)[];
  reference: MediaReference;
  /** What the reference leads to, as far as it is known. */
  file: object & { url: string };
}

/** The block in what it stands in, as visitors see it on the three screens, with the picture as it is cut now. */
export function CropPreviews({ path, reference, file }: CropPreviewsProps) {
  const { t } = useTranslation();
  const place = useEntryPlace();
  const tree = useSession((session) => session.tree);
  const block = useBlock(useSelectedBlock() ?? '');
  const key = referenceKey(reference);
  const host = useMemo((): RenderHost => {
    const refs = { [key]: { ...file, documentId: reference.documentId } as ResolvedReference };
    const drawing: RenderHost = {
      context: blocks.getRenderer().createContext({ mode: 'site', ...place, refs }),
      renderArea: ({ areas }, { name }) => (
        <>
          {(areas?.[name] ?? []).map((child) => (
            <Fragment key={child.id}>{blocks.getRenderer().renderBlock(child, drawing)}</Fragment>
          ))}
        </>
      ),
    };
    return drawing;
  }, [place, key, file, reference.documentId]);
  if (!block) return null;
  const cut = withProps(tree, block.id, replaceAt(block.props, path, reference));
  const drawn = blockFromTree(cut, findOutermost(tree, block.id));
  return (
    <Row role="group" aria-label={t('crop.previews')}>
      {(Object.keys(SCREENS) as Screen[]).map((screen) => (
        <figure key={screen}>
          <Preview screen={screen} block={drawn} host={host} url={file.url} />
          <figcaption>{t('crop.preview', { screen: t(`editor.${screen}`), width: SCREENS[screen] })}</figcaption>
        </figure>
      ))}
    </Row>
  );
}

/** The block of the page that a block stands in, however deep; itself where it stands on the page. */
function findOutermost(tree: Tree, id: string): string {
  const holder = placeOf(tree, id)?.block;
  return holder ? findOutermost(tree, holder) : id;
}

/** Pixels that a preview is high at most. */
const HIGHEST = 200;

/** React 18 knows the attribute by its name in HTML alone. */
const INERT = { inert: '' };

interface PreviewProps {
  screen: Screen;
  block: Block;
  host: RenderHost;
  url: string;
}

/** A window of the screen's width, scrolled to the picture, and drawn so small that all of the picture is in it. */
function Preview({ screen, block, host, url }: PreviewProps) {
  const { lang } = useEntryPlace();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const { width } = useSize(box);
  const { height } = useSize(page);
  const { height: ofPicture } = useSize(picture);
  const scale = Math.min(width / SCREENS[screen], LARGEST, ofPicture > 0 ? HIGHEST / ofPicture : LARGEST);
  const source = useMemo(() => writeWindow(lang), [lang]);
  const shown = scale > 0 ? Math.min(height, HIGHEST / scale) : 0;

  useLayoutEffect(() => {
    const images = [...(page?.querySelectorAll('img') ?? [])];
    const found = images.find(({ src }) => src.endsWith(url)) ?? null;
    setPicture(found);
    const view = page?.ownerDocument.defaultView;
    if (!found || !view) return;
    const { top, height: own } = found.getBoundingClientRect();
    view.scrollTo(0, view.scrollY + top - Math.max(0, (shown - own) / 2));
  });

  return (
    <Frame
      ref={setBox}
      {...INERT}
      aria-hidden
      style={{ blockSize: Math.ceil(shown * scale) || undefined, maxInlineSize: SCREENS[screen] * LARGEST }}
    >
      <iframe
        title={SCREENS[screen].toString()}
        tabIndex={-1}
        srcDoc={source}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument?.querySelector('main') ?? null)}
        style={{ inlineSize: SCREENS[screen], blockSize: shown, scale: String(scale) }}
      />
      {page &&
        createPortal(
          <ErrorBoundary fallback={null}>
            <Drawn block={block} host={host} />
          </ErrorBoundary>,
          page,
        )}
    </Frame>
  );
}

/** Part of its true size that a window is drawn at most in: a telephone's has more room than it needs. */
const LARGEST = 0.5;

function Drawn({ block, host }: Pick<PreviewProps, 'block' | 'host'>) {
  return <>{blocks.getRenderer().renderBlock(block, host)}</>;
}

function writeWindow(lang: string): string {
  const css = `${blocks.getRenderer().writeStyleSheet()} html { overflow: hidden }`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><style>${css}</style></head><body><main class="Page"></main></body></html>`;
}

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 3fr 2fr 195px;
  align-items: start;
  gap: 16px;

  figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    min-inline-size: 0;
    margin: 0;
  }

  figcaption {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
  }

  @media ${STACKED} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks are drawn on the page's white in both themes. */
const Frame = styled.div`
  position: relative;
  overflow: clip;
  min-block-size: 40px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: #fff;

  > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0;
    transform-origin: 0 0;
  }
`;
