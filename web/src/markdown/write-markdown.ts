import { fromParse5 } from 'hast-util-from-parse5';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { HtmlElement } from '../document/parse-page.ts';

type Element = Extract<ReturnType<typeof fromParse5>, { type: 'element' }>;
type Node = Element['children'][number];

/** What has no text to read, or can only be pressed. */
const SKIPPED = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'canvas', 'iframe', 'video', 'audio', 'object'],
  ...['button', 'input', 'select', 'textarea', 'datalist', 'progress', 'meter'],
]);

/** A question, or what is defined. */
const writeStrong: Handle = (state, element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(element) as [] }],
});

/**
 * The content of an element as Markdown (GitHub's, for tables): headings, paragraphs, lists, tables, quotes, links and the
 * descriptions of pictures. What is hidden until somebody opens it, such as the panels of tabs and the answers to
 * questions, is part of it.
 * @param base the complete address of the page, for its links
 */
export function writeMarkdown(element: HtmlElement, base: string): string {
  const main = fromParse5(element) as Element;
  const tree = toMdast(
    { ...main, children: keepText(main.children, base) },
    { handlers: { summary: writeStrong, dt: writeStrong } },
  );
  return toMarkdown(tree, { bullet: '-', rule: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}

const HEADING = /^h[1-6]$/;

/**
 * The nodes with a text, their links and pictures with complete addresses.
 * @param isHeading whether they are parts of a heading, which is one line in Markdown
 */
function keepText(nodes: readonly Node[], base: string, isHeading = false): Node[] {
  return nodes.flatMap((node, index): Node[] => {
    // Without the places where long words may be broken.
    if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u00ad', '') }];
    if (node.type !== 'element' || isSkipped(node)) return [];
    const { tagName, properties } = node;
    if (tagName === 'br' && isHeading) return [{ type: 'text', value: ' ' }];
    if (tagName === 'img') {
      const src = resolve(properties.src, base);
      return src && properties.alt ? [{ ...node, properties: { ...properties, src } }] : [];
    }
    const children = keepText(node.children, base, isHeading || HEADING.test(tagName));
    if (tagName !== 'a') return [{ ...node, children }];
    const href = resolve(properties.href, base);
    if (!href) return children;
    const before = nodes[index - 1];
    const isBeside = before?.type === 'element' && before.tagName === 'a';
    return [
      ...(isBeside ? [{ type: 'text' as const, value: ' ' }] : []),
      ...(children.some(hasText) ? [{ ...node, properties: { href }, children }] : []),
    ];
  });
}

function hasText(node: Node): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(hasText));
}

/** A complete address; undefined for none, and for a place on the page itself. */
function resolve(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string' || address.startsWith('#') || !URL.canParse(address, base)) return undefined;
  return new URL(address, base).href;
}

function isSkipped({ tagName, properties }: Element): boolean {
  return (
    SKIPPED.has(tagName) ||
    (properties.hidden ?? false) !== false ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist'
  );
}
