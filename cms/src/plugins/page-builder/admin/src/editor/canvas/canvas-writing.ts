import { type Block, createBlock, isEmptyRichText, listAreas, type Registry, shortenText } from 'page-format';
import { flushSync } from 'react-dom';
import { refuses } from '../../model/placement.ts';
import { selectBlock } from '../../model/selection.ts';
import { placeOf, type TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { focusFirstText } from '../inspector/focus-field.ts';
import type { BlockStates } from '../states/block-states.ts';
import { findPage } from './find-page.ts';
import { findNeighbour } from './neighbours.ts';
import { createRichTextWriting, type RichTextWriting, type ShownRichText } from './rich-text-writing.ts';
import { findRichTextProp, findTextProp, type TextProp, UNSEEN } from './text-prop.ts';
import { type Caret, isWrittenNow, type ShownText, type WritingEnd, writeText } from './write-text.ts';

/** A place on the canvas, in its own pixels. */
export interface Pointed {
  element: Element;
  x: number;
  y: number;
}

/** Writes texts of blocks where they stand, on the canvas that can be edited. */
export interface CanvasWriting {
  /** The formatted text that is written now. */
  richText: Pick<RichTextWriting, 'get' | 'subscribe'>;
  /**
   * Lets the text of a block be written.
   * @param at what was pointed at, whose text is meant; or else the block's first, and where its caret stands
   * @returns false when the block shows no text of its own
   */
  edit(page: HTMLElement, id: string, at?: Pointed | Caret): boolean;
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
  /** Offers blocks to put in place of an empty one. */
  onSlash(id: string): void;
  /** Says why a text cannot be written. */
  refuse(reason: string): void;
}

export function createCanvasWriting({
  store,
  states,
  t,
  nameType,
  onInserted,
  onRemoved,
  onSlash,
  refuse,
}: WritingTools): CanvasWriting {
  const { registry } = store;
  const blockOf = (id: string) => store.getSession().tree.blocks.get(id);
  /** Ends the plain text that is written now. */
  let endText: ((how: 'left') => void) | undefined;
  const signs = [...registry.values()].flatMap(({ prose }) => Object.keys(prose?.markdown ?? {}));
  const proseOf = (id: string) => registry.get(blockOf(id)?.type ?? '')?.prose;

  const richText = createRichTextWriting({
    store,
    states,
    t,
    nameType,
    refuse,
    onEnd(page, id, how) {
      if (how !== 'left' && (how !== 'gone' || hasFocus(page.ownerDocument))) page.focus({ preventScroll: true });
      if (how === 'before' || how === 'after') goTo(page, id, how);
    },
  });

  /** The text properties of a block that its View has marked on the canvas, in the order of the page. */
  const listShown = (page: HTMLElement, id: string): (ShownText | ShownRichText)[] => {
    const block = blockOf(id);
    const root = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
    if (!block || !root) return [];
    return [root, ...root.querySelectorAll<HTMLElement>('[data-prop]')].flatMap((element) => {
      const path = element.dataset.prop;
      if (path === undefined || element.closest('[data-block-id]') !== root) return [];
      const text = findTextProp(registry, block, path) ?? findRichTextProp(registry, block, path);
      return text ? [{ ...text, element }] : [];
    });
  };

  /**
   * Has a title or a paragraph that is empty drawn as though something were in it.
   * @returns the name of its text; undefined for any other block
   */
  const holdEmptyProse = (id: string): string | undefined => {
    const block = blockOf(id);
    const prose = proseOf(id);
    if (!block || !prose || findTextProp(registry, block, prose.text)?.stored.trim() !== '') return undefined;
    states.hold({ ...block, props: { ...block.props, [prose.text]: UNSEEN } });
    return prose.text;
  };

  /** The element of an empty title, paragraph or formatted text: drawn for as long as it is written. */
  const drawEmpty = (page: HTMLElement, id: string): ShownText | ShownRichText | undefined => {
    const drawn = flushSync(() => holdEmptyProse(id)) ?? richText.drawEmpty(id);
    if (drawn === undefined) return undefined;
    const shown = listShown(page, id).find(({ path }) => path === drawn);
    if (!shown) states.release(id);
    return shown;
  };

  const findStored = (id: string, path: string): TextProp | undefined => {
    const block = blockOf(id);
    return block && findTextProp(registry, block, path);
  };

  /** Stores a text. Read anew before: while it is typed, others may change what is beside it. */
  const keep = (id: string, path: string, text: string, mergeKey?: string) => {
    const now = findStored(id, path);
    if (now && now.stored !== text) store.perform({ type: 'setProp', id, ...now.write(text) }, { mergeKey });
  };

  /** Lets a plain text be written; it is one with its control in the settings, also for undo. */
  const write = (page: HTMLElement, id: string, shown: ShownText, caret: Caret) => {
    const { path, maxLength } = shown;
    const mergeKey = `${id}.${path}`;
    const isProse = proseOf(id)?.text === path;
    let known = shown.stored;
    let isOwn = false;
    const own = (change: () => void) => {
      isOwn = true;
      change();
      isOwn = false;
      known = findStored(id, path)?.stored ?? known;
    };
    if (!states.findHeld(id)) flushSync(() => states.hold(blockOf(id) as TreeBlock));
    const end = writeText({
      shown,
      label: nameType(blockOf(id)?.type ?? ''),
      caret,
      isProse,
      signs: isProse ? signs : [],
      onInput: (text) => own(() => keep(id, path, text, mergeKey)),
      onStep(how) {
        const { past, future } = store.getSession();
        if ((how === 'undo' ? past.at(-1) : future[0])?.mergeKey !== mergeKey) return undefined;
        own(() => store[how]());
        return known;
      },
      onCut: (rest) => refuse(t('canvas.textLimit', { limit: maxLength, rest: shortenText(rest.trim(), 60) })),
      onEnd(result) {
        unsubscribe();
        endText = undefined;
        states.release(id);
        goOn(page, id, path, result);
      },
    });
    const unsubscribe = store.subscribe(() => {
      if (!isOwn && findStored(id, path)?.stored !== known) end('gone');
    });
    endText = end;
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

  const goOn = (page: HTMLElement, id: string, path: string, end: WritingEnd): void => {
    if (end.how !== 'left' && (end.how !== 'gone' || hasFocus(page.ownerDocument))) page.focus({ preventScroll: true });
    if (end.how === 'split') split(page, id, path, end);
    else if (end.how === 'turned') turn(page, id, end);
    else if (end.how === 'emptied') removeEmpty(page, id);
    else if (end.how === 'slash') onSlash(id);
    else if (end.how === 'before' || end.how === 'after') goTo(page, id, end.how);
  };

  const goTo = (page: HTMLElement, id: string, step: 'before' | 'after'): void => {
    const next = writing.walk(page, id, step);
    if (next !== undefined) writing.edit(page, next, step === 'before' ? 'end' : 'start');
  };

  const writing: CanvasWriting = {
    richText,
    edit(page, id, at) {
      if (richText.isWritten(id)) return true;
      const target = typeof at === 'object' ? at.element : undefined;
      const shown = listShown(page, id);
      const text =
        (target ? shown.find(({ element }) => element.contains(target)) : shown.find(isSeen)) ?? drawEmpty(page, id);
      if (!text) return false;
      if (!isRichText(text) && isWrittenNow(text.element)) return true;
      endText?.('left');
      richText.end();
      if (isRichText(text)) {
        richText.begin(page, id, text, at === undefined || at === 'all' ? 'end' : at);
        return true;
      }
      write(page, id, text, typeof at === 'string' ? at : 'all');
      return true;
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
      holdEmptyProse(inserted);
      writing.editSelected(() => {
        states.release(inserted);
        const block = blockOf(store.getSession().selection.blocks.at(-1) ?? '');
        const definition = block && registry.get(block.type);
        if (definition && listAreas(definition, block.props).length > 0) findPage()?.focus({ preventScroll: true });
        else focusFirstText();
      });
    },
    writeLetter(page, id, letter) {
      const isShown = writing.edit(page, id, 'end');
      // What has no text here has no use for the sign that inserts.
      if (!isShown && (letter === '/' || !focusFirstText())) return false;
      // The browser's own way of typing: the control hears of it, and can undo it.
      (isShown ? page.ownerDocument : document).execCommand('insertText', false, letter);
      return true;
    },
    walk(page, id, step) {
      const next = findNeighbour(page, id, step);
      if (next === undefined || !blockOf(next)) return undefined;
      store.select(selectBlock(next));
      return next;
    },
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

function isRichText(shown: ShownText | ShownRichText): shown is ShownRichText {
  return typeof shown.stored !== 'string';
}

/** True for a text that can be seen, so that the caret does not go where nothing is. */
function isSeen(shown: ShownText | ShownRichText): boolean {
  const isEmpty = isRichText(shown) ? isEmptyRichText(shown.stored) : shown.stored.trim() === '';
  return !isEmpty && shown.element.getClientRects().length > 0;
}
