import { Plus } from '@strapi/icons';
import { addColumn, addRow, CellSelection, isInTable, selectedRect } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { dequal } from 'dequal/lite';
import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { MoreIcon } from '../../../kit/icons.tsx';
import { useMenuButton } from '../../../kit/use-menu-button.tsx';
import { useTranslation } from '../../../text/use-translation.ts';
import { followCanvas } from '../../canvas/follow-canvas.ts';
import { canApply, EDGE_COMMANDS } from '../toolbar/text-commands.tsx';
import { type Edges, placeEdges } from './place-edges.ts';

interface TableEdgesProps {
  editor: Editor;
  page: HTMLElement;
  scale: number;
}

/**
 * Controls at the edges of the table that the caret stands in: a handle for its row and one for its column, which select
 * it and say what can be done with it, and a button behind the last row and the last column that adds one. They are for
 * the pointer; the toolbar has the same for the keyboard.
 */
export function TableEdges({ editor, page, scale }: TableEdgesProps) {
  const { t } = useTranslation();
  const edges = useEdges(editor, page, scale);
  if (!edges) return null;
  const { row, column } = edges.current;
  const add = (what: 'row' | 'column') => {
    const rect = selectedRect(editor.state);
    const { tr } = editor.state;
    editor.view.dispatch(what === 'row' ? addRow(tr, rect, rect.map.height) : addColumn(tr, rect, rect.map.width));
    editor.view.focus();
  };

  return (
    <>
      <EdgeHandle editor={editor} what="column" label={t('richText.columnOf', { ...column })} style={edges.column} />
      <EdgeHandle editor={editor} what="row" label={t('richText.rowOf', { ...row })} style={edges.row} />
      <AddButton label={t('richText.addColumn')} style={edges.addColumn} onClick={() => add('column')} />
      <AddButton label={t('richText.addRow')} style={edges.addRow} onClick={() => add('row')} />
    </>
  );
}

interface EdgeHandleProps {
  editor: Editor;
  what: 'row' | 'column';
  label: string;
  style: CSSProperties;
}

function EdgeHandle({ editor, what, label, style }: EdgeHandleProps) {
  const { t } = useTranslation();
  const select = () => {
    const { map, tableStart, left, top } = selectedRect(editor.state);
    const cell = editor.state.doc.resolve(tableStart + (map.map[top * map.width + left] ?? 0));
    const whole = what === 'row' ? CellSelection.rowSelection(cell) : CellSelection.colSelection(cell);
    editor.view.dispatch(editor.state.tr.setSelection(whole));
  };

  const { button, menu } = useMenuButton({
    label,
    listEntries: () =>
      EDGE_COMMANDS[what].map((command) => ({
        id: command.label,
        label: t(command.label),
        isOff: !canApply(command, editor),
        run: () => void command.apply(editor.chain().focus()).run(),
      })),
    onOpen: select,
    onDone: () => {
      editor.view.focus();
      return true;
    },
  });

  return (
    <>
      <Edge
        {...button}
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
        data-table-edge={what}
        style={style}
        onMouseDown={(event) => event.preventDefault()}
      >
        <MoreIcon />
      </Edge>
      {menu}
    </>
  );
}

interface AddButtonProps {
  label: string;
  style: CSSProperties;
  onClick(): void;
}

function AddButton({ label, style, onClick }: AddButtonProps) {
  return (
    <Edge
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      data-table-edge="add"
      style={style}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Plus aria-hidden />
    </Edge>
  );
}

/** Where the controls stand now, in pixels of the scaled canvas; undefined while the caret is in no table. */
function useEdges(editor: Editor, page: HTMLElement, scale: number): Edges | undefined {
  const [edges, setEdges] = useState<Edges | undefined>();
  const measure = useCallback(() => {
    const next = editor.isDestroyed || !isInTable(editor.state) ? undefined : measureEdges(editor, scale);
    setEdges((before) => (dequal(before, next) ? before : next));
  }, [editor, scale]);

  useLayoutEffect(measure, [measure]);
  useEffect(() => followCanvas(page, measure), [page, measure]);
  useEffect(() => {
    let frame = 0;
    // Once the text is laid out anew, and not once for every step of a change.
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    editor.on('transaction', later);
    return () => {
      cancelAnimationFrame(frame);
      editor.off('transaction', later);
    };
  }, [editor, measure]);
  return edges;
}

function measureEdges({ state, view }: Editor, scale: number): Edges | undefined {
  const { map, tableStart, left, top, right, bottom } = selectedRect(state);
  const cellAt = (row: number, column: number) => {
    const position = map.map[row * map.width + column];
    return position === undefined ? null : (view.nodeDOM(tableStart + position) as HTMLElement | null);
  };
  const first = cellAt(top, left);
  const last = cellAt(bottom - 1, right - 1);
  const table = first?.closest('table');
  // A wide table is scrolled in its wrapper, and the controls stay where it is seen.
  const wrapper = table?.parentElement;
  const canvas = view.dom.ownerDocument.documentElement;
  if (!first || !last || !table || !wrapper) return undefined;
  return placeEdges({
    table: table.getBoundingClientRect(),
    seen: wrapper.getBoundingClientRect(),
    cells: { from: first.getBoundingClientRect(), to: last.getBoundingClientRect() },
    room: { width: canvas.clientWidth * scale, height: canvas.clientHeight * scale },
    current: {
      row: { position: top + 1, count: map.height },
      column: { position: left + 1, count: map.width },
    },
    scale,
  });
}

const Edge = styled.button`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral600};
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
  }

  &[data-table-edge='row'] svg {
    rotate: 90deg;
  }

  &:hover,
  &[aria-expanded='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;
