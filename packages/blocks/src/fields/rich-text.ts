import type { z } from 'zod';
import { shorten } from '../core/describe-value.ts';
import type { Field, ValueProblem } from '../core/field.ts';
import { isAllowedLink, safeHref } from '../core/links.ts';
import { RICH_TEXT_SCHEMA, type RichTextMark, type RichTextNode, walkRichText } from '../core/rich-text.ts';
import { describeField, type FieldOptions } from './declare.ts';

/** Tiptap JSON (specification point 3, rich-text content model), never HTML. */
export interface RichTextField extends Field<RichTextNode> {
  readonly kind: 'richText';
}

/** Text with structure: headings, lists, tables, links. The View gets links it may write as they are. */
export function richText(options: FieldOptions): RichTextField {
  return {
    kind: 'richText',
    ...describeField(options),
    default: { type: 'doc', content: [] },
    schema: RICH_TEXT_SCHEMA as z.ZodType<RichTextNode>,
    expects: { en: 'formatted text', de: 'formatierter Text' },
    check: (document) => [...walkRichText(document)].flatMap(checkLinks),
    bind: (document) => makeLinksSafe(document),
  };
}

function linkMarks(node: RichTextNode): RichTextMark[] {
  return (node.marks ?? []).filter((mark) => mark.type === 'link');
}

function checkLinks(node: RichTextNode): ValueProblem[] {
  return linkMarks(node)
    .map((mark) => String(mark.attrs?.href ?? ''))
    .filter((href) => !isAllowedLink(href))
    .map((href) => ({
      level: 'error',
      message: {
        en: `The link "${shorten(href)}" on "${shorten(node.text ?? '')}" is not allowed. Use a path, or an address that starts with https:, mailto: or tel:.`,
        de: `Der Link „${shorten(href)}“ auf „${shorten(node.text ?? '')}“ ist nicht erlaubt. Bitte einen Pfad oder eine Adresse mit https:, mailto: oder tel: verwenden.`,
      },
    }));
}

/** A copy in which links that are not allowed lead nowhere; what has none of those stays the same object. */
function makeLinksSafe(node: RichTextNode): RichTextNode {
  const content = node.content?.map(makeLinksSafe);
  const contentChanged = content?.some((child, index) => child !== node.content?.[index]) ?? false;
  const unsafe = linkMarks(node).some((mark) => mark.attrs?.href !== safeHref(mark.attrs?.href));
  if (!contentChanged && !unsafe) return node;
  const safe = { ...node };
  if (contentChanged) safe.content = content;
  if (unsafe) {
    safe.marks = node.marks?.map((mark) =>
      mark.type === 'link' ? { ...mark, attrs: { ...mark.attrs, href: safeHref(mark.attrs?.href) } } : mark,
    );
  }
  return safe;
}
