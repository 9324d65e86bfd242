import { isInIsland } from './own-scripts.ts';
import { type HtmlElement, readAttribute } from './parse-page.ts';

export interface InlineStyles {
  /** The content of every style sheet of the site that stands in the page itself. */
  sheets: string[];
  /** The values of `style` attributes: blocks have free values there, such as colours and widths. */
  attributes: string[];
}

/**
 * The styles that stand in a page, each once. A style sheet that stands in what blocks drew is left out, as scripts are: no
 * block draws any.
 * @param blockMarkup what the page's blocks drew, in parts
 */
export function listInlineStyles(elements: readonly HtmlElement[], blockMarkup: readonly string[]): InlineStyles {
  const suspects = blockMarkup.filter((markup) => /<style/i.test(markup));
  const sheets = elements
    .filter((element) => element.tagName === 'style' && !isInIsland(element))
    .map(({ childNodes: [content] }) => (content && 'value' in content ? content.value : ''))
    .filter((sheet) => !suspects.some((markup) => markup.includes(sheet)));
  const attributes = elements.flatMap((element) => readAttribute(element, 'style') ?? []);
  return { sheets: [...new Set(sheets)], attributes: [...new Set(attributes)] };
}
