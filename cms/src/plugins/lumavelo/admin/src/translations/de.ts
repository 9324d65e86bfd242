import { calculators } from './de/calculators.ts';
import { content } from './de/content.ts';
import { editor } from './de/editor.ts';
import type { TextKey } from './en.ts';

/** Every text of this plugin in the admin, in German. A missing one does not compile. */
export const de: Record<TextKey, string> = { ...content, ...calculators, ...editor };
