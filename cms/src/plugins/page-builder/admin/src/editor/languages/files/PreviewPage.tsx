import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { getSites, type PagePlace } from '../../../api/sites.ts';
import { documentFromTree } from '../../../model/convert.ts';
import type { Tree } from '../../../model/tree.ts';
import { createEditorStore } from '../../../store/editor-store.ts';
import { useEditorStore } from '../../../store/use-store.ts';
import { Canvas } from '../../canvas/Canvas.tsx';
import { useCreateCanvasHost } from '../../canvas/use-create-canvas-host.tsx';
import { ResponsesProvider } from '../../states/use-responses.tsx';
import { ReadOnlyPage } from '../../versions/ReadOnlyPage.tsx';
import { SCREENS } from '../../viewports/use-view.tsx';

/** React 18 knows no `inert`, and passes it on as it is. */
const INERT = { inert: '' };

interface PreviewPageProps {
  tree: Tree;
  model: string;
  locale: string;
  /** The page is drawn, as far as it ever will be. */
  onDrawn(page: HTMLElement): void;
}

/** A page drawn out of sight, to be taken into a file. */
export function PreviewPage({ tree, model, locale, onDrawn }: PreviewPageProps) {
  const { registry } = useEditorStore();
  const store = useMemo(() => createEditorStore(documentFromTree(tree), registry), [tree, registry]);
  const place = useMemo(() => getSites().findPlace({ model, locale, values: {} }), [model, locale]);
  return (
    <ReadOnlyPage store={store}>
      <DrawnPage place={place} onDrawn={onDrawn} />
    </ReadOnlyPage>
  );
}

function DrawnPage({ place, onDrawn }: { place: PagePlace; onDrawn(page: HTMLElement): void }) {
  const host = useCreateCanvasHost(place, 'edit');
  const latest = useRef(onDrawn);
  latest.current = onDrawn;
  const renderOver = useMemo(
    () => (page: HTMLElement) => <Drawn page={page} onDrawn={() => latest.current(page)} />,
    [],
  );
  return (
    <ResponsesProvider context={host.context}>
      <OutOfSight aria-hidden {...INERT}>
        <Canvas
          {...{ host, site: place.site, width: SCREENS.desktop, scale: 1, preview: false, isMain: false }}
          title=""
          renderOver={renderOver}
        />
      </OutOfSight>
    </ResponsesProvider>
  );
}

/** Milliseconds that answers of the server and pictures have to arrive, after which the page is taken as it is. */
const LONGEST_WAIT = 5_000;
/** Milliseconds without a change after which a page counts as drawn. */
const QUIET = 400;

/** Tells of the page once nothing more changes on it. */
function Drawn({ page, onDrawn }: { page: HTMLElement; onDrawn(): void }) {
  const latest = useRef(onDrawn);
  latest.current = onDrawn;
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout>;
    const finish = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      latest.current();
    };
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, QUIET);
    };
    const observer = new MutationObserver(wait);
    observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
    const longest = setTimeout(finish, LONGEST_WAIT);
    wait();
    return () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
    };
  }, [page]);
  return null;
}

/** As large as a screen, so that the page is laid out as there. */
const OutOfSight = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: -10000px;
  display: flex;
  inline-size: ${SCREENS.desktop}px;
  block-size: 900px;
`;
