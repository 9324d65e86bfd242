import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../../kit/layout.ts';
import { extendTo, selectBlock, toggleBlock } from '../../model/selection.ts';
import { type AreaAddress, type Tree as PageTree, ROOT } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useChildren, useEditorStore, useSession } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useDrag } from '../drag/use-drag.tsx';
import { areaKey } from './node-keys.ts';
import { levelStyle, OutlineSection } from './OutlineRows.tsx';
import { createSections, sectionOf } from './sections.ts';
import { type Choice, handleTreeKey } from './tree-keys.ts';
import { Branch, Row, Tree } from './tree-look.ts';
import { useReveal } from './use-reveal.ts';

/** The page as a tree: every block, and the areas of those that hold others. */
export const Outline = memo(function Outline() {
  const { say } = useText();
  const { commands } = useCommands();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const tree = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const store = useEditorStore();
  const [sections] = useState(() => createSections(store.getSession().tree, panel));
  const titleId = useId();
  const drag = useDrag();
  useEffect(() => {
    drag.setOutline(tree.current);
    return () => drag.setOutline(null);
  }, [drag]);
  const roots = useChildren(ROOT);
  const isPageSelected = useSession(
    ({ selection }) => selection.blocks.length === 0 && (!selection.area || selection.area.block === null),
  );
  useReveal({ panel, tree }, setClosed);
  // A row that was moved or deleted takes the focus with it; whoever works by keyboard goes on at the selected one.
  const hadFocus = useRef(false);
  useEffect(
    () =>
      store.subscribe(() => {
        requestAnimationFrame(() => {
          if (!hadFocus.current || document.activeElement !== document.body) return;
          tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        });
      }),
    [store],
  );

  const folding = useMemo(
    () => ({
      closed,
      fold: (key: string, isClosed: boolean) =>
        setClosed((current) => {
          const next = new Set(current);
          if (isClosed) next.add(key);
          else next.delete(key);
          return next;
        }),
    }),
    [closed],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    handleTreeKey(event, tree.current, {
      prepare: (node) => flushSync(() => sections.fill(sectionsAround(store.getSession().tree, node))),
      fold: folding.fold,
      choose: (node, how) => choose(store, node, how, commands.selectArea),
    });

  return (
    <Panel>
      <PanelHead>
        <PanelTitle id={titleId}>{say('outline.tree')}</PanelTitle>
      </PanelHead>
      <PanelBody ref={panel}>
        <Tree
          ref={tree}
          role="tree"
          aria-labelledby={titleId}
          aria-multiselectable
          onKeyDown={onKeyDown}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          <li role="none">
            <Row
              role="treeitem"
              aria-level={1}
              aria-expanded
              aria-selected={isPageSelected}
              tabIndex={isPageSelected ? 0 : -1}
              data-node={areaKey(ROOT)}
              className="row"
              style={levelStyle(0)}
              onClick={() => commands.selectArea(ROOT)}
            >
              <span className="name">{say('outline.page')}</span>
            </Row>
            <Branch role="group">
              {roots.map((id) => (
                <OutlineSection key={id} id={id} folding={folding} sections={sections} />
              ))}
            </Branch>
          </li>
        </Tree>
        {roots.length === 0 && <Nothing>{say('outline.empty')}</Nothing>}
      </PanelBody>
    </Panel>
  );
});

const Nothing = styled(Quiet)`
  padding: 8px 6px 0;
`;

/** Where a key can lead from a row: its own section and those beside it, and the last one. */
function sectionsAround(tree: PageTree, node: string): (string | undefined)[] {
  const index = tree.roots.indexOf(sectionOf(tree, node.split('/')[0]) ?? '');
  return [...tree.roots.slice(Math.max(0, index - 1), index + 2), tree.roots.at(-1)];
}

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
