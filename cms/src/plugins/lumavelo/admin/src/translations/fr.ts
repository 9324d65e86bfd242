import type { TextKey } from './en.ts';
import { calculators } from './fr/calculators.ts';
import { content } from './fr/content.ts';
import { editor } from './fr/editor.ts';

/** Every text of this plugin in the admin, in French. A missing one does not compile. */
export const fr: Record<TextKey, string> = { ...content, ...calculators, ...editor };
