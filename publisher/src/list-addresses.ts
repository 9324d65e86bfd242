import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A path of the site that a page names. */
export interface PageAddress {
  path: string;
  /** Whether the site's own code loads it; everything else stands where an editor can have typed it. */
  isOwn: boolean;
  /** Whether visitors go there when they choose to; otherwise the page shows it. */
  isLink: boolean;
  /** Type of the block that names it; undefined for what stands around the blocks. */
  block: string | undefined;
}

const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data-src', 'component-url', 'renderer-url'];

const LINKS = ['a', 'area', 'form'];

/**
 * What a `<link>` can be that only the site's code writes, and that its pages need; the first picture of a page is
 * preloaded as well.
 */
const OWN_LINK = /\b(?:stylesheet|modulepreload)\b/;

/** The paths of its own site that a page names, in reading order. */
export function listAddresses(html: string): PageAddress[] {
  const addresses: PageAddress[] = [];
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode, around: string | undefined) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue;
      const block = readAttribute(node, 'data-block') ?? around;
      for (const name of ATTRIBUTES) {
        const path = readPath(readAttribute(node, name) ?? '');
        if (path) addresses.push({ path, isOwn: isOwn(node), isLink: LINKS.includes(node.tagName), block });
      }
      visit(node, block);
    }
  };
  visit(parse(html), undefined);
  return addresses;
}

/** Blocks draw neither scripts nor `<link>`s, nor the elements of Astro's islands. */
function isOwn(element: Element): boolean {
  const { tagName } = element;
  if (tagName !== 'link') return tagName === 'script' || tagName === 'astro-island';
  return OWN_LINK.test(readAttribute(element, 'rel') ?? '') || readAttribute(element, 'as') === 'font';
}

function readAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The path that an address of this site names, without its query; undefined for every other address. */
function readPath(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address)) return undefined;
  try {
    return decodeURI(address.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}
