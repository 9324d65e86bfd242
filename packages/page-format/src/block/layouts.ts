import type { ListField } from '../fields/list.ts';
import type { EditorText } from '../text/text.ts';
import type { BlockDeclaration } from './define-block.ts';

/** An arrangement of a block's `itemAreas`, such as two thirds beside a third, which editors choose by its picture. */
export interface Layout {
  /** Such as "Two thirds, one third". */
  label: EditorText;
  /** The picture: a path in lines on a field of 24 by 24. */
  drawing: string;
  /** One for each area: what its item is set to. What is not named here stays as it is. */
  items: readonly Readonly<Record<string, unknown>>[];
}

/** @throws Error when there are layouts and no `itemAreas`, or when a layout sets what items do not have or has too many */
export function checkLayouts({
  type,
  layouts,
  itemAreas,
  props,
}: Pick<BlockDeclaration, 'type' | 'layouts' | 'itemAreas' | 'props'>): void {
  if (!layouts) return;
  const list = itemAreas && (props[itemAreas.list] as unknown as ListField | undefined);
  if (!list) throw new Error(`Block ${type}: layouts arrange the areas of itemAreas, which it does not have.`);
  for (const { label, items } of layouts) {
    const refuse = (why: string) => new Error(`Block ${type}: layout "${label.en}" ${why}.`);
    if (items.length === 0 || items.length > list.max) throw refuse(`has ${items.length} items, not 1 to ${list.max}`);
    const stranger = items.flatMap((item) => Object.keys(item)).find((name) => !Object.hasOwn(list.item, name));
    if (stranger !== undefined) throw refuse(`sets "${stranger}", which is no property of an item`);
  }
}
