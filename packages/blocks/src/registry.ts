import { createRegistry } from 'page-format';
import { definitions } from './generated/definitions.ts';
import { CATEGORIES } from './site/define-block.ts';

/** Every block of this site. */
export const registry = createRegistry(definitions, CATEGORIES);
