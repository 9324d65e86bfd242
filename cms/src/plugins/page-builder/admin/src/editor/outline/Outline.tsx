import { blockStatus, listAreas } from '@lumavelo/blocks/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { extendTo, type Selection, selectBlock, selectWith, toggleBlock } from '../../model/selection.ts';
import {
  type AreaAddress,
  isSameArea,
  type Tree as PageTree,
  placeOf,
  ROOT,
  type TreeBlock,
} from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useBlock, useChildren, useEditorStore, useSession } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { distanceIntoView } from '../canvas/distance-into-view.ts';
import { BlockIcon } from '../chrome/BlockIcon.tsx';
import { Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../chrome/layout.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockSource, useDrag } from '../drag/use-drag.tsx';
import { countRows, createSections, type Sections, sectionOf, useIsFilled } from './sections.ts';
import { type Choice, handleTreeKey } from './tree-keys.ts';
import { Branch, ROW_HEIGHT, Row, Tree } from './tree-look.ts';

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
  const selectedKey = useSession(({ selection }) =>
    selection.area ? areaKey(selection.area) : (selection.blocks.at(-1) ?? ''),
  );
  // As text, so that only a move of what is selected counts, and no other change of the page.
  const selectedPlace = useSession(({ tree: page, selection }) => branchesAround(page, selection).join(' '));
  const [revealed, setRevealed] = useState('');
  const place = `${selectedPlace} ${selectedKey}`;
  // While rendering and not after it, so that the row is there when it is scrolled to.
  if (revealed !== place) {
    setRevealed(place);
    setClosed((current) => unfold(current, selectedPlace.split(' ')));
  }

  useEffect(() => {
    if (place.trim() === '') return;
    const view = panel.current?.getBoundingClientRect();
    const row = tree.current?.querySelector(`[data-node="${CSS.escape(selectedKey)}"]`)?.getBoundingClientRect();
    if (!row || !view) return;
    // Not `scrollIntoView`: in a narrow window that would scroll the canvas away, where the block was chosen.
    const edges = { top: row.top - view.top, bottom: row.bottom - view.top };
    const distance = distanceIntoView(edges, view.height);
    // Asked to scroll by nothing, the browser lays out everything all the same.
    if (distance !== 0) panel.current?.scrollBy({ top: distance });
  }, [selectedKey, place]);

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

/** Where a row is indented to; one object for each level, so that rows compare equal. */
function levelStyle(level: number): CSSProperties {
  LEVEL_STYLES[level] ??= { '--level': level } as CSSProperties;
  return LEVEL_STYLES[level];
}
const LEVEL_STYLES: CSSProperties[] = [];

interface Folding {
  closed: ReadonlySet<string>;
  fold(key: string, isClosed: boolean): void;
}

interface OutlineSectionProps {
  id: string;
  folding: Folding;
  sections: Sections;
}

/** A block at the top of the page. Its own row is always there, those below it see `Sections`. */
const OutlineSection = memo(function OutlineSection({ id, folding, sections }: OutlineSectionProps) {
  const item = useRef<HTMLLIElement>(null);
  const isFilled = useIsFilled(sections, id, item);
  return <OutlineBlock id={id} level={2} folding={folding} isFilled={isFilled} item={item} />;
});

interface OutlineBlockProps {
  id: string;
  level: number;
  folding: Folding;
  /** False while the rows below this one are left out; their room is kept. */
  isFilled?: boolean;
  item?: RefObject<HTMLLIElement>;
}

const OutlineBlock = memo(function OutlineBlock({ id, level, folding, isFilled = true, item }: OutlineBlockProps) {
  const store = useEditorStore();
  const { names, canEdit } = useCommands();
  const drag = useDrag();
  const source = useBlockSource();
  const block = useBlock(id);
  const isSelected = useSession(({ selection }) => selection.blocks.includes(id));
  const isLead = useSession(({ selection }) => selection.blocks.at(-1) === id);
  if (!block) return null;

  const areas = areasOf(store, block);
  const isOpen = !folding.closed.has(id);
  const name = names.type(block.type);
  const hint = names.hint(block);
  const rowsBelow = item && isOpen ? countRows(store.getSession().tree, id) - 1 : 0;
  return (
    <li role="none" ref={item} style={item && { containIntrinsicBlockSize: `auto ${(1 + rowsBelow) * ROW_HEIGHT}px` }}>
      <Row
        role="treeitem"
        aria-level={level}
        aria-expanded={areas.length > 0 ? isOpen : undefined}
        aria-selected={isSelected}
        tabIndex={isLead ? 0 : -1}
        data-node={id}
        className="row"
        style={levelStyle(level - 1)}
        onClick={(event) => {
          const { tree, selection } = store.getSession();
          store.select(selectWith(tree, selection, id, event));
        }}
        onPointerDown={(event) => canEdit && drag.press(event, document, source(id))}
      >
        {areas.length > 0 && (
          <span
            aria-hidden
            className="toggle"
            onClick={(event) => {
              event.stopPropagation();
              folding.fold(id, isOpen);
            }}
          />
        )}
        <BlockIcon name={store.registry.get(block.type)?.icon} />
        <span className="name">{name}</span>
        {hint && <span className="hint">{hint}</span>}
      </Row>
      {areas.length > 0 && isOpen && (
        <Branch
          role="group"
          aria-busy={isFilled ? undefined : true}
          style={isFilled ? undefined : { blockSize: rowsBelow * ROW_HEIGHT }}
        >
          {isFilled &&
            areas.map((area) => <OutlineArea key={area} holder={id} area={area} level={level + 1} folding={folding} />)}
        </Branch>
      )}
    </li>
  );
});

interface OutlineAreaProps {
  holder: string;
  area: string;
  level: number;
  folding: Folding;
}

const OutlineArea = memo(function OutlineArea({ holder, area, level, folding }: OutlineAreaProps) {
  const address = useMemo<AreaAddress>(() => ({ block: holder, area }), [holder, area]);
  const { commands, names } = useCommands();
  const children = useChildren(address);
  const name = useSession(({ tree }) => names.area(tree, address));
  const isSelected = useSession(({ selection }) => selection.area !== null && isSameArea(selection.area, address));
  const key = areaKey(address);
  const isOpen = !folding.closed.has(key);
  return (
    <li role="none">
      <Row
        role="treeitem"
        aria-level={level}
        aria-expanded={children.length > 0 ? isOpen : undefined}
        aria-selected={isSelected}
        tabIndex={isSelected ? 0 : -1}
        data-node={key}
        className="row area"
        style={levelStyle(level - 1)}
        onClick={() => commands.selectArea(address)}
      >
        {children.length > 0 && (
          <span
            aria-hidden
            className="toggle"
            onClick={(event) => {
              event.stopPropagation();
              folding.fold(key, isOpen);
            }}
          />
        )}
        <span className="name">{name}</span>
      </Row>
      {children.length > 0 && isOpen && (
        <Branch role="group">
          {children.map((id) => (
            <OutlineBlock key={id} id={id} level={level + 1} folding={folding} />
          ))}
        </Branch>
      )}
    </li>
  );
});

/**
 * Areas of a block in the outline: those it has, and those that hold something though no item owns them any more, so
 * that nothing stored is out of reach.
 */
function areasOf(store: EditorStore, block: TreeBlock): string[] {
  const stored = Object.entries(block.areas ?? {});
  const definition = store.registry.get(block.type);
  if (!definition || blockStatus(block, store.registry) !== 'known') return stored.map(([name]) => name);
  const names = listAreas(definition, block.props).map((area) => area.name);
  const left = stored.filter(([name, ids]) => ids.length > 0 && !names.includes(name)).map(([name]) => name);
  return [...names, ...left];
}

/**
 * Keys of the branches that have to be open so that what is selected has a row, with its place among its siblings: a
 * block that was dragged elsewhere is looked for again.
 */
function branchesAround(tree: PageTree, { blocks, area }: Selection): string[] {
  const lead = area ? area.block : blocks.at(-1);
  const keys: string[] = area?.block ? [area.block] : [];
  for (let id = lead; id; ) {
    const place = placeOf(tree, id);
    if (!place) break;
    keys.push(areaKey(place), ...(place.block ? [place.block] : []), ...(id === lead ? [`#${place.index}`] : []));
    id = place.block;
  }
  return keys;
}

function unfold(closed: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.some((key) => closed.has(key)) ? new Set([...closed].filter((key) => !keys.includes(key))) : closed;
}

/** Where a key can lead from a row: its own section and those beside it, and the last one. */
function sectionsAround(tree: PageTree, node: string): (string | undefined)[] {
  const index = tree.roots.indexOf(sectionOf(tree, node.split('/')[0]) ?? '');
  return [...tree.roots.slice(Math.max(0, index - 1), index + 2), tree.roots.at(-1)];
}

/** Blocks are keyed by their id, areas by both; `/` stands in no id. */
function areaKey({ block, area }: AreaAddress): string {
  return `${block ?? ''}/${area}`;
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
