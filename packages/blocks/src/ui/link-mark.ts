import { NEW_TAB_REL, type RichTextMark, safeHref } from 'page-format';

export interface LinkMarkAttributes {
  href: string;
  target?: '_blank';
  rel?: string;
  className?: string;
}

const REL_TOKENS = ['noopener', 'noreferrer', 'nofollow', 'sponsored', 'ugc'];

/**
 * Attributes of a rich-text link (specification points 3 and 5). The address is checked again here, whatever the
 * editor let through; one that is not allowed leaves an empty `href`. A mark that names no target opens a new tab, as
 * the content model has it; the target null means none. What opens a new tab never hands over its opener.
 */
export function linkMarkAttributes({ attrs = {} }: RichTextMark): LinkMarkAttributes {
  const attributes: LinkMarkAttributes = { href: safeHref(attrs.href) };
  const opensNewTab = attrs.target === '_blank' || attrs.target === undefined;
  const given = typeof attrs.rel === 'string' ? attrs.rel : attrs.rel === undefined ? NEW_TAB_REL : '';
  const rel = new Set(given.split(/\s+/).filter((token) => REL_TOKENS.includes(token)));
  if (opensNewTab) {
    attributes.target = '_blank';
    rel.add('noopener').add('noreferrer');
  }
  if (rel.size > 0) attributes.rel = [...rel].join(' ');
  if (typeof attrs.class === 'string' && /^[\w -]{1,100}$/.test(attrs.class)) attributes.className = attrs.class;
  return attributes;
}
