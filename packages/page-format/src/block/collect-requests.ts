import type { PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { bindProps } from './bind.ts';
import type { BindContext } from './field.ts';
import { blockStatus, migrateBlock } from './migrate.ts';
import type { Registry } from './registry.ts';

/** Addresses on the CMS that the blocks of a page ask for; the site fetches them before it renders. */
export function collectRequests(document: PageDocument, registry: Registry, context: BindContext): string[] {
  const addresses = new Set<string>();
  for (const { block } of walk(document)) {
    const definition = registry.get(block.type);
    if (!definition?.request || blockStatus(block, registry) !== 'known') continue;
    const { props } = migrateBlock(block, registry);
    const address = definition.request(bindProps(definition, props, context), context.env);
    if (address !== undefined) addresses.add(address);
  }
  return [...addresses];
}
