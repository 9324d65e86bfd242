import { blockStatus, listSegments, NEW_TAB_REL, type Registry, type RichTextNode, readProps } from 'page-format';
import { readContent } from '../block-content.ts';
import { compareProps, type PropDifference } from '../differences/compare-props.ts';
import { listDifferences } from '../differences/list-differences.ts';
import type { Tree, TreeBlock } from '../page-tree.ts';
import { isSameJson } from '../version.ts';
import { keyOf } from './text-versions.ts';

/** What a change does beside writing texts: to a block as a whole, or to one of its properties. */
export interface BesideTexts {
  block: string;
  /** As in the content of a block, see `readContent`. */
  prop?: string;
}

/**
 * What a change of a page does beside writing texts; undefined where it does nothing else. Texts are those that are
 * translated (`listSegments`). A formatted text keeps its paragraphs, lists and tables, and its links lead where they led;
 * its words and their marks are free.
 *
 * One rule for the editor, which asks it of each step, and the server, which asks it of each save.
 */
export function findBesideTexts(before: Tree, after: Tree, registry: Registry): BesideTexts | undefined {
  for (const difference of listDifferences(before, after)) {
    const { block } = difference;
    const [was, is] = [before.blocks.get(block), after.blocks.get(block)];
    if (difference.kind !== 'changed' || !was || !is || was.type !== is.type || was.v !== is.v) return { block };
    const prop = findOtherProp(was, is, registry);
    if (prop !== undefined) return { block, prop };
  }
  return undefined;
}

function findOtherProp(was: TreeBlock, is: TreeBlock, registry: Registry): string | undefined {
  const definition = registry.get(is.type);
  const isKnown = definition !== undefined && blockStatus(is, registry) === 'known';
  // A property that is not stored says what it says by default.
  const contentOf = (block: TreeBlock) => ({
    ...(isKnown && readProps(definition, block.props)),
    ...readContent(block),
  });
  const texts = isKnown ? [was, is].flatMap(({ props }) => listSegments(definition, props)) : [];
  const places = new Set(texts.map(({ place }) => keyOf(place)));
  const differences = compareProps(contentOf(was), contentOf(is));
  return differences.find((difference) => !places.has(keyOf(difference.path)) || !isRewritten(difference))?.path[0];
}

/** Whether a text says something else, and is nothing else. */
function isRewritten(difference: PropDifference): boolean {
  if (difference.kind !== 'set') return false;
  const { before, after } = difference;
  if (isWords(before) && isWords(after)) return true;
  return isRichText(before) && isRichText(after) && isBuiltAlike(before, after);
}

/** A text, or none in an entry of a list that was begun without it. */
function isWords(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isRichText(value: unknown): value is RichTextNode {
  return (value as RichTextNode | null | undefined)?.type === 'doc';
}

function isBuiltAlike(before: RichTextNode, after: RichTextNode): boolean {
  const links = listLinks(before);
  return (
    isSameJson(frameOf(before), frameOf(after)) &&
    listLinks(after).every((link) => links.some((known) => isSameJson(known, link)))
  );
}

/** A formatted text without its words. */
function frameOf({ type, attrs = {}, content = [] }: RichTextNode): unknown {
  const parts = content.filter((node) => node.type !== 'text' && node.type !== 'hardBreak');
  // The text editor writes out what an attribute is by default.
  const said = Object.entries(attrs).filter(([, value]) => value !== null && value !== 1);
  return { type, attrs: Object.fromEntries(said), content: parts.map(frameOf) };
}

function listLinks({ marks = [], content = [] }: RichTextNode): unknown[] {
  const own = marks
    .filter(({ type }) => type === 'link')
    .map(({ attrs }) => {
      const all = Object.entries({ target: '_blank', rel: NEW_TAB_REL, ...attrs });
      return Object.fromEntries(all.filter(([, value]) => value !== null));
    });
  return [...own, ...content.flatMap(listLinks)];
}
