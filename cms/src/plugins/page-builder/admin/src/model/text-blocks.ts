import { type AnyBlockDefinition, type Block, createBlock, type Registry, type RichTextNode } from 'page-format';

/**
 * A text from elsewhere as blocks: its headings as titles, what stands between two of them as paragraphs, or as one
 * formatted text where it has links, lists, tables or marks.
 * @returns none where the project has no blocks for text
 */
export function makeTextBlocks({ content = [] }: RichTextNode, registry: Registry): Block[] {
  const blocks: Block[] = [];
  let between: RichTextNode[] = [];
  const flush = () => {
    blocks.push(...makeBetween(between, registry));
    between = [];
  };
  for (const node of content) {
    const title = node.type === 'heading' ? makeTitle(node, registry) : undefined;
    if (title) {
      flush();
      blocks.push(title);
    } else between.push(node);
  }
  flush();
  return blocks;
}

/** Words without formatting, as a text: an empty line divides paragraphs. */
export function readPlainText(text: string): RichTextNode {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  return {
    type: 'doc',
    content: paragraphs
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => ({
        type: 'paragraph',
        content: paragraph
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [{ type: 'hardBreak' }] : []),
            ...(line === '' ? [] : [{ type: 'text', text: line }]),
          ]),
      })),
  };
}

function makeTitle(node: RichTextNode, registry: Registry): Block | undefined {
  const signs = '#'.repeat(Number(node.attrs?.level));
  const definition = [...registry.values()].find(({ prose }) => prose?.markdown?.[signs]);
  const text = readLines(node).join(' ');
  if (!definition?.prose || text === '') return undefined;
  return fill(definition, { ...definition.prose.markdown?.[signs], [definition.prose.text]: text });
}

function makeBetween(nodes: readonly RichTextNode[], registry: Registry): Block[] {
  if (nodes.length === 0) return [];
  const formatted = nodes.every(isPlain) ? undefined : findFormatted(registry);
  if (formatted) return [fill(formatted.definition, { [formatted.name]: { type: 'doc', content: [...nodes] } })];
  const definition = [...registry.values()].find(({ prose }) => prose?.paragraph);
  const name = definition?.prose?.text;
  if (!definition || !name) return [];
  const isMultiline = definition.props[name]?.kind === 'textarea';
  return nodes.flatMap((node) => {
    const text = readLines(node).join(isMultiline ? '\n' : ' ');
    return text === '' ? [] : [fill(definition, { [name]: text })];
  });
}

function fill(definition: AnyBlockDefinition, props: Record<string, unknown>): Block {
  const made = createBlock(definition);
  return { ...made, props: { ...made.props, ...props } };
}

/** The block that is a formatted text and nothing else. */
function findFormatted(registry: Registry): { definition: AnyBlockDefinition; name: string } | undefined {
  for (const definition of registry.values()) {
    const names = Object.keys(definition.props);
    const [name] = names;
    if (name && names.length === 1 && definition.props[name]?.kind === 'richText') return { definition, name };
  }
  return undefined;
}

function isPlain({ type, attrs = {}, content = [] }: RichTextNode): boolean {
  const isUsual = !attrs.textAlign || attrs.textAlign === 'left';
  return type === 'paragraph' && isUsual && content.every(({ marks = [] }) => marks.length === 0);
}

/** The words of a text, line by line; parts of lists and tables are lines of their own. */
export function readLines(node: RichTextNode): string[] {
  const lines = [''];
  for (const child of node.content ?? []) {
    if (child.type === 'hardBreak') lines.push('');
    else if (child.text !== undefined) lines[lines.length - 1] += child.text;
    else lines.push(...readLines(child), '');
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
