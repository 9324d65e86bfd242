import { Link } from '@tiptap/extension-link';
import { options } from 'linkifyjs';
import {
  CUSTOM_LINK_SCHEMES,
  DEFAULT_PROTOCOL,
  isAllowedLink,
  isReference,
  type MediaReference,
  NEW_TAB_REL,
  type PageReference,
} from 'page-format';
import { getLinkTarget } from '../../../api/link-target.ts';

/** Everything a link mark holds; a new link sets all of it, so that nothing is left of the one before. */
export interface LinkAttributes {
  href: string;
  target: '_blank' | null;
  rel: string | null;
  class: null;
  /** With `documentId`: a page of this site, at `hash`, in place of an address; or a file, which is at `href` now. */
  $ref: PageReference['$ref'] | MediaReference['$ref'] | null;
  documentId: string | null;
  hash: string | null;
}

// Of what is typed Tiptap hands it on by itself, of what is pasted it does not.
options.defaults.defaultProtocol = DEFAULT_PROTOCOL;

/** A link to an address. Links that leave the site, or the tab, hand nothing over. */
export function linkToAddress(href: string, isNewTab: boolean): LinkAttributes {
  const staysHere = !isNewTab && /^[/#?.]/.test(href) && !href.startsWith('//');
  const rel = staysHere ? null : NEW_TAB_REL;
  return { href, target: isNewTab ? '_blank' : null, rel, class: null, $ref: null, documentId: null, hash: null };
}

/** A link to a page of this site, kept as a reference, so that it follows the page to a new address. */
export function linkToPage(
  { $ref, documentId, hash }: Omit<PageReference, 'snapshot'>,
  isNewTab: boolean,
): LinkAttributes {
  const target = isNewTab ? '_blank' : null;
  const rel = isNewTab ? NEW_TAB_REL : null;
  return { href: '', target, rel, class: null, $ref, documentId, hash };
}

/** A link to a file of the media library, kept as a reference, so that its address may change. */
export function linkToFile(
  { documentId, url }: { documentId: string; url: string },
  isNewTab: boolean,
): LinkAttributes {
  return { ...linkToAddress(url, isNewTab), $ref: 'media', documentId };
}

/** The page or the file that a link is kept as a reference to, and which of both it is. */
export function targetOf({ $ref, documentId }: Partial<LinkAttributes>): 'page' | 'file' | undefined {
  if (!documentId) return undefined;
  return $ref === 'media' ? 'file' : 'page';
}

/**
 * The link mark of specification points 3 and 5. It differs from Tiptap's own in what it holds: no title, a page in
 * place of an address, and no target where the markup has none. Tiptap reads a missing target as its default, so that
 * a link in the same tab would become one in a new tab whenever it is cut and pasted.
 */
export const LinkMark = Link.extend({
  addAttributes() {
    const reference = { default: null, rendered: false };
    return {
      href: { default: null },
      target: { default: '_blank' },
      rel: { default: NEW_TAB_REL },
      class: { default: null },
      $ref: reference,
      documentId: reference,
      hash: reference,
    };
  },

  parseHTML() {
    return [{ tag: 'a[href]', getAttrs: (element) => readLink(element) ?? false }];
  },

  renderHTML({ mark }) {
    const { href, target, rel, class: className, documentId, hash } = mark.attrs as Partial<LinkAttributes>;
    const kept = targetOf(mark.attrs as Partial<LinkAttributes>);
    return [
      'a',
      {
        href: href && isAllowedLink(href) ? href : '',
        target,
        rel,
        class: className,
        ...(kept === 'page' && { 'data-page': documentId, 'data-page-hash': hash }),
        ...(kept === 'file' && { 'data-file': documentId }),
      },
      0,
    ];
  },
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  markdownLinks: true,
  defaultProtocol: DEFAULT_PROTOCOL,
  protocols: [...CUSTOM_LINK_SCHEMES],
  isAllowedUri: (address) => isAllowedLink(address),
});

function readLink(element: HTMLElement): LinkAttributes | undefined {
  const text = (name: string) => element.getAttribute(name);
  const href = text('href') ?? '';
  const $ref = getLinkTarget()?.contentType;
  const page = $ref && { $ref, documentId: text('data-page') ?? '' };
  const file = { $ref: 'media' as const, documentId: text('data-file') ?? '' };
  const isPage = isReference(page);
  if (!isPage && (href === '' || !isAllowedLink(href))) return undefined;
  const attributes = {
    href: isPage ? '' : href,
    target: text('target') === '_blank' ? ('_blank' as const) : null,
    rel: text('rel'),
    class: text('class') as null,
  };
  if (isPage) return { ...attributes, ...page, hash: text('data-page-hash') ?? '' };
  if (isReference(file)) return { ...attributes, ...file, hash: null };
  return { ...attributes, $ref: null, documentId: null, hash: null };
}
