import { type Locale, say, typesetFrench, type VisitorText } from '@lumavelo/blocks/site';
import { type Block, createBlock, createId, type Registry, type RichTextNode } from 'page-format';

/**
 * What templates are written with: blocks by type, and words in the page's language. English and French pages are read in
 * several countries, so their texts name no rule of one of them: in France nobody leases a bike from their gross salary.
 */
export type TemplateBuilder = ReturnType<typeof createBuilder>;

type Props = Record<string, unknown>;

/** @throws Error when a template names a block that does not exist */
export function createBuilder(registry: Registry, locale: Locale) {
  const word = (words: VisitorText) => (locale === 'fr' ? typesetFrench(words.fr) : say(words, { locale }));
  const block = (type: string, props: Props = {}, areas: Record<string, Block[]> = {}): Block => {
    const definition = registry.get(type);
    if (!definition) throw new Error(`A template uses the block "${type}", which does not exist.`);
    const made = createBlock(definition, props);
    return made.areas ? { ...made, areas: { ...made.areas, ...areas } } : made;
  };
  const section = (props: Props, ...content: Block[]) => block('Container', props, { content });
  const title = (level: number, words: VisitorText, props: Props = {}) =>
    block('Title', { title: word(words), type: level, ...props });
  const text = (words: VisitorText, props: Props = {}) => block('Text', { content: word(words), ...props });
  const buttons = (verticalAlignment: 'start' | 'center', ...list: Block[]) =>
    block('ButtonContainer', { verticalAlignment }, { buttons: list });
  const grid = (sizes: readonly number[], contents: readonly Block[][]) => {
    const items = sizes.map((size) => ({ id: createId(), desktopSize: size, tabletSize: size, mobileSize: 12 }));
    const areas = Object.fromEntries(items.map(({ id }, index) => [id, contents[index] ?? []]));
    return block('Columns', { columns: items, gap: 6 }, areas);
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

  return {
    word,
    block,
    section,
    title,
    text,
    buttons,
    paragraph,
    hero: (headline: VisitorText, about: VisitorText, ...list: Block[]) =>
      section(
        { isHero: true, backgroundColor: 'greenSoft', verticalMargin: 'off' },
        title(1, headline, { size: '5xl' }),
        text(about, { size: 'xl' }),
        ...(list.length > 0 ? [buttons('start', ...list)] : []),
      ),
    button: (label: VisitorText, link: string, type: 'primary' | 'secondary-blue' | 'secondary-white' = 'primary') =>
      block('Button', { label: word(label), link, type }),
    columns: (...contents: Block[][]) =>
      grid(
        contents.map(() => 12 / contents.length),
        contents,
      ),
    /** Two columns, the first of so many twelfths of the row. */
    beside: (size: number, first: Block[], second: Block[]) => grid([size, 12 - size], [first, second]),
    /** Content with a line around it. */
    card: (...content: Block[]) => section({ border: true, verticalMargin: 'off' }, ...content),
    steps(...list: readonly { title: VisitorText; text: VisitorText }[]) {
      const items = list.map((step) => ({ id: createId(), title: word(step.title) }));
      const areas = Object.fromEntries(list.map((step, index) => [items[index]?.id, [text(step.text)]]));
      return block('List', { items }, areas);
    },
    richText: (...content: RichTextNode[]) => block('RichText', { content: { type: 'doc', content } }),
    heading: (level: number, words: VisitorText): RichTextNode => ({
      type: 'heading',
      attrs: { level },
      content: [plain(words)],
    }),
    bullets: (...items: VisitorText[]): RichTextNode => ({
      type: 'bulletList',
      content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
    }),
    /** A table with a head; the first cell of each row names it. */
    table: (head: readonly VisitorText[], ...rows: readonly (readonly VisitorText[])[]): RichTextNode => ({
      type: 'table',
      content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))],
    }),
  };
}
