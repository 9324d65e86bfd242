import type { PageDocument, Registry } from 'page-format';
import { listDifferences } from '../../../../shared/differences/list-differences.ts';
import type { FoundCopy } from '../../../../shared/safety-copy.ts';
import { isSameJson } from '../../../../shared/version.ts';
import { documentFromTree } from '../../model/convert.ts';
import { toTree } from '../editing.ts';
import type { Leftover } from '../journal/leftovers.ts';

/** Safety copies of the server as work to be offered, and those that nobody has to be asked about. */
export interface FoundLeftovers {
  leftovers: Leftover[];
  /** They cannot be read, and stay until somebody lets them go. */
  unreadable: FoundCopy[];
  /** Sessions of copies that say what is stored by now. */
  stored: string[];
}

/**
 * @param stored the page as the server has it
 * @param alive sessions of windows of this browser that write now
 */
export function readCopies(
  copies: readonly FoundCopy[],
  stored: PageDocument,
  alive: ReadonlySet<string>,
  registry: Registry,
): FoundLeftovers {
  const found: FoundLeftovers = { leftovers: [], unreadable: [], stored: [] };
  const current = documentFromTree(toTree(stored, registry));
  for (const copy of copies) {
    if (alive.has(copy.session)) continue;
    if (!copy.work) {
      found.unreadable.push(copy);
      continue;
    }
    const { base, document: kept, sources, fields } = copy.work;
    const [before, after] = [toTree(base, registry), toTree(kept, registry)];
    const document = documentFromTree(after);
    const typed = Object.keys(fields).length;
    if (typed === 0 && isSameJson(document, current)) {
      found.stored.push(copy.session);
      continue;
    }
    found.leftovers.push({
      ...{ id: copy.session, at: Date.parse(copy.keptAt), editedAt: copy.editedAt, device: copy.device },
      ...{ base, version: copy.basedOn, document, sources, fields },
      changes: listDifferences(before, after).length + typed,
    });
  }
  return found;
}

/**
 * What this browser and the server have, each piece of work once: of a window of this browser its journal, unless that
 * stopped keeping before the server did.
 */
export function joinLeftovers(own: readonly Leftover[], copies: readonly Leftover[]): Leftover[] {
  const joined = own.map((leftover) => {
    const copy = copies.find(({ id }) => id === leftover.id);
    return copy && (copy.editedAt ?? 0) > leftover.at && !isSameJson(copy.document, leftover.document)
      ? copy
      : leftover;
  });
  return [...joined, ...copies.filter(({ id }) => !own.some((leftover) => leftover.id === id))];
}
