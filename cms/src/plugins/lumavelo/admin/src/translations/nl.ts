import type { TextKey } from './en.ts';
import { calculators } from './nl/calculators.ts';
import { content } from './nl/content.ts';
import { editor } from './nl/editor.ts';

/** Every text of this plugin in the admin, in Dutch. A missing one does not compile. */
export const nl: Record<TextKey, string> = { ...content, ...calculators, ...editor };
