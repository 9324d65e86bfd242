import { calculators } from './en/calculators.ts';
import { content } from './en/content.ts';
import { editor } from './en/editor.ts';

/** Every text of this plugin in the admin, in English, by area. */
export const en = { ...content, ...calculators, ...editor } as const;

export type TextKey = keyof typeof en;
