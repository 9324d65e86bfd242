import { type Block, createBlock, type Registry, type RichTextNode } from 'page-format';
import { BLOCKS_TYPE, isOfBlocks, unpackBlocks } from '../../model/clipboard.ts';
import {
  findMediaBlock,
  isEmptyMedia,
  type MediaBlock,
  type MediaBlockKind,
  makeVideoOfAddress,
} from '../../model/media-blocks.ts';
import { markPlace, type PlaceMark } from '../../model/place-mark.ts';
import { findInsertionPlace, type Refused, refuses } from '../../model/placement.ts';
import { makeTextBlocks, readPlainText } from '../../model/text-blocks.ts';
import { type Place, placeOf, type Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { mediaKindOf } from '../files/offered-types.ts';
import { countOpen } from '../files/upload-state.ts';
import type { MediaInserts } from '../media/media-inserts.ts';
import { divideMarkup, hasWords, type PastedPicture, readAlt } from '../rich-text/paste/divide-markup.ts';

/** Where a file goes, and the empty block there that takes it instead. */
export interface FilePoint {
  readonly place: Place;
  readonly fills?: string;
}

/** What came from the clipboard. */
export interface Pasted {
  readonly text: string;
  /** The same with its formatting; empty where there is none. */
  readonly markup: string;
  readonly files: readonly File[];
}

/** What the browser hands over; blocks that were copied here come as text, before everything else. */
export function readPasted(data: DataTransfer | null): Pasted {
  const read = (type: string) => data?.getData(type) ?? '';
  const blocks = read(BLOCKS_TYPE);
  return {
    text: blocks || read('text/plain'),
    markup: blocks ? '' : read('text/html'),
    files: [...(data?.files ?? [])],
  };
}

/** Puts on the page what comes from elsewhere. */
export interface Pasting {
  paste(pasted: Pasted): Promise<void>;
  insertFiles(files: readonly File[], point?: FilePoint): void;
}

interface PastingHost {
  store: EditorStore;
  media: MediaInserts;
  t: TFunction;
  announce(text: string): void;
  note(text: string): void;
  refuse(reason: string): void;
  describeRefusal(refused: Refused): string;
  /** Where blocks stand, as a sentence. */
  describePlace(ids: readonly string[]): string;
  /** Blocks as text that were copied here, and that the browser did not let on the clipboard; empty when it did. */
  readOwnCopy(): string;
}

export function createPasting(host: PastingHost): Pasting {
  const { store, media, t, announce, note, refuse } = host;
  const { registry } = store;

  /**
   * @param hint said besides, when not everything came along
   * @returns false when the page does not take them
   */
  const insertBlocks = (blocks: readonly Block[], hint = '', mergeKey?: string): boolean => {
    const outcome = store.insertBlocks(blocks, undefined, mergeKey);
    if (!('ids' in outcome)) {
      refuse(host.describeRefusal(outcome));
      return false;
    }
    const said = t('say.pasted', { count: outcome.ids.length, place: host.describePlace(outcome.ids) });
    if (hint === '') announce(said);
    else note(`${said} ${hint}`);
    return true;
  };

  /** Texts are there at once; the pictures between them follow at their places, as part of the same step. */
  const insertParts = ({ parts, left }: PastedParts) => {
    const texts = parts.flatMap((part) => ('texts' in part ? part.texts : []));
    const pictures = parts.flatMap((part) => ('texts' in part ? [] : [part]));
    const hint = left > 0 ? t('say.picturesLeft', { count: left }) : '';
    const [first] = texts;
    if (!first)
      return pictures.length > 0 ? insertMedia(pictures, undefined, hint) : refuse(hint || t('say.nothingToPaste'));
    if (pictures.length === 0) return void insertBlocks(texts, hint);
    const step = { mergeKey: `paste/${first.id}`, at: performance.now() };
    if (!insertBlocks(texts, '', step.mergeKey)) return;
    const marked = markPictures(store.getSession().tree, parts, first.id);
    const images = marked.map((picture) => ({ ...picture, kind: 'image' as const }));
    media.insert(images, hint, step);
  };

  /** @param hint said besides, when not everything came along */
  const insertMedia = (brought: readonly PastedPicture[], point?: FilePoint, hint = ''): void => {
    const { files, note } = sortFiles(brought, registry, t);
    if (files.length === 0) {
      refuse(note);
      return;
    }
    const { tree } = store.getSession();
    const { place, fills, refused } = planMedia(store, files, point);
    if (refused) {
      refuse(host.describeRefusal(refused));
      return;
    }
    const mark = markPlace(tree, place);
    media.insert(
      files.map(({ file, alt, kind }, index) => ({ file, alt, kind, mark, fills: index === 0 ? fills : undefined })),
      note || hint,
    );
    const open = countOpen(media.getState().uploads);
    if (open > 0) announce(t('upload.toPage', { count: open }));
  };

  return {
    async paste({ text, markup, files }) {
      // Programs for tables and texts add a picture of what was copied to its words.
      if (files.length > 0 && !isOfBlocks(text) && !hasWords(markup)) {
        const alt = files.length === 1 ? readAlt(markup) : '';
        return insertMedia(files.map((file) => ({ file, alt })));
      }
      const blocks = unpackBlocks(text) ?? unpackBlocks(host.readOwnCopy());
      if (blocks === 'newer') return refuse(t('say.newerClipboard'));
      if (blocks && blocks.length > 0) return void insertBlocks(blocks);
      if (blocks || isOfBlocks(text)) return refuse(t('say.nothingToPaste'));
      const video = makeVideoOfAddress(text, registry);
      if (video) return void insertBlocks([video]);
      insertParts(await readParts(text, markup, registry));
    },
    insertFiles(files, point) {
      const brought = files.map((file) => ({ file, alt: '' }));
      insertMedia(brought, point);
    },
  };
}

interface KnownFile extends PastedPicture {
  readonly kind: MediaBlockKind;
  readonly block: MediaBlock;
}

/** The files that the page has blocks for, and what is to be said of the others. */
function sortFiles(brought: readonly PastedPicture[], registry: Registry, t: TFunction) {
  const known = brought.flatMap(({ file, alt }): KnownFile[] => {
    const kind = mediaKindOf(file.type);
    const block = kind && findMediaBlock(registry, kind);
    return block ? [{ file, alt, kind, block }] : [];
  });
  const others = brought.map(({ file }) => file).filter((file) => !known.some((each) => each.file === file));
  const files = known.filter(({ file }) => file.size > 0);
  const emptyNote = files.length === 0 ? t('upload.noneValid') : '';
  return { files, note: others.length > 0 ? describeOthers(others, registry, t) : emptyNote };
}

/** Where files go, and the empty block that takes the first of them. */
function planMedia({ registry, getSession }: EditorStore, files: readonly KnownFile[], point?: FilePoint) {
  const { tree, selection } = getSession();
  const [first] = files;
  const made = files.map(({ block }) => createBlock(block.definition));
  const types = made.map(({ type }) => type);
  const wanted = point ? point.fills : selection.blocks.at(-1);
  const fills = wanted !== undefined && first && isEmptyMedia(tree, wanted, first.block) ? wanted : undefined;
  const place = point?.place ?? findInsertionPlace(tree, selection, types, registry);
  const blocks = fills === undefined ? made : made.slice(1);
  return { place, fills, refused: blocks.length > 0 ? refuses(tree, { blocks }, place, registry) : undefined };
}

/** A text from elsewhere, in its order, and how many of its pictures cannot be taken along. */
interface PastedParts {
  readonly parts: readonly ({ readonly texts: readonly Block[] } | PastedPicture)[];
  readonly left: number;
}

/**
 * What is on the clipboard, as blocks. What reads formatted texts comes with the first of them; without a network, the
 * words are pasted without their formatting.
 */
async function readParts(text: string, markup: string, registry: Registry): Promise<PastedParts> {
  const write = (read: RichTextNode) => ({ texts: makeTextBlocks(read, registry) });
  const plain = () => ({ parts: [write(readPlainText(text))], left: 0 });
  if (markup === '') return plain();
  try {
    const { readMarkup } = await import('../rich-text/paste/read-markup.ts');
    const { parts, left } = divideMarkup(markup);
    const read = parts.map((part) => (typeof part === 'string' ? write(readMarkup(part)) : part));
    if (findMediaBlock(registry, 'image')) return { parts: read, left };
    const texts = read.filter((part) => 'texts' in part);
    return { parts: texts, left: left + read.length - texts.length };
  } catch {
    return plain();
  }
}

/** Where the pictures of a text go once its words stand on the page. */
function markPictures(
  tree: Tree,
  parts: PastedParts['parts'],
  firstId: string,
): readonly (PastedPicture & { mark: PlaceMark })[] {
  const start = placeOf(tree, firstId);
  if (!start) return [];
  // One mark for those beside each other, which follow each other then.
  let mark = markPlace(tree, start);
  return parts.flatMap((part) => {
    if (!('texts' in part)) return [{ ...part, mark }];
    const last = placeOf(tree, part.texts.at(-1)?.id ?? '');
    if (last) mark = markPlace(tree, { ...last, index: last.index + 1 });
    return [];
  });
}

/** Names of files in a sentence; of more it says how many. */
const NAMED_FILES = 3;

function describeOthers(files: readonly File[], registry: Registry, t: TFunction): string {
  const names = files
    .slice(0, NAMED_FILES)
    .map(({ name }) => name)
    .join(', ');
  const kinds = (['image', 'video'] as const).filter((kind) => findMediaBlock(registry, kind));
  const takes = kinds.length === 2 ? 'both' : (kinds[0] ?? 'none');
  return t('say.otherFiles', { names, more: Math.max(0, files.length - NAMED_FILES), takes });
}
