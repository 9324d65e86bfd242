import type { Registry } from '../block/registry.ts';
import type { PageDocument } from '../document/document.ts';
import { listAddresses } from './list-addresses.ts';
import type { Problem } from './problem.ts';
import { walkKnown } from './walk-known.ts';

/** An address that somebody typed, or that a block began with, and where it stands. */
export interface AddressOnPage extends Pick<Problem, 'blockId' | 'blockType' | 'path'> {
  address: string;
}

/**
 * The addresses that a page leads to, in reading order; not the pages and files that it refers to.
 * @param document migrated
 */
export function listTypedAddresses(document: PageDocument, registry: Registry): AddressOnPage[] {
  return walkKnown(document, registry).flatMap(({ block: { id, type }, definition, props }) =>
    listAddresses(definition.props, props).map(({ address, path }) => ({
      address: address.trim(),
      blockId: id,
      blockType: type,
      path,
    })),
  );
}
