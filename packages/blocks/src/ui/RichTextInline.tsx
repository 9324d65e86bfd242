import type { RichTextMark, RichTextNode } from 'page-format';
import { Fragment, type ReactNode } from 'react';
import { type LinkMarkAttributes, linkMarkAttributes } from './link-mark.ts';

/**
 * Draws what stands in one line of text: words and line breaks with their marks. Neighbours with the same link share
 * one element, so that a link with a bold word in it is one link to click, to tab to and to hear.
 */
export function drawInline(nodes: readonly RichTextNode[]): ReactNode {
  return groupByLink(nodes).map(({ link, nodes: group }, index) => {
    const drawn = group.map((node, place) => <Fragment key={place}>{drawMarks(node)}</Fragment>);
    return link ? (
      <a key={index} {...link}>
        {drawn}
      </a>
    ) : (
      <Fragment key={index}>{drawn}</Fragment>
    );
  });
}

interface LinkGroup {
  link: LinkMarkAttributes | undefined;
  nodes: RichTextNode[];
}

function groupByLink(nodes: readonly RichTextNode[]): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const node of nodes) {
    const mark = node.marks?.find(({ type }) => type === 'link');
    const link = mark && linkMarkAttributes(mark);
    const last = groups.at(-1);
    if (last && isSameLink(last.link, link)) last.nodes.push(node);
    else groups.push({ link, nodes: [node] });
  }
  return groups;
}

function isSameLink(one: LinkMarkAttributes | undefined, other: LinkMarkAttributes | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Marks from the inside out, in one order whatever order they are stored in. */
function drawMarks(node: RichTextNode): ReactNode {
  const has = (type: RichTextMark['type']) => node.marks?.some((mark) => mark.type === type);
  let drawn: ReactNode = node.type === 'hardBreak' ? <br /> : node.text;
  if (has('code')) drawn = <code>{drawn}</code>;
  if (has('strike')) drawn = <s>{drawn}</s>;
  if (has('italic')) drawn = <em>{drawn}</em>;
  if (has('bold')) drawn = <strong>{drawn}</strong>;
  return drawn;
}
