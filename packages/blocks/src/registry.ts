import { createRegistry } from './core/registry.ts';
import { definitions } from './generated/definitions.ts';
import { CATEGORIES } from './site/define-block.ts';

/** Every block of this site. */
export const registry = createRegistry(definitions, CATEGORIES);
