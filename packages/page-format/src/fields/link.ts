import { z } from 'zod';
import type { BindContext, Field } from '../block/field.ts';
import { typedLinkAddress } from '../links/file-address.ts';
import { checkTypedLink } from '../links/link-kinds.ts';
import { safeHref } from '../links/links.ts';
import {
  type ContentType,
  type MediaReference,
  type PageReference,
  type ResolvedPage,
  referenceKey,
} from '../references/references.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';
import { MEDIA_REFERENCE_SCHEMA, type MediaField, media } from './media.ts';

/** An address as typed, a page of the project, or a file of the media library. */
export type LinkValue = string | PageReference | MediaReference;

/** The View gets the address to put into `href`: allowed and complete, or empty when there is none. */
export interface LinkField extends Field<LinkValue, string> {
  readonly kind: 'link';
  /** The part of the field that is a file, for the control that picks one. */
  readonly file: MediaField;
  /** Content types whose entries are pages that the link may lead to. */
  readonly pages: readonly ContentType[];
}

export interface LinkOptions extends FieldOptions {
  default?: string;
  /** Content types whose entries are pages that the link may lead to; none unless said otherwise. */
  pages?: readonly ContentType[];
  /** Folders of the site with files of its own, such as `img`; paths of files elsewhere get a warning. */
  folders?: readonly string[];
}

/** A link to a page, an address, a file, an e-mail or a phone number, under the rules of `links.ts`. */
export function link(options: LinkOptions): LinkField {
  return declareField('link', options, makeLink);
}

function makeLink(options: LinkOptions): LinkField {
  const file = media({ label: options.label, accepts: 'file' });
  const pages = options.pages ?? [];
  const schema = makeOnce(() => z.union([z.string().max(2_000), MEDIA_REFERENCE_SCHEMA, ...pages.map(pageSchema)]));
  return {
    kind: 'link',
    ...describeField(options),
    file,
    pages,
    default: options.default ?? '',
    expects: {
      en: 'an address of at most 2,000 characters, a page or a file',
      de: 'eine Adresse von höchstens 2.000 Zeichen, eine Seite oder eine Datei',
      nl: 'een adres van maximaal 2.000 tekens, een pagina of een bestand',
      fr: 'une adresse de 2 000 caractères au maximum, une page ou un fichier',
    },
    get schema() {
      return schema();
    },
    check(value) {
      const problem = typeof value === 'string' ? checkTypedLink(value, options.folders) : undefined;
      return problem ? [problem] : [];
    },
    addresses: (value) => (typeof value === 'string' && value !== '' ? [{ address: value, path: [] }] : []),
    bind(value, context) {
      if (typeof value === 'string') return typedLinkAddress(safeHref(value), context);
      return value.$ref === 'media' ? (file.bind(value, context)?.url ?? '') : pageHref(value, context);
    },
  };
}

function pageSchema(contentType: ContentType) {
  return z.object({
    $ref: z.literal(contentType),
    documentId: z.string().min(1).max(64),
    hash: z.string().max(64),
    snapshot: z.object({ title: z.string().max(1_000) }).optional(),
  });
}

/** Where a page stands now, or an empty string when it is gone or not on the site that is drawn. */
export function pageHref(page: PageReference, context: Pick<BindContext, 'pageAddress' | 'refs'>): string {
  const target = context.refs[referenceKey(page)] as ResolvedPage | null | undefined;
  const address = target && context.pageAddress?.(target);
  if (!address) return '';
  return page.hash ? `${address}#${page.hash}` : address;
}
