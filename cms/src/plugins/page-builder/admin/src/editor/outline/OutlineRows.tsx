import { dequal } from 'dequal/lite';
import { type CSSProperties, type HTMLAttributes, memo, type ReactNode } from 'react';
import { findLock } from '../../../../shared/locks.ts';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { selectWith } from '../../model/selection.ts';
import { type AreaAddress, isHiddenIn, isSameArea } from '../../model/tree.ts';
import { useBlock, useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockSource, useDrag } from '../drag/use-drag.tsx';
import { BlockMarks } from '../marks/BlockMarks.tsx';
import { type OutlineRow, rowKeyOf } from './list-rows.ts';
import { ROW_HEIGHT } from './tree-styles.ts';

/** Pixels that a name has at the first level of the narrowest panel; those of a mark behind it, and about those of a letter. */
const NAME_WIDTH = 98;
const MARK_WIDTH = 20;
const LETTER_WIDTH = 7;

/** True for a name that may not fit, and is cut with an ellipsis: a clip for every row would cost more than the row. */
function isLong(name: string, level: number, marks: number): boolean {
  return name.length * LETTER_WIDTH > NAME_WIDTH - level * 8 - marks * MARK_WIDTH;
}

export type Fold = (key: string, isClosed: boolean) => void;

interface RowProps {
  row: OutlineRow;
  /** Rows above it that are left out; their room is kept. */
  gap: number;
  fold: Fold;
}

/** Draws again when its own place or block changes, not with every list of rows. */
export const OutlineLine = memo(function OutlineLine(props: RowProps) {
  const { address } = props.row;
  if (!address) return <BlockLine {...props} />;
  return address.block === null ? <PageLine {...props} /> : <AreaLine {...props} address={address} />;
}, dequal);

function PageLine({ row, gap }: RowProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const isSelected = useSession(
    ({ selection }) => selection.blocks.length === 0 && (!selection.area || selection.area.block === null),
  );
  return (
    <Line
      row={row}
      gap={gap}
      isSelected={isSelected}
      isLead={isSelected}
      className="row"
      onClick={() => row.address && commands.selectArea(row.address)}
    >
      <span className="name">{t('outline.page')}</span>
    </Line>
  );
}

function BlockLine({ row, gap, fold }: RowProps) {
  const id = row.key;
  const store = useEditorStore();
  const { names, canEdit } = useCommands();
  const { launch } = useLauncher();
  const drag = useDrag();
  const source = useBlockSource();
  const block = useBlock(id);
  // Of a block with a single area the row is selected with that area as well.
  const isSlot = useSession(
    ({ tree, selection: { area } }) => area?.block === id && rowKeyOf(tree, area, store.registry) === id,
  );
  const isSelected = useSession(({ selection }) => selection.blocks.includes(id)) || isSlot;
  const isLead = useSession(({ selection }) => selection.blocks.at(-1) === id) || isSlot;
  const isHidden = useSession(({ tree }) => isHiddenIn(tree, id));
  const isHeld = useSession(({ tree }) => findLock(tree, id) !== undefined);
  if (!block) return null;

  const kind = names.type(block.type);
  const name = block.name ?? kind;
  // What a block is shows beside a name of its own, in place of its text.
  const hint = block.name === undefined ? names.hint(block) : kind;
  return (
    <Line
      row={row}
      gap={gap}
      isSelected={isSelected}
      isLead={isLead}
      className={isHidden ? 'row unseen' : 'row'}
      onClick={(event) => {
        const { tree, selection } = store.getSession();
        store.select(selectWith(tree, selection, id, event));
      }}
      onDoubleClick={() => canEdit && launch('rename')}
      onPointerDown={(event) => canEdit && !isHeld && drag.press(event, document, source(id))}
    >
      <Toggle row={row} fold={fold} />
      <BlockIcon name={store.registry.get(block.type)?.icon} />
      <span
        className={
          isLong(name, row.level, Number(Boolean(block.hidden)) + Number(Boolean(block.locked))) ? 'name long' : 'name'
        }
        title={block.name}
      >
        {name}
      </span>
      {hint && <span className="hint">{hint}</span>}
      <BlockMarks block={block} />
    </Line>
  );
}

function AreaLine({ row, gap, fold, address }: RowProps & { address: AreaAddress }) {
  const { commands, names } = useCommands();
  const name = useSession(({ tree }) => names.area(tree, address));
  const isSelected = useSession(({ selection }) => selection.area !== null && isSameArea(selection.area, address));
  return (
    <Line
      row={row}
      gap={gap}
      isSelected={isSelected}
      isLead={isSelected}
      className="row area"
      onClick={() => commands.selectArea(address)}
    >
      <Toggle row={row} fold={fold} />
      <span className="name">{name}</span>
    </Line>
  );
}

interface LineProps extends HTMLAttributes<HTMLDivElement> {
  row: OutlineRow;
  gap: number;
  isSelected: boolean;
  /** True for the row that Tab leads to. */
  isLead: boolean;
  children: ReactNode;
}

/** An item of the tree. It says its place itself: of the rows around it, some are not there. */
function Line({ row, gap, isSelected, isLead, ...rest }: LineProps) {
  return (
    <div
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={row.isOpen}
      aria-selected={isSelected}
      tabIndex={isLead ? 0 : -1}
      data-node={row.key}
      style={placeRow(row.level, gap)}
      {...rest}
    />
  );
}

function placeRow(level: number, gap: number): CSSProperties {
  const indent = { '--level': level - 1 } as CSSProperties;
  return gap > 0 ? { ...indent, marginBlockStart: gap * ROW_HEIGHT } : indent;
}

/** Folds and unfolds the branch of a row by mouse; keys do it on the row. */
function Toggle({ row: { key, isOpen }, fold }: { row: OutlineRow; fold: Fold }) {
  if (isOpen === undefined) return null;
  return (
    <span
      aria-hidden
      className="toggle"
      onClick={(event) => {
        event.stopPropagation();
        fold(key, isOpen);
      }}
    />
  );
}
