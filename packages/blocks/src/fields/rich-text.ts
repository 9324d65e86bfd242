import type { z } from 'zod';
import type { Field } from '../core/field.ts';
import { isAllowedLink } from '../core/links.ts';
import { RICH_TEXT_SCHEMA, type RichTextNode, walkRichText } from '../core/rich-text.ts';
import { describeField, type FieldOptions } from './declare.ts';

/** Tiptap JSON (specification point 3, rich-text content model), never HTML. */
export interface RichTextField extends Field<RichTextNode> {
  readonly kind: 'richText';
}

/** Text with structure: headings, lists, tables, links. */
export function richText(options: FieldOptions): RichTextField {
  return {
    kind: 'richText',
    ...describeField(options),
    default: { type: 'doc', content: [] },
    schema: RICH_TEXT_SCHEMA as z.ZodType<RichTextNode>,
    check(document) {
      return [...walkRichText(document)].flatMap((node) =>
        (node.marks ?? [])
          .filter((mark) => mark.type === 'link' && !isAllowedLink(String(mark.attrs?.href ?? '')))
          .map((mark) => ({
            level: 'error' as const,
            message: {
              en: `The link "${mark.attrs?.href}" on "${node.text ?? ''}" is not allowed. Use a path, or an address that starts with https:, mailto: or tel:.`,
              de: `Der Link „${mark.attrs?.href}“ auf „${node.text ?? ''}“ ist nicht erlaubt. Bitte einen Pfad oder eine Adresse mit https:, mailto: oder tel: verwenden.`,
            },
          })),
      );
    },
    bind: (value) => value,
  };
}
