import { PLUGIN_ID } from '../plugin-id.ts';
import { en, type TextKey } from '../translations/en.ts';
import { createUseTranslation, type TFunctionOf } from './create-use-translation.ts';

export type { TextValues, Translate } from './create-use-translation.ts';

/** The page builder's own texts by key. */
export type TFunction = TFunctionOf<TextKey>;

/** The page builder's texts in the language of the admin. */
export const useTranslation = createUseTranslation(PLUGIN_ID, en);
