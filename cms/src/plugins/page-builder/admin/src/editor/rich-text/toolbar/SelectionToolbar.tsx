import { NodeSelection } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { type RefObject, useMemo } from 'react';
import styled from 'styled-components';
import { Divider, Toolbar } from '../../../kit/Toolbar.tsx';
import { useTranslation } from '../../../text/use-translation.ts';
import { CommandButtons } from './CommandButtons.tsx';
import { LinkButton, type Opened } from './MainToolbar.tsx';
import { ALIGNMENTS, MARKS, TABLE_COMMANDS } from './text-commands.tsx';

/** Specification point 9. */
const UPDATE_DELAY_MS = 250;

interface SelectionToolbarProps {
  editor: Editor;
  /** The part that scrolls: the toolbar moves with the text in it. */
  page: RefObject<HTMLElement>;
  onOpen(what: Opened): void;
}

/** The toolbar beside the selection: marks and alignments for selected text, rows and columns within a table. */
export function SelectionToolbar({ editor, page, onOpen }: SelectionToolbarProps) {
  const { t } = useTranslation();
  const tools = useEditorState({ editor, selector: ({ editor: current }) => toolsFor(current) });
  const options = useMemo(
    () => ({ placement: 'top' as const, offset: 8, shift: { padding: 8 }, scrollTarget: page.current ?? window }),
    [page],
  );
  return (
    <BubbleMenu
      editor={editor}
      updateDelay={UPDATE_DELAY_MS}
      options={options}
      // Above the whole table, where the text keeps room for it, and not over the line before the one that is written.
      getReferencedVirtualElement={() => (toolsFor(editor).text ? null : tableAround(editor))}
      shouldShow={({ editor: current, view, element }) => {
        const { text, table } = toolsFor(current);
        // The menu is no stop for the Tab key; the toolbar in it is.
        element.tabIndex = -1;
        return (text || table) && (view.hasFocus() || element.contains(document.activeElement));
      }}
    >
      <Bubble>
        <Toolbar keepsFocus label={t('richText.selectionToolbar')} onLeave={() => editor.commands.focus()}>
          {tools.text && (
            <>
              <CommandButtons editor={editor} commands={MARKS} />
              <LinkButton editor={editor} onOpen={onOpen} />
              <Divider />
              <CommandButtons editor={editor} commands={ALIGNMENTS} />
            </>
          )}
          {tools.text && tools.table && <Divider />}
          {tools.table && <CommandButtons editor={editor} commands={TABLE_COMMANDS} />}
        </Toolbar>
      </Bubble>
    </BubbleMenu>
  );
}

function toolsFor(editor: Editor): { text: boolean; table: boolean } {
  const { selection, doc } = editor.state;
  if (!editor.isEditable) return { text: false, table: false };
  if (selection instanceof CellSelection) return { text: true, table: true };
  const hasText = !(selection instanceof NodeSelection) && doc.textBetween(selection.from, selection.to).length > 0;
  return { text: hasText && !editor.isActive('codeBlock'), table: selection.empty && editor.isActive('table') };
}

function tableAround(editor: Editor): Element | null {
  const { node } = editor.view.domAtPos(editor.state.selection.from);
  return (node instanceof Element ? node : node.parentElement)?.closest('.tableWrapper') ?? null;
}

const Bubble = styled.div`
  z-index: 2;
  padding: 4px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.filterShadow};
`;
