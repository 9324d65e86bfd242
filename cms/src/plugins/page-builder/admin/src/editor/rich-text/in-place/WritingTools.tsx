import { GridNine } from '@strapi/icons';
import { CellSelection } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Divider, FloatingBar, Toolbar } from '../../../kit/Toolbar.tsx';
import { useTranslation } from '../../../text/use-translation.ts';
import { BlockName } from '../../canvas/BlockName.tsx';
import { followCanvas } from '../../canvas/follow-canvas.ts';
import { listSeen } from '../../canvas/list-seen.ts';
import { listTextLines } from '../../canvas/list-text-lines.ts';
import { placeToolbar } from '../../canvas/place-toolbar.ts';
import { useCommands } from '../../commands/use-commands.tsx';
import { TableDialog } from '../dialogs/TableDialog.tsx';
import { CommandButtons } from '../toolbar/CommandButtons.tsx';
import { LinkButton } from '../toolbar/MainToolbar.tsx';
import { TextStyleSelect } from '../toolbar/TextStyleSelect.tsx';
import { ALIGNMENTS, BLOCKS, INLINE_CODE, LISTS, MARKS, TABLE_COMMANDS } from '../toolbar/text-commands.tsx';
import { LinkPopover } from './LinkPopover.tsx';
import { EDGE } from './place-edges.ts';
import { TableEdges } from './TableEdges.tsx';

/** Pixels between the tools and what they stand beside. */
const GAP = 6;

/** Specification point 9. */
const UPDATE_DELAY_MS = 250;

interface WritingToolsProps {
  /** Of the block that the text belongs to. */
  id: string;
  editor: Editor;
  page: HTMLElement;
  scale: number;
  /** Set to what opens the popover for the link at the selection. */
  openLink: { current: () => void };
}

/** The toolbar of a text that is written on the canvas, drawn over the canvas beside what is selected. */
export function WritingTools({ id, editor, page, scale, openLink }: WritingToolsProps) {
  const { t } = useTranslation();
  const { canEdit } = useCommands();
  const bar = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'link' | 'table' | undefined>();
  const isInTable = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });
  useFollowing(editor, page, scale, bar);

  // Who goes back to the text has done with the link.
  useEffect(() => {
    const close = () => setOpened((before) => (before === 'link' ? undefined : before));
    editor.on('focus', close);
    return () => void editor.off('focus', close);
  }, [editor]);

  openLink.current = () => canEdit && setOpened('link');
  const back = () => {
    // Behind an open dialog the text takes no focus.
    flushSync(() => setOpened(undefined));
    editor.view.focus();
  };

  return (
    <Tools data-writing-tools onKeyDown={keepKeys}>
      {canEdit && isInTable && <TableEdges editor={editor} page={page} scale={scale} />}
      <FloatingBar ref={bar} data-writing-bar>
        {opened === 'link' ? (
          <LinkPopover editor={editor} onClose={back} />
        ) : (
          <Toolbar keepsFocus label={t('richText.toolbar')} onLeave={() => editor.view.focus()}>
            <BlockName id={id} page={page} />
            {canEdit && (
              <>
                <TextStyleSelect editor={editor} />
                <Divider />
              </>
            )}
            <CommandButtons editor={editor} commands={MARKS} />
            <CommandButtons editor={editor} commands={[INLINE_CODE]} />
            {canEdit && (
              <>
                <LinkButton editor={editor} onOpen={() => setOpened('link')} />
                <Divider />
                <CommandButtons editor={editor} commands={ALIGNMENTS} />
                <Divider />
                <CommandButtons editor={editor} commands={LISTS} />
                <IconButton
                  label={t('richText.table')}
                  icon={<GridNine />}
                  aria-haspopup="dialog"
                  onClick={() => setOpened('table')}
                />
                <Divider />
                <CommandButtons editor={editor} commands={BLOCKS} />
                {isInTable && (
                  <>
                    <NextLine />
                    <CommandButtons editor={editor} commands={TABLE_COMMANDS} />
                  </>
                )}
              </>
            )}
          </Toolbar>
        )}
      </FloatingBar>
      {opened === 'table' && <TableDialog editor={editor} onClose={back} />}
    </Tools>
  );
}

/**
 * Keeps the tools beside what is selected: at once when the page moves, after the delay when the selection does, and never
 * while the pointer is on them: a press would begin on one of them and end on another.
 */
function useFollowing(editor: Editor, page: HTMLElement, scale: number, bar: { current: HTMLElement | null }): void {
  const place = useCallback(() => {
    const tools = bar.current;
    const room = tools?.offsetParent;
    if (!tools || !room || editor.isDestroyed) return;
    const { view, state } = editor;
    const { from, to, empty } = state.selection;
    // Cells are chosen at the edges of their table, which the tools leave free like a text.
    const isCaret = empty || state.selection instanceof CellSelection;
    const rect = (top: number, bottom: number, left: number, right: number) => ({
      top: top * scale - GAP,
      left: left * scale,
      width: (right - left) * scale,
      height: (bottom - top) * scale + 2 * GAP,
    });
    const start = view.coordsAtPos(from);
    const end = view.coordsAtPos(to, -1);
    const whole = view.dom.getBoundingClientRect();
    // What stands at the edges of a table stays free.
    const edge = editor.isActive('table') ? EDGE / scale : 0;
    const selected = rect(start.top, end.bottom, start.left, whole.right);
    const table = view.domAtPos(from).node.parentElement?.closest('table')?.getBoundingClientRect();
    const block = view.dom.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? '';
    const { top, left } = placeToolbar({
      // While nothing is selected, the line before the one that is written stays readable as well.
      block: isCaret ? rect(whole.top - edge, whole.bottom + edge, whole.left, whole.right) : selected,
      texts: [
        ...listTextLines(page, listSeen(page), block, scale),
        rect(start.top, end.bottom, whole.left, whole.right),
        // The next press in a table is mostly one of another cell.
        ...(table ? [rect(table.top, table.bottom, table.left, table.right)] : []),
      ],
      toolbar: { width: tools.offsetWidth, height: tools.offsetHeight },
      room: { width: room.clientWidth, height: room.clientHeight },
    });
    Object.assign(tools.style, { top: `${top}px`, left: `${left}px` });
  }, [editor, page, scale, bar]);

  useLayoutEffect(place, [place]);
  useEffect(() => followCanvas(page, place), [page, place]);
  useEffect(() => {
    const tools = bar.current;
    if (!tools) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waits = false;
    const placeUnlessPointedAt = () => {
      waits = tools.matches(':hover');
      if (!waits) place();
    };
    const placeLater = () => {
      clearTimeout(timer);
      timer = setTimeout(placeUnlessPointedAt, UPDATE_DELAY_MS);
    };
    const leave = () => {
      if (waits) placeLater();
    };
    // It grows by the tools of tables.
    const observer = new ResizeObserver(place);
    observer.observe(tools);
    editor.on('transaction', placeLater);
    tools.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      editor.off('transaction', placeLater);
      tools.removeEventListener('pointerleave', leave);
    };
  }, [editor, place, bar]);
}

/** Keys without a modifier mean the tools, and not the block that the text belongs to. */
function keepKeys(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey && event.key !== 'F6') event.stopPropagation();
}

const Tools = styled.div`
  pointer-events: auto;
`;

/** What follows stands on a line of its own. */
const NextLine = styled.span`
  flex-basis: 100%;
`;
