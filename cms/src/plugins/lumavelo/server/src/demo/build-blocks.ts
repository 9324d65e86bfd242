import { registry } from '@lumavelo/blocks/registry';
import type { Locale } from '@lumavelo/blocks/site';
import {
  type Block,
  createBlock,
  createId,
  type MediaReference,
  type PageDocument,
  type PageReference,
  type RichTextNode,
} from 'page-format';

/** Short ways to write a page down; what they make is what the editor would have saved. */

export function page(...blocks: Block[]): PageDocument {
  return { format: 'page', formatVersion: 1, blocks };
}

/**
 * A block of a known type with children in its areas.
 * @throws Error when the type does not exist
 */
export function block(type: string, props: Record<string, unknown> = {}, areas: Record<string, Block[]> = {}): Block {
  const definition = registry.get(type);
  if (!definition) throw new Error(`The demo content uses the block "${type}", which does not exist.`);
  const made = createBlock(definition, props);
  return made.areas ? { ...made, areas: { ...made.areas, ...areas } } : made;
}

export function container(props: Record<string, unknown>, ...content: Block[]): Block {
  return block('Container', props, { content });
}

interface Column {
  /** Twelfths of the row on a desktop. */
  size: number;
  tablet?: number;
  verticalAlignment?: 'top' | 'center' | 'bottom';
  content: Block[];
}

export function columns(gap: number, ...list: Column[]): Block {
  const items = list.map(({ size, tablet = size, verticalAlignment = 'top' }) => ({
    id: createId(),
    desktopSize: size,
    tabletSize: tablet,
    mobileSize: 12,
    verticalAlignment,
  }));
  const areas = Object.fromEntries(items.map((item, index) => [item.id, list[index]?.content ?? []]));
  return block('Columns', { columns: items, gap }, areas);
}

export function title(level: number, text: string, props: Record<string, unknown> = {}): Block {
  return block('Title', { title: text, type: level, ...props });
}

export function text(content: string, props: Record<string, unknown> = {}): Block {
  return block('Text', { content, ...props });
}

export function buttons(alignment: 'start' | 'center' | 'end', ...list: Block[]): Block {
  return block('ButtonContainer', { verticalAlignment: alignment }, { buttons: list });
}

export function button(label: string, link: string | PageReference, props: Record<string, unknown> = {}): Block {
  return block('Button', { label, link, ...props });
}

export function spacing(amount: 'minimal' | 'default' | 'large' | 'extra-large' = 'default'): Block {
  return block('VerticalSpacing', { amount });
}

/** A picture as wide as its column. The media library's own text is English; `alt` is in the page's language. */
export function picture(file: MediaReference, alt: string): Block {
  return block('Image', { file, alt, roundedCorners: true, width: 'full' });
}

export function slider(props: Record<string, unknown>, ...slides: Record<string, unknown>[]): Block {
  return block('Slider', { ...props, slides: slides.map((slide) => ({ id: createId(), ...slide })) });
}

export function richText(...content: RichTextNode[]): Block {
  return block('RichText', { content: { type: 'doc', content } });
}

export function heading(level: number, words: string): RichTextNode {
  return { type: 'heading', attrs: { level }, content: [plain(words)] };
}

/** Before national numbers, by language of the page. English pages name numbers with it. */
const CALLING_CODES: Readonly<Record<Locale, string>> = {
  nl: '31',
  be: '32',
  de: '49',
  'de-AT': '43',
  fr: '33',
  en: '',
};

/** As it is dialled from abroad, where an area may have a single digit, or within the country, with a zero before it. */
const TELEPHONE = /(\{\{phone\}\}|\+\d{2}(?:[ \u00a0]\d{1,4}){3,}|\b0\d{1,3}(?:[ \u00a0]\d{2,4}){2,})/;

/** Stands for the number of the country whose site is built. */
const PHONE = '{{phone}}';

function toInternational(number: string, locale: Locale): string {
  const digits = number.replaceAll(/[^+\d]/g, '');
  return digits.startsWith('+') ? digits : `+${CALLING_CODES[locale]}${digits.slice(1)}`;
}

/** A paragraph whose telephone numbers can be pressed. */
export function callable(words: string, locale: Locale): RichTextNode {
  const parts = words.split(TELEPHONE);
  const content = parts
    .map((part, index) => {
      if (index % 2 === 0) return plain(part);
      const number = part === PHONE ? part : toInternational(part, locale);
      return { ...plain(part), marks: [{ type: 'link', attrs: { href: `tel:${number}`, target: null } }] };
    })
    .filter(({ text }) => text !== '');
  return { type: 'paragraph', content };
}

/** A paragraph; `**words**` are bold. */
export function paragraph(words: string): RichTextNode {
  return { type: 'paragraph', content: readBold(words) };
}

export function bulletList(...items: string[]): RichTextNode {
  return {
    type: 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  };
}

export function blockquote(words: string): RichTextNode {
  return { type: 'blockquote', content: [paragraph(words)] };
}

/** A table with a head; the first cell of each row names it. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): RichTextNode {
  const cell = (type: string, words: string): RichTextNode => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [words === '' ? { type: 'paragraph' } : paragraph(words)],
  });
  return {
    type: 'table',
    content: [
      { type: 'tableRow', content: head.map((words) => cell('tableHeader', words)) },
      ...rows.map((row) => ({ type: 'tableRow', content: row.map((words) => cell('tableCell', words)) })),
    ],
  };
}

function readBold(words: string): RichTextNode[] {
  return words
    .split('**')
    .map((part, index) => (index % 2 === 1 ? { ...plain(part), marks: [{ type: 'bold' }] } : plain(part)))
    .filter((node) => node.text !== '');
}

function plain(words: string): RichTextNode {
  return { type: 'text', text: words };
}
