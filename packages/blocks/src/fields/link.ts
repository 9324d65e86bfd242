import { z } from 'zod';
import { shorten } from '../core/describe-value.ts';
import type { Field } from '../core/field.ts';
import { isAllowedLink, safeHref } from '../core/links.ts';
import { findSiteLocale, pagePath } from '../core/locales.ts';
import { type PageReference, type ResolvedPage, referenceKey } from '../core/references.ts';
import { describeField, type FieldOptions } from './declare.ts';

/** An address as typed, or a page of this site by its document id. */
export type LinkValue = string | PageReference;

/** The View gets the address to put into `href`: allowed and complete, or empty when there is none. */
export interface LinkField extends Field<LinkValue, string> {
  readonly kind: 'link';
}

export const PAGE_REFERENCE_SCHEMA = z.object({
  $ref: z.literal('api::page.page'),
  documentId: z.string().min(1).max(64),
  hash: z.string().max(64),
});

/** A link to a page, an address, an e-mail or a phone number, under the scheme rules of specification point 5. */
export function link(options: FieldOptions & { default?: string }): LinkField {
  return {
    kind: 'link',
    ...describeField(options),
    default: options.default ?? '',
    expects: {
      en: 'an address of at most 2,000 characters or a page',
      de: 'eine Adresse von höchstens 2.000 Zeichen oder eine Seite',
    },
    schema: z.union([z.string().max(2_000), PAGE_REFERENCE_SCHEMA]),
    check(value) {
      if (typeof value !== 'string' || isAllowedLink(value)) return [];
      return [
        {
          level: 'error',
          message: {
            en: `The link "${shorten(value)}" is not allowed. Use a path such as /calculator, or an address that starts with https:, mailto: or tel:.`,
            de: `Der Link „${shorten(value)}“ ist nicht erlaubt. Bitte einen Pfad wie /calculator oder eine Adresse mit https:, mailto: oder tel: verwenden.`,
          },
        },
      ];
    },
    bind(value, { country, refs }) {
      if (typeof value === 'string') return safeHref(value);
      const page = refs[referenceKey(value)] as ResolvedPage | null | undefined;
      if (!page || !findSiteLocale(country, page.locale)) return '';
      return pagePath(country, page.locale, page.slug) + (value.hash ? `#${value.hash}` : '');
    },
  };
}
