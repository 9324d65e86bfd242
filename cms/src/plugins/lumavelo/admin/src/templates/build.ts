import { type Locale, say, typesetFrench, type VisitorText } from '@lumavelo/blocks/site';
import { type Block, createBlock, createId, type Registry, type RichTextNode } from 'page-format';

/**
 * What templates are written with: blocks by type, and words in the page's language. English and French pages are read in
 * several countries, so their texts name no rule of one of them: in France nobody leases a bike from their gross salary.
 */
export interface TemplateBuilder {
  word(words: VisitorText): string;
  block(type: string, props?: Record<string, unknown>, areas?: Record<string, Block[]>): Block;
  hero(title: VisitorText, text: VisitorText, ...buttons: Block[]): Block;
  section(props: Record<string, unknown>, ...content: Block[]): Block;
  title(level: number, words: VisitorText, props?: Record<string, unknown>): Block;
  text(words: VisitorText, props?: Record<string, unknown>): Block;
  button(label: VisitorText, link: string, type?: 'primary' | 'secondary-blue' | 'secondary-white'): Block;
  buttons(alignment: 'start' | 'center', ...list: Block[]): Block;
  columns(...contents: Block[][]): Block;
  /** Two columns, the first of so many twelfths of the row. */
  beside(size: number, first: Block[], second: Block[]): Block;
  /** Content with a line around it. */
  card(...content: Block[]): Block;
  steps(...list: readonly { title: VisitorText; text: VisitorText }[]): Block;
  richText(...nodes: RichTextNode[]): Block;
  heading(level: number, words: VisitorText): RichTextNode;
  paragraph(words: VisitorText): RichTextNode;
  bullets(...items: VisitorText[]): RichTextNode;
  /** A table with a head; the first cell of each row names it. */
  table(head: readonly VisitorText[], ...rows: readonly (readonly VisitorText[])[]): RichTextNode;
}

/** @throws Error when a template names a block that does not exist */
export function createBuilder(registry: Registry, locale: Locale): TemplateBuilder {
  const word = (words: VisitorText) => (locale === 'fr' ? typesetFrench(words.fr) : say(words, { locale }));
  const block: TemplateBuilder['block'] = (type, props = {}, areas = {}) => {
    const definition = registry.get(type);
    if (!definition) throw new Error(`A template uses the block "${type}", which does not exist.`);
    const made = createBlock(definition, props);
    return made.areas ? { ...made, areas: { ...made.areas, ...areas } } : made;
  };
  const plain = (words: VisitorText): RichTextNode => ({ type: 'text', text: word(words) });
  const paragraph = (words: VisitorText): RichTextNode => ({ type: 'paragraph', content: [plain(words)] });
  const row = (type: 'tableHeader' | 'tableCell', cells: readonly VisitorText[]): RichTextNode => ({
    type: 'tableRow',
    content: cells.map((words) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [paragraph(words)],
    })),
  });
  const grid = (sizes: readonly number[], contents: readonly Block[][]) => {
    const items = sizes.map((size) => ({ id: createId(), desktopSize: size, tabletSize: size, mobileSize: 12 }));
    const areas = Object.fromEntries(items.map(({ id }, index) => [id, contents[index] ?? []]));
    return block('Columns', { columns: items, gap: 6 }, areas);
  };

  const builder: TemplateBuilder = {
    word,
    block,
    hero: (title, text, ...buttons) =>
      builder.section(
        { isHero: true, backgroundColor: 'greenSoft', verticalMargin: 'off' },
        builder.title(1, title, { size: '5xl' }),
        builder.text(text, { size: 'xl' }),
        ...(buttons.length > 0 ? [builder.buttons('start', ...buttons)] : []),
      ),
    section: (props, ...content) => block('Container', props, { content }),
    title: (level, words, props = {}) => block('Title', { title: word(words), type: level, ...props }),
    text: (words, props = {}) => block('Text', { content: word(words), ...props }),
    button: (label, link, type = 'primary') => block('Button', { label: word(label), link, type }),
    buttons: (verticalAlignment, ...list) => block('ButtonContainer', { verticalAlignment }, { buttons: list }),
    columns: (...contents) =>
      grid(
        contents.map(() => 12 / contents.length),
        contents,
      ),
    beside: (size, ...contents) => grid([size, 12 - size], contents),
    card: (...content) => block('Container', { border: true, verticalMargin: 'off' }, { content }),
    steps(...list) {
      const items = list.map(({ title }) => ({ id: createId(), title: word(title) }));
      const areas = Object.fromEntries(
        items.map(({ id }, index) => [id, list.slice(index, index + 1).map((step) => builder.text(step.text))]),
      );
      return block('List', { items }, areas);
    },
    richText: (...content) => block('RichText', { content: { type: 'doc', content } }),
    heading: (level, words) => ({ type: 'heading', attrs: { level }, content: [plain(words)] }),
    paragraph,
    bullets: (...items) => ({
      type: 'bulletList',
      content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
    }),
    table: (head, ...rows) => ({
      type: 'table',
      content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))],
    }),
  };
  return builder;
}
