import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../core/locales.ts';
import type { RichTextMark, RichTextNode } from '../core/rich-text.ts';
import { linkMarkAttributes } from './link-mark.ts';
import { RichTextTable } from './RichTextTable.tsx';
import { codeLanguage, listType, textAlign, wholeNumber } from './rich-text-attributes.ts';

/** How deep nodes may lie in each other; what lies deeper is left out rather than let a document exhaust the stack. */
const MAX_DEPTH = 40;

export interface RichTextContentProps {
  document: RichTextNode;
  locale: Locale;
}

/**
 * Draws a rich-text document (specification point 3) without an editor: one element for each node and mark, and
 * nothing for what is not in the content model. Attributes are read one by one against lists of allowed values, so
 * whatever a document holds, only these elements and attributes reach the page.
 */
export function RichTextContent({ document, locale }: RichTextContentProps) {
  const drawAll = (nodes: readonly RichTextNode[] | undefined, depth: number): ReactNode =>
    nodes?.map((node, index) => <Fragment key={index}>{draw(node, depth)}</Fragment>);

  function draw(node: RichTextNode, depth: number): ReactNode {
    if (depth > MAX_DEPTH) return null;
    const children = () => drawAll(node.content, depth + 1);
    const align = textAlign(node);
    switch (node.type) {
      case 'text':
        return drawMarks(node.text ?? '', node.marks);
      case 'paragraph':
        // An empty paragraph is an empty line, as it is in the editor.
        return <p data-align={align}>{node.content?.length ? children() : <br />}</p>;
      case 'heading': {
        const Heading = `h${wholeNumber(node.attrs?.level, 1, 6) ?? 2}` as 'h2';
        return node.content?.length ? <Heading data-align={align}>{children()}</Heading> : null;
      }
      case 'blockquote':
        return <blockquote>{children()}</blockquote>;
      case 'bulletList':
        return <ul>{children()}</ul>;
      case 'orderedList':
        return (
          <ol start={wholeNumber(node.attrs?.start, -9_999, 9_999)} type={listType(node)}>
            {children()}
          </ol>
        );
      case 'listItem':
        return <li>{children()}</li>;
      case 'codeBlock':
        return (
          <pre>
            <code data-language={codeLanguage(node)}>{children()}</code>
          </pre>
        );
      case 'horizontalRule':
        return <hr />;
      case 'hardBreak':
        return <br />;
      case 'table':
        return <RichTextTable table={node} locale={locale} draw={(cell) => drawAll(cell.content, depth + 3)} />;
      default:
        return null;
    }
  }

  return <>{drawAll(document.content, 1)}</>;
}

/** Marks from the inside out, in one order whatever order they are stored in; links outermost, so they stay whole. */
function drawMarks(text: string, marks: readonly RichTextMark[] = []): ReactNode {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  let drawn: ReactNode = text;
  if (has('code')) drawn = <code>{drawn}</code>;
  if (has('strike')) drawn = <s>{drawn}</s>;
  if (has('italic')) drawn = <em>{drawn}</em>;
  if (has('bold')) drawn = <strong>{drawn}</strong>;
  const link = marks.find((mark) => mark.type === 'link');
  return link ? <a {...linkMarkAttributes(link)}>{drawn}</a> : drawn;
}
