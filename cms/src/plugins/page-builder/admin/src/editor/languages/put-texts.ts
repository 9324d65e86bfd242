import { type Registry, type RichTextNode, readProps } from 'page-format';
import { ENTRY } from '../../../../shared/envelope.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { NamedText } from '../../host/editor-host.tsx';
import type { SetProps } from '../../model/actions/set-props.ts';
import type { Tree } from '../../model/tree.ts';

/** A text that is to stand in the place of one of the original. */
export interface PutText {
  pair: TextPair;
  text: string | RichTextNode;
}

type Values = Readonly<Record<string, unknown>>;

/** What texts of the entry make of its form, by paths, in the way of the form's own controls. */
export function toFields(texts: readonly PutText[], entryTexts: readonly NamedText[]): Values {
  const ofEntry = texts.filter(({ pair }) => pair.block === ENTRY);
  const values = ofEntry.map(({ pair, text }) => {
    const [path = ''] = pair.source.place;
    const kind = entryTexts.find((each) => each.path === path)?.kind;
    const words = kind === 'paragraph' ? String(text) : String(text).replace(/\s*\n\s*/g, ' ');
    // An empty address is one, an empty text is none.
    return [path, words === '' && kind !== 'slug' ? null : words] as const;
  });
  return Object.fromEntries(values);
}

/**
 * Puts texts into their places, as one action. What has no place on the page, such as a text of the entry, is not among those
 * that are put in.
 */
export function putTexts(
  tree: Tree,
  texts: readonly PutText[],
  registry: Registry,
): { action: SetProps; put: readonly PutText[] } {
  const changed = new Map<string, Values>();
  const put = texts.filter(({ pair: { block: id, source, index }, text }) => {
    const block = tree.blocks.get(id);
    const definition = registry.get(block?.type ?? '');
    if (!block || !definition) return false;
    const before = changed.get(id) ?? {};
    const [prop = ''] = source.place;
    const next = putText({ ...readProps(definition, block.props), ...before }, source.place, index, text);
    if (next) changed.set(id, { ...before, [prop]: next[prop] });
    return next !== undefined;
  });
  const changes = [...changed].map(([id, props]) => ({ id, props }));
  return { action: { type: 'setProps', changes }, put };
}

/** Values with a text in its place; undefined where there is no such place. */
function putText(
  values: Values,
  [prop = '', entry, ...inEntry]: readonly string[],
  index: number,
  text: string | RichTextNode,
): Values | undefined {
  const value = values[prop];
  if (entry !== undefined) {
    const items = (value ?? []) as readonly (Values & { id: string })[];
    const at = items.findIndex(({ id }) => id === entry);
    const item = items[at] && putText(items[at], inEntry, index, text);
    return item && { ...values, [prop]: items.with(at, item as Values & { id: string }) };
  }
  if (typeof text === 'string') return { ...values, [prop]: text };
  const document = value as RichTextNode | undefined;
  const content = document?.content ?? [];
  if (!document || index > content.length) return undefined;
  return { ...values, [prop]: { ...document, content: content.toSpliced(index, 1, text) } };
}
