import type { RichTextMark, RichTextNode } from 'page-format';

/** A node of Strapi's rich text (blocks). */
export interface StrapiBlock {
  type: string;
  level?: number;
  format?: string;
  language?: string;
  url?: string;
  text?: string;
  children?: StrapiBlock[];
  [attribute: string]: unknown;
}

/** What Strapi calls the marks of a text. */
const MARKS: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italic',
  strikethrough: 'strike',
  code: 'code',
};

/** Strapi's rich text as the editor has it. Underlining and pictures are left out, which the editor has not. */
export function readStrapiBlocks(blocks: readonly StrapiBlock[]): RichTextNode {
  return { type: 'doc', content: blocks.flatMap(readBlock) };
}

function readBlock(block: StrapiBlock): RichTextNode[] {
  const children = block.children ?? [];
  switch (block.type) {
    case 'paragraph':
      return [withContent({ type: 'paragraph' }, readInline(children))];
    case 'heading':
      return [withContent({ type: 'heading', attrs: { level: block.level ?? 1 } }, readInline(children))];
    case 'quote':
      return [{ type: 'blockquote', content: [withContent({ type: 'paragraph' }, readInline(children))] }];
    case 'code':
      return [
        withContent({ type: 'codeBlock', attrs: { language: block.language ?? null } }, [
          { type: 'text', text: children.map(({ text }) => text ?? '').join('') },
        ]),
      ];
    case 'list':
      return [{ type: block.format === 'ordered' ? 'orderedList' : 'bulletList', content: readItems(children) }];
    default:
      return [];
  }
}

/** A list in a list stands beside the item that it belongs to. */
function readItems(children: readonly StrapiBlock[]): RichTextNode[] {
  const items: RichTextNode[] = [];
  for (const child of children) {
    if (child.type !== 'list') {
      items.push({ type: 'listItem', content: [withContent({ type: 'paragraph' }, readInline(child.children ?? []))] });
      continue;
    }
    const last = items.at(-1) ?? { type: 'listItem', content: [{ type: 'paragraph' }] };
    if (!items.includes(last)) items.push(last);
    last.content?.push(...readBlock(child));
  }
  return items;
}

function readInline(nodes: readonly StrapiBlock[], marks: readonly RichTextMark[] = []): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (node.type === 'link') {
      const link = { type: 'link', attrs: { href: node.url ?? '' } };
      return readInline(node.children ?? [], [...marks, link]);
    }
    if (!node.text) return [];
    const own = Object.entries(MARKS).flatMap(([name, type]) => (node[name] === true ? [{ type }] : []));
    const all = [...marks, ...own];
    return node.text
      .split('\n')
      .flatMap((text, index): RichTextNode[] => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(text === '' ? [] : [{ type: 'text', text, ...(all.length > 0 && { marks: all }) }]),
      ]);
  });
}

function withContent(node: RichTextNode, content: RichTextNode[]): RichTextNode {
  return content.some(({ type, text }) => type !== 'text' || text) ? { ...node, content } : node;
}

/** The editor's rich text as Strapi has it. Tables, lines and alignments are left out, which Strapi has not. */
export function writeStrapiBlocks({ content = [] }: RichTextNode): StrapiBlock[] {
  return content.flatMap(writeBlock);
}

function writeBlock(node: RichTextNode): StrapiBlock[] {
  const content = node.content ?? [];
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: writeInline(content) }];
    case 'heading':
      return [{ type: 'heading', level: Number(node.attrs?.level ?? 1), children: writeInline(content) }];
    case 'blockquote':
      return content.map((child) => ({ type: 'quote', children: writeInline(child.content ?? []) }));
    case 'codeBlock': {
      const language = node.attrs?.language;
      const children = [{ type: 'text', text: content.map(({ text }) => text ?? '').join('') }];
      return [{ type: 'code', ...(typeof language === 'string' && { language }), children }];
    }
    case 'bulletList':
    case 'orderedList':
      return [writeList(node, 0)];
    default:
      return [];
  }
}

function writeList({ type, content = [] }: RichTextNode, level: number): StrapiBlock {
  const children = content.flatMap(({ content: parts = [] }) =>
    parts.map((part) =>
      /List$/.test(part.type)
        ? writeList(part, level + 1)
        : { type: 'list-item', children: writeInline(part.content ?? []) },
    ),
  );
  const format = type === 'orderedList' ? 'ordered' : 'unordered';
  return { type: 'list', format, ...(level > 0 && { indentLevel: level }), children };
}

function writeInline(content: readonly RichTextNode[]): StrapiBlock[] {
  const written: StrapiBlock[] = [];
  for (const node of content) {
    const href = node.marks?.find(({ type }) => type === 'link')?.attrs?.href;
    const own = Object.entries(MARKS).filter(([, type]) => node.marks?.some((mark) => mark.type === type));
    const text = {
      type: 'text',
      text: node.type === 'hardBreak' ? '\n' : (node.text ?? ''),
      ...Object.fromEntries(own.map(([name]) => [name, true])),
    };
    const last = written.at(-1);
    if (typeof href === 'string') {
      if (last?.type === 'link' && last.url === href) last.children?.push(text);
      else written.push({ type: 'link', url: href, children: [text] });
    } else if (last?.type === 'text' && isSameLook(last, text)) last.text = `${last.text}${text.text}`;
    else written.push(text);
  }
  return written.length > 0 ? written : [{ type: 'text', text: '' }];
}

/** A break has no look of its own. */
function isSameLook(one: StrapiBlock, other: StrapiBlock): boolean {
  if (other.text === '\n') return true;
  return Object.keys(MARKS).every((name) => (one[name] === true) === (other[name] === true));
}

/** The words of Strapi's rich text, a line for each of its blocks. */
export function writeStrapiText(blocks: readonly StrapiBlock[]): string {
  const words = (node: StrapiBlock): string => node.text ?? (node.children ?? []).map(words).join('');
  const lines = (node: StrapiBlock): string[] =>
    node.type === 'list' ? (node.children ?? []).flatMap(lines) : [words(node)];
  return blocks.flatMap(lines).join('\n');
}
