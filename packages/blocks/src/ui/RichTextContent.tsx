import type { RichTextNode } from 'page-format';
import { Fragment, type ReactNode } from 'react';
import type { Locale } from '../site/locales.ts';
import { drawInline } from './RichTextInline.tsx';
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
 *
 * The editor reads this markup back as the same document: what stands in one shows in the other.
 *
 * Why not `@tiptap/static-renderer` (3.32.0, tried): it would take the `switch` away and nothing else. It draws a link
 * with a bold word in it as three links, and marks in the order in which they are stored; a document that is nested
 * without end exhausts the stack; it took twice the time; and it wants `@tiptap/core` and ProseMirror beside it.
 */
export function RichTextContent({ document, locale }: RichTextContentProps) {
  const drawAll = (nodes: readonly RichTextNode[] = [], depth: number): ReactNode =>
    nodes.some(isInline)
      ? drawInline(nodes.filter(isInline))
      : nodes.map((node, index) => <Fragment key={index}>{draw(node, depth)}</Fragment>);

  function draw(node: RichTextNode, depth: number): ReactNode {
    if (depth > MAX_DEPTH) return null;
    const children = () => drawAll(node.content, depth + 1);
    const align = textAlign(node);
    switch (node.type) {
      case 'paragraph':
        return <p data-align={align}>{children()}</p>;
      case 'heading': {
        const Heading = `h${wholeNumber(node.attrs?.level, 1, 6) ?? 2}` as 'h2';
        return (
          // An empty heading is an empty line, as in the editor, but not a heading without words for screen readers.
          <Heading data-align={align} aria-hidden={node.content?.length ? undefined : true}>
            {children()}
          </Heading>
        );
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
      case 'codeBlock': {
        const language = codeLanguage(node);
        return (
          <pre>
            <code className={language && `language-${language}`}>{children()}</code>
          </pre>
        );
      }
      case 'horizontalRule':
        return <hr />;
      case 'table':
        return <RichTextTable table={node} locale={locale} draw={(cell) => drawAll(cell.content, depth + 3)} />;
      default:
        return null;
    }
  }

  return <>{drawAll(document.content, 1)}</>;
}

function isInline({ type }: RichTextNode): boolean {
  return type === 'text' || type === 'hardBreak';
}
