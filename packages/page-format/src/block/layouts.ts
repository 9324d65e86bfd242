import type { EditorText } from '../text/text.ts';

/** An arrangement of a block's `itemAreas`, such as two thirds beside a third, which editors choose by its picture. */
export interface Layout {
  /** Such as "Two thirds, one third". */
  label: EditorText;
  /** The picture: a path in lines on a field of 24 by 24. */
  drawing: string;
  /** One for each area: what its item is set to. What is not named here stays as it is. */
  items: readonly Readonly<Record<string, unknown>>[];
}
