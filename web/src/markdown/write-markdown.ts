import type { DefaultTreeAdapterTypes } from 'parse5';
import { readAttribute } from '../document/parse-page.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What has no text to read, or can only be pressed. */
const SKIPPED = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'canvas', 'iframe', 'video', 'audio', 'object'],
  ...['button', 'input', 'select', 'textarea', 'datalist', 'progress', 'meter'],
]);

/** What stands in a line of text; everything else begins a line of its own. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['label', 'mark', 'output', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', del: '~~' };

/**
 * The content of an element as Markdown: headings, paragraphs, lists, tables, quotes, links and the descriptions of
 * pictures. What is hidden until somebody opens it, such as the panels of tabs and the answers to questions, is part of it.
 * @param base the complete address of the page, for its links
 */
export function writeMarkdown(element: Element, base: string): string {
  return `${writeBlocks(element.childNodes, base).join('\n\n')}\n`;
}

function writeBlocks(nodes: readonly Node[], base: string): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const text = tidy(writeLine(line, base));
    if (text) blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isInLine(node)) line.push(node);
    else {
      endLine();
      if ('tagName' in node && !isSkipped(node)) blocks.push(...writeBlock(node, base));
    }
  }
  endLine();
  return blocks;
}

function writeBlock(element: Element, base: string): string[] {
  const { tagName, childNodes } = element;
  const text = () => asOneLine(writeLine(childNodes, base));
  const heading = /^h([1-6])$/.exec(tagName);
  if (heading) return text() ? [`${'#'.repeat(Number(heading[1]))} ${text()}`] : [];
  if (tagName === 'hr') return ['---'];
  if (tagName === 'pre') return [writeCode(readText(element))];
  if (tagName === 'table') return writeTable(element, base);
  if (tagName === 'ul' || tagName === 'ol') return writeList(element, base);
  if (tagName === 'blockquote') return [prefix(writeBlocks(childNodes, base).join('\n\n'), '> ', '> ')];
  if ((tagName === 'summary' || tagName === 'dt') && childNodes.every(isInLine)) return text() ? [`**${text()}**`] : [];
  return writeBlocks(childNodes, base);
}

function writeList({ tagName, childNodes }: Element, base: string): string[] {
  const items = childNodes
    .filter((node): node is Element => 'tagName' in node && !isSkipped(node))
    .map((item) => writeBlocks(item.childNodes, base).join('\n\n'))
    .filter(Boolean)
    .map((item, index) => {
      const mark = tagName === 'ol' ? `${index + 1}. ` : '- ';
      return prefix(item, mark, ' '.repeat(mark.length));
    });
  return items.length > 0 ? [items.join('\n')] : [];
}

/** A table with its first row as the head, which Markdown always has. */
function writeTable(table: Element, base: string): string[] {
  const rows = findAll(table, 'tr').map((row) =>
    row.childNodes
      .filter((node): node is Element => 'tagName' in node && (node.tagName === 'td' || node.tagName === 'th'))
      .map((cell) => writeBlocks(cell.childNodes, base).join(' ').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
  const write = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [[write(head), write(Array.from({ length: width }, () => '---')), ...others.map(write)].join('\n')];
}

function writeLine(nodes: readonly Node[], base: string): string {
  return nodes
    .map((node) => writeInline(node, base))
    .join('')
    .replaceAll(')[', ') [');
}

function writeInline(node: Node, base: string): string {
  // Without the places where long words may be broken.
  if ('value' in node) return escapeText(node.value.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' '));
  if (!('tagName' in node) || isSkipped(node)) return '';
  const { tagName, childNodes } = node;
  if (tagName === 'br') return '\n';
  if (tagName === 'img') return writePicture(node, base);
  if (tagName === 'code') return `\`${readText(node).replaceAll('`', '')}\``;
  const text = writeLine(childNodes, base);
  if (tagName === 'a') return writeLink(text, readAttribute(node, 'href'), base);
  const mark = MARKS[tagName];
  return mark && text.trim() ? text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`) : text;
}

function writePicture(picture: Element, base: string): string {
  const alt = readAttribute(picture, 'alt')?.trim();
  const address = resolve(readAttribute(picture, 'src'), base);
  return alt && address ? `![${escapeText(alt)}](${address})` : '';
}

function writeLink(text: string, href: string | undefined, base: string): string {
  const address = href?.startsWith('#') ? undefined : resolve(href, base);
  return address && text.trim() ? `[${asOneLine(text)}](${address})` : text;
}

/** A complete address that ends no link; undefined where there is none. */
function resolve(address: string | undefined, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  return new URL(address, base).href.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** What Markdown would read as its own signs is what the page says. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>~|]/g, '\\$&').replaceAll(/^(\s*)([#+-]|\d+\.)(?=\s)/g, '$1\\$2');
}

function writeCode(code: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** One line, with breaks where the page has them. */
function tidy(line: string): string {
  return line
    .split('\n')
    .map((part) => part.replaceAll(/ +/g, ' ').trim())
    .join('  \n')
    .trim();
}

function asOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function prefix(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? others.trimEnd() : others) + line)
    .join('\n');
}

function isInLine(node: Node): boolean {
  if ('value' in node) return true;
  if (!('tagName' in node)) return true;
  return INLINE.has(node.tagName) && (isSkipped(node) || node.childNodes.every(isInLine));
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED.has(element.tagName) ||
    readAttribute(element, 'hidden') !== undefined ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    readAttribute(element, 'role') === 'tablist'
  );
}

function findAll(element: Element, name: string): Element[] {
  return element.childNodes.flatMap((node) => {
    if (!('tagName' in node) || isSkipped(node)) return [];
    return node.tagName === name ? [node] : findAll(node, name);
  });
}

function readText(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? readText(node) : ''))
    .join('');
}
