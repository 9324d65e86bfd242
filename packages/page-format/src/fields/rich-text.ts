import type { BindContext, Field, TypedAddress, ValueProblem } from '../block/field.ts';
import { typedLinkAddress } from '../links/file-address.ts';
import { isAllowedLink, safeHref } from '../links/links.ts';
import { checkFileAddress } from '../links/missing-file.ts';
import type { ContentType } from '../references/references.ts';
import { shorten } from '../text/describe-value.ts';
import {
  isForeignRichText,
  linkedFile,
  linkedPage,
  listRichTextNodes,
  RICH_TEXT_SCHEMA,
  type RichTextMark,
  type RichTextNode,
} from '../text/rich-text.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { pageHref } from './link.ts';
import { fileHref } from './media.ts';

/** Tiptap JSON, never HTML. */
export interface RichTextField extends Field<RichTextNode> {
  readonly kind: 'richText';
  /** Content types whose entries are pages that links in the text may lead to. */
  readonly pages: readonly ContentType[];
}

export interface RichTextOptions extends FieldOptions {
  /** Content types whose entries are pages that links in the text may lead to; none unless said otherwise. */
  pages?: readonly ContentType[];
  /** Folders of the site with files of its own, such as `img`; paths of files elsewhere get a warning. */
  folders?: readonly string[];
}

const EMPTY: RichTextNode = { type: 'doc', content: [] };

/** Text with structure: headings, lists, tables, links. The View gets links it may write as they are. */
export function richText(options: RichTextOptions): RichTextField {
  return declareField('richText', options, makeRichText);
}

function makeRichText(options: RichTextOptions): RichTextField {
  const pages = options.pages ?? [];
  return {
    kind: 'richText',
    ...describeField(options),
    pages,
    default: EMPTY,
    schema: RICH_TEXT_SCHEMA,
    expects: { en: 'formatted text', de: 'formatierter Text', nl: 'opgemaakte tekst', fr: 'un texte enrichi' },
    check: (document) => listRichTextNodes(document).flatMap((node) => checkLinks(node, pages, options.folders)),
    addresses: (document) => listRichTextNodes(document).flatMap((node) => listAddresses(node, pages)),
    // A copy, so that it still counts as a value the schema refused.
    salvage: (value) => (isForeignRichText(value) ? { ...value } : EMPTY),
    bind: (document, context) => bindLinks(document, pages, context),
  };
}

function checkLinks(node: RichTextNode, pages: readonly ContentType[], folders?: readonly string[]): ValueProblem[] {
  return listAddresses(node, pages).flatMap(({ address }) =>
    isAllowedLink(address) ? checkFileAddress(address, folders) : explainRefused(address, node),
  );
}

/** The addresses of a node's own marks; all of them stand in the one value. */
function listAddresses({ marks = [] }: RichTextNode, pages: readonly ContentType[]): TypedAddress[] {
  return marks
    .filter((mark) => mark.type === 'link' && !linkedPage(mark, pages) && !linkedFile(mark))
    .map((mark) => ({ address: String(mark.attrs?.href ?? ''), path: [] }));
}

function explainRefused(href: string, node: RichTextNode): ValueProblem {
  return {
    level: 'error',
    message: {
      en: `The link "${shorten(href)}" on "${shorten(node.text ?? '')}" is not allowed. Use a path, or an address that starts with https:, mailto: or tel:.`,
      de: `Der Link „${shorten(href)}“ auf „${shorten(node.text ?? '')}“ ist nicht erlaubt. Bitte einen Pfad oder eine Adresse mit https:, mailto: oder tel: verwenden.`,
      nl: `De link “${shorten(href)}” op “${shorten(node.text ?? '')}” is niet toegestaan. Gebruik een pad, of een adres dat begint met https:, mailto: of tel:.`,
      fr: `Le lien « ${shorten(href)} » sur « ${shorten(node.text ?? '')} » n’est pas autorisé. Utilisez un chemin, ou une adresse qui commence par https:, mailto: ou tel:.`,
    },
  };
}

/**
 * A copy in which links lead where they lead now: pages and files by their address, typed files and known paths to
 * where they are, addresses that are not allowed nowhere. A link to a page or file that is gone is no link any more. What has none of these
 * stays the same object.
 */
function bindLinks(node: RichTextNode, pages: readonly ContentType[], context: BindContext): RichTextNode {
  const content = node.content?.map((child) => bindLinks(child, pages, context));
  const contentChanged = content?.some((child, index) => child !== node.content?.[index]) ?? false;
  const marks = node.marks?.flatMap((mark) => bindLink(mark, pages, context));
  const marksChanged =
    marks?.length !== node.marks?.length || marks?.some((mark, index) => mark !== node.marks?.[index]);
  if (!contentChanged && !marksChanged) return node;
  const bound = { ...node };
  if (contentChanged) bound.content = content;
  if (marksChanged) bound.marks = marks;
  return bound;
}

function bindLink(mark: RichTextMark, pages: readonly ContentType[], context: BindContext): RichTextMark[] {
  if (mark.type !== 'link') return [mark];
  const { $ref, documentId, hash, ...attrs } = mark.attrs ?? {};
  const page = linkedPage(mark, pages);
  const file = linkedFile(mark);
  if (page || file) {
    const href = page ? pageHref(page, context) : file ? fileHref(file, String(attrs.href ?? ''), context) : '';
    return href ? [{ ...mark, attrs: { ...attrs, href } }] : [];
  }
  const href = typedLinkAddress(safeHref(attrs.href), context);
  return href === attrs.href ? [mark] : [{ ...mark, attrs: { ...attrs, href } }];
}
