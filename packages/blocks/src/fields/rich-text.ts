import { richText as declareRichText, type RichTextField, type RichTextOptions } from 'page-format/fields';
import { FILE_FOLDERS, PAGE_TYPES } from '../site/link-targets.ts';

/** Text with structure, whose links may lead to pages of this site. */
export function richText(options: Omit<RichTextOptions, 'pages' | 'folders'>): RichTextField {
  return declareRichText({ pages: PAGE_TYPES, folders: FILE_FOLDERS, ...options });
}
