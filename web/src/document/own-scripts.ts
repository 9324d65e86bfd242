import { type HtmlElement, readAttribute } from './parse-page.ts';

/** A script that stands in the page itself. */
export interface InlineScript {
  code: string;
  /** Where its code begins and ends in the page's text. */
  from: number;
  to: number;
  /** Whether its tag says anything of it, such as `type="module"`. */
  isPlain: boolean;
}

/** Descriptions for search engines are no scripts that run. */
function isRun(element: HtmlElement): boolean {
  return element.tagName === 'script' && !readAttribute(element, 'type')?.endsWith('json');
}

/** Whether a page runs scripts anyway; one that runs none gets none for speed. */
export function runsScripts(elements: readonly HtmlElement[]): boolean {
  return elements.some(isRun);
}

/**
 * The scripts that the site's own code wrote into a page. What blocks draw holds the texts of editors and no script: should
 * one come to stand there by a mistake of ours, it is not counted, so that no browser runs it.
 * @param blockMarkup what the page's blocks drew, in parts
 */
export function listOwnScripts(elements: readonly HtmlElement[], blockMarkup: readonly string[]): InlineScript[] {
  const suspects = blockMarkup.filter((markup) => /<script/i.test(markup));
  return elements.filter(isInline).flatMap((element) => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    if (!startTag || !endTag) return [];
    const [content] = element.childNodes;
    const code = content && 'value' in content ? content.value : '';
    if (suspects.some((markup) => markup.includes(code))) return [];
    return [{ code, from: startTag.endOffset, to: endTag.startOffset, isPlain: element.attrs.length === 0 }];
  });
}

/** The HTML of an island is a block's as well; Astro puts its own scripts beside it. */
function isInline(element: HtmlElement): boolean {
  return isRun(element) && readAttribute(element, 'src') === undefined && !isInIsland(element);
}

export function isInIsland({ parentNode }: HtmlElement): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false;
  return parentNode.tagName === 'astro-island' || isInIsland(parentNode);
}
