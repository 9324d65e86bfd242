import { richText as declareRichText, type RichTextField, type RichTextOptions } from 'page-format/fields';
import { PAGE_TYPES } from '../site/page-types.ts';

/** Text with structure, whose links may lead to pages of this site. */
export function richText(options: Omit<RichTextOptions, 'pages'>): RichTextField {
  return declareRichText({ pages: PAGE_TYPES, ...options });
}
