import type { Block, PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { bindProps } from './bind.ts';
import type { AnyBlockDefinition } from './define-block.ts';
import type { BindContext } from './field.ts';
import { blockStatus, migrateBlock } from './migrate.ts';
import type { Registry } from './registry.ts';

/**
 * Addresses on the CMS that the blocks of a page ask for; the site fetches them before it renders.
 * @throws Error naming the block that fails, by its type and id
 */
export function collectRequests(document: PageDocument, registry: Registry, context: BindContext): string[] {
  const addresses = new Set<string>();
  for (const { block } of walk(document)) {
    const definition = registry.get(block.type);
    if (!definition?.request || blockStatus(block, registry) !== 'known') continue;
    const address = findRequest(block, definition.request, registry, context);
    if (address !== undefined) addresses.add(address);
  }
  return [...addresses];
}

function findRequest(
  block: Block,
  request: NonNullable<AnyBlockDefinition['request']>,
  registry: Registry,
  context: BindContext,
): string | undefined {
  try {
    const { type, props } = migrateBlock(block, registry);
    return request(bindProps(registry.get(type) as AnyBlockDefinition, props, context), context.env);
  } catch (error) {
    throw new Error(`The block ${block.type} (${block.id}) fails in "request": ${error}`, { cause: error });
  }
}
