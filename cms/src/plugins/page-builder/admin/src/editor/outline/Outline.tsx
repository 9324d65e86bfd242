// The tree is our own. react-arborist 3 was weighed and left: it drags with react-dnd's HTML5 backend, whose events stop at
// the frame of the canvas and of which Strapi's admin has one in this window already, draws every row anew with each
// change of the page, names no aria-posinset and aria-setsize, and brings keys that cannot be changed.
import {
  type FocusEvent,
  type MutableRefObject,
  memo,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../../kit/layout.ts';
import { extendTo, selectBlock, toggleBlock } from '../../model/selection.ts';
import { type AreaAddress, ROOT } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { useDrag } from '../drag/use-drag.tsx';
import { markRegion } from '../regions.ts';
import { followRows } from './list-rows.ts';
import { areaKey } from './node-keys.ts';
import { OutlineLine } from './OutlineRows.tsx';
import { type RowElements, reuseElements } from './reuse-elements.ts';
import { type Choice, handleTreeKey } from './tree-keys.ts';
import { ROW_HEIGHT, Tree } from './tree-styles.ts';
import { useSeenRows } from './use-seen-rows.ts';
import { useUnfolded } from './use-unfolded.ts';

/** The page as a tree: every block, and the areas of those that hold others. */
export const Outline = memo(function Outline() {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const { launch } = useLauncher();
  const element = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Key of the row that has the focus, and had it until it went away. */
  const focused = useRef<string>();
  const store = useEditorStore();
  const titleId = useId();
  const drag = useDrag();
  useEffect(() => {
    drag.setOutline(element.current);
    return () => drag.setOutline(null);
  }, [drag]);

  const { closed, fold, selected } = useUnfolded();
  const listRows = useMemo(() => followRows(store.registry), [store]);
  const rows = useSession(({ tree }) => listRows(tree, closed));
  const kept = [focused.current, selected.key || areaKey(ROOT)];
  const seen = useSeenRows({ panel, rows, kept, revealed: selected });
  const drawn = useRef<RowElements>(new Map());
  const elements = reuseElements(
    drawn.current,
    seen.map((index) => rows[index]?.key ?? ''),
    focused.current,
  );
  useLayoutEffect(() => {
    drawn.current = elements;
  });

  const focus = useKeptFocus(store, element, focused);
  const chooseAndFocus = (key: string, how: Choice) => {
    // Its row may not be there before it is selected.
    flushSync(() => choose(store, key, how, commands.selectArea));
    element.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  };

  return (
    <Panel {...markRegion('outline')}>
      <PanelHead>
        <PanelTitle id={titleId}>{t('outline.tree')}</PanelTitle>
      </PanelHead>
      <Body ref={panel}>
        <Tree
          ref={element}
          role="tree"
          aria-labelledby={titleId}
          aria-multiselectable
          style={{ blockSize: rows.length * ROW_HEIGHT }}
          onKeyDown={(event) => {
            const rename = canEdit ? () => launch('rename') : undefined;
            // Asked of the event: a dialog that closes gives the focus back in ways of its own.
            const node = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
            handleTreeKey(event, node, rows, { fold, choose: chooseAndFocus, rename });
          }}
          {...focus}
        >
          {seen.map((index, place) => {
            const row = rows[index];
            const gap = index - (seen[place - 1] ?? -1) - 1;
            return row && <OutlineLine key={elements.get(row.key)} row={row} gap={gap} fold={fold} />;
          })}
        </Tree>
        {rows.length === 1 && <Nothing>{t('outline.empty')}</Nothing>}
      </Body>
    </Panel>
  );
});

/** A row that was moved or deleted takes the focus with it; whoever works by keyboard goes on at the selected one. */
function useKeptFocus(
  store: EditorStore,
  element: RefObject<HTMLDivElement>,
  focused: MutableRefObject<string | undefined>,
) {
  useEffect(
    () =>
      store.subscribe(() => {
        requestAnimationFrame(() => {
          // It went to what is around the tree: the screen takes it, or nothing has it.
          if (!focused.current || !document.activeElement?.contains(element.current)) return;
          element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
        });
      }),
    [store, element, focused],
  );
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target.dataset.node;
    },
    onBlur() {
      focused.current = undefined;
    },
  };
}

/** Rows begin far from its edge anyway, and every pixel is one of a name. */
const Body = styled(PanelBody)`
  padding-inline: 6px;
`;

const Nothing = styled(Quiet)`
  padding: 8px 6px 0;
`;

function choose(store: EditorStore, node: string, how: Choice, select: (address: AreaAddress) => void): void {
  const slash = node.indexOf('/');
  if (slash >= 0) {
    select({ block: node.slice(0, slash) || null, area: node.slice(slash + 1) });
    return;
  }
  const { tree, selection } = store.getSession();
  if (how === 'range') store.select(extendTo(tree, selection, node));
  else store.select(how === 'toggle' ? toggleBlock(selection, node) : selectBlock(node));
}
