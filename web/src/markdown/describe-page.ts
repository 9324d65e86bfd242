import { type HtmlElement, parsePage, readAttribute } from '../document/parse-page.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A page of the site as a text, for programs that read it. */
export interface PageText {
  title: string;
  description: string;
  /** Language tag. */
  lang: string;
  /** Complete address of the page. */
  address: string;
  markdown: string;
}

/**
 * A built page as a text; undefined for one that search engines may not list, and for an address that only leads on.
 * @param path where the page is on its host
 */
export function describePage(html: string, path: string): PageText | undefined {
  const elements = parsePage(html);
  const find = (test: (element: HtmlElement) => boolean) => elements.find(test);
  const meta = (attribute: string, name: string) =>
    find((element) => element.tagName === 'meta' && readAttribute(element, attribute) === name);
  const canonical = find((element) => element.tagName === 'link' && readAttribute(element, 'rel') === 'canonical');
  const address = canonical && readAttribute(canonical, 'href');
  const main = find((element) => element.tagName === 'main');
  if (!address || !main || meta('name', 'robots') || decodeURI(new URL(address).pathname) !== path) return undefined;
  const read = (element: HtmlElement | undefined) => (element && readAttribute(element, 'content')) ?? '';
  const title = read(meta('property', 'og:title'));
  const markdown = writeMarkdown(main, address);
  return {
    title,
    description: read(meta('name', 'description')),
    lang: readAttribute(find(({ tagName }) => tagName === 'html') ?? main, 'lang') ?? '',
    address,
    markdown: /^# /m.test(markdown) ? markdown : `# ${title}\n\n${markdown}`,
  };
}
