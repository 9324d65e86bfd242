import {
  blockStatus,
  DAMAGED_TYPE,
  listAreas,
  type Registry,
  type RichTextNode,
  readDamagedProps,
  readProps,
  SYNCED_SECTION,
  shortenText,
} from 'page-format';
import type { ListField } from 'page-format/fields';
import { plainText } from '../../../../shared/plain-text.ts';
import { type AreaAddress, childrenOf, placeOf, type Tree, type TreeBlock } from '../../model/tree.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';
import { nameSection } from '../sections/known-names.ts';

/** What blocks and areas are called, in the words of the editor's language. */
export interface Names {
  type(type: string): string;
  /** By the name that somebody gave it, else by its kind. */
  block(tree: Tree, id: string): string;
  /** Text of the block that tells it from others of its type; empty when it has none. */
  hint(block: TreeBlock): string;
  /** The name with the hint: Text “We ride to work”. */
  blockWithHint(tree: Tree, id: string): string;
  area(tree: Tree, address: AreaAddress): string;
  /** "After Features, 3 of 7, in column 2." */
  place(tree: Tree, id: string, kind: 'sentence' | 'rest'): string;
}

export function createNames(registry: Registry, t: TFunction, translate: Translate): Names {
  const type = (name: string) => {
    if (name === DAMAGED_TYPE) return t('damaged.name');
    const definition = registry.get(name);
    return definition ? translate(definition.label) : name;
  };
  // A block is another object once it has changed, and rows that say it come and go.
  const hints = new WeakMap<TreeBlock, string>();
  const block = (tree: Tree, id: string) => {
    const entry = tree.blocks.get(id);
    if (entry?.name !== undefined) return entry.name;
    if (entry?.type === SYNCED_SECTION) return t('synced.tag', { name: nameSection(entry) });
    return type(entry?.type ?? '');
  };

  /** @returns the name, and whether it is a word of the editor or one that somebody gave */
  function nameArea(tree: Tree, { block: holder, area: name }: AreaAddress): { text: string; isOwn: boolean } {
    const own = (text: string) => ({ text, isOwn: true });
    const entry = holder === null ? undefined : tree.blocks.get(holder);
    if (!entry) return own(t('outline.page'));
    const definition = registry.get(entry.type);
    if (!definition || blockStatus(entry, registry) !== 'known') return { text: name, isOwn: false };
    const found = listAreas(definition, entry.props).find((candidate) => candidate.name === name);
    if (!found) return own(t('outline.unassigned'));
    if (found.item === undefined) return own(translate(found.rule.label));
    const title = definition.itemAreas && itemTitle(definition, entry, definition.itemAreas.list, found.item);
    return title ? { text: title, isOwn: false } : own(`${translate(found.rule.label)} ${found.item + 1}`);
  }
  const area = (tree: Tree, address: AreaAddress) => nameArea(tree, address).text;
  const sayArea = (tree: Tree, address: AreaAddress) => {
    const { text, isOwn } = nameArea(tree, address);
    // Within a sentence English writes such words small, and German does not.
    return t('place.inArea', { area: isOwn ? translate({ en: text.toLowerCase(), de: text }) : text });
  };

  const hint = (entry: TreeBlock) => {
    // Renamed while the editor is open, it is another one.
    if (entry.type === SYNCED_SECTION) return nameSection(entry);
    const known = hints.get(entry) ?? findHint(entry, registry);
    hints.set(entry, known);
    return known;
  };

  return {
    type,
    block,
    area,
    hint,
    blockWithHint(tree, id) {
      const entry = tree.blocks.get(id);
      const text = entry ? hint(entry) : '';
      return text ? t('name.withText', { block: block(tree, id), text }) : block(tree, id);
    },
    place(tree, id, kind) {
      const place = placeOf(tree, id);
      if (!place) return '';
      const siblings = childrenOf(tree, place);
      const neighbour = siblings[place.index - 1];
      const inArea = place.block === null ? '' : sayArea(tree, place);
      const values = { count: siblings.length, index: place.index + 1, area: inArea };
      if (neighbour === undefined) return t(kind === 'sentence' ? 'place.first' : 'place.firstLower', values);
      const named = { ...values, neighbour: block(tree, neighbour) };
      return t(kind === 'sentence' ? 'place.after' : 'place.afterLower', named);
    },
  };
}

function findHint(entry: TreeBlock, registry: Registry): string {
  if (entry.type === DAMAGED_TYPE) return shorten(readDamagedProps(entry).source);
  const definition = registry.get(entry.type);
  if (!definition || blockStatus(entry, registry) !== 'known') return '';
  const props = readProps(definition, entry.props);
  for (const [name, field] of Object.entries(definition.props as Record<string, { kind: string }>)) {
    if (field.kind === 'richText') return shorten(plainText(props[name] as RichTextNode));
    if (field.kind === 'text' || field.kind === 'textarea') return shorten(String(props[name] ?? ''));
  }
  return '';
}

function itemTitle(definition: { props: unknown }, block: TreeBlock, list: string, index: number): string {
  const field = (definition.props as Record<string, ListField>)[list];
  const items = block.props[list];
  const item = Array.isArray(items) ? items[index] : undefined;
  const title = field?.titleProp && item?.[field.titleProp];
  return typeof title === 'string' ? shorten(title) : '';
}

function shorten(text: string): string {
  return shortenText(text.trim().replace(/\s+/g, ' '), 40);
}
