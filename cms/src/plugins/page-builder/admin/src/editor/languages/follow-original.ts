import type { Field, Fields, Registry, StoredProps } from 'page-format';
import type { ListField, TextField } from 'page-format/fields';
import { readingOrder } from '../../../../shared/differences/list-differences.ts';
import type { Sources } from '../../../../shared/envelope.ts';
import type { Tree, TreeBlock } from '../../model/tree.ts';
import type { Conflict } from '../../session/merge/conflicts.ts';
import { mergeTrees } from '../../session/merge/merge-trees.ts';

type Values = Readonly<Record<string, unknown>>;

interface Item extends Values {
  id: string;
}

interface Pages {
  /** The original as it was when the page followed it last; undefined where nobody knows. */
  former: Tree | undefined;
  original: Tree;
  page: Tree;
}

export interface Followed {
  /** The page with what the original has changed in structure, order and settings. */
  tree: Tree;
  /** What both changed, where the page stays as it is. */
  conflicts: readonly Conflict[];
  /** The original in the words of the page: what differs from it is no translation. */
  original: Tree;
}

/**
 * A page that follows its original in all but its texts: a merge of three pages, in which the words are those of the page
 * everywhere. So what the original added, moved and set comes along, what the page changed by itself stays, and nothing is
 * removed. Without the former original, all that differs is taken for a change of the original, but for blocks and entries
 * that the page alone has.
 */
export function followOriginal({ former, original, page }: Pages, registry: Registry): Followed {
  const theirs = withTextsOf(page, original, registry);
  const base = withoutGone(former ? withTextsOf(page, former, registry) : page, original);
  const versions = { base, mine: page, theirs };
  // An edit of what was removed here does not bring it back.
  const removedHere = mergeTrees(versions).conflicts.filter((one) => one.kind === 'removed' && one.by === 'mine');
  const { tree, conflicts } = mergeTrees(versions, Object.fromEntries(removedHere.map(({ key }) => [key, 'mine'])));
  return {
    ...{ tree, original: theirs },
    conflicts: conflicts.filter(({ key }) => !removedHere.some((one) => one.key === key)),
  };
}

/**
 * The blocks of a page that its original has removed: those that were taken from it, or that it had before. Of blocks in
 * one another the outermost is named.
 * @param sources what is noted of the page
 * @param locale of the original
 */
export function listRemoved({ former, original, page }: Pages, sources: Sources, locale: string): string[] {
  const wasThere = (id: string) => (sources[id] ? sources[id].locale === locale : former?.blocks.has(id) === true);
  const removed = new Set([...page.blocks.keys()].filter((id) => !original.blocks.has(id) && wasThere(id)));
  return readingOrder(page).filter((id) => removed.has(id) && !removed.has(page.parents.get(id)?.block ?? ''));
}

/** A page with the words that its blocks have on another one; blocks that are not there keep theirs. */
function withTextsOf(words: Tree, tree: Tree, registry: Registry): Tree {
  const blocks = [...tree.blocks].map(([id, block]) => {
    const here = words.blocks.get(id);
    const definition = registry.get(block.type);
    if (!definition || here?.type !== block.type || here.v !== block.v) return [id, block] as const;
    const props = putTexts(definition.props, block.props, here.props) as StoredProps<Fields>;
    return [id, { ...block, props } as TreeBlock] as const;
  });
  return { ...tree, blocks: new Map(blocks) };
}

/** @param words values of the same fields, of which the texts are taken; in lists those of the entries with the same ids */
function putTexts(fields: Fields, values: Values, words: Values): Values {
  const put = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (isText(field)) {
      if (words[name] === undefined) delete put[name];
      else put[name] = words[name];
    } else if (field.kind === 'list' && isItems(values[name]) && isItems(words[name])) {
      const here = new Map(words[name].map((item) => [item.id, item]));
      const { item: inside } = field as Field as ListField;
      put[name] = values[name].map((item) => {
        const found = here.get(item.id);
        return found ? putTexts(inside, item, found) : item;
      });
    }
  }
  return put;
}

/** Whether what a field holds is translated, see `listSegments`. */
function isText(field: Field): boolean {
  if (field.kind === 'richText') return true;
  return (field.kind === 'text' || field.kind === 'textarea') && (field as TextField).isTranslated;
}

/** A former page without the blocks and entries of lists that the original has removed: so nothing is removed by merging. */
function withoutGone(tree: Tree, original: Tree): Tree {
  const stays = (id: string) => original.blocks.has(id);
  const blocks = [...tree.blocks].filter(([id]) => stays(id));
  return {
    roots: tree.roots.filter(stays),
    parents: new Map([...tree.parents].filter(([id]) => stays(id))),
    blocks: new Map(blocks.map(([id, block]) => [id, withoutGoneItems(block, original.blocks.get(id), stays)])),
  };
}

function withoutGoneItems(
  block: TreeBlock,
  original: TreeBlock | undefined,
  stays: (id: string) => boolean,
): TreeBlock {
  const props = Object.entries(block.props).map(([name, value]) => {
    const now: unknown = original?.props[name];
    if (!isItems(value) || !isItems(now)) return [name, value] as const;
    const ids = new Set(now.map(({ id }) => id));
    return [name, value.every(({ id }) => ids.has(id)) ? value : value.filter(({ id }) => ids.has(id))] as const;
  });
  const areas = block.areas && {
    areas: Object.fromEntries(
      Object.entries(block.areas).flatMap(([name, ids]) =>
        Object.hasOwn(original?.areas ?? {}, name) ? [[name, ids.filter(stays)]] : [],
      ),
    ),
  };
  return { ...block, props: Object.fromEntries(props) as TreeBlock['props'], ...areas };
}

function isItems(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every((item) => typeof (item as Partial<Item> | null)?.id === 'string');
}
