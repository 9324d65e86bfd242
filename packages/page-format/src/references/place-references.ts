import type { Problem } from '../check/problem.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { collectReferences, isReference, type Reference, referenceKey } from './references.ts';

/** A reference and where it stands. */
export interface PlacedReference {
  block: Block;
  /** A property, or a list's property, the index of an item and its property. */
  path: Problem['path'];
  reference: Reference;
}

/**
 * Every reference of a document with its place, in reading order, also those of blocks whose definition is unknown. One
 * target at one place is listed once: a text that links to it in two words is one place.
 */
export function* placeReferences(document: PageDocument): Generator<PlacedReference> {
  for (const { block } of walk(document)) yield* placeReferencesOf(block);
}

/** The same of one block, without the blocks inside it. */
export function* placeReferencesOf(block: Block): Generator<PlacedReference> {
  for (const { path, value } of listPlaces(block)) {
    const byTarget = new Map(collectReferences(value).map((reference) => [referenceKey(reference), reference]));
    for (const reference of byTarget.values()) yield { block, path, reference };
  }
}

/** The values of a block by where they stand. */
function listPlaces({ props }: Block): { path: Problem['path']; value: unknown }[] {
  return Object.entries(props).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [{ path: [name], value }];
    return value.flatMap((item: unknown, index) => {
      if (isReference(item) || typeof item !== 'object' || item === null) return [{ path: [name, index], value: item }];
      return Object.entries(item).map(([key, entry]) => ({ path: [name, index, key], value: entry as unknown }));
    });
  });
}
