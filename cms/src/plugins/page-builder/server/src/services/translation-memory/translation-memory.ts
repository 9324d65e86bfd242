import type { Core } from '@strapi/strapi';
import type { MemoryQuestion } from '../../../../shared/translation-memory.ts';
import type { Ability } from '../permissions.ts';
import { findMatches, forgetMatch } from './find-matches.ts';
import { createMemoryIndex } from './memory-index.ts';

/** Confirmed translations of all pages, see `rememberTexts`. */
export function createTranslationMemoryService({ strapi }: { strapi: Core.Strapi }) {
  const index = createMemoryIndex(strapi);
  return {
    /** Translations of a text or of similar ones, the best first, as far as a person may read the pages they are from. */
    find: (ability: Ability, question: MemoryQuestion) => findMatches(strapi, index, ability, question),

    /** See `forgetMatch`. */
    forget: (ability: Ability, id: number) => forgetMatch(strapi, ability, id),
  };
}
