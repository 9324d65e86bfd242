import { Bold, BulletList, Code, CodeBlock, Italic, Minus, NumberList, Quotes, StrikeThrough } from '@strapi/icons';
import type { EditorState } from '@tiptap/pm/state';
import { selectedRect } from '@tiptap/pm/tables';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { RedoIcon, UndoIcon } from '../../../kit/icons.tsx';
import type { TextKey } from '../../../translations/en.ts';
import {
  AddColumnAfterIcon,
  AddColumnBeforeIcon,
  AddRowAfterIcon,
  AddRowBeforeIcon,
  AlignCenterIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  DeleteColumnIcon,
  DeleteRowIcon,
  DeleteTableIcon,
  HardBreakIcon,
  HeaderRowIcon,
} from './icons.tsx';

/** Something that can be done to the text: a button in a toolbar, and often a shortcut. */
export interface TextCommand {
  label: TextKey;
  icon: ReactNode;
  /** Where Tiptap listens for it. */
  shortcut?: string;
  apply(chain: ChainedCommands): ChainedCommands;
  /** For commands that switch something on and off. */
  isActive?(editor: Editor): boolean;
  /** False where the command would do nothing though Tiptap says that it can. */
  isUseful?(editor: Editor): boolean;
}

/** True where pressing the command changes something. */
export function canApply({ apply, isUseful }: TextCommand, editor: Editor): boolean {
  return apply(editor.can().chain()).run() && (isUseful?.(editor) ?? true);
}

const mark = (label: TextKey, name: string, icon: ReactNode, shortcut: string): TextCommand => ({
  label,
  icon,
  shortcut,
  apply: (chain) => chain.toggleMark(name),
  isActive: (editor) => editor.isActive(name),
});

const align = (label: TextKey, value: string, icon: ReactNode, shortcut: string): TextCommand => ({
  label,
  icon,
  shortcut,
  apply: (chain) => chain.toggleTextAlign(value),
  isActive: (editor) => editor.isActive({ textAlign: value }),
});

export const MARKS: readonly TextCommand[] = [
  mark('richText.bold', 'bold', <Bold key="bold" />, 'Mod+B'),
  mark('richText.italic', 'italic', <Italic key="italic" />, 'Mod+I'),
  mark('richText.strike', 'strike', <StrikeThrough key="strike" />, 'Mod+Shift+S'),
];

export const INLINE_CODE = mark('richText.code', 'code', <Code />, 'Mod+E');

export const ALIGNMENTS: readonly TextCommand[] = [
  align('richText.alignLeft', 'left', <AlignLeftIcon key="left" />, 'Mod+Shift+L'),
  align('richText.alignCenter', 'center', <AlignCenterIcon key="center" />, 'Mod+Shift+E'),
  align('richText.alignRight', 'right', <AlignRightIcon key="right" />, 'Mod+Shift+R'),
  align('richText.alignJustify', 'justify', <AlignJustifyIcon key="justify" />, 'Mod+Shift+J'),
];

export const LISTS: readonly TextCommand[] = [
  {
    label: 'richText.bulletList',
    icon: <BulletList key="bullets" />,
    shortcut: 'Mod+Shift+8',
    apply: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'richText.orderedList',
    icon: <NumberList key="numbers" />,
    shortcut: 'Mod+Shift+7',
    apply: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
];

export const BLOCKS: readonly TextCommand[] = [
  {
    label: 'richText.quote',
    icon: <Quotes key="quote" />,
    shortcut: 'Mod+Shift+B',
    apply: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    label: 'richText.codeBlock',
    icon: <CodeBlock key="code" />,
    shortcut: 'Mod+Alt+C',
    apply: (chain) => chain.toggleCodeBlock(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  { label: 'richText.rule', icon: <Minus key="rule" />, apply: (chain) => chain.setHorizontalRule() },
  {
    label: 'richText.hardBreak',
    icon: <HardBreakIcon key="break" />,
    shortcut: 'Shift+Enter',
    apply: (chain) => chain.setHardBreak(),
  },
];

export const HISTORY: readonly TextCommand[] = [
  { label: 'editor.undo', icon: <UndoIcon key="undo" />, shortcut: 'Mod+Z', apply: (chain) => chain.undo() },
  { label: 'editor.redo', icon: <RedoIcon key="redo" />, shortcut: 'Mod+Shift+Z', apply: (chain) => chain.redo() },
];

const ROWS: readonly TextCommand[] = [
  { label: 'richText.addRowBefore', icon: <AddRowBeforeIcon key="1" />, apply: (chain) => chain.addRowBefore() },
  { label: 'richText.addRowAfter', icon: <AddRowAfterIcon key="2" />, apply: (chain) => chain.addRowAfter() },
  {
    label: 'richText.deleteRow',
    icon: <DeleteRowIcon key="3" />,
    apply: (chain) => chain.deleteRow(),
    isUseful: ({ state }) => leavesSome(state, 'row'),
  },
];

const COLUMNS: readonly TextCommand[] = [
  {
    label: 'richText.addColumnBefore',
    icon: <AddColumnBeforeIcon key="4" />,
    apply: (chain) => chain.addColumnBefore(),
  },
  { label: 'richText.addColumnAfter', icon: <AddColumnAfterIcon key="5" />, apply: (chain) => chain.addColumnAfter() },
  {
    label: 'richText.deleteColumn',
    icon: <DeleteColumnIcon key="6" />,
    apply: (chain) => chain.deleteColumn(),
    isUseful: ({ state }) => leavesSome(state, 'column'),
  },
];

/** A table keeps one row and one column; who wants neither deletes the table. */
function leavesSome(state: EditorState, what: 'row' | 'column'): boolean {
  const { map, top, bottom, left, right } = selectedRect(state);
  return what === 'row' ? bottom - top < map.height : right - left < map.width;
}

const HEADER_ROW: TextCommand = {
  label: 'richText.toggleHeaderRow',
  icon: <HeaderRowIcon key="7" />,
  apply: (chain) => chain.toggleHeaderRow(),
};

const DELETE_TABLE: TextCommand = {
  label: 'richText.deleteTable',
  icon: <DeleteTableIcon key="8" />,
  apply: (chain) => chain.deleteTable(),
};

/** Those of specification point 2. */
export const TABLE_COMMANDS = [...ROWS, ...COLUMNS, HEADER_ROW, DELETE_TABLE];

/** Those that mean a row or a column, for what is chosen at the edge of a table. */
export const EDGE_COMMANDS = {
  row: [...ROWS, HEADER_ROW, DELETE_TABLE],
  column: [...COLUMNS, DELETE_TABLE],
} as const;
