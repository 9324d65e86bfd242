import {
  type Block,
  type Field,
  type Fields,
  mapBlocks,
  type PageDocument,
  type Registry,
  type ResolvedReferences,
  type RichTextNode,
} from 'page-format';
import type { ListField } from 'page-format/fields';

/** `{{bikes}}`, with any spaces within; what stands between the braces is the name. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** What stands in the place of a placeholder. */
export type Replace = (name: string) => string;

/** In JSON: two braces in a text, or one at the end of a text, which the next may go on from in another format. */
const BEGINNING = /\{\{|\{"[,}\]]/;

/** True when there may be a placeholder in any of these texts or trees, without looking at each of them. */
export function mayHavePlaceholders(...values: unknown[]): boolean {
  return BEGINNING.test(JSON.stringify(values));
}

export function replaceInText(text: string, replace: Replace): string {
  return text.includes('{{') ? text.replaceAll(PLACEHOLDER, (_, name: string) => replace(name.trim())) : text;
}

/**
 * The same in formatted text, where a placeholder may be formatted in parts: what stands for it is formatted as it begins.
 * What has none stays the same object.
 */
export function replaceInRichText(node: RichTextNode, replace: Replace): RichTextNode {
  const { content } = node;
  if (!content) return node;
  const replaced: RichTextNode[] = [];
  for (let start = 0; start < content.length; ) {
    const first = content[start] as RichTextNode;
    let end = start + 1;
    if (typeof first.text !== 'string') replaced.push(replaceInRichText(first, replace));
    else {
      while (typeof content[end]?.text === 'string') end += 1;
      replaced.push(...replaceInRun(content.slice(start, end), replace));
    }
    start = end;
  }
  const isSame = replaced.length === content.length && replaced.every((child, index) => child === content[index]);
  return isSame ? node : { ...node, content: replaced };
}

/** Texts that follow each other, each with its own format. */
function replaceInRun(given: readonly RichTextNode[], replace: Replace): RichTextNode[] {
  const run = given.map((node) => replaceInLinks(node, replace));
  const whole = run.map(({ text = '' }) => text).join('');
  const places = [...whole.matchAll(PLACEHOLDER)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: replace((match[1] ?? '').trim()),
  }));
  if (places.length === 0) return run;
  let start = 0;
  return run.flatMap((node) => {
    const end = start + (node.text ?? '').length;
    let text = '';
    let at = start;
    for (const place of places) {
      if (place.to <= start || place.from >= end) continue;
      if (place.from >= start) text += whole.slice(at, place.from) + place.text;
      at = Math.min(place.to, end);
    }
    text += whole.slice(at, end);
    start = end;
    return text === '' ? [] : [text === node.text ? node : { ...node, text }];
  });
}

/** Links such as `tel:{{phone}}`, which have no spaces. */
function replaceInLinks(node: RichTextNode, replace: Replace): RichTextNode {
  if (!node.marks?.some(({ attrs }) => String(attrs?.href).includes('{{'))) return node;
  const marks = node.marks.map((mark) => {
    const href = String(mark.attrs?.href);
    return href.includes('{{')
      ? { ...mark, attrs: { ...mark.attrs, href: replaceInText(href, replace).replaceAll(/\s/g, '') } }
      : mark;
  });
  return { ...node, marks };
}

/** Replaces every placeholder of a page in the texts that visitors read; what has none stays the same object. */
export function replaceInDocument(document: PageDocument, registry: Registry, replace: Replace): PageDocument {
  return mapBlocks(document, (block) => replaceInBlock(block, registry, replace));
}

/** The same in the texts of one block, without those of blocks within it. */
export function replaceInBlock<Given extends Pick<Block, 'type' | 'props'>>(
  block: Given,
  registry: Registry,
  replace: Replace,
): Given {
  const definition = registry.get(block.type);
  const props = definition ? replaceInValues(definition.props, block.props, replace) : block.props;
  return props === block.props ? block : { ...block, props };
}

type FaqLike = Record<string, unknown> & { documentId: string };

/** Of the references of a page, those whose texts may have placeholders, as the keys of references begin. */
const FAQ_KEY = 'api::faq.faq:';

/** The same in the questions and answers that a page refers to; what has none stays the same object. */
export function replaceInReferences(refs: ResolvedReferences, replace: Replace): ResolvedReferences {
  const faqs = Object.entries(refs).filter(([key, entry]) => key.startsWith(FAQ_KEY) && entry) as [string, FaqLike][];
  const changed = faqs.flatMap(([key, faq]): [string, FaqLike][] => {
    const next = replaceInFaq(faq, replace);
    return next === faq ? [] : [[key, next]];
  });
  return changed.length === 0 ? refs : { ...refs, ...Object.fromEntries(changed) };
}

/** The same in an FAQ: in its title, and in its questions and answers. */
export function replaceInFaq<Faq extends Readonly<Record<string, unknown>>>(faq: Faq, replace: Replace): Faq {
  if (!mayHavePlaceholders(faq)) return faq;
  const fill = (value: unknown) => {
    if (typeof value === 'string') return replaceInText(value, replace);
    return isObject(value) ? replaceInRichText(value as unknown as RichTextNode, replace) : value;
  };
  const fillItem = (item: unknown) =>
    isObject(item) ? { ...item, question: fill(item.question), answer: fill(item.answer) } : item;
  const { title, items } = faq;
  return { ...faq, title: fill(title), ...(Array.isArray(items) && { items: items.map(fillItem) }) };
}

/**
 * The same in a record of values, such as the properties of a block.
 * @param replace is told where a placeholder stands, too: names of properties, and places in lists
 */
export function replaceInValues<Values extends Record<string, unknown>>(
  fields: Fields,
  values: Values,
  replace: (name: string, path: (string | number)[]) => string,
  path: (string | number)[] = [],
): Values {
  const changed = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const next = field ? replaceInValue(field, value, replace, [...path, name]) : value;
    return next === value ? [] : [[name, next]];
  });
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) };
}

function replaceInValue(
  field: Field,
  value: unknown,
  replace: (name: string, path: (string | number)[]) => string,
  path: (string | number)[],
): unknown {
  const replaceHere = (name: string) => replace(name, path);
  if (typeof value === 'string' && isShown(field)) return replaceInText(value, replaceHere);
  if (field.kind === 'richText' && isObject(value)) {
    return replaceInRichText(value as unknown as RichTextNode, replaceHere);
  }
  if (field.kind !== 'list' || !Array.isArray(value) || field.group === 'analytics') return value;
  const { item } = field as unknown as ListField;
  const items = value.map((entry, index) =>
    isObject(entry) ? replaceInValues(item, entry, replace, [...path, index]) : entry,
  );
  return items.some((entry, index) => entry !== value[index]) ? items : value;
}

/** Not what is for scripts and addresses alone: there, braces may mean something else. */
function isShown(field: Field): boolean {
  if (field.kind !== 'text' && field.kind !== 'textarea') return false;
  return !field.uniqueOnPage && !field.runsScript && field.group !== 'analytics';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
