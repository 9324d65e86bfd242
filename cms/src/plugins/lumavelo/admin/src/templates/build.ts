import type { Locale } from '@lumavelo/blocks/site';
import { type Block, createBlock, createId, type Registry, type RichTextNode } from 'page-format';

/** A text of a template in every language that pages are written in. */
export type Words = Readonly<Record<'en' | 'de' | 'nl' | 'fr', string>>;

/** A page's language by its locale: Flemish pages are Dutch, Austrian ones German. */
export function languageOf(locale: Locale): keyof Words {
  if (locale === 'be') return 'nl';
  return locale === 'de-AT' ? 'de' : locale;
}

/** What templates are written with: blocks by type, and words in the page's language. */
export interface TemplateBuilder {
  word(words: Words): string;
  block(type: string, props?: Record<string, unknown>, areas?: Record<string, Block[]>): Block;
  hero(title: Words, text: Words, ...buttons: Block[]): Block;
  section(props: Record<string, unknown>, ...content: Block[]): Block;
  title(level: number, words: Words, props?: Record<string, unknown>): Block;
  text(words: Words, props?: Record<string, unknown>): Block;
  button(label: Words, link: string, type?: 'primary' | 'secondary-blue' | 'secondary-white'): Block;
  buttons(alignment: 'start' | 'center', ...list: Block[]): Block;
  columns(...contents: Block[][]): Block;
  steps(...list: readonly { title: Words; text: Words }[]): Block;
  richText(...nodes: RichTextNode[]): Block;
  heading(level: number, words: Words): RichTextNode;
  paragraph(words: Words): RichTextNode;
  bullets(...items: Words[]): RichTextNode;
}

/** @throws Error when a template names a block that does not exist */
export function createBuilder(registry: Registry, locale: Locale): TemplateBuilder {
  const language = languageOf(locale);
  const word = (words: Words) => words[language];
  const block: TemplateBuilder['block'] = (type, props = {}, areas = {}) => {
    const definition = registry.get(type);
    if (!definition) throw new Error(`A template uses the block "${type}", which does not exist.`);
    const made = createBlock(definition, props);
    return made.areas ? { ...made, areas: { ...made.areas, ...areas } } : made;
  };
  const plain = (words: Words): RichTextNode => ({ type: 'text', text: word(words) });
  const paragraph = (words: Words): RichTextNode => ({ type: 'paragraph', content: [plain(words)] });

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
    columns(...contents) {
      const desktopSize = 12 / contents.length;
      const items = contents.map(() => ({ id: createId(), desktopSize, tabletSize: desktopSize, mobileSize: 12 }));
      const areas = Object.fromEntries(items.map(({ id }, index) => [id, contents[index] ?? []]));
      return block('Columns', { columns: items, gap: 6 }, areas);
    },
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
  };
  return builder;
}
