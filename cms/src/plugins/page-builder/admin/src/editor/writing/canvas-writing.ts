import { dequal } from 'dequal/lite';
import { type Block, createBlock, isEmptyRichText, listAreas, type Registry, shortenText } from 'page-format';
import { flushSync } from 'react-dom';
import { findOnlyText, joinTexts } from '../../model/join-texts.ts';
import { refuses } from '../../model/placement.ts';
import { extendTo, selectBlock } from '../../model/selection.ts';
import { childrenOf, placeOf, type TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { findPage } from '../canvas/find-page.ts';
import { findNeighbour } from '../canvas/neighbours.ts';
import { focusFirstText } from '../inspector/focus-field.ts';
import { describePasteNote } from '../rich-text/paste/describe-paste-note.ts';
import type { BlockStates } from '../states/block-states.ts';
import { findTextProp, type StoredText } from './text-prop.ts';
import { createTextRange } from './text-range.ts';
import { type Caret, type ShownText, type Writer, type WritingEnd, writeText } from './write-text.ts';

/** A place on the canvas, in its own pixels. */
export interface Pointed {
  element: Element;
  x: number;
  y: number;
}

/** A text that is written, and the page that it is on. */
export interface WrittenText extends Writer {
  page: HTMLElement;
}

/** Writes texts of blocks where they stand, on the canvas that can be edited. */
export interface CanvasWriting {
  /** The formatted text that is written now, which has tools. */
  getFormatted(): WrittenText | undefined;
  /** Follows `getFormatted`. */
  subscribe(listener: () => void): () => void;
  /**
   * Lets the text of a block be written.
   * @param at what was pointed at, whose text is meant; or else the block's first, and where its caret stands
   * @returns false when the block shows no text of its own
   */
  edit(page: HTMLElement, id: string, at?: Pointed | 'start' | 'end'): boolean;
  /**
   * Lets the selected block's text be written.
   * @param onNone called when it shows none
   */
  editSelected(onNone: () => void): void;
  /**
   * Puts the caret into the first text of the selected block: on the canvas, or in the settings while the canvas shows
   * none of it. What others are put into is itself what the next keys mean. Once what was just inserted stands there.
   */
  editInserted(): void;
  /**
   * Begins the first text of a block with a letter that was pressed while only the block was selected.
   * @returns false when the block has nothing that can be written
   */
  writeLetter(page: HTMLElement, id: string, letter: string): boolean;
  /**
   * Selects the block before or after one, in the order of the page.
   * @returns its id; undefined at the ends of the page
   */
  walk(page: HTMLElement, id: string, step: 'before' | 'after'): string | undefined;
  /**
   * Takes the block before or after the one selected last into the selection.
   * @returns false at the ends of the page
   */
  extend(page: HTMLElement, step: 'before' | 'after'): boolean;
}

interface WritingTools {
  store: EditorStore;
  states: BlockStates;
  t: TFunction;
  /** What a type of block is called. */
  nameType(type: string): string;
  /** Tells of a new block. */
  onInserted(id: string): void;
  /** Tells that a block of a type is gone. */
  onRemoved(type: string): void;
  /** Takes back the page's last step, or brings it back. */
  onHistory(how: 'undo' | 'redo'): void;
  /** Offers blocks to put in place of an empty one. */
  onSlash(id: string): void;
  announce(text: string): void;
  /** Says why a text cannot be written. */
  refuse(reason: string): void;
}

export function createCanvasWriting(tools: WritingTools): CanvasWriting {
  const { store, states, t, nameType, onInserted, onRemoved, onHistory, onSlash, announce, refuse } = tools;
  const { registry } = store;
  const blockOf = (id: string) => store.getSession().tree.blocks.get(id);
  const signs = [...registry.values()].flatMap(({ prose }) => Object.keys(prose?.markdown ?? {}));
  const listeners = new Set<() => void>();
  let written: WrittenText | undefined;

  const setWritten = (next: WrittenText | undefined) => {
    const hasTools = next?.isFormatted || written?.isFormatted;
    written = next;
    // The tools go before the text that they belong to.
    if (hasTools) flushSync(() => listeners.forEach((listener) => void listener()));
  };

  /** The texts of a block that its View has marked on the canvas, in the order of the page. */
  const listShown = (page: HTMLElement, id: string): ShownText[] => {
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

  /**
   * Has an empty title, paragraph or formatted text drawn as though something were in it.
   * @returns the name of the text; undefined for a block with none that is empty
   */
  const holdEmpty = (id: string): string | undefined => {
    const block = blockOf(id);
    const definition = registry.get(block?.type ?? '');
    if (!block || !definition) return undefined;
    const names = definition.prose ? [definition.prose.text] : Object.keys(definition.props);
    const found = names
      .map((name) => findTextProp(registry, block, name))
      .find((prop) => prop && isEmpty(prop.stored) && (definition.prose || prop.kind === 'richText'));
    if (!found) return undefined;
    const unseen = found.kind === 'richText' ? BLANK : UNSEEN;
    flushSync(() => states.hold({ ...block, props: { ...block.props, [found.path]: unseen } }));
    return found.path;
  };

  /** The element of an empty title, paragraph or formatted text: drawn for as long as it is written. */
  const drawEmpty = (page: HTMLElement, id: string): ShownText | undefined => {
    const drawn = holdEmpty(id);
    if (drawn === undefined) return undefined;
    const shown = listShown(page, id).find(({ path }) => path === drawn);
    if (!shown) states.release(id);
    return shown;
  };

  const write = (page: HTMLElement, id: string, shown: ShownText, caret: Caret): boolean => {
    const block = blockOf(id);
    if (!block) return false;
    // From now on the element is not React's to change.
    if (!states.findHeld(id)) flushSync(() => states.hold(block));
    const isProse = findOnlyText(registry.get(block.type)) === shown.path;
    const writer = writeText({
      ...{ store, id, shown, caret, isProse },
      label: nameType(block.type),
      placeholders: { whole: t('richText.placeholder'), line: t('richText.placeholderLine') },
      signs: isProse ? signs : [],
      onCut: (rest) => refuse(t('canvas.textLimit', { limit: shown.maxLength, rest: shortenText(rest.trim(), 60) })),
      onPasteNote: (note) => announce(describePasteNote(note, t)),
      onHistory: (how) => takeStep(page, how),
      onEnd(result, unmount) {
        setWritten(undefined);
        unmount();
        flushSync(() => states.release(id));
        goOn(page, id, shown.path, result);
      },
    });
    if ('unknown' in writer) {
      states.release(id);
      refuse(t('richText.refused', { reason: writer.unknown }));
      return false;
    }
    setWritten({ ...writer, page });
    return true;
  };

  /** Takes a step back or forward, and goes on writing where it changed something. */
  const takeStep = (page: HTMLElement, how: 'undo' | 'redo') => {
    const { tree: before } = store.getSession();
    flushSync(() => onHistory(how));
    const { tree, selection } = store.getSession();
    const id = selection.blocks.length === 1 ? (selection.blocks[0] ?? '') : '';
    if (tree === before || written?.id === id) return;
    written?.end('kept');
    const earlier = before.blocks.get(id);
    if (!earlier || !tree.blocks.has(id)) return;
    for (const shown of [...listShown(page, id), drawEmpty(page, id)]) {
      const since = shown && findTextProp(registry, earlier, shown.path)?.stored;
      if (shown && since !== undefined && !dequal(since, shown.stored)) {
        write(page, id, shown, { since, at: 'end' });
        return;
      }
    }
    states.release(id);
  };

  /** Stores a text. Read anew before: while it is typed, others may change what is beside it. */
  const keep = (id: string, path: string, text: StoredText, mergeKey: string | undefined) => {
    const block = blockOf(id);
    const prop = block && findTextProp(registry, block, path);
    if (prop && !dequal(prop.stored, text)) store.perform({ type: 'setProp', id, ...prop.write(text) }, { mergeKey });
  };

  /**
   * Divides a text at the caret, or begins an empty one: before it at its start, else after it. Both are one step where
   * that takes text away.
   */
  const split = (page: HTMLElement, id: string, path: string, { text, rest }: { text: string; rest: string }): void => {
    const { tree } = store.getSession();
    const block = tree.blocks.get(id);
    const place = placeOf(tree, id);
    const isBefore = text === '' && rest !== '';
    const made = block && beginText(registry, block, isBefore ? '' : rest);
    if (!made || !place || refuses(tree, { blocks: [made] }, place, registry)) return;
    const mergeKey = rest === '' || isBefore ? undefined : `split/${id}`;
    const { block: holder, area, index } = place;
    const at = { block: holder, area, index: isBefore ? index : index + 1 };
    flushSync(() => {
      keep(id, path, isBefore ? rest : text, mergeKey);
      const selection = selectBlock(isBefore ? id : made.id);
      store.perform({ type: 'insert', blocks: [made], place: at }, { mergeKey, selection });
      onInserted(made.id);
    });
    writing.edit(page, isBefore ? id : made.id, 'start');
  };

  /** Makes a title or a paragraph the block that the signs at its beginning stand for, as one step. */
  const turn = (page: HTMLElement, id: string, { signs, text }: { signs: string; text: string }): void => {
    const { tree } = store.getSession();
    const definition = [...registry.values()].find(({ prose }) => prose?.markdown?.[signs]);
    const place = placeOf(tree, id);
    if (!definition?.prose || !place) return;
    const made = createBlock(definition);
    const props = { ...made.props, ...definition.prose.markdown?.[signs], [definition.prose.text]: text };
    const blocks = [{ ...made, props }];
    if (refuses(tree, { blocks }, place, registry)) return;
    const mergeKey = `turn/${id}`;
    flushSync(() => {
      store.perform({ type: 'insert', blocks, place }, { mergeKey, selection: selectBlock(made.id) });
      store.perform({ type: 'remove', ids: [id] }, { mergeKey });
      onInserted(made.id);
    });
    writing.edit(page, made.id, 'start');
  };

  const removeEmpty = (page: HTMLElement, id: string): void => {
    const before = findNeighbour(page, id, 'before');
    const type = blockOf(id)?.type ?? '';
    flushSync(() => store.remove([id]));
    onRemoved(type);
    if (before === undefined || !blockOf(before)) return;
    store.select(selectBlock(before));
    writing.edit(page, before, 'end');
  };

  /** Makes one text of two that follow each other in one area, as one step; where they cannot be one, goes on writing. */
  const join = (page: HTMLElement, id: string, side: 'before' | 'after'): void => {
    if (!joinWith(page, id, side)) writing.edit(page, id, side === 'before' ? 'start' : 'end');
  };

  const joinWith = (page: HTMLElement, id: string, side: 'before' | 'after'): boolean => {
    const { tree } = store.getSession();
    const place = placeOf(tree, id);
    const other = place && childrenOf(tree, place)[place.index + (side === 'before' ? -1 : 1)];
    const [first, second] = (side === 'before' ? [other, id] : [id, other]).map((each) => blockOf(each ?? ''));
    const path = findOnlyText(registry.get(first?.type ?? ''));
    if (!first || !second || path === undefined) return false;
    const before = findTextProp(registry, first, path)?.stored;
    if (before === undefined) return false;
    if (side === 'before' && isEmpty(before)) {
      flushSync(() => store.perform({ type: 'remove', ids: [first.id] }));
      return false;
    }
    const joined = joinTexts(first, second, registry);
    if (typeof joined === 'string') {
      if (joined !== 'no-text') refuse(t(`canvas.notJoined.${joined}`, { block: nameType(first.type) }));
      return false;
    }
    const { value, rest } = joined;
    const mark = { mergeKey: `join/${id}`, selection: selectBlock(first.id) };
    flushSync(() => {
      store.perform({ type: 'setProp', id: first.id, prop: path, value }, mark);
      if (rest) store.perform({ type: 'setProp', id: second.id, prop: rest.prop, value: rest.value }, mark);
      else store.perform({ type: 'remove', ids: [second.id] }, mark);
    });
    if (!rest) onRemoved(second.type);
    const shown = listShown(page, first.id).find((text) => text.path === path);
    return shown !== undefined && write(page, first.id, shown, { since: before, at: 'start' });
  };

  const goOn = (page: HTMLElement, id: string, path: string, end: WritingEnd): void => {
    if (end.how !== 'left' && (end.how !== 'gone' || hasFocus(page.ownerDocument))) page.focus({ preventScroll: true });
    if (end.how === 'split') split(page, id, path, end);
    else if (end.how === 'turned') turn(page, id, end);
    else if (end.how === 'join') join(page, id, end.with);
    else if (end.how === 'emptied') removeEmpty(page, id);
    else if (end.how === 'slash') onSlash(id);
    else if (end.how === 'extend') {
      const ends = { anchor: { block: id, path, ...end.anchor }, head: { block: id, path, ...end.head } };
      range.begin(page, ends, end.to);
    } else if (end.how === 'before' || end.how === 'after') goTo(page, id, end.how);
  };

  const goTo = (page: HTMLElement, id: string, step: 'before' | 'after'): void => {
    const next = writing.walk(page, id, step);
    if (next !== undefined) writing.edit(page, next, step === 'before' ? 'end' : 'start');
  };

  const extend = (page: HTMLElement, step: 'before' | 'after'): boolean => {
    const { tree, selection } = store.getSession();
    const next = findNeighbour(page, selection.blocks.at(-1) ?? '', step);
    if (next === undefined || !blockOf(next)) return false;
    store.select(extendTo(tree, selection, next));
    return true;
  };

  const range = createTextRange({
    store,
    onText(page, { block, path }, caret) {
      const shown = listShown(page, block).find((text) => text.path === path);
      if (shown) write(page, block, shown, caret);
    },
    onRemoved(page, id, since) {
      const path = findOnlyText(registry.get(blockOf(id)?.type ?? ''));
      const shown = listShown(page, id).find((text) => text.path === path) ?? drawEmpty(page, id);
      if (shown) write(page, id, shown, since === undefined ? 'start' : { since, at: 'start' });
      return written;
    },
  });

  const writing: CanvasWriting = {
    getFormatted: () => (written?.isFormatted ? written : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(page, id, at) {
      const target = typeof at === 'object' ? at.element : undefined;
      if (written && (target ? written.element.contains(target) : written.id === id)) return true;
      const shown = listShown(page, id);
      const text =
        (target ? shown.find(({ element }) => element.contains(target)) : shown.find(isSeen)) ?? drawEmpty(page, id);
      if (!text) return false;
      written?.end('left');
      return write(page, id, text, at ?? (text.kind === 'richText' ? 'end' : 'all'));
    },
    editSelected(onNone) {
      const page = findPage();
      const id = store.getSession().selection.blocks.at(-1);
      // After what asked for it has closed and given the focus back.
      requestAnimationFrame(() => {
        if (!page || id === undefined || !writing.edit(page, id)) onNone();
      });
    },
    editInserted() {
      const inserted = store.getSession().selection.blocks.at(-1) ?? '';
      // Drawn as what is written from the start: its prompt would be as high as something else, and move all below twice.
      if (registry.get(blockOf(inserted)?.type ?? '')?.prose) holdEmpty(inserted);
      writing.editSelected(() => {
        states.release(inserted);
        const block = blockOf(store.getSession().selection.blocks.at(-1) ?? '');
        const definition = block && registry.get(block.type);
        if (definition && listAreas(definition, block.props).length > 0) findPage()?.focus({ preventScroll: true });
        else focusFirstText();
      });
    },
    writeLetter(page, id, letter) {
      if (writing.edit(page, id, 'end')) {
        written?.type(letter);
        return true;
      }
      // What has no text here has no use for the sign that inserts.
      if (letter === '/' || !focusFirstText()) return false;
      // The browser's own way of typing: the control hears of it, and can undo it.
      document.execCommand('insertText', false, letter);
      return true;
    },
    walk(page, id, step) {
      const next = findNeighbour(page, id, step);
      if (next === undefined || !blockOf(next)) return undefined;
      store.select(selectBlock(next));
      return next;
    },
    extend,
  };
  return writing;
}

/**
 * The block that Enter begins: one like it for what is taken along, and after a paragraph; after anything else the
 * project's paragraph.
 * @returns undefined where the project has none
 */
function beginText(registry: Registry, { type, props }: TreeBlock, text: string): Block | undefined {
  const own = registry.get(type);
  const isAlike = text !== '' || own?.prose?.paragraph;
  const definition = isAlike ? own : [...registry.values()].find(({ prose }) => prose?.paragraph);
  if (!definition?.prose) return undefined;
  const made = createBlock(definition);
  // An anchor stays where it is.
  const alike = isAlike ? Object.entries(props).filter(([name]) => !definition.props[name]?.uniqueOnPage) : [];
  return { ...made, props: { ...made.props, ...Object.fromEntries(alike), [definition.prose.text]: text } };
}

function hasFocus(canvas: Document): boolean {
  const frame = canvas.defaultView?.frameElement;
  return frame?.ownerDocument.activeElement === frame;
}

function isEmpty(text: StoredText): boolean {
  return typeof text === 'string' ? text.trim() === '' : isEmptyRichText(text);
}

/** True for a text that can be seen, so that the caret does not go where nothing is. */
function isSeen({ stored, element }: ShownText): boolean {
  return !isEmpty(stored) && element.getClientRects().length > 0;
}

/** A zero width space: no blank, so that the View draws its element, and nothing that can be seen. */
const UNSEEN = '\u200b';

/** A paragraph in which nothing can be seen. */
const BLANK = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: UNSEEN }] }] };
