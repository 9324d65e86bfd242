import { PLUGIN_ID } from '../plugin-id.ts';
import { en, type TextKey } from '../translations/en.ts';
import { createUseText, type SayText } from './create-use-text.ts';

export type { Read, TextValues } from './create-use-text.ts';

/** The page builder's own texts by key. */
export type Say = SayText<TextKey>;

/** The page builder's texts in the language of the admin. */
export const useText = createUseText(PLUGIN_ID, en);
