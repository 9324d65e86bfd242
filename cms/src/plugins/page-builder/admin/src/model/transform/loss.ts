import type { EditorText } from 'page-format';
import type { TextLoss } from './turn-text.ts';

/** What a block does not have any more once it is another one. */
export type Loss = TextLoss | SettingLoss;

/** A value that the other block has no place for. */
export interface SettingLoss {
  readonly label: EditorText;
  /** What an item is called, for a value of one. */
  readonly item?: EditorText;
}

/** Why a block cannot become another one that it could become otherwise. */
export interface Unfit {
  readonly type: string;
  /** A text has more characters, or a list more items, than the other block takes. */
  readonly reason: 'too-long' | 'too-many';
  readonly limit: number;
}

export function isUnfit(value: object | undefined): value is Unfit {
  return value !== undefined && 'reason' in value;
}
