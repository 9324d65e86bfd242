/**
 * What runs inside pages. Functions here are sent to the browser as text, so each one stands alone: it uses its
 * arguments and what pages have, and nothing of this file.
 */
import type { queryAllByRole } from '@testing-library/dom';

declare global {
  interface Window {
    /** Testing Library, once it was put into the page. */
    TestingLibraryDom?: { queryAllByRole: typeof queryAllByRole };
  }
}

/** A text that is equal to a string, or that matches the source of a pattern. */
export type Match = string | { source: string; flags: string };

/** One step from where a search stands to what it looks for. */
export type Step =
  | { by: 'frame'; css: string }
  /** What an element with a shadow root shows. */
  | { by: 'shadow' }
  | { by: 'css'; css: string }
  | { by: 'role'; role: string; name?: Match }
  /** Keeps those that contain a text. */
  | { by: 'text'; text: Match }
  | { by: 'first' };

/** An element as a person meets it. */
export interface Seen {
  text: string;
  value: string;
  attributes: Record<string, string>;
  isShown: boolean;
  isFocused: boolean;
  /** In the window of the page, in CSS pixels, whichever frame it stands in. */
  box: { x: number; y: number; width: number; height: number };
  /** What is in front of its middle, when that is something else. */
  coveredBy: string | undefined;
}

/**
 * Looks for elements.
 * @param scrolls puts the first one into the middle of the window
 * @returns undefined while Testing Library is not in the page
 */
export function look(steps: Step[], scrolls: boolean): Seen[] | undefined {
  const library = window.TestingLibraryDom;
  if (!library) return undefined;

  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  const matches = (text: string, match: Match) =>
    typeof match === 'string' ? squeeze(text) === match : new RegExp(match.source, match.flags).test(squeeze(text));

  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'frame')
      found = found
        .flatMap((part) => [...part.querySelectorAll<HTMLIFrameElement>(step.css)])
        .flatMap((frame) => frame.contentDocument?.documentElement ?? []);
    else if (step.by === 'shadow')
      found = found.flatMap((part) => [...(part.shadowRoot?.children ?? [])] as HTMLElement[]);
    else if (step.by === 'css') found = found.flatMap((part) => [...part.querySelectorAll<HTMLElement>(step.css)]);
    else if (step.by === 'role') {
      const { name } = step;
      const named = name !== undefined && { name: (text: string) => matches(text, name) };
      found = found.flatMap((part) => library.queryAllByRole(part, step.role, { ...named }));
    } else if (step.by === 'text') {
      const { text } = step;
      const wanted =
        typeof text === 'string' ? { source: text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), flags: '' } : text;
      found = found.filter((part) => matches(part.textContent ?? '', wanted));
    } else found = found.slice(0, 1);
  }
  if (scrolls) found[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });

  return found.map((element) => {
    const inside = element.getBoundingClientRect();
    let [x, y, scale] = [inside.x, inside.y, 1];
    for (
      let view = element.ownerDocument.defaultView;
      view?.frameElement;
      view = view.parent as Window & typeof globalThis
    ) {
      const frame = view.frameElement as HTMLElement;
      const box = frame.getBoundingClientRect();
      const ratio = box.width / frame.offsetWidth;
      [x, y, scale] = [box.x + (frame.clientLeft + x) * ratio, box.y + (frame.clientTop + y) * ratio, scale * ratio];
    }
    const [middleX, middleY] = [inside.x + inside.width / 2, inside.y + inside.height / 2];
    const root = element.getRootNode() as Document | ShadowRoot;
    const front = root.elementFromPoint(middleX, middleY);
    const label = element.closest('label');
    const isInFront = element.contains(front) || Boolean(front?.contains(element)) || Boolean(label?.contains(front));
    return {
      text: squeeze(element.textContent ?? ''),
      value: 'value' in element ? String(element.value) : '',
      attributes: Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
      isShown: inside.width > 0 && inside.height > 0 && element.checkVisibility({ visibilityProperty: true }),
      isFocused: root.activeElement === element,
      box: { x, y, width: inside.width * scale, height: inside.height * scale },
      coveredBy: isInFront ? undefined : (front?.outerHTML.slice(0, 120) ?? 'nothing that is in the window'),
    };
  });
}
