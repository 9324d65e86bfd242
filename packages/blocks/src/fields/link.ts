import { z } from 'zod';
import type { BindContext, Field } from '../core/field.ts';
import { typedLinkAddress } from '../core/file-address.ts';
import { checkTypedLink } from '../core/link-kinds.ts';
import { safeHref } from '../core/links.ts';
import { type MediaReference, type PageReference, type ResolvedPage, referenceKey } from '../core/references.ts';
import { describeField, type FieldOptions } from './declare.ts';
import { MEDIA_REFERENCE_SCHEMA, type MediaField, media } from './media.ts';

/** An address as typed, a page of this site, or a file of the media library. */
export type LinkValue = string | PageReference | MediaReference;

/** The View gets the address to put into `href`: allowed and complete, or empty when there is none. */
export interface LinkField extends Field<LinkValue, string> {
  readonly kind: 'link';
  /** The part of the field that is a file, for the control that picks one. */
  readonly file: MediaField;
}

export const PAGE_REFERENCE_SCHEMA = z.object({
  $ref: z.literal('api::page.page'),
  documentId: z.string().min(1).max(64),
  hash: z.string().max(64),
  snapshot: z.object({ title: z.string().max(1_000) }).optional(),
});

const SCHEMA = z.union([z.string().max(2_000), PAGE_REFERENCE_SCHEMA, MEDIA_REFERENCE_SCHEMA]);

/** A link to a page, an address, a file, an e-mail or a phone number, under the scheme rules of specification point 5. */
export function link(options: FieldOptions & { default?: string }): LinkField {
  const file = media({ label: options.label, accepts: 'file' });
  return {
    kind: 'link',
    ...describeField(options),
    file,
    default: options.default ?? '',
    expects: {
      en: 'an address of at most 2,000 characters, a page or a file',
      de: 'eine Adresse von höchstens 2.000 Zeichen, eine Seite oder eine Datei',
    },
    schema: SCHEMA,
    check(value) {
      const problem = typeof value === 'string' ? checkTypedLink(value) : undefined;
      return problem ? [problem] : [];
    },
    bind(value, context) {
      if (typeof value === 'string') return typedLinkAddress(safeHref(value), context);
      return value.$ref === 'media' ? (file.bind(value, context)?.url ?? '') : pageHref(value, context);
    },
  };
}

/** Where a page stands now, or an empty string when it is gone or not on the site that is drawn. */
export function pageHref(page: PageReference, context: Pick<BindContext, 'pageAddress' | 'refs'>): string {
  const target = context.refs[referenceKey(page)] as ResolvedPage | null | undefined;
  const address = target && context.pageAddress?.(target);
  if (!address) return '';
  return page.hash ? `${address}#${page.hash}` : address;
}
