/** What takes the whole page to know: which picture is the first, and what may wait for it to be shown. */

import { BEGIN_WITH_FIRST_SCREEN, LAY_OUT, wakeAfterFirstFrame } from './first-frame.ts';
import {
  FETCH_LATER_PICTURES,
  findFirstPicture,
  HOLD_LATER_PICTURES,
  hasLaterPictures,
  LATER_PICTURES_STYLE,
  preloadPicture,
} from './first-picture.ts';
import { type InlineStyles, listInlineStyles } from './inline-styles.ts';
import { listOwnScripts, runsScripts } from './own-scripts.ts';
import {
  applyEdits,
  type Edit,
  type HtmlElement,
  insertAtEnd,
  insertBehind,
  parsePage,
  readAttribute,
} from './parse-page.ts';

export interface FinishedPage {
  html: string;
  /** The code of every script of the site that stands in the page itself. */
  scripts: string[];
  styles: InlineStyles;
  /** What stands in the page, as browsers find it, but for what was added here. */
  elements: HtmlElement[];
}

/**
 * Lets a whole page show its first screen before the rest of it. Pages that run no scripts get none for this.
 * @param blockMarkup what the page's blocks drew, in parts; see `listOwnScripts`
 */
export function finishPage(html: string, blockMarkup: readonly string[]): FinishedPage {
  const elements = parsePage(html);
  const find = (name: string) => elements.find(({ tagName }) => tagName === name);
  const edits: Edit[] = [];
  const scripts = listOwnScripts(elements, blockMarkup).map((script) => {
    const text = wakeAfterFirstFrame(script);
    if (text !== script.code) edits.push({ from: script.from, to: script.to, text });
    return text;
  });
  const styles = listInlineStyles(elements, blockMarkup);
  const isRunning = runsScripts(elements);
  const picture = findFirstPicture(elements);
  if (picture) {
    const viewport = elements.find((element) => readAttribute(element, 'name') === 'viewport');
    edits.push(...insertBehind(viewport, preloadPicture(picture)));
    if (isRunning && hasLaterPictures(elements)) {
      const hold = `<style>${LATER_PICTURES_STYLE}</style><script>${HOLD_LATER_PICTURES}</script>`;
      edits.push(...insertAtEnd(find('head'), hold));
      scripts.push(HOLD_LATER_PICTURES);
      styles.sheets.push(LATER_PICTURES_STYLE);
    }
  }
  if (isRunning && hasLaterPictures(elements)) {
    edits.push(...insertAtEnd(find('body'), `<script>${FETCH_LATER_PICTURES}</script>`));
    scripts.push(FETCH_LATER_PICTURES);
  }
  if (isRunning) {
    edits.push(...insertAtEnd(find('head'), `<script>${BEGIN_WITH_FIRST_SCREEN}</script>`));
    edits.push(...insertAtEnd(find('body'), `<script>${LAY_OUT}</script>`));
    scripts.push(BEGIN_WITH_FIRST_SCREEN, LAY_OUT);
  }
  return { html: applyEdits(html, edits), scripts, styles, elements };
}
