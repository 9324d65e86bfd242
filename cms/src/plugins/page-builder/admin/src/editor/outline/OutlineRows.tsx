import { blockStatus, listAreas } from 'page-format';
import { type CSSProperties, memo, type RefObject, useMemo, useRef } from 'react';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { selectWith } from '../../model/selection.ts';
import { type AreaAddress, isSameArea, type TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useBlock, useChildren, useEditorStore, useSession } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockSource, useDrag } from '../drag/use-drag.tsx';
import { areaKey } from './node-keys.ts';
import { countRows, type Sections, useIsFilled } from './sections.ts';
import { Branch, ROW_HEIGHT, Row } from './tree-look.ts';

/** Where a row is indented to; one object for each level, so that rows compare equal. */
export function levelStyle(level: number): CSSProperties {
  LEVEL_STYLES[level] ??= { '--level': level } as CSSProperties;
  return LEVEL_STYLES[level];
}
const LEVEL_STYLES: CSSProperties[] = [];

/** Pixels that a name has at the first level of a narrow panel, and about those of a letter. */
const NAME_WIDTH = 150;
const LETTER_WIDTH = 7;

/** True for a name that may not fit, and is cut with an ellipsis: a clip for every row would cost more than the row. */
function isLong(name: string, level: number): boolean {
  return name.length * LETTER_WIDTH > NAME_WIDTH - level * 10;
}

/** Which branches of the outline are folded. */
export interface Folding {
  closed: ReadonlySet<string>;
  fold(key: string, isClosed: boolean): void;
}

interface OutlineSectionProps {
  id: string;
  folding: Folding;
  sections: Sections;
}

/** A block at the top of the page. Its own row is always there, those below it see `Sections`. */
export const OutlineSection = memo(function OutlineSection({ id, folding, sections }: OutlineSectionProps) {
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
  const rowsBelow = isFilled ? 0 : countRows(store.getSession().tree, id) - 1;
  return (
    <li role="none" ref={item}>
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
        {areas.length > 0 && <Toggle node={id} isOpen={isOpen} folding={folding} />}
        <BlockIcon name={store.registry.get(block.type)?.icon} />
        <span className={isLong(name, level) ? 'name long' : 'name'}>{name}</span>
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
        {children.length > 0 && <Toggle node={key} isOpen={isOpen} folding={folding} />}
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

/** Folds and unfolds the branch of a row by mouse; keys do it on the row. */
function Toggle({ node, isOpen, folding }: { node: string; isOpen: boolean; folding: Folding }) {
  return (
    <span
      aria-hidden
      className="toggle"
      onClick={(event) => {
        event.stopPropagation();
        folding.fold(node, isOpen);
      }}
    />
  );
}

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
