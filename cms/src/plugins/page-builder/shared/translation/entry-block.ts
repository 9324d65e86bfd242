import { type AnyBlockDefinition, defineBlock, type Registry } from 'page-format';
import { text, textarea } from 'page-format/fields';
import { ENTRY } from '../envelope.ts';
import { ROOT, type Tree, type TreeBlock } from '../page-tree.ts';
import { type EntryText, readAt } from './entry-texts.ts';
import { isShown } from './is-shown.ts';

/**
 * The blocks of a project, and an entry's own texts as one more: so they are paired, noted, counted and sent as those of
 * blocks are. It is in no registry that anything is drawn or checked by.
 */
export function withEntryBlock(registry: Registry, texts: readonly EntryText[]): Registry {
  if (texts.length === 0) return registry;
  const label = { en: 'Entry' };
  const fields = texts.map(({ path, kind, maxLength }) => {
    const field = kind === 'paragraph' ? textarea : text;
    return [path, field({ label: { en: path }, maxLength })] as const;
  });
  const definition: AnyBlockDefinition = defineBlock({
    ...{ type: ENTRY, category: '', label, description: label, icon: 'File' },
    props: Object.fromEntries(fields),
  });
  const { categories, checks } = registry;
  return Object.assign(new Map([...registry, [ENTRY, definition]]), { categories, checks });
}

/** The texts of an entry as a block. What is no text, or is not shown in its form, is left out. */
export function toEntryBlock(texts: readonly EntryText[], values: unknown): TreeBlock {
  const props = texts.filter((text) => isShown(text, values)).map(({ path }) => [path, readAt(values, path)] as const);
  return {
    ...{ id: ENTRY, type: ENTRY, v: 1 },
    props: Object.fromEntries(props.filter(([, value]) => typeof value === 'string')),
  };
}

/** A page with the texts of its entry before its blocks. */
export function withEntry(tree: Tree, texts: readonly EntryText[], values: unknown): Tree {
  if (texts.length === 0) return tree;
  return {
    blocks: new Map([[ENTRY, toEntryBlock(texts, values)], ...tree.blocks]),
    parents: new Map([...tree.parents, [ENTRY, ROOT]]),
    roots: [ENTRY, ...tree.roots],
  };
}

/**
 * An original without those texts of its entry that the form of another language does not show.
 * @param values of the entry in that language
 */
export function withoutHidden(original: Tree, texts: readonly EntryText[], values: unknown): Tree {
  const hidden = new Set(texts.filter((text) => !isShown(text, values)).map(({ path }) => path));
  const entry = original.blocks.get(ENTRY);
  if (!entry || hidden.size === 0) return original;
  const props = Object.fromEntries(Object.entries(entry.props).filter(([path]) => !hidden.has(path)));
  return { ...original, blocks: new Map(original.blocks).set(ENTRY, { ...entry, props }) };
}
