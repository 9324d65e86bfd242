import { createRegistry } from './core/registry.ts';
import { definitions } from './generated/definitions.ts';

/** Every block of this site. */
export const registry = createRegistry(definitions);
