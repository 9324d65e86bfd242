import { type Fields, isEmptyRichText, type Registry } from 'page-format';
import { flushSync } from 'react-dom';
import type { TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { BlockStates } from '../states/block-states.ts';
import { findTextProp, type StoredText, type TextProp } from './text-prop.ts';

/** A text and the element of the canvas that shows it: of a formatted one, the element right around its paragraphs. */
export interface ShownText extends TextProp {
  element: HTMLElement;
}

/** The texts that the canvas shows, which their Views have marked (`data-prop`). */
export interface ShownTexts {
  /** Those of a block, in the order of the page. */
  list(page: HTMLElement, id: string): ShownText[];
  /**
   * A text of a block. While it is empty and no View draws it, it is drawn for as long as it is written.
   * @param path without it, the first title, paragraph or formatted text that is empty, or the text that the block is mostly
   *   changed by
   */
  find(page: HTMLElement, id: string, path?: string): ShownText | undefined;
  /**
   * Has an empty text drawn as though something were in it.
   * @returns its path; undefined when the block has none that is empty
   */
  holdEmpty(id: string, path?: string): string | undefined;
}

export function createShownTexts(store: EditorStore, states: BlockStates): ShownTexts {
  const { registry } = store;
  const blockOf = (id: string) => store.getSession().tree.blocks.get(id);

  const list: ShownTexts['list'] = (page, id) => {
    const block = blockOf(id);
    const root = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
    if (!block || !root) return [];
    return [root, ...root.querySelectorAll<HTMLElement>('[data-prop]')].flatMap((element) => {
      const path = element.dataset.prop;
      if (path === undefined || element.closest('[data-block-id]') !== root) return [];
      const text = findTextProp(registry, block, path);
      return text ? [{ ...text, element }] : [];
    });
  };

  const holdEmpty: ShownTexts['holdEmpty'] = (id, path) => {
    const block = blockOf(id);
    const text = block && (path === undefined ? findEmpty(block, registry) : findTextProp(registry, block, path));
    if (!text || !isEmptyText(text.stored)) return undefined;
    const { prop, value } = text.write(text.kind === 'richText' ? BLANK : UNSEEN);
    flushSync(() => states.hold({ ...block, props: { ...block.props, [prop]: value } }));
    return text.path;
  };

  return {
    list,
    holdEmpty,
    find(page, id, path) {
      const findShown = (wanted: string) => list(page, id).find((text) => text.path === wanted);
      const shown = path === undefined ? undefined : findShown(path);
      if (shown) return shown;
      const drawn = holdEmpty(id, path);
      const found = drawn === undefined ? undefined : findShown(drawn);
      if (drawn !== undefined && !found) states.release(id);
      return found;
    },
  };
}

/** The first title, paragraph or formatted text of a block that is empty, or the text that it is mostly changed by. */
function findEmpty(block: TreeBlock, registry: Registry): TextProp | undefined {
  const definition = registry.get(block.type);
  const [first] = definition?.main ?? [];
  const names = definition?.prose
    ? [definition.prose.text]
    : Object.entries((definition?.props ?? {}) as Fields).flatMap(([name, { kind }]) =>
        kind === 'richText' || (name === first && kind === 'text') ? [name] : [],
      );
  return names
    .map((name) => findTextProp(registry, block, name))
    .find((text) => text !== undefined && isEmptyText(text.stored));
}

export function isEmptyText(text: StoredText): boolean {
  return typeof text === 'string' ? text.trim() === '' : isEmptyRichText(text);
}

/** True for a text that can be seen, so that the caret does not go where nothing is. */
export function isSeen({ stored, element }: ShownText): boolean {
  return !isEmptyText(stored) && element.getClientRects().length > 0;
}

/** A zero width space: no blank, so that the View draws its element, and nothing that can be seen. */
const UNSEEN = '\u200b';

/** A paragraph in which nothing can be seen. */
const BLANK = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: UNSEEN }] }] };
