import { Fragment, type Node, type NodeType } from '@tiptap/pm/model';

/** A line that begins like one of a list: `- a`, `* a`, `• a`, `1. a` or `1) a`. */
const ITEM = /^([ \t]*)(?:[-*•–]|(\d{1,9})[.)])[ \t]+(\S.*)$/;

interface Item {
  /** How far the line is indented; a tab counts as four spaces. */
  indent: number;
  /** Undefined in a list with bullets. */
  number: number | undefined;
  text: string;
}

/** The node types that lists are made of. */
export interface ListTypes {
  readonly bulletList: NodeType;
  readonly orderedList: NodeType;
  readonly listItem: NodeType;
  readonly paragraph: NodeType;
}

/**
 * Lines of plain text as the list that they were written as, deeper items in lists of their own.
 * @param write makes the paragraph of an item
 * @returns undefined unless there are two or more, and all of them begin like items
 */
export function readListLines(
  lines: readonly string[],
  types: ListTypes,
  write: (text: string) => Node,
): Fragment | undefined {
  const items = lines.map(readItem);
  if (items.length < 2 || !items.every((item) => item !== undefined)) return undefined;
  return makeLists(items, types, write);
}

function readItem(line: string): Item | undefined {
  const [, space = '', number, text] = ITEM.exec(line) ?? [];
  if (text === undefined) return undefined;
  return {
    indent: space.replaceAll('\t', '    ').length,
    number: number === undefined ? undefined : Number(number),
    text: text.trimEnd(),
  };
}

function makeLists(items: readonly Item[], types: ListTypes, write: (text: string) => Node): Fragment {
  const { bulletList, orderedList, listItem } = types;
  const lists: Node[] = [];
  let entries: Node[] = [];
  let first: Item | undefined;
  const close = () => {
    if (!first) return;
    const isOrdered = first.number !== undefined;
    lists.push((isOrdered ? orderedList : bulletList).create(isOrdered ? { start: first.number } : null, entries));
    entries = [];
  };
  for (let index = 0; index < items.length; ) {
    const item = items[index] as Item;
    const end = items.findIndex(({ indent }, at) => at > index && indent <= item.indent);
    const inner = items.slice(index + 1, end < 0 ? items.length : end);
    // A list of the other kind is another list.
    if (first && (first.number === undefined) !== (item.number === undefined)) close();
    if (entries.length === 0) first = item;
    const deeper = inner.length > 0 ? makeLists(inner, types, write) : Fragment.empty;
    entries.push(listItem.create(null, Fragment.from(write(item.text)).append(deeper)));
    index += 1 + inner.length;
  }
  close();
  return Fragment.from(lists);
}
